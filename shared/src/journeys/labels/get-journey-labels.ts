import type { Language } from '../journey.ts'
import type { FieldErrors } from '../journey-values.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { JourneyLabels } from './journey-labels.ts'

/** Server only: it bundles all languages. Browsers receive the labels of their language with the page or widget. */
export const getJourneyLabels = (language: Language): JourneyLabels => ({ en, es })[language]

export const toErrorMessages = (errors: FieldErrors, { faults: messages }: JourneyLabels): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, messages[error]]))
