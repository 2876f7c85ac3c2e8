import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rename, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { cleanEnvironment } from './run-program.ts'
import type { SystemAccount } from './system-account.ts'

export interface LaunchOptions {
  postgres: string
  account: SystemAccount | undefined
  data: string
  log: string
  settings: string[]
}

interface LaunchedServer extends Postmaster {
  /** False when another process started the server at the same time and was faster. */
  isOurs: boolean
}

/** Starts a server and returns the one that runs: of two started at the same time, the second exits. */
export async function launchServer({
  postgres,
  account,
  data,
  log,
  settings,
}: LaunchOptions): Promise<LaunchedServer | undefined> {
  const output = await openLog(log)
  // Detached: the Ctrl-C that stops Node must not stop Postgres before Node has drained.
  const server = spawn(
    postgres,
    ['-D', data, '-c', `port=${await findFreePort()}`, ...settings.flatMap((s) => ['-c', s])],
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
    const running = await findPostmaster(data)
    if (running) return { ...running, isOurs: running.pid === server.pid }
    await pause(5)
  }
  const other = await findPostmaster(data)
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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
