import { describeFilter } from '@gable/shared/contacts/filter-rules.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { Segment } from '@gable/shared/segments/segment.ts'
import { listFilterFields } from '../contacts/filter-config.ts'
import { countContacts } from '../contacts/selection-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { canChangeSegment } from './get-segment.ts'
import type { SegmentRow } from './queries.ts'

/** Segments with their current number of contacts. */
export async function serializeSegments(db: Db, scope: Scope, segments: SegmentRow[]): Promise<Segment[]> {
  if (segments.length === 0) return []
  const fields = await listFilterFields(db, scope, 'SEGMENT')
  const serialized: Segment[] = []
  for (const segment of segments) {
    const { id, name, isShared, search, filters, ownerId, ownerName, updatedAt } = segment
    serialized.push({
      _id: id,
      name,
      isShared,
      search,
      filters,
      described: filters.map((filter) => describeFilter(filter, findField(filter))),
      owner: { _id: ownerId, fullName: ownerName },
      mayChange: canChangeSegment(scope, segment),
      count: await countContacts(db, scope, { search, filters }),
      updatedAt: updatedAt.toISOString(),
    })
  }
  return serialized

  function findField({ key }: { key: string }) {
    return fields.find((field) => field.key === key)
  }
}

export async function serializeSegment(db: Db, scope: Scope, segment: SegmentRow): Promise<Segment> {
  const [serialized] = await serializeSegments(db, scope, [segment])
  invariant(serialized, 'segment serialization returned no segment')
  return serialized
}
