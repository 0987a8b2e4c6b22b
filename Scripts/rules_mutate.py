"""Breaks one rule after another in a copy of the sources, and expects a test that names the rule to fail each time.

Run by `make rules-mutate`. Takes a build, and a run of the suites that name the rule, for each mutation.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The tests of the runtime.
TESTS = ["AnimationTests", "AutoLayoutTests", "ControlTests", "ControllerTests", "ListTests"]

# Only what they need.
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Plumb",
  targets: [
    .target(name: "Cassowary", swiftSettings: settings),
    .target(name: "AutoLayout", dependencies: ["Cassowary"], swiftSettings: settings),
    .target(name: "InterfaceBuilder", dependencies: ["AutoLayout"], swiftSettings: settings),
    .target(name: "PlumbLint", dependencies: ["AutoLayout"], swiftSettings: settings),
    .target(name: "PlumbRender", dependencies: ["AutoLayout"], swiftSettings: settings),
    .target(
      name: "PlumbTesting",
      dependencies: ["AutoLayout", "InterfaceBuilder", "PlumbLint", "PlumbRender"],
      swiftSettings: settings
    ),
    .target(name: "Boxes", dependencies: ["AutoLayout"], path: "Tests/Boxes", swiftSettings: settings),
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: settings),
    .target(name: "RuleTrait", path: "Tests/RuleTrait", swiftSettings: settings),
    .target(name: "TestLength", path: "Tests/TestLength", swiftSettings: settings),
  ] + [TARGETS].map {
    Target.testTarget(
      name: $0,
      dependencies: ["AutoLayout", "Boxes", "Expectations", "PlumbTesting", "RuleTrait", "TestLength"],
      swiftSettings: settings
    )
  },
  swiftLanguageModes: [.v6]
)
"""

CONSTRAINT = "Sources/AutoLayout/Constraint/"
ENGINE = "Sources/AutoLayout/Engine/"
GUIDE = "Sources/AutoLayout/Guide/"
STACK = "Sources/AutoLayout/StackView/"
VIEW = "Sources/AutoLayout/View/"

