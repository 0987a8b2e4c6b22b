import Cassowary

// The solver must not depend on Foundation. Only an executable that links nothing else shows that.
var solver = Solver()
let width = solver.makeVariable(.nonNegative)
try solver.add(width >= 20)
try solver.add(width == 10, strength: .level(500))
_ = solver.solve()
print("width = \(solver[width])")
