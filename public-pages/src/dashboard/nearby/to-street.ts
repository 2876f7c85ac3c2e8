import type { AddressComponents } from '@gable/shared/properties/facts.ts'

export const toStreet = ({ doorNumber, street, unit, fullAddress }: AddressComponents) =>
  [doorNumber, street, unit].filter(Boolean).join(' ') || fullAddress
