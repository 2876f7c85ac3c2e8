import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'

type Parts = { [K in keyof Omit<AddressSuggestion, 'fullAddress'>]: AddressSuggestion[K] | undefined }

/** Written as every address of the product; undefined for what is no home: a town, a street without a door. */
export function composeAddress(parts: Parts): AddressSuggestion | undefined {
  const { doorNumber, street, city = '', state = '', zip = '', latitude = null, longitude = null } = parts
  if (!doorNumber || !street) return undefined
  const fullAddress = [`${doorNumber} ${street}`, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  return { fullAddress, doorNumber, street, city, state, zip, latitude, longitude }
}
