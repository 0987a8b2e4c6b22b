import AutoLayout
import Expectations
import Foundation
import Testing

/// The selection of UIPickerView, the items of UINavigationBar and the options of UISearchBar.
@Suite struct PickerSelectionTests {
  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 0]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  @Test func `a picker selects rows that exist`() {
    let (picker, source) = (UIPickerView(), Source())
    expectTrue(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = source
    picker.delegate = source
    expectTrue(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    expectTrue(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(2, inComponent: 0, animated: true)
    picker.selectRow(1, inComponent: 5, animated: false)
    expectEqual(picker.selectedRow(inComponent: 0), 2)
    source.counts = [2]
    picker.reloadComponent(0)
    expectEqual(picker.selectedRow(inComponent: 0), 1)
    picker.reloadAllComponents()
    expectTrue(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(.max, inComponent: 0, animated: false)
    expectEqual(picker.selectedRow(inComponent: 0), 1)
    let view = source.pickerView(picker, viewForRow: 1, forComponent: 0, reusing: nil)
    expectEqual((view as? UILabel)?.text, "Row 1")
  }

  @Test func `a negative number of columns counts as none`() {
    final class Negative: UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { -2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        -1
      }
    }
    let (picker, source) = (UIPickerView(), Negative())
    picker.dataSource = source
    expectEqual(picker.numberOfComponents, 0)
  }

  private final class Listener: UINavigationControllerDelegate {
    var calls: [String] = []
    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("did show \(viewController.title ?? "")") }
  }

  @Test func `a navigation bar has the items of the controllers, and the delegate is told`() {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let controller = UINavigationController(rootViewController: first)
    let listener = Listener()
    controller.delegate = listener
    controller.loadViewIfNeeded()
    controller.pushViewController(second, animated: false)
    expectTrue(controller.navigationBar.topItem === second.navigationItem)
    expectEqual(controller.navigationBar.backItem?.title, "First")
    controller.popViewController(animated: true)
    expectEqual(controller.navigationBar.items?.count, 1)
    expectEqual(
      listener.calls,
      [
        "will show First", "did show First", "will show Second", "did show Second",
        "will show First", "did show First",
      ]
    )
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "Alone")], animated: false)
    expectTrue(bar.topItem?.title == "Alone" && bar.backItem == nil)
  }

  @Test func `options of bars are stored and change no frame`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    bar.layoutIfNeeded()
    let frame = bar.searchTextField.frame
    bar.setShowsCancelButton(true, animated: true)
    bar.scopeButtonTitles = ["A", "B"]
    bar.layoutIfNeeded()
    expectTrue(bar.showsCancelButton && bar.searchTextField.frame == frame)
    let item = UINavigationItem(title: "")
    item.setHidesBackButton(true, animated: false)
    item.setRightBarButton(UIBarButtonItem(), animated: false)
    expectTrue(item.hidesBackButton && item.rightBarButtonItems?.count == 1)
    let controller = UINavigationController()
    controller.setToolbarHidden(false, animated: true)
    expectTrue(!controller.isToolbarHidden)
  }
}
