import ArgumentParser
import LayoutReports

@main
struct PlumbCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Lay out views with Auto Layout, without a simulator.",
    version: PlumbVersion.current,
    subcommands: [
      CheckCommand.self, DemoCommand.self, ExplainCommand.self, FramesCommand.self,
      LintCommand.self, RenderCommand.self,
    ]
  )
}
