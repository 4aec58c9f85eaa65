"""A terminal without a window: a program on a pty, what it writes, and when."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time


class Terminal:
    """A program on a pty of 80x24. Times are seconds of the monotonic clock."""

    def __init__(self, command, size=(80, 24), environment=None):
        self.started = time.monotonic()
        self.written = b""
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.environ.update({"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **(environment or {})})
            # The child sets the size before anything looks at it.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.execvp(command[0], command)

    def read(self, timeout):
        """What came within a time; empty when nothing did."""
        ready, _, _ = select.select([self.descriptor], [], [], timeout)
        if not ready:
            return b""
        try:
            text = os.read(self.descriptor, 1 << 16)
        except OSError:
            return b""
        self.written += text
        return text

    def burst(self, quiet=0.1, timeout=20):
        """Reads from the first byte until nothing comes for a while; gives the moment of the last one.

        This is when a frame stands, whatever the program draws and in which order.
        """
        if not self.read(timeout):
            raise TimeoutError("nothing was written")
        last = time.monotonic()
        while self.read(quiet):
            last = time.monotonic()
        return last

    def settle(self, quiet=0.2):
        """Reads until nothing comes for a while."""
        while self.read(quiet):
            pass

    def forget(self):
        self.written = b""

    def press(self, keys):
        """Sends keys; gives the moment before."""
        self.forget()
        now = time.monotonic()
        os.write(self.descriptor, keys)
        return now

    def status(self, name):
        """A figure of /proc/PID/status, such as VmRSS in kB."""
        with open(f"/proc/{self.pid}/status") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith(name + ":"))

    def close(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.descriptor)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
