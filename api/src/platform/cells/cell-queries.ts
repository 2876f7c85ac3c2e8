import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { mainCell } from './cells.ts'

/** Where an account is, and whether it is being moved from there. */
export interface AccountPlace {
  cell: string
  isMoving: boolean
}

const selectPlaces = (db: Db) => db.selectFrom('account_cells').select(['agency', 'cell', 'state'])

export const listAccountPlaces = async (db: Db): Promise<(AccountPlace & { accountId: string })[]> =>
  (await selectPlaces(db).execute()).map(({ agency, ...row }) => ({ accountId: agency, ...toPlace(row) }))

/** Undefined if the account is, like most, in the database of the directory. */
export async function findAccountPlace(db: Db, accountId: string): Promise<AccountPlace | undefined> {
  const row = await selectPlaces(db).where('agency', '=', accountId).executeTakeFirst()
  return row && toPlace(row)
}

const toPlace = ({ cell, state }: { cell: string | null; state: string }): AccountPlace => ({
  cell: cell ?? mainCell,
  isMoving: state === 'MOVING',
})

export const listCells = (db: Db) => db.selectFrom('cells').select(['name', 'position']).orderBy('position').execute()

/** Adds a cell to the directory, unless it is there, and returns its number. */
export async function registerCell(directory: Db, name: string): Promise<number> {
  await sql`insert into cells (name) select ${name} where not exists (select from cells where name = ${name}) on conflict do nothing`.execute(
    directory,
  )
  const { position } = await directory
    .selectFrom('cells')
    .select('position')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return position
}

/** Only the directory has secrets. */
export const isDirectory = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('secrets').select('name').limit(1).executeTakeFirst()) !== undefined

/** Writes the name of a cell into its own database, unless another one is there. Returns the one that is. */
export async function claimDatabase(cell: Db, name: string): Promise<string> {
  await sql`insert into cells (name) select ${name} where not exists (select from cells)`.execute(cell)
  return (await cell.selectFrom('cells').select('name').executeTakeFirstOrThrow()).name
}

/** Invoices have one row of numbers in an installation, so each cell counts in a range of its own. */
export const startOrderNumbers = (cell: Db, position: number) =>
  sql`select setval('order_numbers', ${position}::int * 1000000 + 1000) from order_numbers
    where last_value < ${position}::int * 1000000`.execute(cell)

/** Where an account is from now on. A cell is chosen before there is anything of the account, and never silently changed. */
export const assignCell = (directory: Db, accountId: string, cell: string) =>
  directory.insertInto('account_cells').values({ agency: accountId, cell }).execute()

/** Plans belong to the directory, and agencies refer to the copy in their cell. */
export async function copyPlans(directory: Db, cell: Db): Promise<void> {
  const plans = await directory.selectFrom('plans').selectAll().execute()
  const values = plans.map(({ feature_flags, numerical_feature_map, ...plan }) => ({
    ...plan,
    feature_flags: JSON.stringify(feature_flags),
    numerical_feature_map: JSON.stringify(numerical_feature_map),
  }))
  if (values.length === 0) return
  await cell
    .insertInto('plans')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        plan_name: ref('excluded.plan_name'),
        feature_flags: ref('excluded.feature_flags'),
        numerical_feature_map: ref('excluded.numerical_feature_map'),
        price_cents: ref('excluded.price_cents'),
      })),
    )
    .execute()
}

/** The number of contacts is the estimate of the planner, because counting them takes long. */
export async function measureDatabase(owner: Db) {
  const { rows } = await sql<{ accounts: number; contacts: number; bytes: number }>`
    select (select count(*)::int from agencies) as accounts,
      (select reltuples::float8 from pg_class where oid = 'contacts'::regclass) as contacts,
      pg_database_size(current_database())::float8 as bytes`.execute(owner)
  return rows[0] ?? { accounts: 0, contacts: 0, bytes: 0 }
}
