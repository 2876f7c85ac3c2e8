import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The process of an embedded Postgres that starts the others. */
export const getPostgresPid = async (dataDir: string): Promise<number> =>
  Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)

/**
 * Stops all processes of a Postgres: connections stay open, new ones are taken by the system, and nobody answers. Returns
 * how to continue them.
 */
export async function stopPostgres(dataDir: string): Promise<() => void> {
  const pid = await getPostgresPid(dataDir)
  signal(pid, 'SIGSTOP')
  const stopped = [pid, ...listChildren(pid)]
  for (const child of stopped) signal(child, 'SIGSTOP')
  return () => {
    for (const child of stopped.splice(0)) signal(child, 'SIGCONT')
  }
}

const listChildren = (pid: number) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child && parent === pid ? [child] : []))

export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    // A connection that has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
