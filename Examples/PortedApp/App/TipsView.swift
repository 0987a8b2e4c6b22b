import SwiftUI

struct TipsView: View {
  let tips: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tips").font(.headline)
      ForEach(tips, id: \.self) { Text($0) }
    }
    .padding()
  }
}
