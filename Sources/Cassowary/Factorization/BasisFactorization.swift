/// The LU factors of a sparse basis, and the exchanges of columns since it was factorised.
///
/// The basis *B* has one column for each *place*. Its pivots are in the order of places; ``rows`` has the row of each. An exchange of one
/// column adds an eta matrix (the product form).
struct BasisFactorization {
  private(set) var rows: [Int32] = []
  /// The place of each row's pivot.
  private(set) var places: [Int32] = []
  private var lower = TriangularMatrix.empty
  private var lowerTransposed = TriangularMatrix.empty
  private var upper = TriangularMatrix.empty
  private var upperTransposed = TriangularMatrix.empty
  private var etaPlaces: [Int32] = []
  private var etaPivots: [Double] = []
  private var etas = SparseVectors()
  /// The places at which an eta matrix has an entry beside its pivot.
  private var isInEta: [Bool]
  /// How many entries of eta matrices solves have read, about.
  private var etaWork = 0

  /// The places of columns that no dual has to account for; empty if there are none.
  private var isIgnored: [Bool] = []

  private let size: Int
  /// A smaller entry is no pivot.
  private let leastPivot: Double

  /// The factors of the basis of all activities, whose columns have -1 each.
  init(size: Int, leastPivot: Double = 1e-9) {
    (self.size, self.leastPivot) = (size, leastPivot)
    isInEta = [Bool](repeating: false, count: size)
    rows = (0..<Int32(size)).map { $0 }
    places = rows
    let columns = SparseVectors(zeros: size)
    let diagonal = [Double](repeating: -1, count: size)
    upper = TriangularMatrix(isLower: false, columns: columns, diagonal: diagonal)
    upperTransposed = TriangularMatrix(isLower: true, columns: columns, diagonal: diagonal)
  }

  /// Whether so much was exchanged that factorising anew pays.
  var wantsRefactorization: Bool {
    etaPlaces.count >= 100 || etaWork > 100 * (size + upper.columns.entries.count)
  }

  var hasExchanges: Bool { !etaPlaces.isEmpty }

  /// Factorises a basis that is given by its columns, and numbers its places anew.
  ///
  /// - Returns: the former number of each place; nil if the basis is singular.
  mutating func factorize(
    _ column: (_ place: Int, _ add: (_ row: Int, _ value: Double) -> Void) -> Void
  ) -> [Int32]? {
    etaPlaces.removeAll(keepingCapacity: true)
    etaPivots.removeAll(keepingCapacity: true)
    if !etas.entries.isEmpty { isInEta = [Bool](repeating: false, count: size) }
    etas.removeAll()
    etaWork = 0
    isIgnored = []
    var columns = SparseVectors()
    for place in 0..<size {
      column(place) { row, value in columns.append(row, value) }
      columns.close()
    }
    let matrix = SparseMatrix(columns: columns, rowCount: size)
    var pivoting = Pivoting(matrix, leastPivot: leastPivot)
    if !pivoting.run() { return nil }
    rows = pivoting.rows
    places = [Int32](repeating: 0, count: size)
    var placeOfColumn = places
    for place in 0..<size {
      places[Int(rows[place])] = Int32(place)
      placeOfColumn[Int(pivoting.columns[place])] = Int32(place)
    }
    let lower = pivoting.lower.renumbered(places)
    let upper = pivoting.upper.renumbered(placeOfColumn)
    self.lower = TriangularMatrix(isLower: true, columns: lower, diagonal: [])
    lowerTransposed = TriangularMatrix(
      isLower: false,
      columns: lower.transposed(size),
      diagonal: []
    )
    self.upper = TriangularMatrix(
      isLower: false,
      columns: upper.transposed(size),
      diagonal: pivoting.values
    )
    upperTransposed = TriangularMatrix(isLower: true, columns: upper, diagonal: pivoting.values)
    return pivoting.columns
  }

  /// Solves *B w = a*.
  ///
  /// - Parameter vector: *a* by the places of rows, and *w* by places afterwards.
  func solve(_ vector: inout IndexedVector) {
    vector.solve(lower)
    vector.solve(upper)
    etas.withUnsafe { etas in
      for (eta, place) in etaPlaces.enumerated() {
        let place = Int(place)
        if vector[place] == 0 { continue }
        let solved = vector[place] / etaPivots[eta]
        vector.set(place, solved)
        vector.subtract(etas[eta], times: solved)
      }
    }
  }

  /// Solves *yᵀ B = gᵀ*.
  ///
  /// The equations of columns that are ignored need not hold: the pivots of their rows are 0.
  ///
  /// - Parameter vector: *g* by places, and *y* by the places of rows afterwards.
  func solveTransposed(_ vector: inout IndexedVector) {
    etas.withUnsafe { etas in
      for eta in etaPlaces.indices.reversed() {
        let place = Int(etaPlaces[eta])
        let value = vector[place] - vector.product(with: etas[eta])
        if value != 0 || vector[place] != 0 { vector.set(place, value / etaPivots[eta]) }
      }
    }
    vector.solve(upperTransposed, ignoring: isIgnored)
    vector.solve(lowerTransposed)
  }

  /// Leaves the column at a place out of all systems for duals from now on, until the next factorization or its exchange.
  ///
  /// What its equation misses by must not get into those of others: nothing happens if an eta matrix would bring it there.
  mutating func ignore(_ place: Int) {
    if isInEta[place] { return }
    if isIgnored.isEmpty { isIgnored = [Bool](repeating: false, count: size) }
    isIgnored[place] = true
  }

  mutating func ignoreNone() { isIgnored = [] }

  /// Replaces the column at a place by one whose solution ``solve(_:)`` gave.
  mutating func exchange(_ place: Int, _ solution: IndexedVector) {
    if !isIgnored.isEmpty { isIgnored[place] = false }
    etaPlaces.append(Int32(place))
    etaPivots.append(solution[place])
    for index in solution.indices where Int(index) != place && solution[Int(index)] != 0 {
      etas.append(Int(index), solution[Int(index)])
      isInEta[Int(index)] = true
    }
    etas.close()
    etaWork += etas.entries.count
  }
}
