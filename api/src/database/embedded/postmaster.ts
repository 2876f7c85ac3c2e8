import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Postmaster {
  pid: number
  port: number
}

/** The server that runs on this cluster now, whoever started it. */
export async function runningPostmaster(data: string): Promise<Postmaster | undefined> {
  const file = join(data, 'postmaster.pid')
  const [pid, , , port] = (await readFile(file, 'utf8').catch(() => '')).split('\n').map(Number)
  if (!pid || !port) return undefined
  if (await isPostmaster(pid, data)) return { pid, port }

  // Postgres clears a dead pid itself, and checks shared memory as it does. It cannot know that the number
  // has gone to another program of the same user, as happens after every restart of a container.
  if (await commandLine(pid)) await rm(file, { force: true })
  return undefined
}

/** By its command line: a zombie has none, and a stranger with the same number has another. */
export async function isPostmaster(pid: number, data: string) {
  const line = await commandLine(pid)
  return line.includes('postgres') && line.includes(` -D ${data} `)
}

/** SIGINT lets it finish cleanly, SIGQUIT leaves the rest to crash recovery. One that is gone is not an error. */
export function signalPostmaster(pid: number, signal: 'SIGINT' | 'SIGQUIT') {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return line.replaceAll('\0', ' ')
  }
  const listed = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return listed.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}
