#!/usr/bin/env python3
"""Serves a file of addresses by a real Addok with a Redis of its own: prints its port, or why that cannot be.

    serve-addok.py PLACES.csv VENV

VENV is where Addok is installed when it is not there yet. The server ends with its standard input.
"""
import csv
import ctypes
import fcntl
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

ADDOK = "addok==1.3.2"
PR_SET_PDEATHSIG = 1


def give_up(reason):
    print(f"skipped: {reason}", flush=True)
    sys.exit(0)


def install(venv):
    """Installs Addok once, also when several want to."""
    venv.parent.mkdir(parents=True, exist_ok=True)
    with open(f"{venv}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = venv / "installed"
        if done.exists() and done.read_text() == ADDOK:
            return
        for command in [sys.executable, "-m", "venv", venv], [venv / "bin/pip", "install", "--quiet", ADDOK]:
            result = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
            if result.returncode != 0:
                lines = (result.stderr or result.stdout).strip().splitlines()
                give_up(f"{ADDOK} cannot be installed: {lines[-1] if lines else 'no reason given'}")
        done.write_text(ADDOK)


def documents(path):
    """The rows of OpenAddresses as Addok takes them: a street with its house numbers."""
    streets = {}
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            key = row["STREET"], row["CITY"], row["POSTCODE"], row["ID"][:2]
            point = {"lat": float(row["LAT"]), "lon": float(row["LON"])}
            street = streets.setdefault(key, {
                "id": row["ID"], "type": "street", "name": row["STREET"], "city": row["CITY"], "postcode": row["POSTCODE"],
                "region": row["REGION"], "countrycode": row["ID"][:2], "importance": 0.1, "housenumbers": {}, **point})
            street["housenumbers"][row["NUMBER"]] = point
    return streets.values()


def end_with_input(folder):
    """Ends, and takes the folder away, when whoever started this ends or says so."""

    def end(*_):
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)

    def wait():
        sys.stdin.buffer.read()
        end()

    signal.signal(signal.SIGTERM, end)
    threading.Thread(target=wait, daemon=True).start()


def serve(places):
    redis = shutil.which("redis-server") or give_up("there is no redis-server; install the package redis-server")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="formhaus-addok."))
    end_with_input(folder)
    sock = folder / "redis.sock"
    subprocess.Popen(
        [redis, "--port", "0", "--unixsocket", sock, "--save", "", "--appendonly", "no", "--dir", folder],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        preexec_fn=lambda: ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL))
    config = folder / "config.py"
    config.write_text('FILTERS = ["type", "postcode", "countrycode"]\n')
    os.environ |= {"REDIS_SOCKET": str(sock), "ADDOK_CONFIG_MODULE": str(config), "ADDOK_LOG_DIR": str(folder)}
    for _ in range(600):
        try:
            with socket.socket(socket.AF_UNIX) as probe:
                probe.connect(str(sock))
            break
        except OSError:
            time.sleep(0.05)
    rows = folder / "documents.json"
    rows.write_text("".join(json.dumps(document) + "\n" for document in documents(places)))
    addok = pathlib.Path(sys.executable).parent / "addok"
    for words in ["batch", rows], ["ngrams"]:
        subprocess.run([addok, *words], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    from wsgiref.simple_server import WSGIRequestHandler, make_server

    class Quiet(WSGIRequestHandler):
        def log_message(self, *_):
            pass

    # What Addok tells of itself is not for the first line.
    own, sys.stdout = sys.stdout, sys.stderr
    from addok.http.wsgi import application

    server = make_server("127.0.0.1", 0, application, handler_class=Quiet)
    print(server.server_port, file=own, flush=True)
    server.serve_forever()


places, venv = map(pathlib.Path, sys.argv[1:3])
if len(sys.argv) == 4:
    serve(places)
else:
    install(venv)
    python = venv / "bin/python3"
    os.execv(python, [python, __file__, *sys.argv[1:3], "installed"])
