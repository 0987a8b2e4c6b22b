import Foundation

/// A folder that goes when the test is over.
func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = try makeFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

func withFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = try makeFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}

private func makeFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}
