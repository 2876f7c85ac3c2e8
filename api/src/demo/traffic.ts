import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { DemoAsset } from '@gable/shared/demo/assets.ts'

interface Traffic {
  /** The relative share of visits after publication. */
  share: number
  publishedOn: number
  /** The share of visits in which the visitor starts the form. */
  entranceRate: number
  leadTypes: readonly (readonly [LeadType, number])[]
}

/** Visits and lead types by type of widget and page. */
export const trafficOf = ({ type }: Pick<DemoAsset, 'type'>): Traffic => traffic[type] ?? noTraffic

const noTraffic: Traffic = { share: 0, publishedOn: 0, entranceRate: 0, leadTypes: [['SELLER', 1]] }

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
