import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { findDatabaseFolder, stopDatabase } from './lib/embedded-database.mjs'
import { requireNode, root } from './lib/repository.mjs'

// Deletes everything this installation has stored: the database, the uploads and the outbox.
requireNode()
const dataDir = resolve(root, process.env.DATA_DIR || '.data')

if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) {
  console.log(`${dataDir} is empty.`)
} else if (!existsSync(join(dataDir, 'postgres-password'))) {
  console.error(`${dataDir} is not a Gable data folder; nothing was deleted.`)
  process.exitCode = 1
} else if (await confirmReset()) {
  const database = findDatabaseFolder(dataDir)
  if (database) {
    await stopDatabase(database)
    await rm(database, { recursive: true, force: true })
    await rm(`${database}.belongs-to`, { force: true })
  }
  await rm(dataDir, { recursive: true, force: true })
  console.log(`Deleted ${dataDir}${database && !database.startsWith(dataDir) ? ` and ${database}` : ''}.`)
} else {
  console.error('Nothing was deleted. Pass --yes to skip the question.')
  process.exitCode = 1
}

async function confirmReset() {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Delete everything in ${dataDir}? (yes/no) `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
