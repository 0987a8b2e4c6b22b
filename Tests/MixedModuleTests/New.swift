import Plumb

// begin
// New.swift, with import Plumb
func placeTitle(_ title: UIView, beside avatar: UIView) {
  title.snp.makeConstraints { make in
    make.left.equalTo(avatar.snp.right).spacing(8)
    make.top.height.equalTo(avatar)
    make.right.equalToSuperview().inset(8)
  }
}
// end
