import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The folder of the embedded database, following a link out of the data folder. Undefined when there is none. */
export function findDatabaseFolder(dataDir) {
  const folder = join(dataDir, 'postgres')
  return existsSync(folder) ? realpathSync(folder) : undefined
}

/** Stops the server that runs on this cluster, and no other. */
export async function stopDatabase(folder) {
  const pid = getServerPid(folder)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 60_000
  while (getServerPid(folder) === pid) {
    if (Date.now() > deadline) throw new Error(`The database in ${folder} (process ${pid}) does not stop.`)
    await sleep(50)
  }
}

function getServerPid(folder) {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
    return getCommandLine(pid).includes(` -D ${folder} `) ? pid : undefined
  } catch {
    return undefined
  }
}

const getCommandLine = (pid) =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
