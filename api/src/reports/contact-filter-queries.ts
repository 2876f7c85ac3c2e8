import { noOwner } from '@gable/shared/contacts/filter.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { type RawBuilder, sql } from 'kysely'
import { getSegmentFilters } from '../contacts/segment-queries.ts'
import { selectContacts } from '../contacts/selection-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

/** The contacts that a report is about. */
export interface ContactFilterQuery {
  owner?: string | undefined
  source?: string | undefined
  tag?: string | undefined
  segment?: string | undefined
}

/**
 * The condition of the filters on rows with `contact_id`, `owner_id` and `source`. Tags and segments are those of the
 * contact list, so that both show the same contacts.
 */
export async function toContactCondition(
  db: Db,
  scope: AccountScope | Scope,
  { owner, source, tag, segment }: ContactFilterQuery,
): Promise<RawBuilder<unknown>> {
  const conditions: RawBuilder<unknown>[] = []
  if (owner) conditions.push(owner === noOwner ? sql`owner_id is null` : sql`owner_id = ${owner}::uuid`)
  if (source) conditions.push(sql`source = ${source}`)
  if (tag || segment) {
    const found = segment ? await getVisibleSegment(db, scope, segment) : { search: '', filters: [] }
    const filters = [...found.filters, ...(tag ? [{ key: 'tags', anyOf: [tag] }] : [])]
    const query = { search: found.search, filters }
    conditions.push(sql`contact_id in (${selectContacts(db, scope, query).select('c.id')})`)
  }
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Segments may be private to an agent. A report that is sent by email is of no segment. */
const getVisibleSegment = async (db: Db, scope: AccountScope | Scope, id: string) =>
  orNotFound('agentId' in scope ? await getSegmentFilters(db, scope, id) : undefined, 'segment')

export const isFiltered = ({ owner, source, tag, segment }: ContactFilterQuery): boolean =>
  Boolean(owner || source || tag || segment)
