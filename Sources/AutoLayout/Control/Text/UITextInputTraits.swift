/// The properties of a keyboard for one object that receives text. There is no keyboard here: the
/// values are stored without an effect, except that a secure text field shows dots.
///
/// All requirements have default implementations, whose setters do nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITextInputTraits: AnyObject {
  /// The letters that the keyboard makes capitals. By default the first of each sentence.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelt words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed when text is pasted and cut.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The colours of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text. By default false.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden. By default false.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, by which the system offers values; nil for none.
  var textContentType: UITextContentType! { get set }
  /// The rules for new passwords; nil for none.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// The first letter of each sentence; setting it does nothing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default; setting it does nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False; setting it does nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False; setting it does nothing.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nil; setting it does nothing.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// Nil; setting it does nothing.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// The stored properties of a keyboard, without those of security.
struct KeyboardTraits {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKey = false
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}

/// The letters that a keyboard makes capitals.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether a keyboard corrects words.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelt words are marked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// If the keyboard corrects words.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether straight quotation marks become typographic ones.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are added and removed when text is pasted and cut.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The keys of a keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The keys of the language.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation first.
  case numbersAndPunctuation = 2
  /// The characters of URLs.
  case URL = 3
  /// The digits of the language.
  case numberPad = 4
  /// The keys of a telephone.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// The characters of email addresses.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// Letters, at sign and number sign.
  case twitter = 9
  /// Letters, space and full stop for searches.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// The former name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The colours of a keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The former name of ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of a return key.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// The meaning of a text, by which a system offers values for it.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning as a string.
  public var rawValue: String
  /// Creates a meaning from its string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix or title of a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address of any number of lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city and the state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password for a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent to the user.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber =
    UITextContentType(rawValue: "shipment-tracking-number")
}

/// The rules for new passwords. Stored without an effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextInputPasswordRules: NSObject {
  /// The rules as a text.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules from a text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
