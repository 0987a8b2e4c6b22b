#!/usr/bin/env python3
"""The exact answers that the solver's property tests compare with. See README.md beside this file."""

import argparse
import os
import random
import sys
from fractions import Fraction

FIXTURE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "CassowaryTests", "Fixtures", "oracle.txt"
)
CASES = 12_600
MASK = (1 << 64) - 1

EQUAL, AT_MOST, AT_LEAST = 0, 1, 2
REQUIRED = 0


# The generator. RandomSystem.swift draws the same numbers in the same order; the checksum in the
# answers' header proves it. Everything is an integer: coefficients and constants count quarters,
# levels count halves.


class SplitMix64:
    def __init__(self, seed):
        self.state = seed & MASK

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n):
        return self.next() % n

    def within(self, low, high):
        return low + self.below(high - low + 1)

    def permutation(self, n):
        p = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            p[i], p[j] = p[j], p[i]
        return p


class Row:
    """A constraint: `terms` are (variable, quarters); `strength` is REQUIRED or a level in halves."""

    def __init__(self, terms, relation, constant, strength):
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.strength = strength
        self.tier = 0
        self.order = 0

    def copy(self):
        return Row(list(self.terms), self.relation, self.constant, self.strength)


LEVELS = [2000, 1499, 1500, 500, 501, 100, 1, 1980]
COEFFICIENTS = [4, -4, 8, -8, 12, -12, 2, -2, 1, -1]
FAMILIES = [
    "equalities", "inequalities", "ties", "levels", "conflicts", "chain", "duplicates", "mixed",
    "open",
]


