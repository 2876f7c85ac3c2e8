import type { Language } from '../journeys/journey.ts'
import { spanishDefaultTexts } from './spanish-default-texts.ts'

/** Translates the texts that an agency has left as they were. Its own words stay as they are. */
export function translateDefaultTexts<T>(value: T, language: Language): T {
  return language === 'es' ? (translate(value) as T) : value
}

function translate(value: unknown): unknown {
  if (typeof value === 'string') return spanishDefaultTexts.get(value.trim()) ?? value
  if (Array.isArray(value)) return value.map(translate)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translate(part)]))
}
