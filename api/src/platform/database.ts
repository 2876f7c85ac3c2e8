import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from '../database/schema/schema.ts'
import { enterTransaction, inCellOf, inDirectory } from './cells/cells.ts'
import { trackClientsInUse } from './cut-connections.ts'
import { batchStatements, opening } from './query-batching.ts'
import type { AccountScope } from './scope.ts'

export type Db = Kysely<Schema>

// A Postgres date has no time zone. Parsed as a JavaScript Date it could move to another day, so it stays text.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Connections for requests and jobs. They switch to a role that owns nothing and cannot bypass row-level security,
 * whatever role the URL signs in as.
 */
export function openDatabase(
  url: string,
  { connections = 20, onError = () => {} }: Partial<DatabaseOptions> = {},
): Database {
  const options = { max: connections, min: openWhileIdle, options: productRoleOptions, pipeline: true }
  return connect({ connectionString: url, ...options }, onError)
}

/** A new connection plans every prepared statement again, so a few stay when nobody has asked anything for a while. */
const openWhileIdle = 2

// GIN indexes queue new rows and every search scans that queue, so a small limit keeps searches fast.
const productRoleOptions = '-c role=gable_app -c statement_timeout=30000 -c gin_pending_list_limit=512'

/** Connections of the owner role, for migrations, the job queue and seeds. Requests never use them. */
export function openOwnerDatabase(
  url: string,
  { connections = 10, onError = () => {} }: Partial<DatabaseOptions> = {},
): Database {
  // The job queue ends the process when it gets no connection, so it waits longer on a busy machine.
  return connect({ connectionString: url, max: connections, connectionTimeoutMillis: 60_000 }, onError)
}

interface DatabaseOptions {
  connections: number
  onError: (error: Error) => void
}

function connect(config: pg.PoolConfig, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, keepAlive: true, ...config })
  // Without listeners, a lost connection ends the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  trackClientsInUse(pool)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: batchStatements(pool) }) })
  return { db, pool, close: () => db.destroy() }
}

/** One transaction in which the database shows only the rows of this account. Beginning it and setting the account cost no round trip. */
export const withAccount = <T>(db: Db, scope: AccountScope, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransactionOf(db, scope, async (db) => {
    await setAccount(db, scope.accountId)
    return work(db)
  })

/** One transaction where the account is. What it runs sets the account first. */
export const inTransactionOf = <T>(db: Db, { accountId }: AccountScope, work: (db: Db) => Promise<T>): Promise<T> =>
  inCellOf(db, accountId, (cell) => cell.transaction().execute((db) => work(enterTransaction(cell, db))))

/** The same, reading everything as it is at the first query. */
export const withAccountSnapshot = <T>(db: Db, { accountId }: AccountScope, work: (db: Db) => Promise<T>): Promise<T> =>
  inCellOf(db, accountId, (cell) =>
    cell
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => {
        await setAccount(db, accountId)
        return work(enterTransaction(cell, db))
      }),
  )

const setAccount = (db: Db, accountId: string) =>
  sql`select set_config('gable.account_id', ${sql.lit(accountId)}, true) ${opening}`.execute(db)

/** One transaction in which the database shows the user's memberships in every account. */
export const withUser = <T>(db: Db, userId: string, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await sql`select set_config('gable.user_id', ${sql.lit(userId)}, true) ${opening}`.execute(transaction)
    return work(enterTransaction(db, transaction))
  })

/** Joins the current transaction, or opens one. For functions that call each other. */
export const withTransaction = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute((transaction) => work(enterTransaction(db, transaction)))

/**
 * Runs `work` in the directory, for what is one for all accounts, in the name of this one. While there is one database that
 * is the current transaction; otherwise it is one of its own, so what follows in the cell must be repeatable.
 */
export const withDirectory = <T>(db: Db, { accountId }: AccountScope, work: (db: Db) => Promise<T>): Promise<T> =>
  inDirectory(db, (directory) =>
    directory.isTransaction
      ? work(directory)
      : directory.transaction().execute(async (db) => {
          await setAccount(db, accountId)
          return work(enterTransaction(directory, db))
        }),
  )
