import type { DemoAgency } from '@gable/shared/demo/people.ts'

/** What makes one agency's world different from another's. */
export interface Recipe {
  agency: DemoAgency
  zone: string
  areaCodes: string[]
  place: Place
  sizes: Sizes
}

export interface Place {
  state: string
  county: string
  towns: Town[]
  /** Shared out among the towns, so that no two towns have a street of one name. */
  streets: string[]
}

export interface Town {
  name: string
  zip: string
  latitude: number
  longitude: number
  dollarsPerSqft: number
}

interface Sizes {
  imports: number
  openHouses: number
  referrals: number
  /** Leads that strangers' submissions of widgets and pages became. */
  formLeads: number
  /** Leads of people the agency knew already. */
  dashboardLeads: number
  metLeads: number
  /** Visits of widgets and pages by people who left nothing. */
  visits: number
}
