// Says how long after the start of its process it runs: what the first chart can't be faster than. Run by render.bench.ts.
process.stdout.write(String(performance.now()))
