// What ported sources import in place of Apple's module `Combine`. A module of that name would change what OpenCombine compiles: it asks
// `canImport(Combine)`.
#if Port
  @_exported public import OpenCombine
  @_exported public import OpenCombineDispatch
  @_exported public import OpenCombineFoundation
#endif
