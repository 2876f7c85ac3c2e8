import type { Faults } from '../filling.ts'
import type { Language } from '../journey.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Words } from './words.ts'

/** For who speaks all languages, such as the server. A visitor's browser is given the one it needs. */
export const wordsOf = (language: Language): Words => ({ en, es })[language]

/** The sentences for a visitor, under the keys of the fields they belong to. */
export const messagesOf = (faults: Faults, { faults: sentences }: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, sentences[fault]]))
