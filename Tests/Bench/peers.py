"""Measures formhaus beside dialog, whiptail, fzf and bare C with libform, all through one pty: peers.py FORMHAUS LIBFORM

Prints a table in Markdown; a figure is the median of eleven runs, with the least and the most.
"""

import json
import statistics
import sys
import tempfile
import time

from terminal import Terminal

RUNS = 11
FORMHAUS, LIBFORM = sys.argv[1:3]
FOLDER = tempfile.mkdtemp(prefix="formhaus-bench.")


def write(name, value):
    path = f"{FOLDER}/{name}"
    with open(path, "w") as file:
        file.write(value if isinstance(value, str) else json.dumps(value))
    return path


def form(count, **more):
    fields = [{"key": f"q{n}", "type": "text", "label": f"Question {n}"} for n in range(1, count + 1)]
    return {"id": "bench", "title": "Ten questions", "submit": {"label": "Send"}, "fields": fields, **more}


def steps():
    def step(n):
        fields = [{"key": f"s{n}q{k}", "type": "text", "label": f"Question {n}.{k}"} for k in range(1, 9)]
        return {"id": f"s{n}", "title": f"Step {n}", "fields": fields}

    return {"id": "bench", "title": "Steps", "submit": {"label": "Send"}, "steps": [step(n) for n in (1, 2, 3)]}


NAMES = [f"Option {n:05d}" for n in range(10_000)]
TEN = write("ten.json", form(10))
MANY = {count: write(f"{count}.json", form(count)) for count in (10, 1_000, 10_000, 100_000)}
STEPS = write("steps.json", steps())
LIST = write("list.json", form(0, fields=[
    {"key": "q", "type": "select", "label": "Question", "searchable": True,
     "options": [{"value": name, "label": name} for name in NAMES]}]))
LINES = write("list.txt", "\n".join(NAMES) + "\n")

DIALOG = ["dialog", "--form", "Ten questions", "22", "76", "14"] + [
    word for n in range(1, 11) for word in (f"Question {n}", str(n), "2", "", str(n), "20", "40", "100")]
FORMS = {
    "formhaus": [FORMHAUS, "run", TEN],
    "dialog --form": DIALOG,
    "whiptail --inputbox (one field)": ["whiptail", "--inputbox", "Question 1", "10", "60"],
    "libform in C": [LIBFORM, "10"],
}


class Row:
    def __init__(self, what, who, values, unit, aim=None):
        self.what, self.who, self.unit, self.aim = what, who, unit, aim
        self.values = sorted(values)
        self.median = statistics.median(values)

    def shown(self, value):
        if self.unit == "s":
            return f"{value * 1000:.1f} ms"
        return f"{value:,.0f} {self.unit}" if self.unit == "bytes" else f"{value:.1f} {self.unit}".strip()

    def __str__(self):
        reached = "" if self.aim is None else ("yes" if self.median <= self.aim else "no")
        aim = "" if self.aim is None else f"at most {self.shown(self.aim)}"
        spread = f"{self.shown(self.values[0])} - {self.shown(self.values[-1])}"
        return f"| {self.what} | {self.who} | {self.shown(self.median)} | {spread} | {aim} | {reached} |"


def first_frame(command):
    with Terminal(command) as terminal:
        return terminal.burst() - terminal.started


def typing(command, opening=0.1):
    """From a letter to the last byte that it brings about, and how many they are.

    The first frame stands when nothing came for `opening` seconds.
    """
    with Terminal(command) as terminal:
        terminal.burst(quiet=opening)
        times, sizes = [], []
        for key in "xqzkvwjhygbp"[: RUNS + 1]:
            start = terminal.press(key.encode())
            times.append(terminal.burst() - start)
            sizes.append(len(terminal.written))
        # The first letter also takes the error or the example away.
        return times[1:], sizes[1:]


def resident(command):
    with Terminal(command) as terminal:
        terminal.burst()
        return terminal.status("VmRSS") * 1024 / 1e6


