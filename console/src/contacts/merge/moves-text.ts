import type { MergeMoves } from '@gable/shared/contacts/merge.ts'
import { formatCount } from '../../design/format/metric-format.ts'

/** What comes over to the contact that is kept: `2 notes`, `1 lead`. */
export const movesTexts = (moves: MergeMoves): string[] =>
  words.flatMap(([part, one, many]) => {
    const count = part === 'entries' ? moves.entries - moves.notes : moves[part]
    return count > 0 ? [`${formatCount(count)} ${count === 1 ? one : many}`] : []
  })

const words: readonly (readonly [keyof MergeMoves, string, string])[] = [
  ['emails', 'email address', 'email addresses'],
  ['phones', 'phone number', 'phone numbers'],
  ['properties', 'property', 'properties'],
  ['leads', 'lead', 'leads'],
  ['submissions', 'submission', 'submissions'],
  ['notes', 'note', 'notes'],
  ['entries', 'further entry of the history', 'further entries of the history'],
]
