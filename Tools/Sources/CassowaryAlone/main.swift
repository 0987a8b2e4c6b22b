import Cassowary

// The solver promises to need no Foundation. That shows only in an executable that links nothing else.
var solver = Solver()
let width = solver.makeVariable(.nonNegative)
try solver.add(width >= 20)
try solver.add(width == 10, strength: .level(500))
_ = solver.solve()
print("width = \(solver[width])")
