import type { MergeMoves } from '@gable/shared/contacts/merge.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'

/** The records that move to the kept contact, such as `2 notes` and `1 lead`. */
export const formatMoves = (moves: MergeMoves): string[] =>
  nouns.flatMap(([kind, one, many]) => {
    const count = kind === 'entries' ? moves.entries - moves.notes : moves[kind]
    return count > 0 ? [pluralize(count, one, many)] : []
  })

const nouns: readonly (readonly [keyof MergeMoves, string, string])[] = [
  ['emails', 'email address', 'email addresses'],
  ['phones', 'phone number', 'phone numbers'],
  ['properties', 'property', 'properties'],
  ['leads', 'lead', 'leads'],
  ['submissions', 'submission', 'submissions'],
  ['notes', 'note', 'notes'],
  ['entries', 'other activity', 'other activities'],
]
