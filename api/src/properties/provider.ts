import type { Delivered } from './delivered.ts'

/** A home as a provider is asked about it. */
export interface AskedHome {
  address: string
  latitude: number | null
  longitude: number | null
  aboveGradeSqft: number | null
}

/** Who knows homes. Undefined means that the home is not known there: what was known before stays. */
export type PropertyProvider = {
  [K in keyof Delivered]: (home: AskedHome, signal: AbortSignal) => Promise<Delivered[K] | undefined>
}

export const deliveries = ['facts', 'estimates', 'mortgages', 'comparables'] as const
export type Delivery = (typeof deliveries)[number]
