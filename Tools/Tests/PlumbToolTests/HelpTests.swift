import ArgumentParser
import Testing

@testable import PlumbTool

@Suite struct HelpTests {
  @Test func `the help of plumb`() {
    #expect(
      PlumbCommand.helpMessage(columns: 80) == """
        OVERVIEW: Lay out views with Auto Layout, without a simulator.

        USAGE: plumb <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          check                   Check the screens that a package's tests lay out.
          demo                    Lay out every scene and draw a gallery of them.
          explain                 Explain the conflicts of constraints in a log of
                                  Xcode's.
          frames                  Write the frames of an animated scene as pictures.
          lint                    Find defects in the layouts of Interface Builder
                                  files.
          render                  Lay out Interface Builder files and draw them.

          See 'plumb help <subcommand>' for detailed help.
        """
    )
  }

  @Test func `the help of demo`() {
    #expect(
      PlumbCommand.helpMessage(for: DemoCommand.self, columns: 80) == """
        OVERVIEW: Lay out every scene and draw a gallery of them.

        Every scene is laid out for a phone in portrait and landscape orientation, left
        to right and right to left. The output folder gets index.html, a page with all
        pictures beside their source code; svg/, the pictures, some of them animated;
        and frames.json, the frames of all named views.

        USAGE: plumb demo [--output <folder>] [--scene <id> ...] [--overlay] [--quiet]

        OPTIONS:
          -o, --output <folder>   The folder to write to. (default: gallery)
          --scene <id>            The scene to draw; can be repeated. Default: all
                                  scenes.
          --overlay               Draw frames, guides and constraints over the pictures
                                  in all settings, not only in portrait orientation
                                  from left to right.
          --quiet                 Print errors only.
          --version               Show the version.
          -h, --help              Show help information.

        """
    )
  }

  @Test func `the help of explain`() {
    #expect(
      PlumbCommand.helpMessage(for: ExplainCommand.self, columns: 80) == """
        OVERVIEW: Explain the conflicts of constraints in a log of Xcode's.

        Reads what UIKit or AppKit print when constraints cannot be satisfied, finds
        the constraints that contradict each other, and says in one sentence why, and
        what to change. Ends with status 0 if a conflict was explained, and with 1 if
        the logs contain none.

        USAGE: plumb explain [<file> ...] [--output <file>] [--json]

        ARGUMENTS:
          <file>                  Log files; - or none for the standard input.

        OPTIONS:
          -o, --output <file>     Write a picture of the first conflict, as SVG.
          --json                  Print JSON: an array with an object for each conflict.
          --version               Show the version.
          -h, --help              Show help information.

        """
    )
  }

  @Test func `the help of frames`() {
    #expect(
      PlumbCommand.helpMessage(for: FramesCommand.self, columns: 80) == """
        OVERVIEW: Write the frames of an animated scene as pictures.

        The output folder gets frame-0000.svg, the scene before its animation, and from
        frame-0001.svg on one picture for each frame of the animation.

        USAGE: plumb frames <id> [--output <folder>] [--fps <number>] [--seconds <number>] \
        [--landscape] [--rtl] [--overlay] [--quiet]

        ARGUMENTS:
          <id>                    The id of the scene.

        OPTIONS:
          -o, --output <folder>   The folder to write to. (default: frames)
          --fps <number>          Frames per second. (default: 60)
          --seconds <number>      The maximum length in seconds. (default: 10)
          --landscape             Use landscape orientation.
          --rtl                   Lay out from right to left.
          --overlay               Draw frames, guides and constraints of the final
                                  layout over the pictures.
          --quiet                 Print errors only.
          --version               Show the version.
          -h, --help              Show help information.

        """
    )
  }

  @Test(arguments: ["0", "-1", "1001", "2.5", "many"])
  func `frames in a second are a whole number`(rate: String) {
    #expect(throws: (any Error).self) { try FramesCommand.parse(["seed0-8", "--fps", rate]) }
    #expect(throws: (any Error).self) { try FramesCommand.parse(["seed0-8", "--seconds", "-1"]) }
  }

  @Test func `the help of render`() {
    #expect(
      PlumbCommand.helpMessage(for: RenderCommand.self, columns: 80) == """
        OVERVIEW: Lay out Interface Builder files and draw them.

        Draws each view of a controller, each top-level view of a xib, and each cell as
        a picture. A file that cannot be read is reported and skipped; the other files
        are drawn, and the command ends with status 1.

        USAGE: plumb render [<options>] <file> ...

        ARGUMENTS:
          <file>                  Files (.xib, .storyboard), and folders that contain
                                  such files at any depth.

        OPTIONS:
          -o, --output <folder>   The folder for pictures. Default: pictures; with
                                  --frames only, none.
          --device <device>       The screen, for example 'iPhone 15 Pro' or
                                  retina6_12. Default: the device of the file.
          --size <size>           The size of each view in points, for example 390x844.
          --landscape             Use landscape orientation. Default: the orientation
                                  of the file.
          --portrait              Use portrait orientation. Default: the orientation of
                                  the file.
          --rtl                   Lay out from right to left.
          --text-scale <factor>   The factor of font sizes. (default: 1.0)
          --stored-sizes          Use the stored sizes of labels, buttons, images and
                                  similar views as intrinsic content sizes instead of
                                  measuring. For comparison with Xcode.
          --uninstalled           Keep views that are not installed for the device's
                                  size classes: hidden, with their frames in the file.
          --object <id>           The id of the only object to draw, or of its
                                  controller or cell.
          --overlay               Draw frames, guides and constraints over the views.
          --format <format>       The format of pictures: svg, png or pdf. PNG and PDF
                                  need the trait Cairo, and fonts. (default: svg)
          --font <file>           A font file for PNG and PDF; can be repeated. The
                                  family of the first is the system font.
          --scale <number>        The number of pixels in a point, for PNG. (default:
                                  2.0)
          --frames <file>         Write the frames of all views with an id, as JSON.
          --quiet                 Print errors only.
          --version               Show the version.
          -h, --help              Show help information.

        """
    )
  }

  @Test func `the help of check`() {
    #expect(
      PlumbCommand.helpMessage(for: CheckCommand.self, columns: 80) == """
        OVERVIEW: Check the screens that a package's tests lay out.

        Runs the package's tests. Each call of expectLayout is a screen: it is laid out
        in all combinations of its matrix, and checked by all rules except those that
        the test allows. Other failures of the tests do not matter. Ends with status 0
        if nothing is found, 1 if something is, 2 if the package does not build, 3 if
        its tests lay out no screen, and 4 if their process ended early.

        USAGE: plumb check [<package>] [--filter <regex>] [--format <format>] [--output <file>] -- [<arguments> ...]

        ARGUMENTS:
          <package>               The folder of the package. (default: .)
          <arguments>             Further arguments of swift test, after --.

        OPTIONS:
          --filter <regex>        A regular expression for the names of the tests to
                                  run. Default: all tests.
          --format <format>       text, json, sarif (for code scanning) or github
                                  (annotations of a workflow). (values: text, json,
                                  sarif, github; default: text)
          -o, --output <file>     The file for the report. Default: the standard output.
          --version               Show the version.
          -h, --help              Show help information.

        """
    )
  }

  @Test func `the help of lint`() {
    #expect(
      PlumbCommand.helpMessage(for: LintCommand.self, columns: 80) == """
        OVERVIEW: Find defects in the layouts of Interface Builder files.

        Lays out each view of a controller, each top-level view of a xib, and each
        cell, and prints what the rules find, with the line in the file. Ends with
        status 0 if nothing is found, and with 1 if something is, or if a file cannot
        be read.

        USAGE: plumb lint [<options>] [<file> ...]

        ARGUMENTS:
          <file>                  Files (.xib, .storyboard), and folders that contain
                                  such files at any depth.

        OPTIONS:
          --scene <id>            A scene of the gallery; can be repeated.
          --all-scenes            All scenes of the gallery.
          --except <rule>         A rule that is not applied; can be repeated.
          --format <format>       text, json, sarif (for code scanning) or github
                                  (annotations of a workflow). (values: text, json,
                                  sarif, github; default: text)
          -o, --output <file>     The file for the report. Default: the standard output.
          --device <device>       The screen, for example 'iPhone 15 Pro' or
                                  retina6_12. Default: the device of the file.
          --size <size>           The size of each view in points, for example 390x844.
          --landscape             Use landscape orientation. Default: the orientation
                                  of the file.
          --portrait              Use portrait orientation. Default: the orientation of
                                  the file.
          --rtl                   Lay out from right to left.
          --text-scale <factor>   The factor of font sizes. (default: 1.0)
          --stored-sizes          Use the stored sizes of labels, buttons, images and
                                  similar views as intrinsic content sizes instead of
                                  measuring. For comparison with Xcode.
          --uninstalled           Keep views that are not installed for the device's
                                  size classes: hidden, with their frames in the file.
          --object <object>       The id of the only object to lint, or of its
                                  controller or cell.
          --quiet                 Print findings and errors only.
          --version               Show the version.
          -h, --help              Show help information.

        """
    )
  }

  @Test func `the version is the package's`() {
    #expect(PlumbCommand.configuration.version == "0.1.0")
  }
}
