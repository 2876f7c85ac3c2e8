import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import type { Installation } from './installation.ts'

interface DatabaseOwner {
  url: string
  /** Stops its database and waits for the process to exit. */
  stop(): Promise<void>
  /** Makes the process exit with an error, without stopping its database. */
  crash(): Promise<void>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Spawns a process that starts or adopts the installation's database. */
export async function startDatabaseOwner(
  { driver, dataDir, folder }: Installation,
  uid?: number,
): Promise<DatabaseOwner> {
  const program = join(import.meta.dirname, 'database-owner-program.ts')
  const child = spawn(process.execPath, ['--import', tsx, program, driver, dataDir], {
    ...(uid && { uid, gid: uid }),
    // Its own process group, as a shell creates one: Ctrl-C signals the whole group.
    detached: true,
    cwd: folder,
    env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const url = await readFirstLine(child)
  const exited = once(child, 'exit')
  return {
    url,
    async stop() {
      child.stdin?.write('stop\n')
      await exited
    },
    async crash() {
      child.stdin?.write('crash\n')
      await exited
    },
    async kill(signal) {
      process.kill(-(child.pid ?? 0), signal)
      await exited
    },
  }
}

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

async function readFirstLine({ stdout, stderr }: ChildProcess) {
  if (!stdout || !stderr) throw new Error('The process has no output')
  let errors = ''
  stderr.on('data', (chunk) => {
    errors += chunk
  })
  for await (const line of createInterface(stdout)) return line
  throw new Error(`The process ended without starting a database: ${errors}`)
}
