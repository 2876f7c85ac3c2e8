import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a folder for test databases, in memory where there is room: each test file creates and drops a database of over
 * a thousand files, which costs several times as much on a disk. Postgres does not run as root, so its user may enter.
 */
export async function createDatabaseFolder(): Promise<string> {
  const parent = (await hasRoom(memory)) ? memory : tmpdir()
  if (parent === memory) await removeAbandoned()
  const folder = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  await chmod(folder, 0o755)
  return folder
}

const memory = '/dev/shm'
const prefix = 'gable-test-'
const neededBytes = 3 * 1024 ** 3

async function hasRoom(folder: string) {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= neededBytes
}

/** What a killed run leaves behind would occupy memory until the machine restarts. */
async function removeAbandoned() {
  for (const name of await readdir(memory)) {
    const [, pid] = /^gable-test-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) await rm(join(memory, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