class System:
    def __init__(self, case):
        self.case = case
        self.family = case % len(FAMILIES)
        self.random = SplitMix64(case)
        self.sizes = []  # whether a variable is a size, that is, 0 or more
        self.orders = []
        self.rows = []
        self.witness = []
        self.levels = []
        self.tiers = False
        getattr(self, "make_" + FAMILIES[self.family])()
        self.rank()

    # The parts

    def variables(self, count, sizes_of_four):
        r = self.random
        self.sizes = [r.below(4) < sizes_of_four for _ in range(count)]
        self.orders = r.permutation(count)
        self.witness = [r.below(16) if size else r.within(-10, 10) for size in self.sizes]

    def choose_levels(self, count):
        self.levels = [LEVELS[i] for i in self.random.permutation(len(LEVELS))[:count]]

    def level(self):
        return self.levels[self.random.below(len(self.levels))]

    def relation(self, equal_of_four):
        r = self.random
        if r.below(4) < equal_of_four:
            return EQUAL
        return AT_MOST if r.below(2) == 0 else AT_LEAST

    def coefficient(self):
        r = self.random
        if r.below(2) == 0:
            return 4 if r.below(3) > 0 else -4
        return COEFFICIENTS[r.below(len(COEFFICIENTS))]

    def terms(self, least, most):
        r = self.random
        count = min(r.within(least, most), len(self.sizes))
        chosen = r.permutation(len(self.sizes))[:count]
        return [(v, self.coefficient()) for v in chosen]

    def add(self, terms, relation, constant, strength):
        if len(self.rows) < 12:
            self.rows.append(Row(terms, relation, constant, strength))

    def add_that_holds(self, terms, relation, strength):
        """The witness satisfies it, so any number of these can hold together."""
        constant = sum(q * self.witness[v] for v, q in terms)
        slack = 4 * self.random.below(6)
        if relation == AT_MOST:
            constant += slack
        elif relation == AT_LEAST:
            constant -= slack
        self.add(terms, relation, constant, strength)

    def add_any(self, terms, relation, strength):
        self.add(terms, relation, 4 * self.random.within(-20, 20), strength)

    def rank(self):
        r = self.random
        for row, order in zip(self.rows, r.permutation(len(self.rows))):
            row.order = order
            if self.tiers:
                row.tier = r.below(3)

    # The families

    def make_equalities(self):
        r = self.random
        self.variables(r.within(2, 7), 1)
        self.choose_levels(r.within(1, 3))
        for _ in range(r.below(len(self.sizes))):
            self.add_that_holds(self.terms(1, 3), EQUAL, REQUIRED)
        for _ in range(r.within(1, 6)):
            self.add_any(self.terms(1, 3), EQUAL, self.level())

    def make_inequalities(self):
        r = self.random
        self.variables(r.within(2, 6), 2)
        self.choose_levels(r.within(1, 2))
        for _ in range(r.within(1, 6)):
            self.add_that_holds(self.terms(2, 4), self.relation(0), REQUIRED)
        for _ in range(r.below(6)):
            self.add_any(self.terms(1, 3), self.relation(1), self.level())

    def make_ties(self):
        r = self.random
        self.variables(r.within(2, 4), 1)
        self.choose_levels(1)
        for _ in range(r.below(3)):
            self.add_that_holds(self.terms(1, 3), self.relation(2), REQUIRED)
        for _ in range(r.within(3, 8)):
            self.add_any(self.terms(1, 2), self.relation(2), self.level())

    def make_levels(self):
        r = self.random
        self.variables(r.within(2, 5), 1)
        self.choose_levels(r.within(2, 4))
        self.tiers = r.below(2) == 0
        for _ in range(r.below(4)):
            self.add_that_holds(self.terms(1, 3), self.relation(2), REQUIRED)
        for _ in range(r.within(4, 9)):
            self.add_any(self.terms(1, 3), self.relation(2), self.level())

    def make_conflicts(self):
        r = self.random
        self.variables(r.within(2, 5), 2)
        self.choose_levels(1)
        self.tiers = r.below(2) == 0
        for _ in range(r.within(3, 9)):
            self.add_any(self.terms(1, 3), self.relation(2), REQUIRED)
        for _ in range(r.below(3)):
            self.add_any(self.terms(1, 2), self.relation(2), self.level())

    def make_chain(self):
        """Boxes in a row: variable 2i is a left edge, 2i + 1 a width; the last may be the container's."""
        r = self.random
        boxes = r.within(2, 3)
        container = r.below(2) == 0
        self.variables(2 * boxes + (1 if container else 0), 0)
        for i in range(boxes):
            self.sizes[2 * i + 1] = r.below(4) > 0
        if container:
            self.sizes[2 * boxes] = True
        self.choose_levels(r.within(1, 4))

        def strength(required_of_four):
            return REQUIRED if r.below(4) < required_of_four else self.level()

        gap = 4 * r.below(9)
        self.add([(0, 4)], EQUAL, 4 * r.below(21), strength(3))
        for i in range(1, boxes):
            touching = [(2 * i, 4), (2 * i - 2, -4), (2 * i - 1, -4)]
            self.add(touching, AT_LEAST if r.below(4) == 0 else EQUAL, gap, strength(3))
        end = [(2 * boxes - 2, 4), (2 * boxes - 1, 4)]
        if container:
            end.append((2 * boxes, -4))
            self.add(end, self.relation(3), -gap, strength(3))
            self.add([(2 * boxes, 4)], EQUAL, 4 * r.within(0, 320), strength(2))
        else:
            self.add(end, self.relation(3), 4 * r.within(0, 320), strength(3))
        for i in range(1, boxes):
            if r.below(2) == 0:
                ratio = [4, 4, 2, 8, 1][r.below(5)]
                self.add([(2 * i + 1, 4), (1, -ratio)], EQUAL, 0, strength(1))
        for i in range(boxes):
            if r.below(3) > 0:
                self.add([(2 * i + 1, 4)], self.relation(2), 4 * r.within(0, 120), self.level())
        if r.below(3) == 0:
            self.add([(2 * r.below(boxes) + 1, 4)], AT_LEAST, 4 * r.within(0, 100), strength(3))

    def make_duplicates(self):
        r = self.random
        self.variables(r.within(2, 5), 2)
        self.choose_levels(r.within(1, 2))
        self.tiers = r.below(2) == 0
        for _ in range(r.within(2, 4)):
            strength = REQUIRED if r.below(2) == 0 else self.level()
            self.add_that_holds(self.terms(1, 3), self.relation(2), strength)
        for _ in range(r.within(2, 8)):
            row = self.rows[r.below(len(self.rows))].copy()
            change = r.below(6)
            if change == 1:
                row.constant += 4 if r.below(2) == 0 else -4
            elif change == 2:
                row.terms = [(v, 2 * q) for v, q in row.terms]
                row.constant *= 2
            elif change == 3:
                row.terms = [(v, -q) for v, q in row.terms]
                row.constant = -row.constant
                row.relation = [EQUAL, AT_LEAST, AT_MOST][row.relation]
            elif change == 4:
                row.strength = REQUIRED if r.below(2) == 0 else self.level()
            elif change == 5:
                row.relation = self.relation(1)
            self.add(row.terms, row.relation, row.constant, row.strength)

    def make_mixed(self):
        """Everything, and what no one writes on purpose: a variable twice, a coefficient of 0, no term."""
        r = self.random
        self.variables(r.within(2, 7), r.below(5))
        self.choose_levels(r.within(1, 4))
        self.tiers = r.below(2) == 0
        for _ in range(r.within(1, 12)):
            terms = self.terms(1, 4)
            oddity = r.below(20)
            if oddity == 0:
                terms = []
            elif oddity == 1:
                terms[0] = (terms[0][0], 0)
            elif oddity < 4:
                terms.append((terms[0][0], self.coefficient()))
            strength = REQUIRED if r.below(2) == 0 else self.level()
            relation = self.relation(2)
            if r.below(4) > 0:
                self.add_that_holds(terms, relation, strength)
            else:
                self.add_any(terms, relation, strength)

    def make_open(self):
        r = self.random
        self.variables(r.within(3, 7), 1)
        self.choose_levels(1)
        for _ in range(r.within(1, 4)):
            self.add_that_holds(self.terms(2, 4), self.relation(1), REQUIRED)
        for _ in range(r.below(3)):
            self.add_any(self.terms(2, 3), self.relation(1), self.level())

    def numbers(self):
        """What both generators must agree on."""
        yield len(self.sizes)
        for size, order in zip(self.sizes, self.orders):
            yield 1 if size else 0
            yield order
        yield len(self.rows)
        for row in self.rows:
            yield len(row.terms)
            for variable, quarters in row.terms:
                yield variable
                yield quarters
            yield row.relation
            yield row.constant
            yield row.strength
            yield row.tier
            yield row.order

    def __str__(self):
        lines = [f"case {self.case} ({FAMILIES[self.family]})"]
        for v, (size, order) in enumerate(zip(self.sizes, self.orders)):
            lines.append(f"  x{v} order {order}" + (" >= 0" if size else ""))
        for i, row in enumerate(self.rows):
            left = " + ".join(f"{Fraction(q, 4)}·x{v}" for v, q in row.terms) or "0"
            strength = "required" if row.strength == REQUIRED else f"level {row.strength / 2:g}"
            lines.append(
                f"  c{i}: {left} {['==', '<=', '>='][row.relation]} {Fraction(row.constant, 4)}"
                f"  {strength}, rank {row.tier}.{row.order}"
            )
        return "\n".join(lines)


