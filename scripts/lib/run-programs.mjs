import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onOrphaned } from './on-orphaned.mjs'
import { inRoot } from './repository.mjs'

/** Runs programs side by side with their names before each line. When one exits, or on Ctrl-C, all of them stop. */
export function runPrograms(programs) {
  const children = new Set()
  let isStopping = false
  const stopAll = () => {
    if (isStopping) return
    isStopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const program of programs) {
    const child = startProgram(program)
    children.add(child)
    child.once('exit', (code) => {
      children.delete(child)
      if (!isStopping) process.exitCode = code ?? 1
      stopAll()
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll)
  onOrphaned(stopAll)
}

function startProgram({ name, folder, args, env }) {
  // `detached` gives the program a process group of its own, so that Ctrl-C reaches it once, from here.
  const exitWithParent = inRoot('scripts', 'lib', 'exit-with-parent.mjs')
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd: inRoot(folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const print = (line) => console.log(`${name.padEnd(8)}│ ${line}`)
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', print)
  return child
}
