#!/usr/bin/env python3
"""Run the fuzzer of Interface Builder files for a while, and start it again after each crash.

Usage: fuzz.py FUZZER FOLDER [SECONDS [FIRST SEED]]

Each run has the next seed and takes half a minute. A crash or a hang is printed with its case, and counts; run
`FUZZER FOLDER SEED 0 CASE` for that case alone."""
import os, subprocess, sys, tempfile, time



def number(index, name, kind, default, least):
    if len(sys.argv) <= index:
        return default
    try:
        value = kind(sys.argv[index])
        if least <= value < 1e9:
            return value
    except ValueError:
        pass
    what = 'a whole number from 1' if kind is int else 'how long in seconds, above 0'
    sys.exit(f"fuzz: {name}={sys.argv[index]}: Write {what}, as in 'make fuzz SECONDS=600 SEED=1'.")


if len(sys.argv) < 3:
    sys.exit(__doc__)
fuzzer, folder = sys.argv[1:3]
seconds = number(3, 'SECONDS', float, 600, 0.001)
seed = number(4, 'SEED', int, 1, 1)
if not os.path.isdir(folder):
    sys.exit(f"fuzz: There is no folder '{folder}'. Name one with CORPUS=path: a folder with files/ inside.")
if fuzzer == '--check':
    sys.exit()
note = os.path.join(tempfile.mkdtemp(prefix='plumb-fuzz-'), 'case')
# The backtracer takes longer than a case may.
environment = dict(os.environ, FUZZ_CASE=note, SWIFT_BACKTRACE='enable=no')
end, crashes, runs = time.monotonic() + seconds, 0, 0
while time.monotonic() < end:
    length = max(1, min(30, end - time.monotonic()))
    run = subprocess.run([fuzzer, folder, str(seed), str(length)], env=environment, capture_output=True, text=True)
    if run.stdout.strip():
        print(run.stdout.strip())
    if run.returncode == 64:
        sys.exit(run.returncode)
    if run.returncode:
        crashes += 1
        case = open(note).read() if os.path.exists(note) else ''
        print(f'FOUND (status {run.returncode}) {case}\n{run.stderr.strip()[-400:]}')
    sys.stdout.flush()
    seed, runs = seed + 1, runs + 1
print(f'{crashes} of {runs} runs found something.' if crashes else 'Nothing found.')
sys.exit(1 if crashes else 0)
