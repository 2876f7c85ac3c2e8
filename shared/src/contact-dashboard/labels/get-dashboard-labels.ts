import type { Language } from '../../journeys/journey.ts'
import type { DashboardLabels } from './dashboard-labels.ts'
import { en } from './en.ts'
import { es } from './es.ts'

export const getDashboardLabels = (language: Language): DashboardLabels => ({ en, es })[language]
