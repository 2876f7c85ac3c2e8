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
