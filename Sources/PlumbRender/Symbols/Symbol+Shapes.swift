extension Symbol {
  /// Returns the shape of a name without modifiers, or of one with modifiers that has a shape of its own; nil for other names.
  static func shape(of name: Substring) -> Shape? {
    let name = String(name)
    return shapes[synonyms[name] ?? name]
  }

  /// The names that are drawn as another one.
  static let synonyms = [
    "arrow.backward": "arrow.left",
    "arrow.forward": "arrow.right",
    "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "bubble": "bubble.left",
    "chevron.backward": "chevron.left",
    "chevron.forward": "chevron.right",
    "gear": "gearshape",
    "gobackward": "arrow.counterclockwise",
    "goforward": "arrow.clockwise",
    "icloud": "cloud",
    "line.horizontal.3": "line.3.horizontal",
    "network": "globe",
    "person.crop": "person",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
  ]

  /// The shapes of all names that ``synonyms`` does not have.
  static let shapes: [String: Shape] = [
    // Directions
    "chevron.left": Shape(lines: "M15.5 4 7.5 12 15.5 20"),
    "chevron.right": Shape(lines: "M8.5 4 16.5 12 8.5 20"),
    "chevron.up": Shape(lines: "M4 15.5 12 7.5 20 15.5"),
    "chevron.down": Shape(lines: "M4 8.5 12 16.5 20 8.5"),
    "chevron.compact.down": Shape(lines: "M3 10.5 12 13.5 21 10.5"),
    "chevron.up.chevron.down": Shape(lines: "M7 9 12 4 17 9 M7 15 12 20 17 15"),
    "arrow.left": Shape(lines: "M21 12 3 12 M10.5 4.5 3 12 10.5 19.5"),
    "arrow.right": Shape(lines: "M3 12 21 12 M13.5 4.5 21 12 13.5 19.5"),
    "arrow.up": Shape(lines: "M12 21 12 3 M4.5 10.5 12 3 19.5 10.5"),
    "arrow.down": Shape(lines: "M12 3 12 21 M4.5 13.5 12 21 19.5 13.5"),
    "arrow.up.left": Shape(lines: "M18.5 18.5 5.5 5.5 M5.5 16 5.5 5.5 16 5.5"),
    "arrow.up.right": Shape(lines: "M5.5 18.5 18.5 5.5 M8 5.5 18.5 5.5 18.5 16"),
    "arrow.down.left": Shape(lines: "M18.5 5.5 5.5 18.5 M5.5 8 5.5 18.5 16 18.5"),
    "arrow.down.right": Shape(lines: "M5.5 5.5 18.5 18.5 M8 18.5 18.5 18.5 18.5 8"),
    "arrow.up.arrow.down": Shape(
      lines: "M7.5 20 7.5 4 M3 8.5 7.5 4 12 8.5 M16.5 4 16.5 20 M12 15.5 16.5 20 21 15.5"
    ),
    "arrow.left.arrow.right": Shape(
      lines: "M20 7.5 4 7.5 M8.5 3 4 7.5 8.5 12 M4 16.5 20 16.5 M15.5 12 20 16.5 15.5 21"
    ),
    "arrow.up.and.down": Shape(
      lines: "M12 2.4 12 21.6 M7 7.4 12 2.4 17 7.4 M7 16.6 12 21.6 17 16.6"
    ),
    "arrow.left.and.right": Shape(
      lines: "M2.4 12 21.6 12 M7.4 7 2.4 12 7.4 17 M16.6 7 21.6 12 16.6 17"
    ),
    "arrow.up.left.and.arrow.down.right": Shape(
      lines:
        "M10 3.5 3.5 3.5 3.5 10 M3.5 3.5 10.3 10.3 M14 20.5 20.5 20.5 20.5 14 M20.5 20.5 13.7 13.7"
    ),
    "arrow.up.to.line": Shape(lines: "M12 21 12 7 M6 13 12 7 18 13 M4 3 20 3"),
    "arrow.down.to.line": Shape(lines: "M12 3 12 17 M6 11 12 17 18 11 M4 21 20 21"),
    "arrow.clockwise": Shape(lines: "A12 12.8 8.3 0 310 M18.6 1.8 18.6 6.8 13.6 6.8"),
    "arrow.counterclockwise": Shape(lines: "A12 12.8 8.3 180 -130 M5.4 1.8 5.4 6.8 10.4 6.8"),
    "arrow.triangle.2.circlepath": Shape(
      lines:
        "A12 12 8.5 195 342 M20.6 4 20.6 9.4 15.2 9.4 A12 12 8.5 15 162 M3.4 20 3.4 14.6 8.8 14.6"
    ),
    "arrow.uturn.left": Shape(lines: "M8.5 3 3.5 8 8.5 13 M3.5 8 14.5 8 a14.5 14 6 -90 90 L8 20"),
    "arrow.uturn.right": Shape(
      lines: "M15.5 3 20.5 8 15.5 13 M20.5 8 9.5 8 a9.5 14 6 270 90 L16 20"
    ),
    "arrowshape.turn.up.left": Shape(
      lines: "M10 4 2.5 11 10 18 10 14.2 Q18 13.6 21.5 20 Q21 8.6 10 8 Z"
    ),
    "arrowshape.turn.up.right": Shape(
      lines: "M14 4 21.5 11 14 18 14 14.2 Q6 13.6 2.5 20 Q3 8.6 14 8 Z"
    ),

    // Signs
    "plus": Shape(lines: "M12 3.5 12 20.5 M3.5 12 20.5 12"),
    "minus": Shape(lines: "M3.5 12 20.5 12"),
    "xmark": Shape(lines: "M5 5 19 19 M19 5 5 19"),
    "multiply": Shape(lines: "M6 6 18 18 M18 6 6 18"),
    "divide": Shape(lines: "M3.5 12 20.5 12", areas: "O12 6 1.75 O12 18 1.75"),
    "equal": Shape(lines: "M4 8.5 20 8.5 M4 15.5 20 15.5"),
    "percent": Shape(lines: "M19 5 5 19 O7 7 3 O17 17 3"),
    "number": Shape(lines: "M9.5 3.5 7.5 20.5 M16.5 3.5 14.5 20.5 M4 9 20.5 9 M3.5 15 20 15"),
    "at": Shape(
      lines:
        "A12 12 4 0 180 A12 12 4 180 360 M16 8 16 13 Q16 16 18.6 16 Q21.3 16 21.3 12 a12 12 9.3 0 -305"
    ),
    "checkmark": Shape(lines: "M4 13 9.5 19 20 5"),
    "ellipsis": Shape(areas: "O4.8 12 2.15 O12 12 2.15 O19.2 12 2.15"),
    "info": Shape(lines: "M9 10 12.5 10 12.5 19.5 M8.5 19.5 16.5 19.5", areas: "O12 4.8 1.75"),
    "questionmark": Shape(lines: "A12 8 5 180 400 Q12 13.4 12 16", areas: "O12 20.5 1.25"),
    "exclamationmark": Shape(lines: "M12 3 12 15.5", areas: "O12 20.3 1.45"),
    "dollarsign": Shape(
      lines: """
        M17 7.6 Q16 5 12 5 Q7 5 7 8.4 Q7 11.4 12 12 Q17.2 12.6 17.2 15.6 Q17.2 19 12 19
        Q7.6 19 6.6 16 M12 2.2 12 21.8
        """
    ),
    "eurosign": Shape(lines: "A15 12 8.6 -50 -310 M3 10 14 10 M3 14 14 14"),
    "chevron.left.forwardslash.chevron.right": Shape(
      lines: "M6.5 6.5 1.5 12 6.5 17.5 M17.5 6.5 22.5 12 17.5 17.5 M14 4.5 10 19.5"
    ),

    // Marks
    "star": Shape(lines: "S12 12.8 10.3 4.3 5 0"),
    "star.leadinghalf.filled": Shape(
      lines: "S12 12.8 10.3 4.3 5 0",
      areas: "M12 2.5 9.5 9.3 2.2 9.6 7.9 14.1 5.9 21.1 12 17.1 Z"
    ),
    "sparkles": Shape(areas: "S9.5 13 8.8 2.9 4 0 S18.6 5.4 4.6 1.6 4 0 S19 19 3.8 1.3 4 0"),
    "heart": Shape(
      lines:
        "M12 20.8 C1 14 0.8 4 7.2 3.8 Q10.6 3.8 12 7.2 Q13.4 3.8 16.8 3.8 C23.2 4 23 14 12 20.8 Z"
    ),
    "bell": Shape(
      lines: """
        M3.8 17.8 Q6.2 15.4 6.2 10.5 C6.2 2.2 17.8 2.2 17.8 10.5 Q17.8 15.4 20.2 17.8 Z M9.4 20.4
        Q12 22.8 14.6 20.4 M12 4 12 2.4
        """
    ),
    "bookmark": Shape(lines: "M6 2.8 18 2.8 18 21 12 15.8 6 21 Z"),
    "tag": Shape(
      lines: "M3.2 11.6 3.2 3.2 11.6 3.2 20.9 12.5 12.5 20.9 Z",
      innerAreas: "O7.8 7.8 1.65"
    ),
    "flag": Shape(
      lines: """
        M5 21.5 5 3 M5 4.2 Q8.5 2.2 12 4.2 Q15.5 6.2 19.5 4.2 L19.5 13.6 Q15.5 15.6 12 13.6
        Q8.5 11.6 5 13.6 Z
        """
    ),
    "pin": Shape(
      lines: """
        M8 2.8 16 2.8 M9.3 2.8 9.3 10 Q6 11.5 6 14.5 L18 14.5 Q18 11.5 14.7 10 L14.7 2.8 Z
        M12 14.5 12 21.5
        """
    ),
    "mappin": Shape(lines: "M12 10.5 12 21.5", areas: "O12 6.5 4.45"),
    "mappin.and.ellipse": Shape(
      lines: "M12 10 12 18 M8.2 14.8 C1 16 0.8 21.3 12 21.3 C23.2 21.3 23 16 15.8 14.8",
      areas: "O12 6 4.25"
    ),
    "location": Shape(lines: "M21 3 14 21 11.3 12.7 3 10 Z"),
    "link": Shape(
      lines: """
        M10 7.2 6.8 7.2 a6.8 12 4.8 270 90 L10 16.8 M14 7.2 17.2 7.2 a17.2 12 4.8 -90 90 L14 16.8
        M8 12 16 12
        """
    ),
    "paperclip": Shape(
      lines:
        "M17 7 17 15.8 a12 15.8 5 0 180 L7 6 a10.4 6 3.4 180 360 L13.8 15.5 a12.1 15.5 1.7 0 180 L10.4 8"
    ),
    "target": Shape(lines: "O12 12 9.7", innerLines: "O12 12 5.4", innerAreas: "O12 12 1.8"),

    // People
    "person": Shape(lines: "O12 7.2 4.2 M3.8 20.8 Q4 14.2 12 14.2 Q20 14.2 20.2 20.8 Z"),
    "person.2": Shape(
      lines: """
        O8.4 8 3.5 M1.6 19.5 Q1.6 14 8.4 14 Q15.2 14 15.2 19.5 Z O17 8.8 2.7 M18.4 19.5 22.4 19.5
        Q22.4 14.8 17 14.2 Q18.4 16.4 18.4 19.5 Z
        """
    ),
    "person.3": Shape(
      lines: """
        O12 7.5 3 M6.6 18.5 Q6.6 13 12 13 Q17.4 13 17.4 18.5 Z O4.6 9 2.1 O19.4 9 2.1
        M3.8 17 1.4 17 Q1.4 13.8 5.2 13.4 Q4 15 3.8 17 Z M20.2 17 22.6 17 Q22.6 13.8 18.8 13.4
        Q20 15 20.2 17 Z
        """
    ),
    "person.crop.circle": Shape(
      lines: "O12 12 9.7",
      innerLines: "O12 9.5 3.2 M5.6 18.6 Q7 14.8 12 14.8 Q17 14.8 18.4 18.6"
    ),
    "face.smiling": Shape(
      lines: "O12 12 9.7",
      innerLines: "A12 12.6 4.6 20 160",
      innerAreas: "O8.6 9.2 1.35 O15.4 9.2 1.35"
    ),
    "hand.thumbsup": Shape(
      lines: """
        M8.2 11 12 2.8 Q15.2 2.8 15 6 L14.4 9.4 20 9.4 Q22.2 9.4 21.7 11.4 L20.2 18.8
        Q19.8 20.8 17.8 20.8 L8.2 20.8 Z R2.4 11 2.6 9.8 0.8
        """
    ),
    "hand.thumbsdown": Shape(
      lines: """
        M8.2 13 12 21.2 Q15.2 21.2 15 18 L14.4 14.6 20 14.6 Q22.2 14.6 21.7 12.6 L20.2 5.2
        Q19.8 3.2 17.8 3.2 L8.2 3.2 Z R2.4 3.2 2.6 9.8 0.8
        """
    ),
    "eye": Shape(
      lines: "M1.5 12 Q5.5 5 12 5 Q18.5 5 22.5 12 Q18.5 19 12 19 Q5.5 19 1.5 12 Z",
      innerLines: "O12 12 3.4"
    ),

    // Messages
    "envelope": Shape(lines: "R2 4.8 20 14.6 2.2", innerLines: "M3 6.4 12 13.4 21 6.4"),
    "envelope.open": Shape(
      lines: "M2.5 9.5 12 2.8 21.5 9.5 21.5 21 2.5 21 Z",
      innerLines: "M2.5 9.8 12 16 21.5 9.8"
    ),
    "phone": Shape(
      lines: """
        M7.2 2.8 Q2.4 3.2 2.8 7.6 C4.2 14.8 9.2 19.8 16.4 21.2 Q20.8 21.6 21.2 16.8
        L16.6 14 14 16.2 Q9.6 14.2 7.8 10 L10 7.4 Z
        """
    ),
    "message": Shape(
      lines: """
        M12 3.2 C18 3.2 22 6.8 22 11.2 C22 15.6 18 19.2 12 19.2 Q10.4 19.2 8.8 18.8 Q7 20.8 3.8 21
        Q5.4 19 5 16.8 Q2 14.6 2 11.2 C2 6.8 6 3.2 12 3.2 Z
        """
    ),
    "bubble.left": Shape(
      lines: """
        M4.8 3.8 19.2 3.8 Q21.8 3.8 21.8 6.4 L21.8 14.6 Q21.8 17.2 19.2 17.2
        L11.6 17.2 6.6 21.4 6.6 17.2 4.8 17.2 Q2.2 17.2 2.2 14.6 L2.2 6.4 Q2.2 3.8 4.8 3.8 Z
        """
    ),
    "bubble.right": Shape(
      lines: """
        M4.8 3.8 19.2 3.8 Q21.8 3.8 21.8 6.4 L21.8 14.6 Q21.8 17.2 19.2 17.2
        L17.4 17.2 17.4 21.4 12.4 17.2 4.8 17.2 Q2.2 17.2 2.2 14.6 L2.2 6.4 Q2.2 3.8 4.8 3.8 Z
        """
    ),
    "bubble.left.and.bubble.right": Shape(
      lines: """
        M3.5 3 12.5 3 Q14.5 3 14.5 5 L14.5 9.5 Q14.5 11.5 12.5 11.5
        L7.8 11.5 4.4 14.4 4.4 11.5 3.5 11.5 Q1.5 11.5 1.5 9.5 L1.5 5 Q1.5 3 3.5 3 Z
        M17.4 8.8 20.5 8.8 Q22.5 8.8 22.5 10.8 L22.5 15.6 Q22.5 17.6 20.5 17.6
        L19.4 17.6 19.4 20.8 15.6 17.6 11 17.6 Q9 17.6 9 15.6 L9 14.6 14.4 14.6
        Q17.4 14.4 17.4 11.4 Z
        """
    ),
    "paperplane": Shape(
      lines: "M21.5 2.5 14.5 21.5 10.6 13.4 2.5 9.5 Z",
      innerLines: "M21.5 2.5 10.6 13.4"
    ),
    "tray": Shape(
      lines: "M2.2 13.4 6 4.6 18 4.6 21.8 13.4 21.8 19.6 2.2 19.6 Z",
      innerLines: "M2.2 13.4 8 13.4 Q8 16.4 12 16.4 Q16 16.4 16 13.4 L21.8 13.4"
    ),

    // Documents
    "doc": Shape(
      lines: "M5 2.4 13.5 2.4 19 8 19 21.6 5 21.6 Z",
      innerLines: "M13.5 2.4 13.5 8 19 8"
    ),
    "doc.text": Shape(
      lines: "M5 2.4 13.5 2.4 19 8 19 21.6 5 21.6 Z",
      innerLines: "M13.5 2.4 13.5 8 19 8 M8.6 12.6 15.4 12.6 M8.6 16.8 15.4 16.8"
    ),
    "doc.on.doc": Shape(
      lines: "M9.5 7 16 7 20.5 11.5 20.5 21.8 9.5 21.8 Z M6.5 17 3.5 17 3.5 2.2 10 2.2 13 5",
      innerLines: "M15.8 7 15.8 11.7 20.5 11.7"
    ),
    "folder": Shape(
      lines: "M2.4 4.6 9 4.6 11 7 21.6 7 21.6 19.4 2.4 19.4 Z",
      innerLines: "M2.4 10.4 21.6 10.4"
    ),
    "archivebox": Shape(
      lines: "R2.4 3.6 19.2 5 1 M4 8.6 20 8.6 20 20.4 4 20.4 Z",
      innerLines: "M9.2 12.6 14.8 12.6"
    ),
    "trash": Shape(
      lines:
        "M3.2 5.8 20.8 5.8 M8.8 5.8 8.8 2.6 15.2 2.6 15.2 5.8 M5.2 5.8 6.4 21.4 17.6 21.4 18.8 5.8 Z",
      innerLines: "M9.6 9.8 10 17.4 M14.4 9.8 14 17.4"
    ),
    "pencil": Shape(
      lines: "M3.4 20.6 5 15 16.6 3.4 20.6 7.4 9 19 Z",
      innerLines: "M13.8 6.2 17.8 10.2"
    ),
    "square.and.pencil": Shape(
      lines: "M11.5 4.4 3.4 4.4 3.4 21 20 21 20 12.8 M8.4 16 9.4 12 18.6 2.8 21.6 5.8 12.4 15 Z"
    ),
    "square.and.arrow.up": Shape(
      lines: "M8 9 4.4 9 4.4 21.6 19.6 21.6 19.6 9 16 9 M12 15 12 2.4 M7.6 6.6 12 2.4 16.4 6.6"
    ),
    "square.and.arrow.down": Shape(
      lines: "M8 9 4.4 9 4.4 21.6 19.6 21.6 19.6 9 16 9 M12 2.4 12 15.4 M7.6 11.2 12 15.4 16.4 11.2"
    ),
    "rectangle.portrait.and.arrow.right": Shape(
      lines: "M13 21.4 3.4 21.4 3.4 2.6 13 2.6 M9 12 21.4 12 M17 7.6 21.4 12 17 16.4"
    ),
    "book": Shape(
      lines: "M12 5.6 Q8 3 2 4 L2 19 Q8 18 12 20.6 Q16 18 22 19 L22 4 Q16 3 12 5.6 Z",
      innerLines: "M12 5.6 12 20.6"
    ),
    "newspaper": Shape(
      lines: """
        M2.4 4 17.4 4 17.4 20 4.6 20 Q2.4 20 2.4 17.8 Z M17.4 8.6 21.6 8.6 21.6 17.8
        Q21.6 20 19.4 20 L17.4 20
        """,
      innerLines: "M6 15.6 13.8 15.6",
      innerAreas: "M6.4 8 13.4 8 13.4 11 6.4 11 Z"
    ),
    "calendar": Shape(
      lines: "R2.6 4.4 18.8 17 2.4 M7.6 2.2 7.6 6 M16.4 2.2 16.4 6",
      innerLines: "M2.6 9.6 21.4 9.6",
      innerAreas: "O7.6 13.6 1.25 O12 13.6 1.25 O16.4 13.6 1.25 O7.6 17.4 1.25 O12 17.4 1.25"
    ),
    "list.bullet": Shape(
      lines: "M9 5.5 21.5 5.5 M9 12 21.5 12 M9 18.5 21.5 18.5",
      areas: "O3.8 5.5 1.55 O3.8 12 1.55 O3.8 18.5 1.55"
    ),
    "list.dash": Shape(
      lines: """
        M9 5.5 21.5 5.5 M9 12 21.5 12 M9 18.5 21.5 18.5 M2.5 5.5 4.5 5.5 M2.5 12 4.5 12
        M2.5 18.5 4.5 18.5
        """
    ),
    "line.3.horizontal": Shape(lines: "M2.8 6 21.2 6 M2.8 12 21.2 12 M2.8 18 21.2 18"),
    "line.3.horizontal.decrease": Shape(
      lines: "M2.8 6.5 21.2 6.5 M6.4 12 17.6 12 M9.8 17.5 14.2 17.5"
    ),
    "text.alignleft": Shape(lines: "M3 5 21 5 M3 9.7 14 9.7 M3 14.3 21 14.3 M3 19 14 19"),
    "text": Shape(lines: "M3 8 21 8 M3 16 15 16"),
    "text.aligncenter": Shape(lines: "M3 5 21 5 M6.5 9.7 17.5 9.7 M3 14.3 21 14.3 M6.5 19 17.5 19"),
    "text.alignright": Shape(lines: "M3 5 21 5 M10 9.7 21 9.7 M3 14.3 21 14.3 M10 19 21 19"),
    "bold": Shape(
      lines:
        "M6.5 3.5 12 3.5 a12 7.6 4.1 -90 90 L6.5 11.7 M6.5 11.7 13 11.7 a13 16.1 4.4 -90 90 L6.5 20.5 6.5 3.5"
    ),
    "italic": Shape(lines: "M10 3.5 18 3.5 M6 20.5 14 20.5 M14 3.5 10 20.5"),
    "underline": Shape(lines: "M6 3 6 10.5 a12 10.5 6 180 0 L18 3 M4 21 20 21"),
    "waveform": Shape(
      lines:
        "M2.4 10.4 2.4 13.6 M6.2 7 6.2 17 M10 3 10 21 M14 8 14 16 M17.8 5.4 17.8 18.6 M21.6 10.4 21.6 13.6"
    ),
    "chart.line.uptrend.xyaxis": Shape(
      lines:
        "M2.8 2.8 2.8 21.2 21.2 21.2 M6.4 16.4 11 11.4 14 14 20.6 6.4 M15.8 6.2 20.6 6.4 20.6 11.2"
    ),
    "text.justify": Shape(lines: "M3 5 21 5 M3 9.7 21 9.7 M3 14.3 21 14.3 M3 19 21 19"),
    "slider.horizontal.3": Shape(
      lines: """
        M2.5 5 12.6 5 O15 5 2.4 M17.4 5 21.5 5 M2.5 12 6.6 12 O9 12 2.4 M11.4 12 21.5 12
        M2.5 19 12.6 19 O15 19 2.4 M17.4 19 21.5 19
        """
    ),
    "chart.bar": Shape(lines: "R2.8 12.5 4.6 8.5 1 R9.7 7.5 4.6 13.5 1 R16.6 3 4.6 18 1"),
    "chart.pie": Shape(
      lines: "M11 3.5 11 13 20.5 13 a11 13 9.5 0 270 Z M14.5 9.5 14.5 1.8 Q21.8 2.2 22.2 9.5 Z"
    ),

    // Things
    "house": Shape(
      lines: "M1.8 11.8 12 3 22.2 11.8 M4.8 10 12 3.8 19.2 10 19.2 20.8 4.8 20.8 Z",
      innerLines: "M9.6 20.8 9.6 14.4 14.4 14.4 14.4 20.8"
    ),
    "gearshape": Shape(lines: "S12 12 10.2 7.6 8 0.34", innerLines: "O12 12 3"),
    "magnifyingglass": Shape(lines: "A10 10 7 45 225 A10 10 7 225 405 M15 15 21.4 21.4"),
    "plus.magnifyingglass": Shape(
      lines: "A10 10 7 45 225 A10 10 7 225 405 M15 15 21.4 21.4 M10 7 10 13 M7 10 13 10"
    ),
    "minus.magnifyingglass": Shape(
      lines: "A10 10 7 45 225 A10 10 7 225 405 M15 15 21.4 21.4 M7 10 13 10"
    ),
    "clock": Shape(lines: "O12 12 9.7", innerLines: "M12 6 12 12 16 14.5"),
    "timer": Shape(
      lines: "O12 13.4 8.2 M12 5 12 2.4 M9.4 2.4 14.6 2.4",
      innerLines: "M12 9 12 13.4"
    ),
    "alarm": Shape(
      lines: "O12 12.8 8 M2.4 6.2 6 2.8 M21.6 6.2 18 2.8 M6.4 18.6 4.4 21.4 M17.6 18.6 19.6 21.4",
      innerLines: "M12 8 12 12.8 15 14.8"
    ),
    "hourglass": Shape(
      lines: """
        M5 2.6 19 2.6 M5 21.4 19 21.4 M7 2.6 Q7 8.4 11 12 Q7 15.6 7 21.4 M17 2.6 Q17 8.4 13 12
        Q17 15.6 17 21.4
        """
    ),
    "camera": Shape(
      lines: "M2 7 7.2 7 9 4 15 4 16.8 7 22 7 22 19.8 2 19.8 Z",
      innerLines: "O12 13.2 3.8"
    ),
    "photo": Shape(
      lines: "R2 4 20 16 2.4",
      innerLines: "M2 17.6 8.2 11.4 13 16.2 15.6 13.6 22 20",
      innerAreas: "O16 8.8 1.75"
    ),
    "photo.on.rectangle": Shape(
      lines: "R6.4 7.8 15.6 12.2 2 M2.4 15.6 2.4 5.6 Q2.4 3.8 4.4 3.8 L17 3.8",
      innerLines: "M6.4 18 11 13.4 14.6 17 16.6 15 21.6 20",
      innerAreas: "O17 11.4 1.45"
    ),
    "video": Shape(lines: "R1.8 5.6 13.6 12.8 2.6 M17 10.2 22.2 7 22.2 17 17 13.8 Z"),
    "mic": Shape(
      lines: "R8.8 2.2 6.4 11.8 3.2 M5 11 a12 11 7 180 0 M12 18 12 21.8 M8.2 21.8 15.8 21.8"
    ),
    "speaker": Shape(lines: "M5.4 9 9.4 9 15.4 4 15.4 20 9.4 15 5.4 15 Z"),
    "speaker.wave.1": Shape(lines: "M4 9 8 9 13 4.4 13 19.6 8 15 4 15 Z A13 12 5 -42 42"),
    "speaker.wave.2": Shape(
      lines: "M2.2 9 6 9 11 4.4 11 19.6 6 15 2.2 15 Z A11 12 5 -42 42 A11 12 9.4 -42 42"
    ),
    "speaker.wave.3": Shape(
      lines: """
        M1.8 9.4 5 9.4 9.4 5.4 9.4 18.6 5 14.6 1.8 14.6 Z A8.6 12 5 -42 42 A8.6 12 9 -42 42
        A8.6 12 13 -42 42
        """
    ),
    "headphones": Shape(
      lines:
        "M3.4 16 3.4 12.4 a12 12.4 8.6 180 360 L20.6 16 R3.4 13.6 4.2 7.6 1.6 R16.4 13.6 4.2 7.6 1.6"
    ),
    "music.note": Shape(lines: "M11.5 17.8 11.5 3.6 Q16 4.6 17.6 8.6", areas: "E8.6 18 3.3 2.7"),
    "play": Shape(lines: "M6.6 3.4 20.4 12 6.6 20.6 Z"),
    "pause": Shape(lines: "R5.4 4 4.2 16 1 R14.4 4 4.2 16 1"),
    "stop": Shape(lines: "R4.6 4.6 14.8 14.8 1.6"),
    "forward": Shape(lines: "M2.4 5.4 11.4 12 2.4 18.6 Z M12.6 5.4 21.6 12 12.6 18.6 Z"),
    "backward": Shape(lines: "M21.6 5.4 12.6 12 21.6 18.6 Z M11.4 5.4 2.4 12 11.4 18.6 Z"),
    "forward.end": Shape(lines: "M4.4 4.4 16 12 4.4 19.6 Z M19.6 4.4 19.6 19.6"),
    "backward.end": Shape(lines: "M19.6 4.4 8 12 19.6 19.6 Z M4.4 4.4 4.4 19.6"),
    "shuffle": Shape(
      lines: """
        M2.4 17.4 5 17.4 Q8 17.4 9.8 14.8 L13.4 9.2 Q15 6.6 18 6.6 L21.4 6.6
        M18.4 3.6 21.4 6.6 18.4 9.6 M2.4 6.6 5 6.6 Q8 6.6 9.4 8.6 M14 15.6 Q15.4 17.4 18 17.4
        L21.4 17.4 M18.4 14.4 21.4 17.4 18.4 20.4
        """
    ),
    "repeat": Shape(
      lines: """
        M3 11.4 3 10 Q3 6.4 6.6 6.4 L21 6.4 M17.6 3 21 6.4 17.6 9.8 M21 12.6 21 14
        Q21 17.6 17.4 17.6 L3 17.6 M6.4 14.2 3 17.6 6.4 21
        """
    ),
    "wifi": Shape(
      lines: "A12 19.4 15 -135 -45 A12 19.4 10 -135 -45 A12 19.4 5.2 -135 -45",
      areas: "O12 19.4 1.75"
    ),
    "antenna.radiowaves.left.and.right": Shape(
      lines: "A12 12 5 -48 48 A12 12 9.6 -48 48 A12 12 5 132 228 A12 12 9.6 132 228",
      areas: "O12 12 2.05"
    ),
    "lock": Shape(lines: "R4.4 10.4 15.2 11 2.2 M7.8 10.4 7.8 6.8 a12 6.8 4.2 180 360 L16.2 10.4"),
    "lock.open": Shape(lines: "R4.4 10.4 15.2 11 2.2 M7.8 10.4 7.8 6.4 a12 6.4 4.2 180 352"),
    "key": Shape(lines: "O7.6 7.6 4.8 M11 11 20.8 20.8 M15.4 15.4 18.2 12.6 M19 19 21.4 16.6"),
    "shield": Shape(lines: "M12 2 20 5 20 11.4 Q20 18.2 12 22 Q4 18.2 4 11.4 L4 5 Z"),
    "cart": Shape(
      lines: "M1.6 3.2 4.8 3.2 5.6 6.4 M5.6 6.4 22 6.4 19.4 15 7.6 15 Z",
      areas: "O9.2 19.6 1.85 O17.6 19.6 1.85"
    ),
    "creditcard": Shape(
      lines: "R1.8 4.6 20.4 14.8 2.4",
      innerLines: "M1.8 9.4 22.2 9.4 M5.4 15 9.4 15"
    ),
    "bag": Shape(
      lines: "M4.4 7.4 19.6 7.4 20.6 21.4 3.4 21.4 Z M8 7.4 8 6.4 a12 6.4 4 180 360 L16 7.4"
    ),
    "gift": Shape(
      lines: """
        R4 11.6 16 9.8 0.6 R2.4 7 19.2 4.6 0.6 M12 7 C4 7 5.4 0.6 9 2 Q11 3 12 7 Z M12 7
        C20 7 18.6 0.6 15 2 Q13 3 12 7 Z
        """,
      innerLines: "M12 7 12 21.4"
    ),
    "map": Shape(
      lines: "M2.4 6 8.8 3.4 15.2 6 21.6 3.4 21.6 18 15.2 20.6 8.8 18 2.4 20.6 Z",
      innerLines: "M8.8 3.4 8.8 18 M15.2 6 15.2 20.6"
    ),
    "globe": Shape(
      lines: "O12 12 9.7",
      innerLines: "E12 12 4.4 9.7 M2.3 12 21.7 12 M4 6.8 Q12 9.8 20 6.8 M4 17.2 Q12 14.2 20 17.2"
    ),
    "wrench": Shape(
      lines: """
        A16 8 6 -15 118 L7.4 20.9 a5.4 18.6 2.6 45 225 L10.4 10.5 a16 8 6 152 285
        L14.6 5.2 15.4 8.6 18.8 9.4 Z
        """
    ),
    "building.columns": Shape(
      lines: """
        M12 2.4 21.6 8 2.4 8 Z M5 11.4 5 17.4 M9.7 11.4 9.7 17.4 M14.3 11.4 14.3 17.4
        M19 11.4 19 17.4 M2.4 21 21.6 21
        """
    ),
    "cross": Shape(
      lines: """
        M8.6 2.4 15.4 2.4 15.4 8.6 21.6 8.6 21.6 15.4 15.4 15.4 15.4 21.6 8.6 21.6 8.6 15.4 2.4 15.4 2.4 8.6 8.6 8.6
        Z
        """
    ),
    "crown": Shape(lines: "M3.8 19.4 2 7 7.6 11.6 12 4.4 16.4 11.6 22 7 20.2 19.4 Z"),
    "hammer": Shape(
      lines:
        "M2.6 18.8 10.4 11 13 13.6 5.2 21.4 Z M7.4 8 12 3.4 Q15 3 17 5 L21 12.4 17.4 16 13 13.6 10.4 11 Z"
    ),
    "scissors": Shape(lines: "O6 18.4 3 O18 18.4 3 M7.6 15.8 16.6 2.6 M16.4 15.8 7.4 2.6"),
    "lightbulb": Shape(
      lines: """
        M9 16.4 9 15 Q5.4 12.8 5.4 8.8 a12 8.8 6.6 180 360 Q18.6 12.8 15 15 L15 16.4 Z
        M9.6 19.2 14.4 19.2 M10.6 22 13.4 22
        """
    ),
    "power": Shape(lines: "A12 13 8.4 -52 232 M12 2.8 12 11.6"),
    "briefcase": Shape(
      lines: "R2 7 20 13.4 2 M8 7 8 3.6 16 3.6 16 7",
      innerLines: "M2 12.8 22 12.8"
    ),
    "graduationcap": Shape(
      lines: "M12 4.4 23 9.6 12 14.8 1 9.6 Z M6 12 6 17 Q12 21.4 18 17 L18 12 M21 10.6 21 17.4"
    ),
    "fork.knife": Shape(
      lines: """
        M7 2.6 7 21.4 M3.6 2.6 3.6 7.6 Q3.6 10.8 7 10.8 Q10.4 10.8 10.4 7.6 L10.4 2.6
        M18 21.4 18 2.6 Q14 5 14.4 13.4 L18 13.4
        """
    ),
    "airplane": Shape(
      areas: """
        M23 12 Q22.6 14 19 14
        L16 14 10.6 22.2 7.8 22.2 10.4 14 6.6 14 4.4 16.4 1.8 16.4 2.8 12 1.8 7.6 4.4 7.6 6.6 10 10.4 10 7.8 1.8 10.6 1.8 16 10 19 10
        Q22.6 10 23 12 Z
        """
    ),
    "car": Shape(
      lines: """
        M2.6 18 2.6 12.6 Q2.6 11 4.2 10.6 L6.2 5.4 Q6.6 4.6 7.6 4.6 L16.4 4.6 Q17.4 4.6 17.8 5.4
        L19.8 10.6 Q21.4 11 21.4 12.6 L21.4 18 Z M5 18 5 20.6 M19 18 19 20.6
        """,
      innerLines: "M4.2 10.6 19.8 10.6",
      innerAreas: "O6.6 14.4 1.45 O17.4 14.4 1.45"
    ),
    "cube": Shape(
      lines: "M12 2 20.8 6.8 20.8 17.2 12 22 3.2 17.2 3.2 6.8 Z",
      innerLines: "M3.2 6.8 12 11.8 20.8 6.8 M12 11.8 12 22"
    ),
    "iphone": Shape(lines: "R6.2 1.8 11.6 20.4 2.6", innerLines: "M10.4 18.8 13.6 18.8"),
    "ipad": Shape(lines: "R4 1.8 16 20.4 2.4", innerLines: "M10 18.8 14 18.8"),
    "tv": Shape(lines: "R1.8 4 20.4 13.4 2 M8 20.6 16 20.6"),
    "display": Shape(lines: "R1.8 3.4 20.4 13.6 2 M12 17 12 21 M8 21 16 21"),
    "laptopcomputer": Shape(lines: "R4 4.6 16 11.4 1.6 M1.6 19 22.4 19"),
    "printer": Shape(
      lines: """
        M6.4 8 6.4 2.6 17.6 2.6 17.6 8 M6.4 17.4 2.4 17.4 2.4 8 21.6 8 21.6 17.4 17.6 17.4
        M6.4 13.4 17.6 13.4 17.6 21.4 6.4 21.4 Z
        """
    ),
    "qrcode": Shape(
      lines: """
        R3 3 6.6 6.6 0.6 R14.4 3 6.6 6.6 0.6 R3 14.4 6.6 6.6 0.6 M14.4 14.4 14.4 17
        M18 14.4 21 14.4 M17.4 18 17.4 21 14.4 21 M21 18 21 21
        """
    ),
    "barcode": Shape(
      lines: "M3 5 3 19 M6.6 5 6.6 19 M10.2 5 10.2 19 M13.8 5 13.8 19 M17.4 5 17.4 19 M21 5 21 19"
    ),
    "viewfinder": Shape(
      lines: "M3 8.6 3 3 8.6 3 M15.4 3 21 3 21 8.6 M21 15.4 21 21 15.4 21 M8.6 21 3 21 3 15.4"
    ),
    "battery.100": Shape(
      lines: "R1.6 6.6 18 10.8 2.4 M22.4 10.6 22.4 13.4",
      innerAreas: "M4.8 9.8 16.4 9.8 16.4 14.2 4.8 14.2 Z"
    ),

    // Weather
    "sun.max": Shape(
      lines: """
        O12 12 4.6 M12 1.8 12 4 M12 20 12 22.2 M1.8 12 4 12 M20 12 22.2 12 M4.8 4.8 6.3 6.3
        M17.7 17.7 19.2 19.2 M4.8 19.2 6.3 17.7 M17.7 6.3 19.2 4.8
        """
    ),
    "sun.min": Shape(
      lines: """
        O12 12 4.6 M12 3.6 12 4 M12 20 12 20.4 M3.6 12 4 12 M20 12 20.4 12 M6 6 6.3 6.3
        M17.7 17.7 18 18 M6 18 6.3 17.7 M17.7 6.3 18 6
        """
    ),
    "moon": Shape(
      lines: "M9.6 2.8 C0.4 6 0.6 20.4 11.8 21.2 Q18.4 21.4 21.2 15 C11.6 18.2 6 11 9.6 2.8 Z"
    ),
    "cloud": Shape(
      lines: """
        M6.6 19.4 Q1.6 19.4 1.6 14.8 Q1.6 10.8 5.6 10.2 Q6.8 4.6 12 4.6 Q17.2 4.6 18.2 9.8
        Q22.4 10.4 22.4 14.6 Q22.4 19.4 17.6 19.4 Z
        """
    ),
    "cloud.rain": Shape(
      lines: """
        M6.6 15 Q1.6 15 1.6 10.8 Q1.6 7.2 5.6 6.8 Q6.8 2 12 2 Q17.2 2 18.2 6.6 Q22.4 7 22.4 10.6
        Q22.4 15 17.6 15 Z M7.6 18.4 6.2 21.6 M12.6 18.4 11.2 21.6 M17.6 18.4 16.2 21.6
        """
    ),
    "drop": Shape(
      lines: "M12 2 C14.4 6.4 18.8 10.6 18.8 15 a12 15 6.8 0 180 C5.2 10.6 9.6 6.4 12 2 Z"
    ),
    "bolt": Shape(lines: "M14 2 4.6 13.6 11.4 13.6 10 22 19.4 10 12.6 10 Z"),
    "flame": Shape(
      lines: """
        M12.4 1.8 C13 6 19 8.6 19 14.8 C19 19.2 15.8 22 12 22 C8.2 22 5 19.2 5 15.2
        C5 12.2 6.6 10 8.2 8.2 Q8.4 10.8 10 11.6 C9.6 8 10 4.6 12.4 1.8 Z
        """
    ),
    "leaf": Shape(
      lines: """
        M21 3.2 C21.4 14 17 19.4 10.8 19.4 C7.2 19.4 4.8 16.6 4.8 13.2 C4.8 6.6 10.6 5.2 21 3.2 Z
        M2.8 21.6 6.8 17.2
        """,
      innerLines: "M6.8 17.2 Q10 13 14.6 10.2"
    ),
    "snowflake": Shape(
      lines:
        "M12 2 12 22 M3.3 7 20.7 17 M20.7 7 3.3 17 M9.4 3.4 12 6 14.6 3.4 M9.4 20.6 12 18 14.6 20.6"
    ),
    "umbrella": Shape(lines: "M2 12.4 a12 12.4 10 180 360 Z M12 12.4 12 19 a14.4 19 2.4 180 0"),

    // Forms
    "circle": Shape(lines: "O12 12 9.7"),
    "square": Shape(lines: "R3 3 18 18 2.6"),
    "app": Shape(lines: "R3 3 18 18 5"),
    "rectangle": Shape(lines: "R1.8 5 20.4 14 2.4"),
    "capsule": Shape(lines: "R1.6 6 20.8 12 6"),
    "triangle": Shape(lines: "M12 3 22 20.4 2 20.4 Z"),
    "diamond": Shape(lines: "M12 1.8 22.2 12 12 22.2 1.8 12 Z"),
    "octagon": Shape(lines: "M8 2.4 16 2.4 21.6 8 21.6 16 16 21.6 8 21.6 2.4 16 2.4 8 Z"),
    "hexagon": Shape(lines: "S12 12 10.2 8.833 6 0"),
    "seal": Shape(lines: "S12 12 10.4 8.8 9 0.3"),
    "circle.lefthalf.filled": Shape(lines: "O12 12 9.7", areas: "A12 12 9.7 90 270 Z"),
    "largecircle.fill.circle": Shape(lines: "O12 12 9.7", areas: "O12 12 5.65"),
    "record.circle": Shape(lines: "O12 12 9.7", innerAreas: "O12 12 4.45"),
    "square.on.square": Shape(
      lines:
        "R8 8 13.4 13.4 2.2 M4.8 16 Q2.6 16 2.6 13.8 L2.6 4.8 Q2.6 2.6 4.8 2.6 L13.8 2.6 Q16 2.6 16 4.8"
    ),
    "square.stack": Shape(lines: "R3.4 8.4 17.2 13 2.2 M5.4 5.2 18.6 5.2 M7.6 2.2 16.4 2.2"),
    "rectangle.stack": Shape(lines: "R1.8 9 20.4 12 2.2 M3.8 5.8 20.2 5.8 M6 2.6 18 2.6"),
    "square.stack.3d.up": Shape(
      lines:
        "M12 2.4 22.2 7.8 12 13.2 1.8 7.8 Z M1.8 12.2 12 17.6 22.2 12.2 M1.8 16.4 12 21.8 22.2 16.4"
    ),
    "square.grid.2x2": Shape(lines: "R3 3 7 7 1.4 R14 3 7 7 1.4 R3 14 7 7 1.4 R14 14 7 7 1.4"),
    "square.grid.3x3": Shape(
      lines: """
        R2.4 2.4 4.4 4.4 0.6 R9.8 2.4 4.4 4.4 0.6 R17.2 2.4 4.4 4.4 0.6 R2.4 9.8 4.4 4.4 0.6
        R9.8 9.8 4.4 4.4 0.6 R17.2 9.8 4.4 4.4 0.6 R2.4 17.2 4.4 4.4 0.6 R9.8 17.2 4.4 4.4 0.6
        R17.2 17.2 4.4 4.4 0.6
        """
    ),
    "sidebar.left": Shape(lines: "R1.8 4.4 20.4 15.2 2.4", innerLines: "M8.8 4.4 8.8 19.6"),
  ]
}
