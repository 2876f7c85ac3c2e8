import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { placeOfDatabase, stopDatabase } from './lib/embedded-database.mjs'
import { requireNode, root } from './lib/repository.mjs'

// Forgets everything this installation has stored: the database, the uploads and the outbox.
requireNode()
const dataDir = resolve(root, process.env.DATA_DIR || '.data')

if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) {
  console.log(`There is nothing in ${dataDir}.`)
} else if (!existsSync(join(dataDir, 'postgres-password'))) {
  console.error(`${dataDir} is not a data folder of Gable; nothing was removed.`)
  process.exitCode = 1
} else if (await isWanted()) {
  const place = placeOfDatabase(dataDir)
  if (place) {
    await stopDatabase(place)
    await rm(place, { recursive: true, force: true })
    await rm(`${place}.belongs-to`, { force: true })
  }
  await rm(dataDir, { recursive: true, force: true })
  console.log(`Removed ${dataDir}${place && !place.startsWith(dataDir) ? ` and ${place}` : ''}.`)
} else {
  console.error('Nothing was removed. Say --yes to remove it without being asked.')
  process.exitCode = 1
}

async function isWanted() {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Remove everything in ${dataDir}? (yes/no) `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
