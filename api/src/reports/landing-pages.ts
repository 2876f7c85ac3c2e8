import { countAssets, getAssetChart, getAssetColumns, getAssetTiles, listAssetRows } from './asset-figures.ts'
import type { ReportDefinition } from './report-definition.ts'
import { getTrafficColumns, listStepRows, listTrafficRows, stepColumns, toSubmissionsLink } from './traffic-tables.ts'
import { getVisitHeadline } from './widgets.ts'

const kind = 'landing-page'

/** Which landing pages bring leads, at which step visitors leave, and where those who stay come from. */
export const landingPagesReport: ReportDefinition<'account-landing-pages'> = {
  async summarize(context) {
    const { series, hasData, shownIds } = await countAssets(context, { kind })
    return {
      hasData,
      headline: getVisitHeadline(series, context.period, 'Landing pages'),
      tiles: getAssetTiles(series, 'landing page', toSubmissionsLink(shownIds, context.period)),
      chart: getAssetChart(series, 'landing page'),
    }
  },
  table: {
    getTitle: ({ query }) => titles[query.breakdown],
    getColumns: ({ query: { breakdown } }) => {
      if (breakdown === 'page') return getAssetColumns('Landing page')
      return breakdown === 'step' ? stepColumns : getTrafficColumns(breakdown)
    },
    listRows: (context, page) => {
      const { query } = context
      if (query.breakdown === 'page') return listAssetRows(context, { kind, ...query }, page)
      if (query.breakdown === 'step') return listStepRows(context, { kind })
      return listTrafficRows(context, { kind, dimension: query.breakdown }, page)
    },
  },
}

const titles = {
  page: 'Landing pages',
  step: 'Steps',
  campaign: 'Campaigns',
  source: 'Sources',
  referrer: 'Referrers',
  device: 'Devices',
}
