import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Page } from '@playwright/test'

/** An address that the product knows, and the start of it as a visitor would type it. */
export async function getKnownAddress(page: Page) {
  const response = await page.request.get('/api/public/addresses?q=12+')
  const { suggestions } = (await response.json()) as { suggestions: AddressSuggestion[] }
  const [{ fullAddress, doorNumber, street } = { fullAddress: '', doorNumber: '', street: '' }] = suggestions
  return { address: fullAddress, prefix: `${doorNumber} ${street.slice(0, 5)}` }
}