def checksum(cases):
    """FNV-1a, with 64-bit words in the place of bytes."""
    hash = 0xCBF29CE484222325
    for case in range(cases):
        for number in System(case).numbers():
            hash = ((hash ^ (number & MASK)) * 0x100000001B3) & MASK
    return hash


# The answer, in exact rationals.

# No vertex of these systems comes near: a point beyond it means that there is no end.
BEYOND = 10**18


class Answer:
    """`left_out`: row indices; `errors`: by level, highest first; `unique`: before ties and defaults."""

    def __init__(self, left_out, errors, values, unique):
        self.left_out = left_out
        self.errors = errors
        self.values = values
        self.unique = unique

    def line(self):
        values = [f"{value}{'' if u else '~'}" for value, u in zip(self.values, self.unique)]
        return ";".join(
            ["".join(f"{i:x}" for i in self.left_out), " ".join(map(str, self.errors)), " ".join(values)]
        )


class Wrong(Exception):
    pass


def demand(condition, what):
    if not condition:
        raise Wrong(what)


def solve(system):
    import z3

    # One context for each case: in a shared one, z3's path depends on all cases before, and one in
    # ten thousand never ends.
    context = z3.Context()
    xs = [z3.Real(f"x{v}", context) for v in range(len(system.sizes))]

    def rational(value):
        if z3.is_int_value(value):
            return Fraction(value.as_long())
        demand(z3.is_rational_value(value), f"not a rational number: {value}")
        return value.as_fraction()

    def number(fraction):
        return z3.RealVal(str(fraction), context)

    def left(row):
        return z3.Sum([q * xs[v] for v, q in row.terms]) if row.terms else number(0)

    def holds(row):
        l = left(row)
        if row.relation == EQUAL:
            return l == row.constant
        return l <= row.constant if row.relation == AT_MOST else l >= row.constant

    # `face` is what is still allowed; only plain checks of it are trusted. Optimize only proposes.
    face = z3.SolverFor("QF_LRA", ctx=context)
    allowed = []

    def allow(*facts):
        allowed.extend(facts)
        face.add(*facts)

    def possible(*facts):
        face.push()
        face.add(*facts)
        result = face.check()
        face.pop()
        demand(result != z3.unknown, "z3 gave up")
        return result == z3.sat

    def settle(objective, value):
        """Fixes a minimum, after having proved that it is one."""
        value = number(value)
        demand(not possible(objective < value), f"{objective} can be less than {value}")
        allow(objective == value)
        demand(face.check() == z3.sat, f"{objective} cannot be {value}")

    allow(*[x >= 0 for x, size in zip(xs, system.sizes) if size])

    def propose_together(objectives):
        """All minima in lexicographic order by one call; None if z3 does not find its way out."""
        if not objectives:
            return []
        optimize = z3.Optimize(ctx=context)
        optimize.set(priority="lex", timeout=2_000)
        optimize.add(*allowed)
        handles = [optimize.minimize(o) for o in objectives]
        if optimize.check() != z3.sat:
            return None
        return [rational(optimize.lower(h)) for h in handles]

    def propose_one_by_one(objectives):
        facts, minima = list(allowed), []
        for objective in objectives:
            optimize = z3.Optimize(ctx=context)
            optimize.set(timeout=2_000)
            optimize.add(*facts)
            handle = optimize.minimize(objective)
            demand(optimize.check() == z3.sat, f"z3 finds no minimum of {objective}")
            minima.append(rational(optimize.lower(handle)))
            facts.append(objective == number(minima[-1]))
        return minima

    # 1. Required constraints
    left_out = []
    required = [i for i, row in enumerate(system.rows) if row.strength == REQUIRED]
    for i in sorted(required, key=lambda i: (system.rows[i].tier, system.rows[i].order)):
        fact = holds(system.rows[i])
        if possible(fact):
            allow(fact)
        else:
            left_out.append(i)

    # 2. and 3. Levels and ties
    levels = sorted({row.strength for row in system.rows if row.strength != REQUIRED}, reverse=True)
    error = {}
    for i, row in enumerate(system.rows):
        if row.strength == REQUIRED:
            continue
        e = error[i] = z3.Real(f"e{i}", context)
        l = left(row)
        allow(e >= 0)
        if row.relation != AT_LEAST:
            allow(4 * e >= l - row.constant)
        if row.relation != AT_MOST:
            allow(4 * e >= row.constant - l)

    sums, ties = [], []
    for level in levels:
        members = [i for i in error if system.rows[i].strength == level]
        sums.append(z3.Sum([error[i] for i in members]))
        ties += [error[i] for i in sorted(members, key=lambda i: -system.rows[i].order)]
    ascending = sorted(range(len(xs)), key=lambda v: system.orders[v])
    sizes = [xs[v] for v in ascending if system.sizes[v]]

    objectives = sums + ties + sizes
    minima = propose_together(objectives)
    if minima is None:
        minima = propose_one_by_one(objectives)

    for objective, value in zip(sums, minima):
        settle(objective, value)
    after_levels = len(allowed)
    for objective, value in list(zip(objectives, minima))[len(sums):]:
        settle(objective, value)

    # 5. Positions
    def end(x, upwards):
        """The highest or lowest value left to `x`; None if there is none."""
        optimize = z3.Optimize(ctx=context)
        optimize.set(timeout=20_000)
        optimize.add(*allowed)
        handle = optimize.maximize(x) if upwards else optimize.minimize(x)
        demand(optimize.check() == z3.sat, f"z3 finds no end of {x}")
        value = optimize.upper(handle) if upwards else optimize.lower(handle)
        if possible(x > BEYOND if upwards else x < -BEYOND):
            demand("oo" in str(value), f"{x} has no end, z3 says {value}")
            return None
        value = rational(value)
        exact = number(value)
        demand(possible(x == exact), f"{x} cannot be {value}")
        demand(not possible(x > exact if upwards else x < exact), f"{x} passes {value}")
        return value

    def model_value(x):
        demand(face.check() == z3.sat, "the optimal face is empty")
        return rational(face.model().eval(x, model_completion=True))

    for v in ascending:
        if system.sizes[v]:
            continue
        x = xs[v]
        value = model_value(x)
        if possible(x != number(value)):
            lo, hi = end(x, upwards=False), end(x, upwards=True)
            if lo is None or hi is None:
                value = hi if lo is None else lo
                value = 0 if value is None else value
            else:
                value = hi if abs(hi) < abs(lo) else lo
        allow(x == number(value))

    values = [model_value(x) for x in xs]
    for x, value in zip(xs, values):
        demand(not possible(x != number(value)), f"{x} is still open")

    early = z3.SolverFor("QF_LRA", ctx=context)
    early.add(*allowed[:after_levels])
    unique = []
    for x, value in zip(xs, values):
        early.push()
        early.add(x != number(value))
        unique.append(early.check() == z3.unsat)
        early.pop()

    # Straight from the definition, without z3: the values and error sums belong together.
    errors = minima[: len(sums)]
    misses = {level: Fraction(0) for level in levels}
    for i, row in enumerate(system.rows):
        miss = Fraction(sum(q * values[v] for v, q in row.terms) - row.constant, 4)
        if row.relation == AT_MOST:
            miss = max(miss, 0)
        elif row.relation == AT_LEAST:
            miss = max(-miss, 0)
        if row.strength != REQUIRED:
            misses[row.strength] += abs(miss)
        elif i not in left_out:
            demand(miss == 0, f"required c{i} does not hold")
    demand([misses[level] for level in levels] == errors, "errors and values differ")
    demand(all(v >= 0 for v, size in zip(values, system.sizes) if size), "a size is negative")
    return Answer(sorted(left_out), errors, values, unique)


