import type { WantedContacts } from '@gable/shared/contacts/list.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { knownSegment } from '../segments/known-segment.ts'
import { lookOver } from './filter-config.ts'
import type { Wanted } from './found-queries.ts'

/** What was asked for, with what its segment says: one that asks for both wants what is true of both. */
export async function wantedOf(
  db: Db,
  scope: Scope,
  { search, filters, segmentId, isArchived }: Omit<WantedContacts, 'isArchived'> & { isArchived?: boolean },
): Promise<Wanted> {
  await lookOver(db, scope, filters)
  const segment = segmentId === undefined ? undefined : await knownSegment(db, scope, segmentId)
  return {
    search: [search, segment?.search].filter(Boolean).join(' '),
    filters: [...filters, ...(segment?.filters ?? [])],
    ...(isArchived && { isArchived }),
  }
}
