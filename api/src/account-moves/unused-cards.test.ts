import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { copyCardTo } from '../platform/cells/cards.ts'
import { createAgencyToMove, getNamedCells } from '../testing/moved-account.ts'
import { testWithCells, type World } from '../testing/world.ts'
import { listReferencesToUsers } from './table-queries.ts'
import { deleteUnusedCards } from './unused-card-queries.ts'

const test = testWithCells('east', 'west')

/** A person whose card the cell has, and whom nothing there refers to. */
async function copyCardOfStranger(world: World) {
  const { cells, east } = getNamedCells(world)
  const { agent } = await createAgencyToMove(world)
  await copyCardTo(cells, east, agent.userId)
  return agent.userId
}

const hasCard = async (world: World, userId: string) =>
  (await getNamedCells(world).east.owner.db.selectFrom('users').select('id').where('id', '=', userId).execute())
    .length > 0

test('the card of a person whom nothing in a cell refers to is deleted there, with the mark of their second factor', async ({
  world,
}) => {
  const { east } = getNamedCells(world)
  const [userId, other] = [await copyCardOfStranger(world), await copyCardOfStranger(world)]
  await east.owner.db
    .insertInto('authenticator_apps')
    .values({ user_id: userId, encrypted_secret: Buffer.alloc(0), added_at: new Date() })
    .execute()
  expect(await deleteUnusedCards(east.owner.db, [userId])).toEqual([userId])
  expect([await hasCard(world, userId), await hasCard(world, other)]).toEqual([false, true])
})

test('a card stays in a cell while a row of any table there refers to the person', async ({ world }) => {
  const { east } = getNamedCells(world)
  const userId = await copyCardOfStranger(world)
  const references = (await listReferencesToUsers(east.owner.db)).filter(({ table }) => table !== 'authenticator_apps')
  expect(references).toContainEqual({ table: 'agents', column: 'user_id', isOfAccounts: true })
  expect(await countForeignKeys(world)).toBe(references.length + 1)
  for (const reference of references) {
    const forget = await refer(world, reference, userId)
    expect([reference, await deleteUnusedCards(east.owner.db, [userId])]).toEqual([reference, []])
    await forget()
  }
  expect(await deleteUnusedCards(east.owner.db, [userId])).toEqual([userId])
})

test('a card stays in a cell because of a table that is added one day', async ({ world }) => {
  const { east } = getNamedCells(world)
  const userId = await copyCardOfStranger(world)
  await sql`create table future_things (account_id uuid, person uuid references users)`.execute(east.owner.db)
  await sql`insert into future_things values (${newId()}, ${userId})`.execute(east.owner.db)
  expect(await deleteUnusedCards(east.owner.db, [userId])).toEqual([])
  await sql`drop table future_things`.execute(east.owner.db)
  expect(await deleteUnusedCards(east.owner.db, [userId])).toEqual([userId])
})

async function countForeignKeys(world: World): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from information_schema.referential_constraints r
      join information_schema.table_constraints t on t.constraint_name = r.unique_constraint_name
    where t.table_schema = 'public' and t.table_name = 'users'`.execute(getNamedCells(world).east.owner.db)
  return rows[0]?.count ?? 0
}

/** Adds a row that names the person and nothing else that exists, and returns how to delete it. */
async function refer(world: World, { table, column }: { table: string; column: string }, userId: string) {
  const { db } = getNamedCells(world).east.owner
  await dropChecks(world, table)
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name::text as name, data_type::text as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> ${column}`.execute(db)
  const names = [column, ...columns.map(({ name }) => name)].map((name) => sql.ref(name))
  const values = [sql`${userId}::uuid`, ...columns.map(({ type }) => examples[type] ?? sql`''`)]
  await db.transaction().execute(async (db) => {
    // Fires no trigger and checks no reference.
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db)
  })
  return () => sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db)
}

/** What a column contains does not matter to these tests. */
async function dropChecks(world: World, table: string) {
  const { db } = getNamedCells(world).east.owner
  const { rows } = await sql<{ name: string }>`
    select conname::text as name from pg_constraint where contype = 'c' and conrelid = ${table}::regclass`.execute(db)
  for (const { name } of rows) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
}

const examples: Record<string, ReturnType<typeof sql>> = {
  ARRAY: sql`'{}'`,
  uuid: sql`gen_random_uuid()`,
  bytea: sql`decode('00', 'hex')`,
  boolean: sql`false`,
  integer: sql`0`,
  bigint: sql`0`,
  inet: sql`'10.0.0.1'::inet`,
  jsonb: sql`'{}'::jsonb`,
  json: sql`'{}'::json`,
  'timestamp with time zone': sql`now()`,
}
