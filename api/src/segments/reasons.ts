import { describeFilter } from '@gable/shared/contacts/filter-rules.ts'
import type { ContactSegments, SegmentReasons } from '@gable/shared/segments/segment.ts'
import { listFilterFields } from '../contacts/filter-config.ts'
import { getContactOrThrow } from '../contacts/get-contact.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getSegmentOrThrow } from './get-segment.ts'
import { listAllSegments, type SegmentRow } from './queries.ts'
import { evaluateConditions, listMatchingSegmentIndexes } from './reason-queries.ts'

/** Each condition of a segment and whether the contact meets it. */
export async function getSegmentReasons(
  db: Db,
  scope: Scope,
  segmentId: string,
  contactId: string,
): Promise<SegmentReasons> {
  const segment = await getSegmentOrThrow(db, scope, segmentId)
  const contact = await getContactOrThrow(db, scope, contactId)
  const describeConditions = await getConditionDescriber(db, scope)
  const results = await evaluateConditions(db, scope, contact._id, segment)
  const isMet = [...(segment.search === '' ? [] : [results.search]), ...results.filters]
  const reasons = [
    ...(contact.isArchived ? [{ text: 'Not archived', isMet: false }] : []),
    ...describeConditions(segment).map((text, n) => ({ text, isMet: isMet[n] ?? false })),
  ]
  return { isMember: reasons.every(({ isMet }) => isMet), reasons }
}

/** Each segment adds a condition to the statement, so this many are evaluated at a time. */
const segmentBatchSize = 50

export async function listContactSegments(db: Db, scope: Scope, contactId: string): Promise<ContactSegments> {
  const { _id } = await getContactOrThrow(db, scope, contactId)
  const segments = await listAllSegments(db, scope)
  const matching: SegmentRow[] = []
  for (let start = 0; start < segments.length; start += segmentBatchSize) {
    const batch = segments.slice(start, start + segmentBatchSize)
    const indexes = await listMatchingSegmentIndexes(db, scope, _id, batch)
    matching.push(...batch.filter((_, n) => indexes.includes(n)))
  }
  const describeConditions = await getConditionDescriber(db, scope)
  return {
    data: matching.map((segment) => ({
      _id: segment.id,
      name: segment.name,
      isShared: segment.isShared,
      reasons: describeConditions(segment),
    })),
  }
}

/** Returns a function that describes the conditions of a segment, one line of plain text each. */
async function getConditionDescriber(db: Db, scope: Scope) {
  const fields = await listFilterFields(db, scope, 'SEGMENT')
  return ({ search, filters }: Pick<SegmentRow, 'search' | 'filters'>) => [
    ...(search === '' ? [] : [`Search: “${search}”`]),
    ...filters.map((filter) =>
      describeFilter(
        filter,
        fields.find(({ key }) => key === filter.key),
      ),
    ),
  ]
}
