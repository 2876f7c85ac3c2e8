import type { ContactQuery } from '@gable/shared/contacts/contact-query.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { validateFilters } from './filter-config.ts'
import { getSegmentFilters } from './segment-queries.ts'
import type { ResolvedContactQuery } from './selection-queries.ts'

/** Validates the filters of a query and adds the conditions of its segment. A contact must match both. */
export async function resolveContactQuery(
  db: Db,
  scope: Scope,
  { search, filters, segmentId, isArchived }: ContactQuery,
): Promise<ResolvedContactQuery> {
  await validateFilters(db, scope, filters)
  const segment =
    segmentId === undefined ? undefined : orNotFound(await getSegmentFilters(db, scope, segmentId), 'segment')
  return {
    search: [search, segment?.search].filter(Boolean).join(' '),
    filters: [...filters, ...(segment?.filters ?? [])],
    ...(isArchived && { isArchived }),
  }
}
