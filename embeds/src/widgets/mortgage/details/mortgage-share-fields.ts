import { usStates } from '@gable/shared/addresses/us-states.ts'
import { percentBounds } from '@gable/shared/calculators/bounds.ts'
import { mortgageFields as loanFields } from '@gable/shared/calculators/share-fields.ts'
import { zipPattern } from '@gable/shared/property-taxes/county-tax.ts'
import { scorePattern } from '../../../calculator/details/score-rate.ts'

const decidedBy = ['share', 'amount'] as const

/** Inputs in a share link. */
export const mortgageShareFields = {
  ...loanFields,
  downPercent: percentBounds,
  closingRate: percentBounds,
  downBy: decidedBy,
  taxYearly: loanFields.insuranceYearly,
  taxBy: decidedBy,
  state: usStates.map(({ code }) => code),
  score: scorePattern,
  zip: zipPattern,
  adjustsAfter: { ...loanFields.adjustsAfter, min: 0 },
} as const
