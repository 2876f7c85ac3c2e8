import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import type { Schema } from '../database/schema/schema.ts'
import { enterTransaction } from '../platform/cells/cells.ts'
import type { Database } from '../platform/database.ts'

/**
 * The connections of the owner to all databases as one, for tests that look at rows. A statement that names an account goes
 * to its database, one that names only what the directory has to the directory, and any other one to all of them. What is
 * inserted for an account that the tests did not found, such as those of the demo, is in the directory. What every database
 * has a copy of is written to all of them and read in the directory. Jobs of an account may wait in the directory as well.
 */
export function openOwnerOfCells(owners: readonly Database[], findOwner: (accountId: string) => Database | undefined) {
  const [directory] = owners
  if (!directory) throw new Error('There is no database')
  const choose = (sql: string, parameters: readonly unknown[]): readonly Database[] => {
    const [, table = ''] = /\b(?:from|update|into)\s+"?(\w+)/i.exec(sql) ?? []
    if (/^\s*(alter|analyze|call|create|drop|vacuum) /i.test(sql) || table === 'graphile_worker') return owners
    if (copiedTables.test(table) && !/^\s*(?:select|with|insert into "?users)\b/i.test(sql)) return owners
    if (directoryTables.test(table) || copiedTables.test(table)) return [directory]
    const text = `${sql} ${parameters.map(toText).join(' ')}`
    const named = [...new Set((text.match(uuidPattern) ?? []).flatMap((id) => findOwner(id.toLowerCase()) ?? []))]
    if (named.length > 0) return named
    return table === '' || /\binsert into\b/i.test(sql) ? [directory] : owners
  }
  const db = new Kysely<Schema>({
    dialect: {
      createDriver: () => new CellsDriver(owners, choose),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
  // Functions of the product that are given these connections go to the cell of an account as with the owner's own.
  enterTransaction(directory.db, db)
  return { db, pool: routeQueries(directory.pool, choose), close: () => db.destroy() }
}

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

const directoryTables =
  /^(sessions|magic_links|pending_sign_ins|passkeys|passkey_challenges|authenticator_apps|recovery_codes|trusted_devices|security_events|secrets|hosts|purls|plans|email_opt_outs|booked_call_times|shared_page_slugs|pg_\w+|account_cells|card_copies)$/i

/** Data of the market, which operators deliver to each database, and people, whose cards follow each change. */
const copiedTables = /^(users|market_\w+)$/i

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

type Choose = (sql: string, parameters: readonly unknown[]) => readonly Database[]

/** The pool of the directory, whose `query` asks the databases that a statement is about. */
const routeQueries = (pool: pg.Pool, choose: Choose) =>
  new Proxy(pool, {
    get(target, name) {
      if (name === 'query')
        return (text: string, values: unknown[] = []) => queryAll(choose(text, values), text, values)
      const value = Reflect.get(target, name)
      return typeof value === 'function' && name !== 'constructor' ? value.bind(target) : value
    },
  })

async function queryAll(owners: readonly Database[], text: string, values: unknown[]) {
  const [first, ...others] = await Promise.all(owners.map(({ pool }) => pool.query(text, values)))
  if (!first || others.length === 0) return first
  const all = [first, ...others]
  return {
    ...first,
    rows: all.flatMap(({ rows }) => rows),
    rowCount: all.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0),
  }
}

class CellsDriver implements Driver {
  readonly #owners: readonly Database[]
  readonly #choose: Choose

  constructor(owners: readonly Database[], choose: Choose) {
    this.#owners = owners
    this.#choose = choose
  }

  async init() {}

  async acquireConnection() {
    return new CellsConnection(this.#owners, this.#choose)
  }

  beginTransaction = (connection: DatabaseConnection) => (connection as CellsConnection).begin()
  commitTransaction = (connection: DatabaseConnection) => (connection as CellsConnection).end('commit')
  rollbackTransaction = (connection: DatabaseConnection) => (connection as CellsConnection).end('rollback')
  releaseConnection = async (connection: DatabaseConnection) => (connection as CellsConnection).release()

  async destroy() {}
}

class CellsConnection implements DatabaseConnection {
  readonly #owners: readonly Database[]
  readonly #choose: Choose
  readonly #clients = new Map<Database, pg.PoolClient>()
  #isInTransaction = false

  constructor(owners: readonly Database[], choose: Choose) {
    this.#owners = owners
    this.#choose = choose
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const results: QueryResult<R>[] = []
    const chosen = this.#choose(sql, parameters)
    // A transaction that names no account that the tests founded is that of the demo.
    for (const owner of this.#isInTransaction && chosen.length > 1 ? this.#owners.slice(0, 1) : chosen) {
      const { rows, rowCount, command } = await (await this.#getClient(owner)).query(sql, [...parameters])
      const affected = /INSERT|UPDATE|DELETE|MERGE/.test(command) ? BigInt(rowCount ?? 0) : undefined
      results.push({ rows, ...(affected !== undefined && { numAffectedRows: affected }) })
    }
    const affected = results.flatMap(({ numAffectedRows }) => numAffectedRows ?? [])
    return {
      rows: results.flatMap(({ rows }) => rows),
      ...(affected.length > 0 && { numAffectedRows: affected.reduce((sum, count) => sum + count) }),
    }
  }

  // biome-ignore lint/correctness/useYield: tests read no streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Tests read no streams')
  }

  async begin() {
    this.#isInTransaction = true
    for (const owner of this.#owners) await this.#getClient(owner)
  }

  async end(command: string) {
    for (const client of this.#clients.values()) await client.query(command)
    this.#isInTransaction = false
  }

  release() {
    for (const client of this.#clients.values()) client.release()
    this.#clients.clear()
  }

  async #getClient(owner: Database) {
    const existing = this.#clients.get(owner)
    if (existing) return existing
    const client = await owner.pool.connect()
    this.#clients.set(owner, client)
    if (this.#isInTransaction) await client.query('begin')
    return client
  }
}
