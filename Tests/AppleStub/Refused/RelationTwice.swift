import Plumb
import UIKit

@MainActor func refused(_ view: UIView) {
  view.snp.makeConstraints { make in
    make.left.equalTo(view).lessThanOrEqualTo(view)
  }
}
