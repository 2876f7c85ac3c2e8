import pg from 'pg'
import type { startEmbedded } from '../../api/src/database/embedded/postgres.ts'

// A process that owns an embedded database, for tests that kill it: `postgres-owner.ts <driver> <dataDir>`.
const [driver = '', dataDir = ''] = process.argv.slice(2)
const module: { startEmbedded: typeof startEmbedded } = await import(driver)
const embedded = await module.startEmbedded({ dataDir })
console.log(embedded.url)

process.stdin.on('data', (word) => (String(word) === 'crash\n' ? process.exit(1) : leave()))
process.on('SIGINT', async () => {
  // What a server does on Ctrl-C: the last requests still write.
  const client = new pg.Client(embedded.url)
  await client.connect()
  await client.query(`insert into requests values ('the last')`)
  await client.end()
  await leave()
})

async function leave() {
  await embedded.stop()
  process.exit(0)
}
