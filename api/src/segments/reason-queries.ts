import { sql } from 'kysely'
import { filterCondition, searchCondition } from '../contacts/condition-queries.ts'
import type { ResolvedContactQuery } from '../contacts/selection-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export async function evaluateConditions(
  db: Db,
  scope: AccountScope,
  contactId: string,
  { search, filters }: Pick<ResolvedContactQuery, 'search' | 'filters'>,
): Promise<{ search: boolean; filters: boolean[] }> {
  const conditions = filters.map((filter) => sql`coalesce(${filterCondition(scope, filter)}, false)`)
  const row = await db
    .selectFrom('account_contacts as c')
    .select([
      searchCondition(search).as('search'),
      sql<boolean[]>`array[${sql.join(conditions)}]::boolean[]`.as('filters'),
    ])
    .where('c.account_id', '=', scope.accountId)
    .where('c.id', '=', contactId)
    .executeTakeFirstOrThrow()
  return row
}

/** The indexes of the segments that contain a contact. An archived contact is in none. */
export async function listMatchingSegmentIndexes(
  db: Db,
  scope: AccountScope,
  contactId: string,
  segments: readonly Pick<ResolvedContactQuery, 'search' | 'filters'>[],
): Promise<number[]> {
  const memberships = segments.map(({ search, filters }) => {
    const conditions = [searchCondition(search), ...filters.map((filter) => filterCondition(scope, filter))]
    return sql`coalesce(${sql.join(conditions, sql` and `)}, false)`
  })
  const row = await db
    .selectFrom('account_contacts as c')
    .select(sql<boolean[]>`array[${sql.join(memberships)}]::boolean[]`.as('isIn'))
    .where('c.account_id', '=', scope.accountId)
    .where('c.id', '=', contactId)
    .where('c.archived_at', 'is', null)
    .executeTakeFirst()
  return (row?.isIn ?? []).flatMap((isIn, n) => (isIn ? [n] : []))
}
