import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { expect } from 'vitest'
import type { Schema } from '../database/schema/schema.ts'
import type { World } from '../testing/world.ts'
import { test } from '../testing/world.ts'
import { asPerson, inAccount } from './database.ts'
import { fewerTrips, plannedOnce } from './fewer-trips.ts'
import { mintAccountScope } from './mint.ts'

const openAccount = sql<{ account: string }>`select current_setting('gable.account_id', true) as account`

test('an account opens with the transaction and closes with it', async ({ world }) => {
  const { accountId } = await world.founding.agency()
  const { db, sent } = listenedTo(world)
  const { rows } = await inAccount(db, mintAccountScope(accountId), (db) => openAccount.execute(db))
  expect(rows).toEqual([{ account: accountId }])
  expect(sent.map((text) => text.split(' ', 1)[0])).toEqual(['begin;', 'select', 'commit'])
  const everywhere = await Promise.all(Array.from({ length: 20 }, () => openAccount.execute(world.product.db)))
  expect(everywhere.every(({ rows: [row] }) => !row?.account)).toBe(true)
})

test('what names an account is text, whatever it says', async ({ world }) => {
  const said = "'; drop table contacts; select '\\"
  const { rows } = await inAccount(world.product.db, mintAccountScope(said), (db) => openAccount.execute(db))
  expect(rows).toEqual([{ account: said }])
})

test('what fails after the account is open is taken back, and the connection is good for others', async ({ world }) => {
  const agency = await world.founding.agency()
  const renamed = inAccount(world.product.db, mintAccountScope(agency.accountId), async (db) => {
    await db.updateTable('agencies').set({ name: 'Renamed' }).execute()
    throw new Error('Something else went wrong')
  })
  await expect(renamed).rejects.toThrow('Something else went wrong')
  const failed = asPerson(world.product.db, 'nobody', (db) => sql`select 1 / 0`.execute(db))
  await expect(failed).rejects.toThrow('division by zero')
  const names = await world.owner.db.selectFrom('agencies').select('name').execute()
  expect(names.map(({ name }) => name)).not.toContain('Renamed')
  expect((await openAccount.execute(world.product.db)).rows).toHaveLength(1)
})

test('a transaction that says nothing is none', async ({ world }) => {
  const { db, sent } = listenedTo(world)
  expect(await db.transaction().execute(async () => 'done')).toBe('done')
  expect(sent).toEqual([])
})

test('a statement that is planned once answers each account with its own', async ({ world }) => {
  const agencies = [await world.founding.agency(), await world.founding.agency()]
  const own = sql<{ account_id: string }>`${plannedOnce} select account_id from agencies`
  for (const _ of Array(8))
    for (const { accountId } of agencies) {
      const { rows } = await inAccount(world.product.db, mintAccountScope(accountId), (db) => own.execute(db))
      expect(rows).toEqual([{ account_id: accountId }])
    }
})

/** The product's database, and what is said to it. */
function listenedTo({ product }: World) {
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
  return { sent, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: fewerTrips(pool) }) }) }
}
