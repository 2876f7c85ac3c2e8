import { usStates } from '@gable/shared/addresses/us-states.ts'
import { homeSaleFields } from '@gable/shared/calculators/share-fields.ts'

/** All that a link to a sale carries. */
export const keptSale = {
  ...homeSaleFields,
  state: ['', ...usStates.map(({ code }) => code)],
  taxBy: ['visitor', 'state'],
} as const
