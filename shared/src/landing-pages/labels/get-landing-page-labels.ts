import type { Language } from '../../journeys/journey.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { LandingPageLabels } from './landing-page-labels.ts'

export const getLandingPageLabels = (language: Language): LandingPageLabels => ({ en, es })[language]
