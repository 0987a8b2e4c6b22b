import ArgumentParser

@main
struct PlumbCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Lay out views with Auto Layout, without a simulator.",
    version: "0.1.0",
    subcommands: [
      DemoCommand.self, ExplainCommand.self, FramesCommand.self, RenderCommand.self,
    ]
  )
}
