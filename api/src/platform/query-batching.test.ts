import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { expect } from 'vitest'
import type { Schema } from '../database/schema/schema.ts'
import type { World } from '../testing/world.ts'
import { test } from '../testing/world.ts'
import { withAccount, withTransaction, withUser } from './database.ts'
import { mintAccountScope } from './mint.ts'
import { batchStatements, isPrepared, opening, prepared, prepareFirst } from './query-batching.ts'

const selectAccount = sql<{ account: string }>`select current_setting('gable.account_id', true) as account`

test('the account is set for one transaction only', async ({ world }) => {
  const { accountId } = await world.factory.createAgency()
  const { db, sent } = recordStatements(world)
  const { rows } = await withAccount(db, mintAccountScope(accountId), (db) => selectAccount.execute(db))
  expect(rows).toEqual([{ account: accountId }])
  expect(sent.map((text) => text.split(' ', 1)[0])).toEqual(['begin;', 'commit'])
  const everywhere = await Promise.all(Array.from({ length: 20 }, () => selectAccount.execute(world.product.db)))
  expect(everywhere.every(({ rows: [row] }) => !row?.account)).toBe(true)
})

test('an account ID cannot inject SQL', async ({ world }) => {
  const injection = "'; drop table contacts; select '\\"
  // Where accounts are in several databases, such an ID is refused before there is a transaction.
  if (world.cells)
    return expect(
      withAccount(world.product.db, mintAccountScope(injection), (db) => selectAccount.execute(db)),
    ).rejects.toThrow('invalid input syntax for type uuid')
  const { rows } = await withAccount(world.product.db, mintAccountScope(injection), (db) => selectAccount.execute(db))
  expect(rows).toEqual([{ account: injection }])
})

test('a failed transaction is rolled back and its connection stays usable', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const renamed = withAccount(world.product.db, mintAccountScope(agency.accountId), async (db) => {
    await db.updateTable('agencies').set({ name: 'Renamed' }).execute()
    throw new Error('Something else went wrong')
  })
  await expect(renamed).rejects.toThrow('Something else went wrong')
  const failed = withUser(world.product.db, 'nobody', (db) => sql`select 1 / 0`.execute(db))
  await expect(failed).rejects.toThrow('division by zero')
  const names = await world.owner.db.selectFrom('agencies').select('name').execute()
  expect(names.map(({ name }) => name)).not.toContain('Renamed')
  expect((await selectAccount.execute(world.product.db)).rows).toHaveLength(1)
})

test('a statement whose transaction cannot be opened fails with the reason, and its connection stays usable', async ({
  world,
}) => {
  const { accountId } = await world.factory.createAgency()
  const scope = mintAccountScope(accountId)
  const selectValue = (value: string) => sql<{ value: string }>`select ${value}::text as value ${prepared}`
  const failed = withTransaction(world.product.db, async (db) => {
    await sql`select 1 / 0 ${opening}`.execute(db)
    await selectValue('unreachable').execute(db)
  })
  await expect(failed).rejects.toThrow('division by zero')
  for (const value of ['one', 'two']) {
    const { rows } = await withAccount(world.product.db, scope, (db) => selectValue(value).execute(db))
    expect(rows).toEqual([{ value }])
  }
})

test('a transaction without statements sends nothing', async ({ world }) => {
  const { db, sent } = recordStatements(world)
  expect(await db.transaction().execute(async () => 'done')).toBe('done')
  expect(sent).toEqual([])
})

test('a prepared statement returns each account its own rows', async ({ world }) => {
  const agencies = [await world.factory.createAgency(), await world.factory.createAgency()]
  const selectAgencies = sql<{ account_id: string }>`${prepared} select account_id from agencies`
  for (const _ of Array(8))
    for (const { accountId } of agencies) {
      const { rows } = await withAccount(world.product.db, mintAccountScope(accountId), (db) =>
        selectAgencies.execute(db),
      )
      expect(rows).toEqual([{ account_id: accountId }])
    }
})

/** The product's database, and the statements sent to it. */
function recordStatements({ product }: World) {
  const sent: string[] = []
  const connect = async () => {
    const client = await product.pool.connect()
    const query = (text: string, values: unknown[]) => {
      sent.push(text)
      return client.query(text, values)
    }
    return { query, release: () => client.release() }
  }
  const pool = { connect, end: async () => {} } as unknown as pg.Pool
  return { sent, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: batchStatements(pool) }) }) }
}

test('of queries whose text varies, only the first texts are prepared', () => {
  const prepare = prepareFirst(2)
  const texts = ['select 1', 'select 2', 'select 3', 'select 1']
  expect(texts.map((sql) => isPrepared(prepare({ sql })))).toEqual([true, true, false, true])
})
