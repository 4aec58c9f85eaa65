// Restores the terminal when the program dies of a signal, before anything else runs.
#pragma once
