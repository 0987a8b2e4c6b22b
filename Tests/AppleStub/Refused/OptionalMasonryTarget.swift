import Masonry
import UIKit

@MainActor func refused(_ view: UIView) {
  view.mas_makeConstraints { make in
    make.left.equalTo(view.superview)
  }
}
