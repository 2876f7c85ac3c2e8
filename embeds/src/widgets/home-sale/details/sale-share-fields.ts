import { usStates } from '@gable/shared/addresses/us-states.ts'
import { homeSaleFields } from '@gable/shared/calculators/share-fields.ts'
import { zipPattern } from '@gable/shared/property-taxes/county-tax.ts'

/** Inputs in a share link. */
export const saleShareFields = {
  ...homeSaleFields,
  state: ['', ...usStates.map(({ code }) => code)],
  zip: zipPattern,
  taxBy: ['visitor', 'state'],
} as const
