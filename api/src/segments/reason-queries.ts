import { sql } from 'kysely'
import { conditionOf, searchCondition } from '../contacts/condition-queries.ts'
import type { Wanted } from '../contacts/found-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Which of the conditions are so of one contact. */
export async function conditionsMet(
  db: Db,
  scope: AccountScope,
  contactId: string,
  { search, filters }: Pick<Wanted, 'search' | 'filters'>,
): Promise<{ search: boolean; filters: boolean[] }> {
  const asked = filters.map((filter) => sql`coalesce(${conditionOf(scope, filter)}, false)`)
  const row = await db
    .selectFrom('own_contacts as c')
    .select([searchCondition(search).as('search'), sql<boolean[]>`array[${sql.join(asked)}]::boolean[]`.as('filters')])
    .where('c.account_id', '=', scope.accountId)
    .where('c.id', '=', contactId)
    .executeTakeFirstOrThrow()
  return row
}

/** Of segments those that a contact in the lists is in, by their places. */
export async function segmentsAround(
  db: Db,
  scope: AccountScope,
  contactId: string,
  segments: readonly Pick<Wanted, 'search' | 'filters'>[],
): Promise<number[]> {
  const tests = segments.map(({ search, filters }) => {
    const all = [searchCondition(search), ...filters.map((filter) => conditionOf(scope, filter))]
    return sql`coalesce(${sql.join(all, sql` and `)}, false)`
  })
  const row = await db
    .selectFrom('own_contacts as c')
    .select(sql<boolean[]>`array[${sql.join(tests)}]::boolean[]`.as('isIn'))
    .where('c.account_id', '=', scope.accountId)
    .where('c.id', '=', contactId)
    .where('c.archived_at', 'is', null)
    .executeTakeFirst()
  return (row?.isIn ?? []).flatMap((isIn, n) => (isIn ? [n] : []))
}
