import AutoLayout
import SnapKitStandIn

// begin
// Old.swift, with import SnapKit
func placeAvatar(_ avatar: UIView) {
  avatar.snp.makeConstraints { make in
    make.left.top.equalToSuperview()
    make.size.equalTo(40)
  }
}
// end
