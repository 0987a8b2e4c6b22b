import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import TestLength
import Testing

/// A stack after random changes, from fixed seeds, has the frames of a new stack in the same state.
@Suite struct StackViewSequenceTests {
  /// Knuth's linear congruential generator.
  private struct Numbers {
    var state: UInt64
    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state &>> 33) % bound
    }
  }

  /// The state of a stack, from which a new one is made.
  private struct Model {
    struct Item {
      var size: CGSize
      var isHidden = false
      var spacing: CGFloat?
    }

    var items: [Item] = []
    var axis = 0
    var distribution = 0
    var alignment = 0
    var spacing: CGFloat = 0
    var isInMargins = false
    var width: CGFloat = 300

    func apply(to stack: UIStackView) {
      stack.axis = axis == 0 ? .horizontal : .vertical
      stack.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
      stack.alignment = UIStackView.Alignment(rawValue: alignment) ?? .fill
      stack.spacing = spacing
      stack.isLayoutMarginsRelativeArrangement = isInMargins
    }

    func makeTree() -> Tree {
      let tree = Tree()
      apply(to: tree.stack)
      for item in items {
        let view = SizedView(item.size.width, item.size.height)
        view.isHidden = item.isHidden
        tree.stack.addArrangedSubview(view)
        if let spacing = item.spacing { tree.stack.setCustomSpacing(spacing, after: view) }
      }
      tree.width.constant = width
      return tree
    }
  }

  private final class Tree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let stack = UIStackView()
    let width: NSLayoutConstraint

    init() {
      width = stack.widthAnchor.constraint(equalToConstant: 300)
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      // A margins guide stays once it is made, and keeps the stack from being smaller than its margins.
      _ = stack.layoutMarginsGuide
      NSLayoutConstraint.activate([
        width, stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }

    var frames: [String] { root.frames(of: [stack] + stack.arrangedSubviews) }
  }

  @Test(arguments: 0..<LongTests.value(60, share: 4))
  func `frames do not depend on the history of changes`(seed: Int) {
    let (_, issues) = collectingIssues {
      var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 1)
      var model = Model()
      let tree = Tree()
      let stack = tree.stack
      func size() -> CGSize {
        CGSize(width: CGFloat(10 * (1 + numbers.below(6))), height: CGFloat(5 + numbers.below(50)))
      }
      func sized(_ size: CGSize) -> SizedView { SizedView(size.width, size.height) }
      for step in 0..<25 {
        let index = model.items.isEmpty ? 0 : numbers.below(model.items.count)
        switch numbers.below(model.items.count < 2 ? 2 : 12) {
        case 0:
          let item = Model.Item(size: size())
          model.items.append(item)
          stack.addArrangedSubview(sized(item.size))
        case 1:
          let item = Model.Item(size: size())
          model.items.insert(item, at: index)
          stack.insertArrangedSubview(sized(item.size), at: index)
        case 2:
          model.items.remove(at: index)
          stack.arrangedSubviews[index].removeFromSuperview()
        case 3, 4:
          model.items[index].isHidden.toggle()
          stack.arrangedSubviews[index].isHidden.toggle()
        case 5:
          model.items[index].spacing = CGFloat(numbers.below(20))
          stack.setCustomSpacing(
            model.items[index].spacing ?? 0,
            after: stack.arrangedSubviews[index]
          )
        case 6:
          let item = model.items.remove(at: index)
          model.items.insert(Model.Item(size: item.size, isHidden: item.isHidden), at: 0)
          let view = stack.arrangedSubviews[index]
          stack.removeArrangedSubview(view)
          stack.insertArrangedSubview(view, at: 0)
        case 7:
          model.items[index].size = size()
          (stack.arrangedSubviews[index] as? SizedView)?.size = model.items[index].size
        case 8:
          model.spacing = CGFloat(numbers.below(15))
          model.isInMargins.toggle()
        case 9: model.distribution = numbers.below(5)
        case 10: model.alignment = numbers.below(6)
        default:
          model.axis = numbers.below(2)
          model.width = CGFloat(500 + numbers.below(100))
        }
        // Wide enough for all views, so that no constraints conflict.
        model.width = max(model.width, CGFloat(100 * model.items.count + 100))
        model.apply(to: stack)
        tree.width.constant = model.width
        if step % 2 == 0 {
          // Computing a fitting size before the layout pass changes nothing.
          let fresh = model.makeTree()
          expectEqual(stack.fits, fresh.stack.fits, "step \(step)")
          let (changed, made) = (tree.frames, fresh.frames)
          expectEqual(changed, made, "step \(step)")
          expectEqual(stack.fits, fresh.stack.fits, "step \(step)")
          if changed != made { return }
        }
      }
    }
    expectEmpty(issues)
  }
}

extension UIView {
  /// The smallest size that fits, to a hundredth of a point.
  fileprivate var fits: [CGFloat] {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return [size.width, size.height].map { ($0 * 100).rounded() / 100 }
  }
}
