import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isPostmaster, type Postmaster } from './postmaster.ts'

export interface Lease {
  /** Ends this process' use of the server. Says whether it was the last one and may stop the server. */
  giveUp(): Promise<boolean>
}

interface Server extends Postmaster {
  data: string
  password: string
}

/**
 * Waits until the server answers to our password for our data, and says there that this process uses it.
 * Undefined when the server went away meanwhile.
 */
export async function leaseOn(server: Server): Promise<Lease | undefined> {
  const patience = Date.now() + 180_000
  const patienceWithStranger = Date.now() + 5_000
  for (;;) {
    const client = await connect(server).catch((error: PostgresError) => error)
    if (client instanceof pg.Client) return leaseOf(client)
    if (!(await isPostmaster(server.pid, server.data))) return undefined
    if (Date.now() > (isRefusal(client) ? patienceWithStranger : patience)) throw client
    await pause(15)
  }
}

type PostgresError = Error & { code?: string }

// While a port changes hands it may be another server that refuses, so even a refusal gets a second chance.
const isRefusal = ({ code }: PostgresError) => code?.startsWith('28') === true || code === 'stranger'

async function connect({ port, data, password }: Server) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'gable', password, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    if (rows[0]?.data_directory !== data) {
      throw Object.assign(new Error(`Another Postgres answers on port ${port}.`), { code: 'stranger' })
    }
    // Waits here while another process is stopping the server, and is thrown out together with it.
    await client.query(`select pg_advisory_lock_shared(${leaseKey})`)
    await ensureDatabase(client)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

const leaseKey = 4_718_592

async function ensureDatabase(client: pg.Client) {
  const { rowCount } = await client.query(`select from pg_database where datname = 'gable'`)
  if (rowCount) return
  await client.query('create database gable').catch((error: PostgresError) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error
  })
}

const leaseOf = (client: pg.Client): Lease => ({
  async giveUp() {
    await client.query(`select pg_advisory_unlock_shared(${leaseKey})`)
    const { rows } = await client.query(`select pg_try_advisory_lock(${leaseKey}) as alone`)
    if (rows[0]?.alone) return true
    await client.end()
    return false
  },
})
