import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { conditionOf, searchCondition } from './condition-queries.ts'

/** Which contacts are meant. The filters have been looked over. */
export interface Wanted {
  search: string
  filters: readonly ContactFilter[]
  isArchived?: boolean
}

/** The contacts `c` that match. Those merged into others are those others. */
export function foundContacts(db: Db, scope: AccountScope, { search, filters, isArchived }: Wanted) {
  let found = db
    .selectFrom('own_contacts as c')
    .where('c.account_id', '=', scope.accountId)
    .where('c.archived_at', isArchived ? 'is not' : 'is', null)
  if (isArchived) found = found.where('c.merged_into', 'is', null)
  if (search !== '') found = found.where(searchCondition(search))
  for (const filter of filters) found = found.where(conditionOf(scope, filter))
  return found
}

export async function countContacts(db: Db, scope: AccountScope, wanted: Wanted): Promise<number> {
  const { count } = await foundContacts(db, scope, wanted)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
