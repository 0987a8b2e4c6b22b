// As Apple's module does.
#if Port
  @_exported public import PlumbCombine
  @_exported public import UIKit
#endif
