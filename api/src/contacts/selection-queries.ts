import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { filterCondition, searchCondition } from './condition-queries.ts'

/** A contact query with validated filters, including those of its segment. */
export interface ResolvedContactQuery {
  ids?: string[] | undefined
  search: string
  filters: readonly ContactFilter[]
  isArchived?: boolean
  /** Archived contacts match too, and so do contacts merged into others. */
  includesArchived?: boolean
  /** Contacts who are or were in this flow do not match. */
  notInFlow?: string | undefined
}

/** The contacts `c` that match. Contacts merged into others match only with `includesArchived`. */
export function selectContacts(
  db: Db,
  scope: AccountScope,
  { ids, search, filters, isArchived, includesArchived, notInFlow }: ResolvedContactQuery,
) {
  let contacts = db.selectFrom('account_contacts as c').where('c.account_id', '=', scope.accountId)
  if (!includesArchived) contacts = contacts.where('c.archived_at', isArchived ? 'is not' : 'is', null)
  if (isArchived) contacts = contacts.where('c.merged_into', 'is', null)
  if (search !== '') contacts = contacts.where(searchCondition(search))
  for (const filter of filters) contacts = contacts.where(filterCondition(scope, filter))
  if (ids !== undefined) contacts = contacts.where(sql<boolean>`c.id = any(${ids}::uuid[])`)
  if (notInFlow !== undefined)
    contacts = contacts.where(
      sql<boolean>`not exists (select from flow_runs r where r.account_id = ${scope.accountId}
        and r.flow_id = ${notInFlow} and r.contact_id = c.id)`,
    )
  return contacts
}

export async function countContacts(db: Db, scope: AccountScope, query: ResolvedContactQuery): Promise<number> {
  const { count } = await selectContacts(db, scope, query)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
