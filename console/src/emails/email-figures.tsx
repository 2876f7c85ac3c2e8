import type { ContentColumn } from '../content/content-columns.tsx'
import { RateCell } from '../statistics/rate-cell.tsx'

/** The columns with the statistics of emails: each rate is a share of the one before. */
export const emailFigures: readonly ContentColumn[] = [
  {
    key: 'delivered',
    header: 'Delivered',
    sort: 'statistics.delivered',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of emails that were delivered, out of those sent',
    cell: ({ statistics: { delivered, sent } }) => <RateCell part={delivered} total={sent} />,
  },
  {
    key: 'opens',
    header: 'Opened',
    sort: 'statistics.opens',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of emails that people opened, out of those delivered',
    cell: ({ statistics: { opens, delivered } }) => <RateCell part={opens} total={delivered} />,
  },
  {
    key: 'clicks',
    header: 'Clicked',
    sort: 'statistics.clicks',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of emails in which a link was clicked, out of those opened',
    cell: ({ statistics: { clicks, opens } }) => <RateCell part={clicks} total={opens} />,
  },
  {
    key: 'leads',
    header: 'Submissions',
    sort: 'statistics.leads',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of form submissions, out of emails clicked',
    cell: ({ statistics: { leads, clicks } }) => <RateCell part={leads} total={clicks} />,
  },
]
