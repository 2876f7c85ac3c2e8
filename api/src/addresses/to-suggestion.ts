import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'

type AddressParts = { [K in keyof Omit<AddressSuggestion, 'fullAddress'>]: AddressSuggestion[K] | undefined }

/** Formats the address as everywhere in the product. Undefined without a door number, such as for a town or a street. */
export function toSuggestion(parts: AddressParts): AddressSuggestion | undefined {
  const { doorNumber, street, city = '', state = '', zip = '', latitude = null, longitude = null } = parts
  if (!doorNumber || !street) return undefined
  const fullAddress = [`${doorNumber} ${street}`, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  return { fullAddress, doorNumber, street, city, state, zip, latitude, longitude }
}
