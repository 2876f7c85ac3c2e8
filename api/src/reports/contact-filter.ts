import { noOwner } from '@gable/shared/contacts/filter.ts'
import { type RawBuilder, sql } from 'kysely'
import { resolveContactQuery } from '../contacts/contact-query.ts'
import { selectContacts } from '../contacts/selection-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

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
  scope: Scope,
  { owner, source, tag, segment }: ContactFilterQuery,
): Promise<RawBuilder<unknown>> {
  const conditions: RawBuilder<unknown>[] = []
  if (owner) conditions.push(owner === noOwner ? sql`owner_id is null` : sql`owner_id = ${owner}::uuid`)
  if (source) conditions.push(sql`source = ${source}`)
  if (tag || segment) {
    const query = await resolveContactQuery(db, scope, {
      ...{ search: '', isArchived: false },
      filters: tag ? [{ key: 'tags', anyOf: [tag] }] : [],
      ...(segment && { segmentId: segment }),
    })
    conditions.push(sql`contact_id in (${selectContacts(db, scope, query).select('c.id')})`)
  }
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

export const isFiltered = ({ owner, source, tag, segment }: ContactFilterQuery): boolean =>
  Boolean(owner || source || tag || segment)
