import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Provenance } from '@gable/shared/properties/facts.ts'

/** A home as a provider is asked about it. */
export interface AskedHome {
  address: string
  latitude: number | null
  longitude: number | null
  aboveGradeSqft: number | null
}

/** What is left out is not known. Amounts are cents. */
export interface DeliveredFacts {
  county: string | null
  latitude: number | null
  longitude: number | null
  propertyType: string | null
  bedrooms: number | null
  fullBaths: number | null
  partialBaths: number | null
  aboveGradeSqft: number | null
  belowGradeSqft: number | null
  lotSizeAcres: number | null
  parkingSpaces: number | null
  floorCount: number | null
  yearBuilt: number | null
  lastSoldOn: string | null
  lastSoldCents: number | null
  clipId: string | null
  attomId: string | null
  quantId: string | null
  from: Provenance
}

export interface DeliveredEstimate {
  provider: string
  valueDate: string
  medianCents: number
  lowCents: number
  highCents: number
  confidence: number
  deviation: number | null
  source: string
}

export interface DeliveredMortgage {
  date: string
  documentNumber: string | null
  amountCents: number
  termMonths: number | null
  annualRate: number | null
  loanType: string | null
  borrowerNames: string[]
  officerName: string | null
  officerNmlsId: string | null
  lenderName: string | null
  lenderCode: string | null
  from: Provenance
}

export type DeliveredComparable = Omit<Comparable, '_id'>

/** Who knows homes. Undefined means that the home is not known there: what was known before stays. */
export interface PropertyProvider {
  facts(home: AskedHome, signal: AbortSignal): Promise<DeliveredFacts | undefined>
  estimates(home: AskedHome, signal: AbortSignal): Promise<DeliveredEstimate[] | undefined>
  mortgages(home: AskedHome, signal: AbortSignal): Promise<DeliveredMortgage[] | undefined>
  comparables(home: AskedHome, signal: AbortSignal): Promise<DeliveredComparable[] | undefined>
}

export const deliveries = ['facts', 'estimates', 'mortgages', 'comparables'] as const
export type Delivery = (typeof deliveries)[number]
