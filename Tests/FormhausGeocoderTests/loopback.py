#!/usr/bin/env python3
"""A server of the kind that Photon is, which behaves as its path says; tells its port and notes what it was asked.

    loopback.py NOTES
"""
import http.server
import json
import os
import socket
import sys
import threading
import time
import urllib.parse

NOTES = sys.argv[1]
counts = {}
lock = threading.Lock()


def feature(street, **more):
    place = {"type": "street", "name": street, "city": "Berlin", "state": "Berlin", "postcode": "10117", "countrycode": "DE"}
    return {"type": "Feature", "geometry": {"type": "Point", "coordinates": [13.4, 52.5]}, "properties": place | more}


def answer(*features):
    return json.dumps({"type": "FeatureCollection", "features": list(features)}).encode()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def send(self, body, status=200, **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        parts = urllib.parse.urlsplit(self.path)
        manner = parts.path.strip("/").split("/")[0]
        with lock:
            counts[manner] = counts.get(manner, 0) + 1
            count = counts[manner]
            with open(NOTES, "a", encoding="utf-8") as notes:
                query = urllib.parse.parse_qsl(parts.query)
                note = {"path": parts.path, "query": query, "headers": dict(self.headers), "time": time.monotonic()}
                notes.write(json.dumps(note) + "\n")
        try:
            getattr(self, manner, self.missing)(count, dict(query))
        except (BrokenPipeError, ConnectionResetError):
            pass

    def good(self, _count, query):
        self.send(answer(feature("Unter den Linden"), feature(query["q"])))

    def late(self, count, query):
        time.sleep(0.3 if query["q"] == "soon" else 4)
        self.send(answer(feature(query["q"])))

    def never(self, _count, _query):
        time.sleep(30)

    def drip(self, _count, _query):
        self.send_response(200)
        self.send_header("Content-Length", "1000")
        self.end_headers()
        for _ in range(300):
            self.wfile.write(b" ")
            self.wfile.flush()
            time.sleep(0.1)

    def endless(self, _count, _query):
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
        while True:
            self.wfile.write(chunk)

    def wrong(self, _count, query):
        self.send({"html": b"<html>", "list": b"[]", "other": b'{"features": 1}', "deep": b"[" * 9999}[query["q"]])

    def limit(self, _count, query):
        if query["q"] == "a":
            self.send(b"slow down", 429, Retry_After="2")
        else:
            self.send(answer(feature(query["q"])))

    def closed(self, count, query):
        until = time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(time.time() + 3600))
        self.send(b"", 503, Retry_After=until)

    def failing(self, _count, _query):
        self.send(b"", 500)

    def refusing(self, _count, _query):
        self.send(b"{}", 404)

    def escapes(self, _count, _query):
        self.send(answer(
            feature("Am\x1b[2J\x07 Markt\u202e", city="Ulm\r\n\x9b31m", osm_id=1), feature("Ring", housenumber="7\x1b]0;x\x07")))

    def bytes(self, _count, _query):
        self.send(answer(feature("Stra?e")).replace(b"?", b"\xff\xc3"))

    def away(self, _count, query):
        host = self.headers["Host"]
        to = {"here": f"http://{host}/good/api?q=there", "file": "file:///etc/passwd", "plain": "http://192.0.2.1/good"}
        self.send(b"", 302, Location=to.get(query["q"], f"http://{host}/away/api?q={query['q']}"))

    def hangup(self, _count, _query):
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)

    def missing(self, _count, _query):
        self.send(b"", 404)

    def many(self, _count, _query):
        streets = [feature(f"Street {n % 50}", osm_id=n) for n in range(200)]
        self.send(answer(feature("Elsewhere", countrycode="AT"), feature(""), *streets))


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
# It ends with its standard input.
threading.Thread(target=lambda: (sys.stdin.buffer.read(), os._exit(0)), daemon=True).start()
print(server.server_address[1], flush=True)
server.serve_forever()
