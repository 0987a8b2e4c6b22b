import AutoLayout
import Expectations
import Testing

/// Searches in navigation controllers.
@Suite struct UISearchControllerTests {
  private final class Log: UIResponder, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.searchBar.text ?? "nil")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("did dismiss")
    }
  }

  private let log = Log()
  private let content = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController
  private let navigation: UINavigationController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = log
    search.delegate = log
    content.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: content)
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func `the search bar is the lower part of the navigation bar`() {
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 96))
    expectEqual(search.searchBar.frame, CGRect(x: 0, y: 44, width: 390, height: 52))
    expectEqual(content.view.safeAreaInsets.top, 143)
    content.navigationItem.searchController = nil
    window.layoutIfNeeded()
    expectTrue(navigation.navigationBar.frame.height == 44 && search.searchBar.superview == nil)
    expectEqual(content.view.safeAreaInsets.top, 91)
  }

  @Test func `another controller on the stack has its own search bar, or none`() {
    navigation.pushViewController(UIViewController(), animated: true)
    window.layoutIfNeeded()
    expectTrue(navigation.navigationBar.frame.height == 44 && search.searchBar.superview == nil)
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    expectEqual(navigation.navigationBar.frame.height, 96)
    expectTrue(search.searchBar.superview === navigation.navigationBar)
  }

  @Test func `editing begins the search, and typing shows the results`() {
    search.searchBar.becomeFirstResponder()
    expectTrue(search.isActive && search.searchBar.showsCancelButton)
    expectEqual(log.calls, ["will present", "did present", "update "])
    window.layoutIfNeeded()
    expectTrue(search.view.superview === navigation.view && results.viewIfLoaded?.superview == nil)
    search.searchBar.searchTextField.insertText("a")
    window.layoutIfNeeded()
    expectEqual(log.calls.last, "update a")
    expectEqual(results.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectTrue(results.view.superview === search.view && results.parent === search)
    expectEqual(results.view.safeAreaInsets.top, 99)
    search.isActive = false
    window.layoutIfNeeded()
    expectEqual(log.calls.suffix(3), ["will dismiss", "did dismiss", "update "])
    expectTrue(search.view.superview == nil && results.view.superview == nil)
    expectTrue(!search.searchBar.isFirstResponder && !search.searchBar.showsCancelButton)
  }

  @Test func `the navigation bar is hidden except for the search bar, if it should be`() {
    search.isActive = true
    window.layoutIfNeeded()
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 52))
    expectTrue(search.searchBar.frame.minY == 0 && content.view.safeAreaInsets.top == 99)
    search.hidesNavigationBarDuringPresentation = false
    window.layoutIfNeeded()
    expectEqual(navigation.navigationBar.frame.height, 96)
  }

  @Test func `content that is not obscured stays visible and takes touches`() throws {
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    window.layoutIfNeeded()
    expectTrue(search.view.backgroundColor == nil && !search.view.isUserInteractionEnabled)
    search.obscuresBackgroundDuringPresentation = true
    expectTrue(search.view.backgroundColor != nil && search.view.isUserInteractionEnabled)
  }

  @Test func `the app may show and hide the results`() {
    search.isActive = true
    search.showsSearchResultsController = true
    window.layoutIfNeeded()
    expectTrue(results.view.superview === search.view)
    expectTrue(!search.automaticallyShowsSearchResultsController)
    search.showsSearchResultsController = false
    expectTrue(results.view.superview == nil)
  }

  @Test func `the controller of the results appears and disappears`() {
    final class Results: UIViewController {
      var calls: [String] = []
      override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    }
    let results = Results()
    let search = UISearchController(searchResultsController: results)
    content.navigationItem.searchController = search
    search.isActive = true
    search.searchBar.searchTextField.insertText("a")
    window.layoutIfNeeded()
    expectEqual(results.calls, ["appear"])
    search.isActive = false
    window.layoutIfNeeded()
    expectEqual(results.calls, ["appear", "disappear"])
  }

  @Test func `a controller that is popped during a search leaves no view behind`() {
    let other = UIViewController()
    let inner = UISearchController(searchResultsController: nil)
    other.navigationItem.searchController = inner
    navigation.pushViewController(other, animated: false)
    inner.isActive = true
    window.layoutIfNeeded()
    expectTrue(inner.view.superview === navigation.view)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    expectTrue(inner.view.superview == nil && inner.parent == nil)
    expectEqual(navigation.children.count, 1)
  }

  @Test func `a bar outside of a navigation bar notifies its controller`() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = log
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(search.searchBar)
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("b")
    expectTrue(search.isActive && log.calls == ["update ", "update b"])
  }
}
