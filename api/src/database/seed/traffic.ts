import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { DemoSubject } from '@gable/shared/demo/subjects.ts'

interface Traffic {
  /** Its share of all visits, once it is out. */
  share: number
  publishedOn: number
  /** Visits in which the visitor begins to fill something in. */
  entranceRate: number
  leadTypes: readonly (readonly [LeadType, number])[]
}

/** How much each kind of widget and page is visited, and for what. */
export const trafficOf = ({ type }: Pick<DemoSubject, 'type'>): Traffic => traffic[type] ?? nobody

const nobody: Traffic = { share: 0, publishedOn: 0, entranceRate: 0, leadTypes: [['SELLER', 1]] }

const traffic: Record<string, Traffic> = {
  SEARCH: { share: 24, publishedOn: 0, entranceRate: 0.14, leadTypes: [['HV', 1]] },
  HOME_SALE_CALC: { share: 12, publishedOn: 45, entranceRate: 0.12, leadTypes: [['SELLER', 1]] },
  MORTGAGE_CALC: { share: 15, publishedOn: 0, entranceRate: 0.09, leadTypes: [['MORTGAGE', 1]] },
  AFFORDABILITY_CALC: { share: 9, publishedOn: 210, entranceRate: 0.08, leadTypes: [['BUYER', 1]] },
  JOURNEY: { share: 16, publishedOn: 10, entranceRate: 0.13, leadTypes: [['HV', 1]] },
  WEBSITE_1: { share: 12, publishedOn: 120, entranceRate: 0.1, leadTypes: [['SELLER', 1]] },
  TABBED_WEBSITE_1: {
    share: 10,
    publishedOn: 330,
    entranceRate: 0.08,
    leadTypes: [
      ['HV', 4],
      ['BUYER', 3],
      ['SELLER', 2],
    ],
  },
}
