import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Postmaster {
  pid: number
  port: number
}

/** The server that currently runs on this cluster. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const file = join(data, 'postmaster.pid')
  const [pid, , , port] = (await readFile(file, 'utf8').catch(() => '')).split('\n').map(Number)
  if (!pid || !port) return undefined
  if (await isPostmaster(pid, data)) return { pid, port }

  // Postgres removes the file of a dead process itself, but not when another program of the same user has the pid,
  // as happens after a container restarts.
  if (await readCommandLine(pid)) await rm(file, { force: true })
  return undefined
}

/** Compares the command line: a zombie has none, and another program with the same pid has another one. */
export async function isPostmaster(pid: number, data: string) {
  const line = await readCommandLine(pid)
  return line.includes('postgres') && line.includes(` -D ${data} `)
}

/** SIGINT stops cleanly, SIGQUIT relies on crash recovery. A process that is gone is not an error. */
export function signalPostmaster(pid: number, signal: 'SIGINT' | 'SIGQUIT') {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function readCommandLine(pid: number): Promise<string> {
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
