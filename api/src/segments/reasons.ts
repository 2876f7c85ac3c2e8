import { sentenceOfFilter } from '@gable/shared/contacts/filter-rules.ts'
import type { SegmentReasons } from '@gable/shared/segments/segment.ts'
import { filterConfig } from '../contacts/filter-config.ts'
import { knownContact } from '../contacts/known-contact.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { knownSegment } from './known-segment.ts'
import { conditionsMet } from './reason-queries.ts'

/** Every condition of a segment, asked of one contact. */
export async function reasonsOf(db: Db, scope: Scope, segmentId: string, contactId: string): Promise<SegmentReasons> {
  const { search, filters } = await knownSegment(db, scope, segmentId)
  const contact = await knownContact(db, scope, contactId)
  const fields = await filterConfig(db, scope, 'SEGMENT')
  const met = await conditionsMet(db, scope, contact._id, { search, filters })
  const texts = filters.map((filter) =>
    sentenceOfFilter(
      filter,
      fields.find(({ key }) => key === filter.key),
    ),
  )
  const reasons = [
    ...(contact.isArchived ? [{ text: 'Not archived', isMet: false }] : []),
    ...(search === '' ? [] : [{ text: `Found by “${search}”`, isMet: met.search }]),
    ...texts.map((text, n) => ({ text, isMet: met.filters[n] ?? false })),
  ]
  return { isMember: reasons.every(({ isMet }) => isMet), reasons }
}
