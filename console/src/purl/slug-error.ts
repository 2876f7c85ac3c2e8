import { Slug, slugTaken } from '@gable/shared/purl/slug.ts'
import type { Availability } from './use-availability.ts'

type ParsedSlug = { slug: string; error?: undefined } | { slug?: undefined; error: string }

/** The normalized slug, or the error that can be found without asking the server. */
export function parseSlug(typed: string): ParsedSlug {
  const { success, data, error } = Slug.safeParse(typed)
  return success ? { slug: data } : { error: error.issues[0]?.message ?? '' }
}

interface SlugInput {
  typed: string
  availability: Availability
  /** While the agent types, a short slug is not an error yet. */
  isTyping: boolean
}

/** The error to show at the field now, if any. */
export function getSlugError({ typed, availability, isTyping }: SlugInput): string | undefined {
  const { error } = parseSlug(typed)
  if (error) return isTyping && typed.trim().length < 3 ? undefined : error
  return availability === 'taken' ? slugTaken : undefined
}
