import * as z from 'zod'
import { isId } from '../ids.ts'
import { toPageSlug } from './to-page-slug.ts'

/** Addresses below `/lp/` that are ours. */
const reserved = new Set(['preview', 'new', 'edit', 'tracking', 'video', 'null', 'undefined'])

const isReservedPageSlug = (slug: string): boolean => reserved.has(slug) || isId(slug)

export const pageSlugMaximum = 60

export const pageSlugTaken = 'This address is already taken'

const required = 'Enter an address to continue'

/** The last part of the readable address of a page. It is not case-sensitive. */
export const PageSlug = z
  .string(required)
  .trim()
  .toLowerCase()
  .min(1, { error: required, abort: true })
  .min(3, { error: 'Please enter at least 3 characters', abort: true })
  .max(pageSlugMaximum, { error: `It should be at most ${pageSlugMaximum} characters`, abort: true })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'Use letters, numbers and single hyphens, such as home-value',
    abort: true,
  })
  .refine((slug) => !isReservedPageSlug(slug), pageSlugTaken)

/** The slugs to try for a new page, best first. The last one ends with `code`, which no other page has. */
export function listSlugCandidates(name: string, code: string): string[] {
  const slug = toPageSlug(name, pageSlugMaximum)
  const base = isReservedPageSlug(slug) ? `${slug.slice(0, pageSlugMaximum - 5)}-page` : slug
  return [base, ...['2', '3', '4', '5', '6', code].map((suffix) => withSuffix(base, suffix))]
}

const withSuffix = (slug: string, suffix: string) =>
  `${slug.slice(0, pageSlugMaximum - suffix.length - 1).replace(/-+$/, '')}-${suffix}`
