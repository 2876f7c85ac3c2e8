import type { ContentIntent } from '@gable/shared/content/content-kind.ts'
import { type ReportColumn, toRate } from '@gable/shared/reports/report.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { countDays } from '@gable/shared/time/calendar.ts'
import { listReportedContents } from './content-queries.ts'
import { type CountedSeries, toCountedSeries } from './counted-series.ts'
import { hasCounts, sumByBucket, sumBySubject } from './counter-queries.ts'
import { formatComparison, formatNumber } from './headline.ts'
import type { ReportContext, ReportDefinition, ReportPage, ReportSummary } from './report-definition.ts'
import { toRowPage } from './sort-rows.ts'
import { toCountTile, toRateTile } from './tiles.ts'

/** Which emails work: who opened them, clicked, and became a lead. */
export const emailsReport: ReportDefinition<'emails'> = {
  summarize,
  table: { getTitle: () => 'Emails', getColumns: () => columns, listRows },
}

const subject = 'content'
const types = ['sent', 'delivered', 'open', 'click', 'submission', 'unsubscribe']

async function summarize(context: ReportContext<'emails'>): Promise<ReportSummary> {
  const { db, scope, query } = context
  const ids = await listIds(context, query.intent)
  const series = toCountedSeries(await sumByBucket(db, scope, { subject, ids, types }, context), context)
  return {
    hasData: await hasCounts(db, scope, { subject, ids: await listIds(context, undefined), types: ['sent'] }),
    headline: getHeadline(context, series),
    tiles: getTiles(series),
    chart: {
      kind: 'series',
      title: 'Opened and clicked',
      unit: 'emails',
      buckets: series.buckets,
      series: [
        { name: 'Opened', values: series.getValues('open') },
        { name: 'Clicked', values: series.getValues('click') },
      ],
      meaning: 'Each email counts on the day it was sent, whenever it was opened.',
    },
  }
}

const getTiles = (series: CountedSeries) => [
  toCountTile(series, ['sent'], {
    key: 'sent',
    label: 'Sent',
    meaning: 'Emails that a mail server accepted, except personal emails and sign-in links.',
  }),
  toRateTile(series, [['delivered'], ['sent']], {
    key: 'delivered',
    label: 'Delivered',
    meaning: 'Emails that reached the mailbox, out of those sent. Bounced emails do not count.',
  }),
  toRateTile(series, [['open'], ['delivered']], {
    key: 'opens',
    label: 'Opened',
    meaning:
      'Emails that a person opened, out of those delivered. Each counts once, on the day it was sent. Scanners, and mail programs that load pictures automatically, do not count.',
  }),
  toRateTile(series, [['click'], ['open']], {
    key: 'clicks',
    label: 'Clicked',
    meaning: 'Emails in which a person clicked a link, out of those opened. Each counts once, on the day it was sent.',
  }),
  toCountTile(series, ['submission'], {
    key: 'leads',
    label: 'Submissions',
    meaning: 'Forms that visitors sent after they followed a link in an email, on the day they sent them.',
  }),
  toRateTile(series, [['unsubscribe'], ['sent']], {
    key: 'unsubscribed',
    label: 'Unsubscribed',
    lessIsBetter: true,
    meaning: 'Emails after which the contact unsubscribed, out of those sent.',
  }),
]

function getHeadline({ period }: ReportContext<'emails'>, series: CountedSeries) {
  const sent = series.total('sent')
  if (sent === 0) return 'No emails were sent in this period.'
  const compared = formatComparison(sent, series.previous('sent'), countDays(period.from, period.till))
  const submissions = pluralize(series.total('submission'), 'submission')
  const rate = toRate(series.total('open'), series.total('delivered'))
  const opened =
    rate === null ? '' : ` People opened ${formatNumber(rate)}% of those delivered, and ${submissions} followed.`
  return `${pluralize(sent, 'email')} went out${compared}.${opened}`
}

async function listIds({ db, scope }: ReportContext<'emails'>, intent: ContentIntent | undefined) {
  const contents = await listReportedContents(db, scope, { medium: 'EMAIL', intent })
  return contents.map(({ id }) => id)
}

const columns: readonly ReportColumn[] = [
  { key: 'title', header: 'Email', format: 'text', sortable: true },
  { key: 'sent', header: 'Sent', format: 'count', sortable: true },
  { key: 'delivered', header: 'Delivered', format: 'share', sortable: true, meaning: 'Out of those sent' },
  { key: 'opens', header: 'Opened', format: 'share', sortable: true, meaning: 'By people, out of those delivered' },
  { key: 'clicks', header: 'Clicked', format: 'share', sortable: true, meaning: 'Out of those opened' },
  { key: 'leads', header: 'Submissions', format: 'share', sortable: true, meaning: 'Out of those clicked' },
]

async function listRows(context: ReportContext<'emails'>, page: ReportPage) {
  const { db, scope, query, period } = context
  const contents = await listReportedContents(db, scope, { medium: 'EMAIL', intent: query.intent })
  const ids = contents.map(({ id }) => id)
  const counted = await sumBySubject(db, scope, { subject, ids, types }, period)
  const rows = contents.flatMap(({ id, title }) => {
    const counts = counted.get(id)
    if (!counts) return []
    const get = (type: string) => counts.get(type) ?? 0
    const figures = { sent: get('sent'), delivered: get('delivered'), opens: get('open'), clicks: get('click') }
    return [{ id, name: title, ...figures, leads: get('submission') }]
  })
  const { page: shown, total } = toRowPage(rows, query, page, {
    getKey: (row, sort: NonNullable<typeof query.sort>) => (sort === 'title' ? row.name : row[sort]),
    defaultSort: 'sent',
  })
  return {
    rows: shown.map(({ id, name, sent, delivered, opens, clicks, leads }) => ({
      id,
      link: { kind: 'email' as const, id },
      cells: [
        name,
        sent,
        [delivered, sent] as [number, number],
        [opens, delivered] as [number, number],
        [clicks, opens] as [number, number],
        [leads, clicks] as [number, number],
      ],
    })),
    total,
  }
}
