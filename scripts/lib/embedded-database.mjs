import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Where the database of a data folder lies: inside it, or where its link leads. Undefined when there is none. */
export function placeOfDatabase(dataDir) {
  const place = join(dataDir, 'postgres')
  return existsSync(place) ? realpathSync(place) : undefined
}

/** Stops the server that runs on this cluster, and only that one. */
export async function stopDatabase(place) {
  const pid = runningOn(place)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  const patience = Date.now() + 60_000
  while (runningOn(place) === pid) {
    if (Date.now() > patience) throw new Error(`The database in ${place} (process ${pid}) does not stop.`)
    await pause(50)
  }
}

function runningOn(place) {
  try {
    const pid = Number.parseInt(readFileSync(join(place, 'postmaster.pid'), 'utf8'), 10)
    return commandLine(pid).includes(` -D ${place} `) ? pid : undefined
  } catch {
    return undefined
  }
}

const commandLine = (pid) =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
