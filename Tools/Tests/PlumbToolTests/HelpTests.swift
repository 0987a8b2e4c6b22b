import ArgumentParser
import Testing

@testable import PlumbTool

@Suite struct HelpTests {
  @Test func `plumb says what it is for`() {
    #expect(
      PlumbCommand.helpMessage(columns: 80) == """
        OVERVIEW: Lay out views with Auto Layout, without a simulator.

        USAGE: plumb <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          demo                    Lay out every scene and draw a gallery of them.

          See 'plumb help <subcommand>' for detailed help.
        """
    )
  }

  @Test func `demo says what it writes`() {
    #expect(
      PlumbCommand.helpMessage(for: DemoCommand.self, columns: 80) == """
        OVERVIEW: Lay out every scene and draw a gallery of them.

        Every scene is laid out on a phone held upright and across, left to right and
        right to left. The output folder receives index.html, a page with all pictures
        beside the code that makes them; svg/, the pictures; and frames.json, the
        frames of all named views.

        USAGE: plumb demo [--output <folder>] [--scene <id> ...] [--overlay] [--quiet]

        OPTIONS:
          -o, --output <folder>   The folder to write to. (default: gallery)
          --scene <id>            Draw this scene; may be given several times. Default:
                                  all scenes.
          --overlay               Draw frames, guides and constraints over the pictures
                                  of all settings, not only of the upright one from
                                  left to right.
          --quiet                 Say nothing but errors.
          --version               Show the version.
          -h, --help              Show help information.

        """
    )
  }

  @Test func `the version is the package's`() {
    #expect(PlumbCommand.configuration.version == "0.1.0")
  }
}
