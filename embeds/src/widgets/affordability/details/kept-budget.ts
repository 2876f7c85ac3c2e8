import { usStates } from '@gable/shared/addresses/us-states.ts'
import { percentBounds } from '@gable/shared/calculators/bounds.ts'
import { affordabilityFields } from '@gable/shared/calculators/share-fields.ts'

/** All that a link to a budget carries. */
export const keptBudget = {
  ...affordabilityFields,
  front: percentBounds,
  back: percentBounds,
  state: ['', ...usStates.map(({ code }) => code)],
} as const
