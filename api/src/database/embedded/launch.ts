import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rename, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import { cleanEnvironment } from './command.ts'
import { type Postmaster, runningPostmaster } from './postmaster.ts'

export interface Launch {
  postgres: string
  account: Account | undefined
  data: string
  log: string
  settings: string[]
}

export interface Launched extends Postmaster {
  /** False when another process started one at the same moment and was faster. */
  isOurs: boolean
}

/** Starts a server and answers with the one that came to run: of two started at once the second gives way. */
export async function launch({ postgres, account, data, log, settings }: Launch): Promise<Launched | undefined> {
  const output = await openLog(log)
  // A session of its own: the Ctrl-C that reaches Node must not reach Postgres before Node has drained.
  const server = spawn(
    postgres,
    ['-D', data, '-c', `port=${await freePort()}`, ...settings.flatMap((s) => ['-c', s])],
    {
      ...account,
      cwd: '/',
      env: cleanEnvironment,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    },
  )
  try {
    await once(server, 'spawn')
  } finally {
    await output.close()
  }
  server.unref()

  while (server.exitCode === null && server.signalCode === null) {
    const running = await runningPostmaster(data)
    if (running) return { ...running, isOurs: running.pid === server.pid }
    await pause(5)
  }
  const other = await runningPostmaster(data)
  return other && { ...other, isOurs: false }
}

async function openLog(log: string) {
  const size = await stat(log).then(
    ({ size }) => size,
    () => 0,
  )
  if (size > 10_000_000) await rename(log, `${log}.1`)
  return open(log, 'a', 0o600)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
