import type { Language } from '../journeys/journey.ts'
import { defaultTextsEs } from './labels/default-texts-es.ts'
import type { PublicModule } from './public-dashboard.ts'

/** Settings have one language. Default texts that the agency left as they are follow the owner's. */
export const translateModule = (module: PublicModule, language: Language): PublicModule =>
  language === 'es' ? ({ ...module, settings: translate(module.settings) } as PublicModule) : module

function translate(value: unknown): unknown {
  if (typeof value === 'string') return Object.hasOwn(defaultTextsEs, value) ? defaultTextsEs[value] : value
  if (Array.isArray(value)) return value.map(translate)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translate(part)]))
}
