import { Slug, slugTaken } from '@gable/shared/purl/slug.ts'
import type { Availability } from './use-availability.ts'

type Verdict = { slug: string; error?: undefined } | { slug?: undefined; error: string }

/** What was typed, as it would be kept, or what is wrong with it as far as it can be told without asking. */
export function verdictOf(typed: string): Verdict {
  const { success, data, error } = Slug.safeParse(typed)
  return success ? { slug: data } : { error: error.issues[0]?.message ?? '' }
}

interface Standing {
  typed: string
  availability: Availability
  /** Somebody who is still typing is not told that it is too short. */
  isTyping: boolean
}

/** What is wrong with what was typed, as far as it is to be said now. */
export function complaintAbout({ typed, availability, isTyping }: Standing): string | undefined {
  const { error } = verdictOf(typed)
  if (error) return isTyping && typed.trim().length < 3 ? undefined : error
  return availability === 'taken' ? slugTaken : undefined
}
