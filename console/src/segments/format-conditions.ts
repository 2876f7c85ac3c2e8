import type { Segment } from '@gable/shared/segments/segment.ts'

/** The conditions of a segment in one line. */
export function formatConditions({ search, described }: Pick<Segment, 'search' | 'described'>): string {
  const conditions = listConditions({ search, described })
  return conditions.length > 0 ? conditions.join(', ') : 'Every contact'
}

export const listConditions = ({ search, described }: Pick<Segment, 'search' | 'described'>): string[] => [
  ...(search === '' ? [] : [`Search: “${search}”`]),
  ...described,
]
