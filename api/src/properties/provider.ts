import type { ProviderData } from './provider-data.ts'

/** Identifies a property to a provider. */
export interface LookupTarget {
  address: string
  latitude: number | null
  longitude: number | null
  aboveGradeSqft: number | null
}

/** A source of property data. Undefined means that the provider does not know the property, and stored data stays. */
export type PropertyProvider = {
  [K in keyof ProviderData]: (target: LookupTarget, signal: AbortSignal) => Promise<ProviderData[K] | undefined>
}

export const providerDataKinds = ['facts', 'estimates', 'mortgages', 'comparables'] as const
export type ProviderDataKind = (typeof providerDataKinds)[number]
