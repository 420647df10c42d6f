#!/usr/bin/env node
import module from 'node:module'

// What is imported after this starts quicker the next time, where Node.js keeps compiled code (from 22.8 on;
// NODE_DISABLE_COMPILE_CACHE=1 forbids it).
if ('enableCompileCache' in module) (module.enableCompileCache as () => unknown)()
await (await import('./command-line.js')).runCommandLine()
