#!/usr/bin/env python3
"""Run the fuzzer of Interface Builder files for a while, and start it again after each crash.

Usage: fuzz.py FUZZER FOLDER [SECONDS [FIRST SEED]]

Each run has the next seed and takes half a minute. A crash or a hang is printed with its case, and counts; run
`FUZZER FOLDER SEED 0 CASE` for that case alone."""
import os, subprocess, sys, tempfile, time

fuzzer, folder = sys.argv[1:3]
seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 600
seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
note = os.path.join(tempfile.mkdtemp(prefix='plumb-fuzz-'), 'case')
# The backtracer takes longer than a case may.
environment = dict(os.environ, FUZZ_CASE=note, SWIFT_BACKTRACE='enable=no')
end, crashes = time.monotonic() + seconds, 0
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
    seed += 1
print(f'{crashes} of {seed - 1} runs found something.' if crashes else 'Nothing found.')
sys.exit(1 if crashes else 0)
