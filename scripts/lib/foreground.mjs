import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inRoot, root } from './repository.mjs'
import { whenOrphaned } from './when-orphaned.mjs'

/**
 * Runs a Node program in the foreground and ends with its code. It is asked to stop exactly once, however many of
 * terminal, npm and shell pass the same Ctrl-C on; and it stops when this process dies without a word.
 */
export function foreground(program, parameters = [], { nodeFlags = [], env } = {}) {
  const leaveWithParent = inRoot('scripts', 'lib', 'leave-with-parent.mjs')
  const child = spawn(process.execPath, ['--import', leaveWithParent, ...nodeFlags, program, ...parameters], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  let asked = Number.NEGATIVE_INFINITY
  const ask = (signal) => {
    if (performance.now() - asked < 1000) return
    asked = performance.now()
    child.kill(signal)
  }
  process.on('SIGINT', () => ask('SIGINT'))
  process.on('SIGTERM', () => ask('SIGTERM'))
  process.on('SIGHUP', () => ask('SIGTERM'))
  whenOrphaned(() => ask('SIGTERM'))
  child.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
