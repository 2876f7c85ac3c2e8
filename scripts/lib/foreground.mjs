import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { onOrphaned } from './on-orphaned.mjs'
import { inRoot, root } from './repository.mjs'

/**
 * Runs a Node program in the foreground and exits with its code. However many of terminal, npm and shell pass on the
 * same Ctrl-C, the program gets one signal; it also stops when this process is killed.
 */
export function runInForeground(program, args = [], { nodeFlags = [], env } = {}) {
  const exitWithParent = inRoot('scripts', 'lib', 'exit-with-parent.mjs')
  const child = spawn(process.execPath, ['--import', exitWithParent, ...nodeFlags, program, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  let signaledAt = Number.NEGATIVE_INFINITY
  const forward = (signal) => {
    if (performance.now() - signaledAt < 1000) return
    signaledAt = performance.now()
    child.kill(signal)
  }
  process.on('SIGINT', () => forward('SIGINT'))
  process.on('SIGTERM', () => forward('SIGTERM'))
  process.on('SIGHUP', () => forward('SIGTERM'))
  onOrphaned(() => forward('SIGTERM'))
  child.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
