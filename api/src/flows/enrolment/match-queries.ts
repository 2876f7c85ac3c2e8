import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { type RawBuilder, sql } from 'kysely'
import { filterCondition } from '../../contacts/condition-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

/**
 * Which of these sets of filters each contact matches, by index, in one statement. Archived contacts match none.
 */
export async function matchContacts(
  db: Db,
  scope: AccountScope,
  contactIds: readonly string[],
  filterSets: readonly (readonly ContactFilter[])[],
): Promise<Map<string, Set<number>>> {
  if (contactIds.length === 0 || filterSets.length === 0) return new Map()
  const cases = filterSets.map(
    (filters, n): RawBuilder<unknown> =>
      filters.length === 0
        ? sql.lit(n)
        : sql`case when ${sql.join(
            filters.map((filter) => filterCondition(scope, filter)),
            sql` and `,
          )} then ${sql.lit(n)} end`,
  )
  const rows = await db
    .selectFrom('account_contacts as c')
    .select(['c.id', sql<number[]>`array_remove(array[${sql.join(cases)}]::int[], null)`.as('matches')])
    .where('c.account_id', '=', scope.accountId)
    .where(sql<boolean>`c.id = any(${contactIds}::uuid[])`)
    .where('c.archived_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, matches }) => [id, new Set(matches)]))
}
