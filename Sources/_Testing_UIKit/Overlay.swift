// A file that imports both Testing and UIKit makes the compiler import a module of this name: it belongs to the toolchain
// on Apple's platforms, and has to be here on others. What it adds there, images attached to tests, is not here.
@_exported public import UIKit
