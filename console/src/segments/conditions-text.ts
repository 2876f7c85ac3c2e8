import type { Segment } from '@gable/shared/segments/segment.ts'

/** What is true of everybody in a segment, in one line. */
export function conditionsText({ search, described }: Pick<Segment, 'search' | 'described'>): string {
  const conditions = conditionLines({ search, described })
  return conditions.length > 0 ? conditions.join(', ') : 'Every contact'
}

export const conditionLines = ({ search, described }: Pick<Segment, 'search' | 'described'>): string[] => [
  ...(search === '' ? [] : [`Found by “${search}”`]),
  ...described,
]
