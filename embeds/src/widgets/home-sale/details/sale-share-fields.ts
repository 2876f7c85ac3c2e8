import { usStates } from '@gable/shared/addresses/us-states.ts'
import { homeSaleFields } from '@gable/shared/calculators/share-fields.ts'

/** Inputs in a share link. */
export const saleShareFields = {
  ...homeSaleFields,
  state: ['', ...usStates.map(({ code }) => code)],
  taxBy: ['visitor', 'state'],
} as const
