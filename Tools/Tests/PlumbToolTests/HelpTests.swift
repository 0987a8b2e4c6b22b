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
          frames                  Write what happens in a scene, picture by picture.
          render                  Lay out Interface Builder files and draw them.

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
        beside the code that makes them; svg/, the pictures, of which some move; and
        frames.json, the frames of all named views.

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

  @Test func `frames says what it writes`() {
    #expect(
      PlumbCommand.helpMessage(for: FramesCommand.self, columns: 80) == """
        OVERVIEW: Write what happens in a scene, picture by picture.

        The output folder receives frame-0000.svg, the scene before anything happens,
        and from frame-0001.svg on a picture for each frame of what happens.

        USAGE: plumb frames <id> [--output <folder>] [--fps <number>] [--seconds <number>] \
        [--landscape] [--rtl] [--overlay] [--quiet]

        ARGUMENTS:
          <id>                    The scene.

        OPTIONS:
          -o, --output <folder>   The folder to write to. (default: frames)
          --fps <number>          Pictures in a second. (default: 60)
          --seconds <number>      After how many seconds to stop. (default: 10)
          --landscape             Hold the phone across.
          --rtl                   Lay out for languages from right to left.
          --overlay               Draw frames, guides and constraints of the layout at
                                  the end over the pictures.
          --quiet                 Say nothing but errors.
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

  @Test func `render says what it draws`() {
    #expect(
      PlumbCommand.helpMessage(for: RenderCommand.self, columns: 80) == """
        OVERVIEW: Lay out Interface Builder files and draw them.

        Draws each view of a controller, each view at the top of a xib, and each cell
        as an SVG picture. A file that cannot be read is reported and left out; the
        others are drawn all the same, and the command ends with status 1.

        USAGE: plumb render [<options>] <file> ...

        ARGUMENTS:
          <file>                  Files (.xib, .storyboard) and folders that hold some,
                                  at any depth.

        OPTIONS:
          -o, --output <folder>   The folder for pictures. Default: pictures; none with
                                  --frames alone.
          --device <device>       The screen, as 'iPhone 15 Pro' or retina6_12.
                                  Default: that of the file.
          --size <size>           The size of each view in points, as 390x844.
          --landscape             Hold the device across. Default: as the file says.
          --portrait              Hold the device upright. Default: as the file says.
          --rtl                   Lay out for languages from right to left.
          --text-scale <factor>   By how much texts are larger. (default: 1.0)
          --object <id>           Only the object with this id, or of the controller or
                                  cell with it.
          --overlay               Draw frames, guides and constraints over the views.
          --frames <file>         Write the frames of all views with an id, as JSON.
          --stored-sizes          Take the sizes that labels, buttons, images and the
                                  like have in the file for their natural ones, instead
                                  of measuring. For comparing with what Xcode came to.
          --uninstalled           Keep views that are not installed for the device's
                                  size classes: hidden, where the file has them.
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