# rule, file, what stands there exactly once, what is put there
MUTATIONS = [
    ("1.09", CONSTRAINT + "NSLayoutConstraint+Legality.swift",
     "if a != .size && (b == .none || multiplier == 0) {",
     "if a != .size && b == .none {"),
    ("1.11", CONSTRAINT + "NSLayoutConstraint+Legality.swift",
     "if (a == .absolute && b == .directional) || (a == .directional && b == .absolute) {",
     "if a == .absolute && b == .directional {"),
    ("1.22", CONSTRAINT + "UILayoutPriority.swift",
     "rawValue > 0 && rawValue <= 1000",
     "rawValue >= 0 && rawValue <= 1000"),
    ("1.29", VIEW + "Links.swift",
     "if above == second { return second }",
     "if above == second { return second.parent ?? second }"),
    ("1.36", VIEW + "UIView+Hierarchy.swift",
     "if let holder = constraint.holder, !holder.isInside(of: top) {",
     "if constraint.holder != nil {"),
    ("1.44", CONSTRAINT + "ConstraintDescription.swift",
     'gap.isFixed ? "(LTR)" : ""',
     'gap.isFixed ? "" : ""'),
    ("2.06", ENGINE + "LayoutEngine+Unknowns.swift",
     "width: state.pointee.solver.makeVariable(.nonNegative,",
     "width: state.pointee.solver.makeVariable(.free,"),
    ("2.08", ENGINE + "LayoutEngine+Frames.swift",
     "Rank(tier: line.scale == 0 ? .frames : .masks, order: order),",
     "Rank(tier: .hostSize, order: order),"),
    ("2.12", ENGINE + "LayoutEngine+Unknowns.swift",
     "let order = item.order\n    let variables",
     "let order = 1_000_000_000 &- item.order\n    let variables"),
    ("2.15", ENGINE + "LayoutEngine+Questions.swift",
     "state.pointee.exercises += 1",
     "state.pointee.exercises += 2"),
    ("3.03", VIEW + "UIView+Constraints.swift",
     "return held + axes.compactMap",
     "return held + axes.prefix(1).compactMap"),
    ("4.04", VIEW + "UIView+Autoresizing.swift",
     "position = Line(scale: part, offset: -part * w)",
     "position = Line(scale: part, offset: 0)"),
    ("4.05", VIEW + "UIView+Autoresizing.swift",
     "guard container != 0 else {",
     "guard container != 1 else {"),
    ("4.08", ENGINE + "LayoutEngine+Frames.swift",
     "    maskChanged(view)\n    contentChanged(view)\n",
     "    contentChanged(view)\n"),
    ("5.04", GUIDE + "UIView+Margins.swift",
     "UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)",
     "UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 9)"),
    ("6.04", ENGINE + "LayoutEngine+Equations.swift",
     "isDirectional && holder.isMirrored",
     "isDirectional && first.ask { $0.ownerLink }?.isMirrored == true"),
    ("6.05", VIEW + "UIView.swift",
     "case .playback, .spatial, .forceLeftToRight: .leftToRight",
     "case .playback, .spatial: layoutDirection\n    case .forceLeftToRight: .leftToRight"),
    ("7.02", VIEW + "UIView+Geometry.swift",
     "right: -insets.right",
     "right: insets.right"),
    ("7.09", VIEW + "UIView+Layout.swift",
     "width: (pixels(origin.x + size.width) - left) / scale,",
     "width: pixels(size.width) / scale,"),
    ("8.16", ENGINE + "LayoutEngine+Statements.swift",
     "    setConstant(of: constraint, id)\n  }",
     "    setConstant(of: constraint, id)\n    constraint.holder?.layoutIfNeeded()\n  }"),
    ("8.17", VIEW + "UIView+Geometry.swift",
     "    placeAtOnce(rect)\n    animatePlacement(from: old)\n",
     "    placeAtOnce(rect)\n"),
    ("11.25", "Sources/AutoLayout/Animation/UIView+AnimatedChanges.swift",
     "    block.layOut(stack)\n",
     ""),
    ("10.05", ENGINE + "LayoutEngine+Equations.swift",
     "let sign = isMirrored ? -factor : factor",
     "let sign = factor"),
    ("10.07", CONSTRAINT + "LayoutItem+Anchors.swift",
     "    known.append(anchor)\n",
     ""),
    ("3.04", ENGINE + "LayoutEngine+Content.swift",
     "func contentPriorityChanged(_ view: UIView) { noteStale(view) }",
     "func contentPriorityChanged(_ view: UIView) {}"),
    ("3.05", ENGINE + "LayoutEngine+Content.swift",
     "view.content.isSizeKnown = false\n    noteStale(view)",
     "noteStale(view)"),
    ("3.13", ENGINE + "LayoutEngine+Content.swift",
     "let isNarrower = width < natural.width - 1e-6",
     "let isNarrower = width < natural.width / 2"),
    ("3.21", ENGINE + "LayoutEngine+Fitting.swift",
     "return view.frame(forAlignmentRect: CGRect(origin: .zero, size: solved)).size",
     "return solved"),
    ("5.05", GUIDE + "UIView+Margins.swift",
     "right: isMirrored ? insets.leading : insets.trailing",
     "right: insets.trailing"),
    ("5.06", GUIDE + "UIView+Margins.swift",
     "if margins?.insetsFromSafeArea != false {",
     "if margins?.insetsFromSafeArea != false && controller != nil {"),
    ("5.07", GUIDE + "UIView+Margins.swift",
     "outer.bottom - (parent.storedBounds.height - placement.maxY)",
     "outer.bottom"),
    ("5.10", GUIDE + "UIView+SystemGuides.swift",
     "for attribute in [.top, .bottom, .centerX] as [NSLayoutConstraint.Attribute] {",
     "for attribute in [.top, .bottom, .left] as [NSLayoutConstraint.Attribute] {"),
    ("5.14", VIEW + "UIScrollView.swift",
     ".bottomMargin, .leadingMargin, .trailingMargin:\n      contentLayoutGuide.layoutItem\n"
     "    case .notAnAttribute, .width,",
     ".bottomMargin, .leadingMargin, .trailingMargin, .width:\n      contentLayoutGuide.layoutItem\n"
     "    case .notAnAttribute,"),
    ("5.17", VIEW + "UIScrollView.swift",
     "setConstant(contentOffset.y, ofPin: guide, .top)",
     ""),
    ("8.02", VIEW + "UIView+Layout.swift",
     "    flags.remove(.constraints)\n    flags.insert(.updating)\n"
     "    defer { flags.remove(.updating) }\n",
     "    flags.insert(.updating)\n"
     "    defer { flags.subtract([.updating, .constraints]) }\n"),
    ("8.14", VIEW + "UIView+Layout.swift",
     "static var roundsOfLayout: Int { 100 }",
     "static var roundsOfLayout: Int { 101 }"),
    ("10.06", CONSTRAINT + "SystemSpacingConstraint.swift",
     "[first, second].compactMap { $0?.view?.lineHeightOfText }.max() ?? 8",
     "[first, second].compactMap { $0?.view?.lineHeightOfText }.min() ?? 8"),
    ("11.06", STACK + "StackPlan.swift",
     "UILayoutPriority(max(1, 999 - Float(index)))",
     "UILayoutPriority(999)"),
    ("11.09", STACK + "StackPlan.swift",
     "UILayoutPriority(max(100, 150 - Float(index)))",
     "UILayoutPriority(149)"),
    ("11.11", STACK + "StackPlan+Alignment.swift",
     "let almostRequired = UILayoutPriority(999.5)",
     "let almostRequired = UILayoutPriority(49)"),
    ("11.15", STACK + "StackPlan.swift",
     "for view in arranged where view.isHidden { state(.hiding, view.layoutItem, along.length) }",
     "for view in arranged where view.isHidden {\n"
     "      state(.hiding, view.layoutItem, along.length, at: UILayoutPriority(999))\n    }"),
    ("11.16", STACK + "StackPlan.swift",
     "result[previous] += half\n        result[index - 1] += half",
     "result[previous] += 2 * half"),
    ("11.22", STACK + "UIStackView.swift",
     "if (0...arranged.count).contains(stackIndex) {",
     "if (0...arranged.count + 1).contains(stackIndex) {"),
]