def solved_line(case):
    system = System(case)
    try:
        return solve(system).line()
    except Wrong as wrong:
        sys.exit(f"{wrong}\n{system}")


def write(path, cases):
    import z3

    with open(path, "w") as file:
        file.write(f"cases {cases} checksum {checksum(cases):016x} z3 {z3.get_version_string()}\n")
        for case in range(cases):
            file.write(solved_line(case) + "\n")
            if case % 500 == 499:
                print(f"{case + 1} of {cases}", file=sys.stderr, flush=True)


def check(path, count, seed):
    with open(path) as file:
        header, *lines = file.read().splitlines()
    cases = int(header.split()[1])
    demand(len(lines) == cases, "the header and the number of lines differ")
    if header.split()[3] != f"{checksum(cases):016x}":
        sys.exit("the generator is not the one that these answers were made with")
    bad = 0
    for case in sorted(random.Random(seed).sample(range(cases), min(count, cases))):
        line = solved_line(case)
        if line != lines[case]:
            bad += 1
            print(f"{System(case)}\n  committed {lines[case]}\n  derived   {line}")
    print(f"{min(count, cases)} cases derived again, {bad} differ")
    return 1 if bad else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", type=int, metavar="N", help="derive N committed cases again")
    parser.add_argument("--seed", type=int, help="which ones; by default others every time")
    parser.add_argument("--show", type=int, metavar="CASE", help="print a system and its answer")
    parser.add_argument("--cases", type=int, default=CASES, help="how many to write")
    parser.add_argument("--output", default=FIXTURE)
    options = parser.parse_args()
    if options.show is not None:
        print(System(options.show))
        print("  " + solved_line(options.show))
        return 0
    if options.check is not None:
        return check(options.output, options.check, options.seed)
    write(options.output, options.cases)
    return 0


if __name__ == "__main__":
    sys.exit(main())
