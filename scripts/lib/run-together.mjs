import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot } from './repository.mjs'
import { whenOrphaned } from './when-orphaned.mjs'

/** Runs programs side by side, their lines marked with their names. When one ends, or on Ctrl-C, all of them do. */
export function runTogether(programs) {
  const children = new Set()
  let ending = false
  const endAll = () => {
    if (ending) return
    ending = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const program of programs) {
    const child = startMarked(program)
    children.add(child)
    child.once('exit', (code) => {
      children.delete(child)
      if (!ending) process.exitCode = code ?? 1
      endAll()
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll)
  whenOrphaned(endAll)
}

function startMarked({ name, folder, parameters, env }) {
  // A group of its own: Ctrl-C comes from here, once.
  const leaveWithParent = inRoot('scripts', 'lib', 'leave-with-parent.mjs')
  const child = spawn(process.execPath, ['--import', leaveWithParent, ...parameters], {
    cwd: inRoot(folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const mark = (line) => console.log(`${name.padEnd(8)}│ ${line}`)
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', mark)
  return child
}
