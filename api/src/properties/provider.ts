import type { ProviderData } from './provider-data.ts'

/** A home as a provider is asked about it. */
export interface LookupTarget {
  address: string
  latitude: number | null
  longitude: number | null
  aboveGradeSqft: number | null
}

/** Who knows homes. Undefined means that the home is not known there: what was known before stays. */
export type PropertyProvider = {
  [K in keyof ProviderData]: (home: LookupTarget, signal: AbortSignal) => Promise<ProviderData[K] | undefined>
}

export const providerDataKinds = ['facts', 'estimates', 'mortgages', 'comparables'] as const
export type ProviderDataKind = (typeof providerDataKinds)[number]
