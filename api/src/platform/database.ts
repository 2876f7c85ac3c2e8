import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from '../database/schema/schema.ts'
import { fewerTrips } from './fewer-trips.ts'
import type { AccountScope } from './scope.ts'

export type Db = Kysely<Schema>

// A date is a day without a zone: as text it stays the day it is.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * The product's connections. They work as a role that owns nothing and cannot step around row-level security,
 * whatever role the address signs in as.
 */
export function openDatabase(url: string, { connections = 20, onError = () => {} }: Partial<Opening> = {}): Database {
  return connect({ connectionString: url, max: connections, options: asProduct }, onError)
}

// What is written is put into the indexes of words a little at a time: every search reads what has not been put there yet.
const asProduct = '-c role=gable_app -c statement_timeout=30000 -c gin_pending_list_limit=512'

/** The owner's connections: for migrations, the job queue and seeds. No request ever holds one. */
export function openAsOwner(url: string, { connections = 6, onError = () => {} }: Partial<Opening> = {}): Database {
  // Nobody waits for these at a screen, and a queue that gives up on a busy machine takes the process with it.
  return connect({ connectionString: url, max: connections, connectionTimeoutMillis: 60_000 }, onError)
}

interface Opening {
  connections: number
  onError: (error: Error) => void
}

function connect(config: pg.PoolConfig, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, keepAlive: true, ...config })
  // Without listeners a connection that dies, idle or in the middle of its work, takes the process with it.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: fewerTrips(pool) }) })
  return { db, pool, close: () => db.destroy() }
}

/** One transaction in which the database shows the rows of this account and no others; it opens with the account, in one message. */
export const inAccount = <T>(db: Db, { accountId }: AccountScope, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (db) => {
    await sql`select set_config('gable.account_id', ${sql.lit(accountId)}, true)`.execute(db)
    return work(db)
  })

/** One transaction in which a person sees the own memberships in every account. */
export const asPerson = <T>(db: Db, userId: string, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (db) => {
    await sql`select set_config('gable.user_id', ${sql.lit(userId)}, true)`.execute(db)
    return work(db)
  })

/** For verbs that other verbs call: joins the transaction there is, or opens one. */
export const atomically = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
