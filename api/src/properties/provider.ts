import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ConnectedEstimate, ProviderData } from './provider-data.ts'

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

/** A source that an account connected by itself. Undefined means that it does not know the property. */
export type ConnectedSource = (target: LookupTarget, signal: AbortSignal) => Promise<ConnectedEstimate | undefined>

/** Finds the source that an account has connected now. It opens its own transactions. */
export type FindConnectedSource = (db: Db, scope: AccountScope) => Promise<ConnectedSource | undefined>

export const providerDataKinds = ['facts', 'estimates', 'mortgages', 'comparables'] as const
export type ProviderDataKind = (typeof providerDataKinds)[number]
