/// Called once for each reported conflict, as a place for a breakpoint. Writes the conflict to the
/// environment's log, in the form of Apple's logs. (Rules 1.49, 1.50.)
///
/// - Parameters:
///   - brokenConstraint: The constraint that is broken to recover from the conflict.
///   - constraints: The constraints that cannot all be satisfied, including `brokenConstraint`.
@inline(never)
public func UIViewAlertForUnsatisfiableConstraints(
  _ brokenConstraint: NSLayoutConstraint,
  _ constraints: [NSLayoutConstraint]
) {
  guard let log = brokenConstraint.environment.log else { return }
  var text = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tAt least one of the constraints in the list below should probably not be there.
    \tTo find it:
    \t\t(1) go through the list for constraints that you do not expect;
    \t\t(2) look for the code that made them, and correct it.

    """
  if constraints.contains(where: { $0 is NSAutoresizingMaskLayoutConstraint }) {
    text += """
      \t(Note: an NSAutoresizingMaskLayoutConstraint is there because its view has \
      translatesAutoresizingMaskIntoConstraints set.)

      """
  }
  text += "(\n"
  text += constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
  text += """

    )

    Will attempt to recover by breaking constraint \n\(brokenConstraint)

    Set a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to stop here in the debugger.
    The methods of UIConstraintBasedLayoutDebugging, on UIView, may help as well.
    """
  log(text)
}
