// Prints the time since process start: the lower bound for the first chart. Run by render.bench.ts.
process.stdout.write(String(performance.now()))
