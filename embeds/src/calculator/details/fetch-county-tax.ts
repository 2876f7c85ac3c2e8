import type { CountyTax } from '@gable/shared/property-taxes/county-tax.ts'

/** Undefined if there is no figure for the ZIP code. Throws when the server cannot say. */
export async function fetchCountyTax(origin: string, zip: string, signal: AbortSignal): Promise<CountyTax | undefined> {
  const response = await fetch(`${origin}/api/public/property-taxes?zip=${zip}`, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`The property tax was not served: ${response.status}.`)
  const { propertyTax } = await response.json()
  return propertyTax ?? undefined
}
