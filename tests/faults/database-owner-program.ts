import pg from 'pg'
import type { startEmbedded } from '../../api/src/database/embedded/postgres.ts'

// Owns an embedded database, for tests that kill this process. Usage: `database-owner-program.ts <driver> <dataDir>`.
const [driver = '', dataDir = ''] = process.argv.slice(2)
const module: { startEmbedded: typeof startEmbedded } = await import(driver)
const embedded = await module.startEmbedded({ dataDir })
console.log(embedded.url)

process.stdin.on('data', (command) => (String(command) === 'crash\n' ? process.exit(1) : stop()))
process.on('SIGINT', async () => {
  // Like a server on Ctrl-C, whose last requests still write.
  const client = new pg.Client(embedded.url)
  await client.connect()
  await client.query(`insert into requests values ('the last')`)
  await client.end()
  await stop()
})

async function stop() {
  await embedded.stop()
  process.exit(0)
}
