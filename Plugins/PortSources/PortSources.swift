import Foundation
import PackagePlugin

/// Compiles copies of an app's sources as a part of a target.
///
/// The file `port.json` in the folder of the target names the sources, relative to the target's folder:
///
/// ```json
/// {"sources": ["../../App"], "exclude": ["AppDelegate.swift"], "assumeIOS": true, "imports": ["UIKit"]}
/// ```
///
/// All files get the imports: those of the app's bridging header. An import of a module that the target does not depend on is left out.
///
/// The copies are made again when a source changes. The package manager does not read this file again before it plans the build anew: the command
/// compares what it was told with the file.
@main struct PortSources: BuildToolPlugin {
  struct Settings: Decodable {
    var sources: [String]
    var exclude: [String]?
    var assumeIOS: Bool?
    var imports: [String]?
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = target.directoryURL.appending(path: "port.json")
    guard let data = try? Data(contentsOf: file) else {
      throw Failure(
        description:
          "\(file.path): cannot be read. Let it name the sources: {\"sources\": [\"../../App\"]}"
      )
    }
    let settings: Settings
    let known = ["sources", "exclude", "assumeIOS", "imports"]
    let keys = (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?.keys
    if let unknown = keys?.sorted().first(where: { !known.contains($0) }) {
      throw Failure(
        description:
          "\(file.path): has the unknown key '\(unknown)'. Known are \(known.joined(separator: ", "))."
      )
    }
    do {
      settings = try JSONDecoder().decode(Settings.self, from: data)
    } catch {
      throw Failure(
        description:
          "\(file.path): is not as expected (\(error)). Write {\"sources\": [\"../../App\"]}"
      )
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Ported")
    var (inputs, outputs): ([URL], [URL]) = ([file], [])
    var arguments: [String] = []
    for source in settings.sources {
      let root = target.directoryURL.appending(path: source).standardizedFileURL
      let found = swiftFiles(in: root, leavingOut: settings.exclude ?? [])
      if found.isEmpty || !FileManager.default.fileExists(atPath: root.path) {
        throw Failure(
          description:
            "\(file.path): there is no Swift source in \(root.path). Write a path from the folder of port.json."
        )
      }
      inputs += found.map(\.url)
      outputs += found.map {
        output.appending(path: "\($0.path.dropLast(".swift".count)).ported.swift")
      }
      arguments.append(root.path)
    }
    // Swift wants file names that differ from those in `#sourceLocation`.
    arguments += ["--output", output.path, "--suffix", ".ported", "--quiet"]
    arguments += (settings.exclude ?? []).flatMap { ["--exclude", $0] }
    arguments += ["--settings", file.path]
    if settings.assumeIOS == true { arguments.append("--assume-ios") }
    arguments += (settings.imports ?? []).flatMap { ["--import", $0] }
    let modules = target.recursiveTargetDependencies.map {
      ($0 as? any SourceModuleTarget)?.moduleName ?? $0.name
    }
    arguments += Set(modules).sorted().flatMap { ["--module", $0] }
    return [
      .buildCommand(
        displayName: "Porting \(outputs.count) files for \(target.name)",
        executable: try context.tool(named: "PortTool").url,
        arguments: arguments,
        inputFiles: inputs,
        outputFiles: outputs
      )
    ]
  }

  /// The Swift files of a folder, as the command finds them.
  private func swiftFiles(in root: URL, leavingOut excluded: [String]) -> [(url: URL, path: String)]
  {
    if root.pathExtension == "swift" { return [(root, root.lastPathComponent)] }
    let files = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: [.isSymbolicLinkKey],
      options: [.skipsHiddenFiles]
    )
    var result: [(url: URL, path: String)] = []
    let depth = root.pathComponents.count
    while let url = files?.nextObject() as? URL {
      let path = url.standardizedFileURL.pathComponents.dropFirst(depth).joined(separator: "/")
      if excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { continue }
      let isLink = try? url.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink
      if url.pathExtension == "swift" && isLink != true { result.append((url, path)) }
    }
    return result.sorted { $0.path < $1.path }
  }
}
