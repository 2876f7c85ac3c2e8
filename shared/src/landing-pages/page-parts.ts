import type { LeadType } from '../activity/entry.ts'
import { buyerQuestions, buyerSteps, ownerQuestions, ownerSteps } from './default-parts.ts'
import type { PageParts } from './layout.ts'

/** The parts of a new page. */
export const createPageParts = (leadType: LeadType | undefined): PageParts => ({
  showsProof: true,
  showsSteps: true,
  steps: leadType === 'BUYER' ? buyerSteps : ownerSteps,
  showsPortrait: true,
  showsQuestions: true,
  questions: leadType === 'BUYER' ? buyerQuestions : ownerQuestions,
  spanishTexts: [],
})
