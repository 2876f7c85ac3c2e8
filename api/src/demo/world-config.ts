import type { DemoAgency } from '@gable/shared/demo/people.ts'

/** The differences between the worlds of two agencies. */
export interface WorldConfig {
  agency: DemoAgency
  zone: string
  areaCodes: string[]
  area: Area
  sizes: Sizes
}

export interface Area {
  state: string
  county: string
  towns: Town[]
  /** Distributed over the towns, so that street names are unique. */
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
  /** Leads from widget and page submissions of new contacts. */
  formLeads: number
  /** Leads of existing contacts. */
  dashboardLeads: number
  manualLeads: number
  /** Visits of widgets and pages without a submission. */
  visits: number
}
