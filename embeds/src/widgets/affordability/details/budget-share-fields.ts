import { usStates } from '@gable/shared/addresses/us-states.ts'
import { percentBounds } from '@gable/shared/calculators/bounds.ts'
import { affordabilityFields } from '@gable/shared/calculators/share-fields.ts'
import { zipPattern } from '@gable/shared/property-taxes/county-tax.ts'
import { scorePattern } from '../../../calculator/details/score-rate.ts'

/** Inputs in a share link. */
export const budgetShareFields = {
  ...affordabilityFields,
  front: percentBounds,
  back: percentBounds,
  state: ['', ...usStates.map(({ code }) => code)],
  score: scorePattern,
  zip: zipPattern,
} as const
