import type { Language } from '../journeys/journey.ts'
import { spanishDefaultTexts } from './spanish-default-texts.ts'

/** The agency's own Spanish for its own words. */
type OwnTexts = readonly { text: string; spanish: string }[]

/** Translates the texts that an agency has left as they were, and those that it gave in Spanish. Other texts stay. */
export function translateDefaultTexts<T>(value: T, language: Language, ownTexts: OwnTexts = []): T {
  if (language !== 'es') return value
  const own = new Map(ownTexts.map(({ text, spanish }) => [text, spanish]))
  return translate(value, (text) => own.get(text) ?? spanishDefaultTexts.get(text)) as T
}

function translate(value: unknown, find: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return find(value.trim()) ?? value
  if (Array.isArray(value)) return value.map((item) => translate(item, find))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translate(part, find)]))
}