def run(arguments, folder):
    """Runs a command. One that hangs, as a mutation may make the tests do, is stopped and has failed."""
    try:
        return subprocess.run(
            arguments, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", timeout=1200,
        )
    except subprocess.TimeoutExpired as late:
        output = late.output or ""
        if isinstance(output, bytes):
            output = output.decode(errors="replace")
        return subprocess.CompletedProcess(arguments, 1, output)


def misplaced():
    """The mutations whose text does not stand in its file once, as lines to print."""
    return [
        f"{rule}: {path} does not have this text once: {old}"
        for rule, path, old, _ in MUTATIONS
        if (ROOT / path).read_text().count(old) != 1
    ]


def tests_by_rule():
    """The names of the tests that assert each rule, and those of their suites, which are those of the files."""
    names, suites = {}, {}
    files = [file for target in TESTS for file in (ROOT / "Tests" / target).rglob("*.swift")]
    for file in files:
        for rules, name in re.findall(r"\.rule\(([^)]*)\)[^`]*?func `([^`]*)`", file.read_text()):
            for rule in re.findall(r"[0-9]+\.[0-9]+", rules):
                names.setdefault(rule, set()).add(name)
                suites.setdefault(rule, set()).add(file.stem)
    return names, suites


def is_red(rule, folder):
    """Whether a test that names the rule fails; None if the mutated sources do not compile."""
    names, suites = (found.get(rule, set()) for found in tests_by_rule())
    if run(["swift", "build", "--build-tests"], folder).returncode != 0:
        return None
    tests = run(["swift", "test", "--skip-build", "--filter", "|".join(sorted(suites))], folder)
    failed = set(re.findall(r'Test "(.*)" (?:with .* )?failed after', tests.stdout))
    # A test that crashes leaves none that says so.
    crashed = tests.returncode != 0 and not failed
    return crashed or not failed.isdisjoint(names)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rules", nargs="*", help="only these rules")
    parser.add_argument("--check", action="store_true", help="only look whether each text is where it should be")
    arguments = parser.parse_args()
    wanted = arguments.rules
    if lost := misplaced():
        sys.exit("\n".join(lost))
    if arguments.check:
        return
    survivors = []
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name) / "Plumb"
        for part in ["Sources/Cassowary", "Sources/AutoLayout", "Sources/InterfaceBuilder", "Sources/PlumbLint",
                     "Sources/PlumbRender", "Sources/PlumbTesting",
                     "Tests/Boxes", "Tests/Expectations", "Tests/RuleTrait", "Tests/TestLength",
                     *(f"Tests/{target}" for target in TESTS)]:
            shutil.copytree(ROOT / part, copy / part)
        (copy / "Package.swift").write_text(MANIFEST.replace("[TARGETS]", json.dumps(TESTS)))
        for rule, path, old, new in MUTATIONS:
            if wanted and rule not in wanted:
                continue
            file = copy / path
            text = file.read_text()
            file.write_text(text.replace(old, new))
            result = is_red(rule, copy)
            file.write_text(text)
            said = {True: "red", False: "NO TEST NOTICED", None: "DOES NOT COMPILE"}[result]
            print(f"{rule}: {said}", flush=True)
            if not result:
                survivors.append(rule)
        if not wanted and not survivors:
            if run(["swift", "build", "--build-tests"], copy).returncode != 0:
                survivors.append("the sources as they are")
            elif run(["swift", "test", "--skip-build"], copy).returncode != 0:
                survivors.append("the tests without a mutation")
    if survivors:
        sys.exit("Not noticed: " + ", ".join(survivors))


main()
