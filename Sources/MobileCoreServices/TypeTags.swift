public import Foundation
internal import UniformTypeIdentifiers

/// The extensions of file names, without a dot.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// Returns the identifier of the type with a name, such as an extension; see `UTType.init(tag:tagClass:conformingTo:)`.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString,
  _ inTag: CFString,
  _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let type = UTType(
    tag: inTag as String,
    tagClass: UTTagClass(rawValue: inTagClass as String),
    conformingTo: inConformingToUTI.map { UTType(importedAs: $0 as String) }
  )
  return type.map { .passRetained($0.identifier as CFString) }
}

/// Returns the preferred name of a type, such as its extension; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString)
  -> Unmanaged<CFString>?
{
  let tags = UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]
  return tags?.first.map { .passRetained($0 as CFString) }
}

/// Returns whether a type is another type, or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  UTType(importedAs: inUTI as String).conforms(to: UTType(importedAs: inConformsToUTI as String))
}

/// Returns whether two identifiers are those of the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}
