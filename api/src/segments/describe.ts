import { sentenceOfFilter } from '@gable/shared/contacts/filter-rules.ts'
import type { Segment } from '@gable/shared/segments/segment.ts'
import { filterConfig } from '../contacts/filter-config.ts'
import { countContacts } from '../contacts/found-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { mayChange } from './known-segment.ts'
import type { KeptSegment } from './queries.ts'

/** Segments with how many contacts match now. */
export async function describeSegments(db: Db, scope: Scope, segments: KeptSegment[]): Promise<Segment[]> {
  if (segments.length === 0) return []
  const fields = await filterConfig(db, scope, 'SEGMENT')
  const described: Segment[] = []
  for (const segment of segments) {
    const { id, name, isShared, search, filters, ownerId, ownerName, updatedAt } = segment
    described.push({
      _id: id,
      name,
      isShared,
      search,
      filters,
      described: filters.map((filter) => sentenceOfFilter(filter, fieldOf(filter))),
      owner: { _id: ownerId, fullName: ownerName },
      mayChange: mayChange(scope, segment),
      count: await countContacts(db, scope, { search, filters }),
      updatedAt: updatedAt.toISOString(),
    })
  }
  return described

  function fieldOf({ key }: { key: string }) {
    return fields.find((field) => field.key === key)
  }
}

export async function describeSegment(db: Db, scope: Scope, segment: KeptSegment): Promise<Segment> {
  const [described] = await describeSegments(db, scope, [segment])
  if (!described) throw new Error('One segment is described as one')
  return described
}
