import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isPostmaster, type Postmaster } from './postmaster.ts'

export interface Lease {
  /** Releases the server. Returns whether no other process uses it, so that this one may stop it. */
  release(): Promise<boolean>
}

interface ServerAddress extends Postmaster {
  data: string
  password: string
}

/**
 * Waits until the server accepts our password for our data folder, and registers this process as its user.
 * Undefined when the server exited in the meantime.
 */
export async function acquireLease(server: ServerAddress): Promise<Lease | undefined> {
  const deadline = Date.now() + 180_000
  const refusalDeadline = Date.now() + 5_000
  for (;;) {
    const client = await connect(server).catch((error: PostgresError) => error)
    if (client instanceof pg.Client) return createLease(client)
    if (!(await isPostmaster(server.pid, server.data))) return undefined
    if (Date.now() > (isRefusal(client) ? refusalDeadline : deadline)) throw client
    await pause(15)
  }
}

type PostgresError = Error & { code?: string }

// The refusal may come from another server that just used the port, so it is retried for a while.
const isRefusal = ({ code }: PostgresError) => code?.startsWith('28') === true || code === 'wrong_server'

async function connect({ port, data, password }: ServerAddress) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'gable', password, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    if (rows[0]?.data_directory !== data) {
      throw Object.assign(new Error(`Another Postgres uses port ${port}.`), { code: 'wrong_server' })
    }
    // Blocks while another process stops the server, and then fails because the server ends the connection.
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

const createLease = (client: pg.Client): Lease => ({
  async release() {
    await client.query(`select pg_advisory_unlock_shared(${leaseKey})`)
    const { rows } = await client.query(`select pg_try_advisory_lock(${leaseKey}) as is_last`)
    if (rows[0]?.is_last) return true
    await client.end()
    return false
  },
})
