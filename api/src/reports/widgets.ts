import { toRate } from '@gable/shared/reports/report.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { countDays } from '@gable/shared/time/calendar.ts'
import { countAssets, getAssetChart, getAssetColumns, getAssetTiles, listAssetRows } from './asset-figures.ts'
import type { CountedSeries } from './counted-series.ts'
import { formatComparison, formatNumber } from './headline.ts'
import type { DayRange, ReportDefinition } from './report-definition.ts'
import { getTrafficColumns, listStepRows, listTrafficRows, stepColumns, toSubmissionsLink } from './traffic-tables.ts'

const kind = 'widget'

/** What visitors of websites do with the widgets. */
export const widgetsReport: ReportDefinition<'widgets'> = {
  async summarize(context) {
    const { series, hasData, shownIds } = await countAssets(context, { kind, type: context.query.type })
    return {
      hasData,
      headline: getVisitHeadline(series, context.period, 'Widgets'),
      tiles: getAssetTiles(series, 'widget', toSubmissionsLink(shownIds, context.period)),
      chart: getAssetChart(series, 'widget'),
    }
  },
  table: {
    getTitle: ({ query }) => titles[query.breakdown],
    getColumns: ({ query: { breakdown } }) => {
      if (breakdown === 'widget') return getAssetColumns('Widget')
      return breakdown === 'step' ? stepColumns : getTrafficColumns(breakdown)
    },
    listRows: (context, page) => {
      const { breakdown, type } = context.query
      if (breakdown === 'widget') return listAssetRows(context, { kind, ...context.query }, page)
      if (breakdown === 'step') return listStepRows(context, { kind, type })
      return listTrafficRows(context, { kind, type, dimension: breakdown }, page)
    },
  },
}

const titles = {
  widget: 'Widgets',
  step: 'Steps',
  campaign: 'Campaigns',
  source: 'Sources',
  referrer: 'Referrers',
  device: 'Devices',
}

/** How many visits became submissions: `Widgets had 1,204 views and 12 submissions. 8% of visitors who started …` */
export function getVisitHeadline(series: CountedSeries, { from, till }: DayRange, subject: string): string {
  const [views, entrances, submissions] = [series.total('view'), series.total('entrance'), series.total('submission')]
  if (views === 0 && submissions === 0) return `${subject} had no visits in this period.`
  const compared = formatComparison(views, series.previous('view'), countDays(from, till))
  const rate = toRate(submissions, entrances)
  const conversion = rate
    ? ` ${formatNumber(rate)}% of the journeys that visitors started ended with a submission.`
    : ''
  return `${subject} had ${pluralize(views, 'view')}${compared} and brought ${pluralize(submissions, 'submission')}.${conversion}`
}
