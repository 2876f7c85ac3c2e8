import type { Language } from '../../journeys/journey.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { LandingWords } from './landing-words.ts'

export const landingWordsOf = (language: Language): LandingWords => ({ en, es })[language]
