import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Page } from '@playwright/test'

/** A home that the product knows of, and how somebody begins to type it. */
export async function knownHome(page: Page) {
  const answer = await page.request.get('/api/public/addresses?q=12+')
  const { suggestions } = (await answer.json()) as { suggestions: AddressSuggestion[] }
  const [{ fullAddress, doorNumber, street } = { fullAddress: '', doorNumber: '', street: '' }] = suggestions
  return { home: fullAddress, beginning: `${doorNumber} ${street.slice(0, 5)}` }
}
