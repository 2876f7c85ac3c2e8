import type { PublicBrand } from '../branding/public-brand.ts'
import type { Language } from '../journeys/journey.ts'
import type { CashOffer, ListingOffer } from '../offers/offer.ts'
import type { Comparable } from '../properties/comparable.ts'
import type { SourcedEquity } from '../properties/equity.ts'
import type { HomeValue, Zestimate } from '../properties/estimate.ts'
import type { AddressComponents, PropertyFacts, Provenance } from '../properties/facts.ts'
import type { MortgageRates } from '../properties/mortgage-rates.ts'
import type { CountyTax } from '../property-taxes/county-tax.ts'
import type { OwnerCorrection } from './correction.ts'
import type { DashboardModule } from './dashboard.ts'
import type { ComparableMark, SaleAssumptions } from './owner-answers.ts'
import type { Vendor } from './vendor.ts'

export type PublicModule = {
  [M in DashboardModule as M['moduleType']]: Pick<M, 'moduleId' | 'moduleType' | 'settings'>
}[DashboardModule['moduleType']]

/** The agent who looks after the contact, or the agency when nobody does. */
export interface DashboardAgent {
  name: string
  phone: string
  email: string
  /** Such as Broker Associate, or empty. */
  title: string
  photo: string | null
  /** Where the owner books a time, or empty. */
  bookingUrl: string
  license: string
}

export interface DashboardHome {
  propertyId: string
  address: AddressComponents
  facts: PropertyFacts
  factsFrom: Provenance | null
  images: string[]
  lastSoldOn: string | null
  lastSoldPrice: number | null
  identifiers: { clipId: string | null; attomId: string | null; quantId: string | null }
}

/** The open first mortgage on record, for what-if payments. */
export interface DashboardLoan {
  amount: number
  date: string
  termMonths: number | null
  annualRate: number | null
}

export interface MarkedComparable extends Comparable {
  /** See `ComparableKey`. */
  key: string
  mark: ComparableMark | null
}

/** What changed since the owner was here last, most important first, at most three. */
export type DashboardChange =
  | { kind: 'VALUE'; from: number; to: number; provider: string }
  | { kind: 'RATE'; from: number; to: number }
  | { kind: 'SOLD_NEARBY'; count: number }
  | { kind: 'OFFER'; count: number }

/** What the Homeward option shows, beside its settings. */
export interface HomewardData {
  /** The estimate that its price starts from, in whole dollars; null without one. */
  avm: number | null
  /** The owner used its button and sent the form. */
  isPreliminaryOfferRequested: boolean
}

export interface MapTiles {
  /** A template with {z}, {x} and {y}. */
  url: string
  /** What the map server wants to be shown with its tiles, or empty. */
  attribution: string
}

/** Everything needed to render an owner's page. Money is whole dollars unless a name says cents. */
export interface PublicDashboard {
  /** The code of the link; empty in previews, which send nothing. */
  code: string
  /** The email that led here, which the links of the page keep. */
  piece?: string | undefined
  dashboardId: string
  language: Language
  timeZone: string
  /** The date in the agency's time zone. */
  today: string
  brand: PublicBrand
  /** The widths in which the logo is stored; absent in previews. */
  logoWidths?: number[] | undefined
  agent: DashboardAgent
  owner: { firstName: string; lastName: string; isNonMarketing: boolean; isUnsubscribed: boolean }
  home: DashboardHome
  /** The owner's other homes, with the codes of their pages. */
  otherHomes: { address: string; code: string }[]
  /** The modules this contact sees, in order. A module that cannot be shown, such as one with a deleted vendor, is left out. */
  modules: PublicModule[]
  /** The newest estimate of each provider, the main one first, and the history of five years. */
  value: HomeValue
  /** Null unless the agency connected Zestimate, and for homes that Zillow does not know. */
  zestimate: Zestimate | null
  /** Null for a non-marketing contact. */
  equity: SourcedEquity | null
  homeward: HomewardData
  /** Null while the home's county has no figure. */
  propertyTax: CountyTax | null
  loan: DashboardLoan | null
  /** Empty for a non-marketing contact. */
  rates: MortgageRates[]
  /** Without prices for a non-marketing contact. */
  comparables: MarkedComparable[]
  listingOffers: ListingOffer[]
  cashOffers: CashOffer[]
  corrections: OwnerCorrection[]
  assumptions: SaleAssumptions | null
  changes: DashboardChange[]
  vendors: Record<string, Vendor>
  /** The forms and form groups that still exist. A button of any other one opens the short lead form. */
  formIds: string[]
  /** Null unless the operator has set a map server. */
  tiles: MapTiles | null
  /** The URLs of the frames that run tracking code. */
  tracking: string[]
  isPreview: boolean
  /** Absent while the agency has none. */
  assistant?: PublicAssistant | undefined
}

/** Visitors leave a message while it does not answer. */
export interface PublicAssistant {
  name: string
  greeting: string
  isAnswering: boolean
}
