import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutReports
import PlumbDemo
import PlumbFiles
import PlumbScenes

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find defects in the layouts of Interface Builder files.",
    discussion: """
      Lays out each view of a controller, each top-level view of a xib, and each cell, and prints \
      what the rules find, with the line in the file. Ends with status 0 if nothing is found, and \
      with 1 if something is, or if a file cannot be read.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Files (.xib, .storyboard), and folders that contain such files at any depth.",
      valueName: "file"
    )
  )
  var paths: [String] = []

  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp("A scene of the gallery; can be repeated.", valueName: "id")
  )
  var scenes: [String] = []

  @Flag(help: "All scenes of the gallery.")
  var allScenes = false

  @Option(
    name: .customLong("except"),
    help: ArgumentHelp("A rule that is not applied; can be repeated.", valueName: "rule")
  )
  var exceptions: [String] = []

  @OptionGroup var reportOptions: ReportOptions

  @OptionGroup var canvas: CanvasOptions

  @Option(
    help: ArgumentHelp(
      "The id of the only object to lint, or of its controller or cell.",
      valueName: "object"
    )
  )
  var object: String?

  @Flag(help: "Print findings and errors only.")
  var quiet = false

  func validate() throws {
    if paths.isEmpty && scenes.isEmpty && !allScenes {
      throw ValidationError("Name files, folders or scenes, for example Main.storyboard.")
    }
    for id in exceptions where !LintSelection.ids.contains(id) {
      throw ValidationError(
        "There is no rule '\(id)'. The rules are \(LintSelection.ids.joined(separator: ", "))."
      )
    }
  }

  func run() throws {
    let rules = LintSelection(except: exceptions)
    let chosen = allScenes || !scenes.isEmpty ? try Scene.selected(by: allScenes ? [] : scenes) : []
    let input = InputFiles(paths)
    input.reportFaults(quiet: quiet)
    if !paths.isEmpty && input.files.isEmpty { throw FileError.noFiles }
    let progress = quiet ? nil : ProgressLine.onTerminal
    var lint = InterfaceLint(rules: rules)
    lint.canvas = canvas.canvas
    lint.objectID = object
    var findings: [Finding] = []
    var (readable, hasObject) = (0, false)
    for (index, file) in input.files.enumerated() {
      progress?.show("[\(index + 1)/\(input.files.count)] \(file.name)")
      do throws(InterfaceError) {
        let document = try InterfaceDocument(contentsOf: file.url)
        readable += 1
        guard let found = lint.findings(in: document) else { continue }
        hasObject = true
        findings += found
      } catch {
        progress?.clear()
        StandardError.say("\(error)")
      }
    }
    if let object, readable > 0, !hasObject { throw FileError.noObject(object) }
    for (index, scene) in chosen.enumerated() {
      progress?.show("[\(index + 1)/\(chosen.count)] \(scene.id)")
      findings += SceneLint(rules: rules).findings(in: scene)
    }
    progress?.clear()
    let report = Report(findings)
    try reportOptions.write(report)
    let unreadable = input.files.count - readable
    if !quiet {
      var parts = input.files.isEmpty ? [] : [count(readable, "file")]
      if !chosen.isEmpty { parts.append(count(chosen.count, "scene")) }
      let end = unreadable > 0 ? "; \(count(unreadable, "file")) could not be read." : "."
      StandardError.say(
        "\(parts.joined(separator: ", ")): \(count(report.findings.count, "finding"))\(end)"
      )
    }
    if !report.findings.isEmpty || unreadable > 0 || input.hasFaults { throw ExitCode.failure }
  }
}