def idle(command, seconds=3):
    """Context switches a second and bytes while nobody does anything."""
    with Terminal(command) as terminal:
        terminal.burst()
        terminal.settle(1)
        terminal.forget()
        switches = lambda: sum(map(terminal.status, ("voluntary_ctxt_switches", "nonvoluntary_ctxt_switches")))
        before = switches()
        time.sleep(seconds)
        waking = switches() - before
        terminal.settle(0)
        return waking / seconds, len(terminal.written)


def step_change():
    with Terminal([FORMHAUS, "run", STEPS, "--reduce-motion"]) as terminal:
        terminal.burst()
        terminal.press(b"\t" * 8)
        terminal.settle()
        start = terminal.press(b"\r")
        moment = terminal.burst()
        assert b"Step 2" in terminal.written or b"2.1" in terminal.written, terminal.written
        return moment - start, len(terminal.written)


def pressed(command, opening, keys):
    """From keys to the last byte that they bring about, after `opening`."""
    with Terminal(command) as terminal:
        terminal.burst()
        if opening:
            terminal.press(opening)
            terminal.burst()
        start = terminal.press(keys)
        return terminal.burst() - start


def rows():
    frames = {who: [first_frame(command) for _ in range(RUNS)] for who, command in FORMS.items()}
    peer = statistics.median(frames["dialog --form"])
    for who, values in frames.items():
        yield Row("first frame of ten fields", who, values, "s", peer if who == "formhaus" else None)

    letters = {who: typing(command) for who, command in FORMS.items()}
    peer = statistics.median(letters["dialog --form"][0])
    for who, (times, _) in letters.items():
        yield Row("a typed letter, until it stands", who, times, "s", peer if who == "formhaus" else None)
    for who, (_, sizes) in letters.items():
        yield Row("a typed letter, written", who, sizes, "bytes", 200 if who == "formhaus" else None)

    changes = [step_change() for _ in range(RUNS)]
    yield Row("Continue, until the next step stands", "formhaus", [change[0] for change in changes], "s")
    yield Row("Continue, written", "formhaus", [change[1] for change in changes], "bytes", 2_000)

    for who, command in FORMS.items():
        yield Row(
            "resident memory", who, [resident(command) for _ in range(RUNS)], "MB", 12 if who == "formhaus" else None)

    waking = [idle(FORMS["formhaus"]) for _ in range(3)]
    yield Row("idle, context switches a second", "formhaus", [switches for switches, _ in waking], "", 3)
    yield Row("idle, written", "formhaus", [size for _, size in waking], "bytes", 0)

    ours, fzf = [FORMHAUS, "run", LIST], ["sh", "-c", f"exec fzf < {LINES}"]
    for who, command, aim in (("formhaus", ours, 0.040), ("fzf", fzf, None)):
        yield Row("10,000 options: first frame", who, [first_frame(command) for _ in range(RUNS)], "s", aim)
    yield Row("10,000 options: the list opens", "formhaus", [pressed(ours, b"", b"\r") for _ in range(RUNS)], "s", 0.040)
    for who, command, opening, aim in (("formhaus", ours, b"\r", 0.016), ("fzf", fzf, b"", None)):
        values = [pressed(command, opening, b"999") for _ in range(RUNS)]
        yield Row("10,000 options: three letters of a search", who, values, "s", aim)

    few = None
    for count, path in MANY.items():
        command = [FORMHAUS, "run", path, "--max-definition", "64M"]
        times, _ = typing(command, opening=0.1 if count < 10_000 else 30)
        few = few or statistics.median(times)
        yield Row(f"{count:,} fields in one step: a typed letter", "formhaus", times, "s", None if count == 10 else few)


print("| what | program | median | range | aim | reached |")
print("| --- | --- | ---: | --- | --- | --- |")
for row in rows():
    print(row, flush=True)
