import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import type { Installation } from './installation.ts'

export interface Owner {
  url: string
  /** Asks it to stop its database and waits until the process is gone. */
  leave(): Promise<void>
  /** Makes it end by a bug of its own, without stopping anything. */
  crash(): Promise<void>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Another process that starts, or adopts, the database of an installation. */
export async function ownerProcess({ driver, dataDir, folder }: Installation, uid?: number): Promise<Owner> {
  const program = join(import.meta.dirname, 'postgres-owner.ts')
  const child = spawn(process.execPath, ['--import', tsx, program, driver, dataDir], {
    ...(uid && { uid, gid: uid }),
    // Its own group, as a shell gives to what it starts: Ctrl-C goes to the whole group.
    detached: true,
    cwd: folder,
    env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const url = await firstLine(child)
  const gone = once(child, 'exit')
  return {
    url,
    async leave() {
      child.stdin?.write('leave\n')
      await gone
    },
    async crash() {
      child.stdin?.write('crash\n')
      await gone
    },
    async kill(signal) {
      process.kill(-(child.pid ?? 0), signal)
      await gone
    },
  }
}

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

async function firstLine({ stdout, stderr }: ChildProcess) {
  if (!stdout || !stderr) throw new Error('The process has no output')
  let complaints = ''
  stderr.on('data', (chunk) => {
    complaints += chunk
  })
  for await (const line of createInterface(stdout)) return line
  throw new Error(`The process ended without starting a database: ${complaints}`)
}
