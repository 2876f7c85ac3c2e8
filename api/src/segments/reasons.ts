import { sentenceOfFilter } from '@gable/shared/contacts/filter-rules.ts'
import type { SegmentReasons, SegmentsOfContact } from '@gable/shared/segments/segment.ts'
import { filterConfig } from '../contacts/filter-config.ts'
import { knownContact } from '../contacts/known-contact.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { knownSegment } from './known-segment.ts'
import { everySegment, type KeptSegment } from './queries.ts'
import { conditionsMet, segmentsAround } from './reason-queries.ts'

/** Every condition of a segment, asked of one contact. */
export async function reasonsOf(db: Db, scope: Scope, segmentId: string, contactId: string): Promise<SegmentReasons> {
  const segment = await knownSegment(db, scope, segmentId)
  const contact = await knownContact(db, scope, contactId)
  const textsOf = await conditionTexts(db, scope)
  const met = await conditionsMet(db, scope, contact._id, segment)
  const isMet = [...(segment.search === '' ? [] : [met.search]), ...met.filters]
  const reasons = [
    ...(contact.isArchived ? [{ text: 'Not archived', isMet: false }] : []),
    ...textsOf(segment).map((text, n) => ({ text, isMet: isMet[n] ?? false })),
  ]
  return { isMember: reasons.every(({ isMet }) => isMet), reasons }
}

/** A condition more is asked of one contact for each segment: so many in one statement. */
const askedTogether = 50

export async function segmentsOf(db: Db, scope: Scope, contactId: string): Promise<SegmentsOfContact> {
  const { _id } = await knownContact(db, scope, contactId)
  const segments = await everySegment(db, scope)
  const around: KeptSegment[] = []
  for (let from = 0; from < segments.length; from += askedTogether) {
    const some = segments.slice(from, from + askedTogether)
    const places = await segmentsAround(db, scope, _id, some)
    around.push(...some.filter((_, n) => places.includes(n)))
  }
  const textsOf = await conditionTexts(db, scope)
  return {
    data: around.map((segment) => ({
      _id: segment.id,
      name: segment.name,
      isShared: segment.isShared,
      reasons: textsOf(segment),
    })),
  }
}

/** The conditions of a segment as lines of plain text. */
async function conditionTexts(db: Db, scope: Scope) {
  const fields = await filterConfig(db, scope, 'SEGMENT')
  return ({ search, filters }: Pick<KeptSegment, 'search' | 'filters'>) => [
    ...(search === '' ? [] : [`Found by “${search}”`]),
    ...filters.map((filter) =>
      sentenceOfFilter(
        filter,
        fields.find(({ key }) => key === filter.key),
      ),
    ),
  ]
}
