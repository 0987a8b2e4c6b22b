#!/usr/bin/env python3
"""Lay out a corpus of Interface Builder files, and compare the frames with those that Xcode stored in them.

Usage: oracle.py PLUMB CORPUS   (PLUMB: the built command; CORPUS: a folder with files/, roots.json and score.py)

With the stored sizes of texts and images the corpus's own score.py judges; its line ends the output. With measured ones the
views that do not depend on text are judged: those that stay where they are when all texts grow by a quarter."""
import json, os, subprocess, sys, tempfile
import xml.etree.ElementTree as ET

plumb, corpus = sys.argv[1:3]
work = tempfile.mkdtemp(prefix='plumb-oracle-')


def frames(name, *options):
    path = os.path.join(work, name + '.json')
    command = [plumb, 'render', os.path.join(corpus, 'files'), '--frames', path, '--quiet', *options]
    if subprocess.run(command).returncode:
        sys.exit(f'oracle: {" ".join(command)} failed')
    found = {(r['file'], r['object']): r['views'] for r in json.load(open(path))}
    return path, found


def rect(element):
    for r in element.findall('rect'):
        if r.get('key') == 'frame':
            return [float(r.get(k)) for k in ('x', 'y', 'width', 'height')]


def views_below(element):
    for holder in list(element.findall('subviews')) + [v for v in element if v.get('key') == 'contentView']:
        for view in [holder] if holder.tag != 'subviews' else holder:
            if view.get('id') and rect(view):
                yield view
                yield from views_below(view)


def counted():
    """The views that score.py counts, with their stored frames."""
    documents = {}
    for root in json.load(open(os.path.join(corpus, 'roots.json'))):
        name = root['file']
        if name not in documents:
            tree = ET.parse(os.path.join(corpus, 'files', name)).getroot()
            documents[name] = {e.get('id'): e for e in tree.iter() if e.get('id')}
        element = documents[name].get(root['object'])
        if element is None:
            continue
        left_out = set(root.get('ambiguous') or [])
        for ids in (root.get('excluded') or {}).values():
            left_out |= set(ids)
        for view in views_below(element):
            if view.get('id') not in left_out:
                yield (name, root['object']), view.get('id'), rect(view)


def same(a, b, tolerance):
    return a is not None and b is not None and all(abs(x - y) <= tolerance for x, y in zip(a, b))


stored_path, _ = frames('stored', '--stored-sizes', '--uninstalled')
_, measured = frames('measured', '--uninstalled')
_, larger = frames('larger', '--uninstalled', '--text-scale', '1.25')
total = independent = hit = 0
for key, view, want in counted():
    have, other = measured.get(key, {}).get(view), larger.get(key, {}).get(view)
    total += 1
    if same(have, other, 0.01):
        independent += 1
        hit += same(want, have, 0.51)

subprocess.run([plumb, 'render', os.path.join(corpus, 'files'), '--frames', os.path.join(work, 'time.json'),
                '--stored-sizes'], stderr=subprocess.DEVNULL)
print(f'With measured sizes {independent} of {total} views ({100 * independent / total:.1f} %) do not depend on text; '
      f'{hit} of them ({100 * hit / max(1, independent):.1f} %) are as stored.')
score = os.path.join(corpus, 'score.py')
sys.exit(subprocess.run([sys.executable, score, stored_path, corpus]).returncode)
