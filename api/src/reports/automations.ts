import { type FlowKind, flowStatusLabels } from '@gable/shared/flows/flow.ts'
import { type ReportColumn, type ReportTile, toRate } from '@gable/shared/reports/report.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { countDays } from '@gable/shared/time/calendar.ts'
import { type CountedSeries, toCountedSeries } from './counted-series.ts'
import { countInFlows, hasFlowCounts, listReportedFlows } from './flow-queries.ts'
import { formatComparison, formatNumber } from './headline.ts'
import { memoizeByContext } from './memoize-by-context.ts'
import type { ReportContext, ReportDefinition, ReportPage, ReportSummary } from './report-definition.ts'
import { toRowPage } from './sort-rows.ts'
import { toCountTile, toRateTile } from './tiles.ts'

/** Who entered automations and workflows, how they left, and what was sent to them. */
export const automationsReport: ReportDefinition<'automations'> = {
  summarize,
  table: { getTitle: () => 'Automations and workflows', getColumns: () => columns, listRows },
}

const readFlows = memoizeByContext(async (context: ReportContext<'automations'>) => {
  const { db, scope, query } = context
  const flows = await listReportedFlows(db, scope, query)
  return { flows, counts: await countInFlows(db, scope, { ...context, flowIds: flows.map(({ id }) => id) }) }
})

async function summarize(context: ReportContext<'automations'>): Promise<ReportSummary> {
  const { counts } = await readFlows(context)
  const series = toCountedSeries(counts.byBucket, context)
  return {
    hasData: await hasFlowCounts(context.db, context.scope),
    headline: getHeadline(context, series),
    tiles: getTiles(series),
    chart: {
      kind: 'series',
      title: 'Entered and finished',
      unit: 'contacts',
      buckets: series.buckets,
      series: [
        { name: 'Entered', values: series.getValues('entered') },
        { name: 'Finished', values: series.getValues('finished') },
      ],
      meaning: 'Contacts who entered an automation or workflow, and those who reached its end, on the day they did.',
    },
  }
}

const getTiles = (series: CountedSeries): ReportTile[] => [
  toCountTile(series, ['entered'], {
    key: 'entered',
    label: 'Contacts Entered',
    meaning: 'Contacts who entered an automation or workflow. Those who come back, or enter several, count each time.',
  }),
  toCountTile(series, ['finished'], {
    key: 'finished',
    label: 'Finished',
    meaning: 'Contacts who reached the end, on the day they did. They may have entered before the period.',
  }),
  toCountTile(series, ['left'], {
    key: 'left',
    label: 'Left Early',
    lessIsBetter: true,
    meaning:
      'Contacts who left before the end: by an exit rule, because an agent removed them, or because it was archived.',
  }),
  toCountTile(series, ['sent'], {
    key: 'sent',
    label: 'Sent',
    meaning: 'Emails that a mail server accepted, and postcards that were handed to the printer.',
  }),
  toRateTile(series, [['opened'], ['sent']], {
    key: 'opened',
    label: 'Opened',
    meaning:
      'Emails that a person opened and postcards that they scanned, out of those sent. Each counts once, on the day it was sent.',
  }),
  toCountTile(series, ['leads'], {
    key: 'leads',
    label: 'Leads',
    meaning:
      'Forms that contacts sent after they followed a link in one of these emails or scanned one of these postcards, on the day they sent them. Spam does not count.',
  }),
]

function getHeadline({ period }: ReportContext<'automations'>, series: CountedSeries): string {
  const [entered, sent] = [series.total('entered'), series.total('sent')]
  if (entered === 0 && sent === 0) return 'No contacts entered an automation or workflow in this period.'
  const compared = formatComparison(entered, series.previous('entered'), countDays(period.from, period.till))
  const started = `${pluralize(entered, 'contact')} entered an automation or workflow${compared}.`
  if (sent === 0) return started
  const opened = `of which ${formatNumber(toRate(series.total('opened'), sent) ?? 0)}% were opened`
  const leads = pluralize(series.total('leads'), 'lead')
  return `${started} ${pluralize(sent, 'email or postcard', 'emails and postcards')} went out, ${opened}, and ${leads} followed.`
}

const columns: readonly ReportColumn[] = [
  { key: 'title', header: 'Title', format: 'text', sortable: true },
  { key: 'kind', header: 'Kind', format: 'text' },
  { key: 'status', header: 'Status', format: 'text', meaning: 'As of now' },
  { key: 'entered', header: 'Entered', format: 'count', sortable: true },
  { key: 'finished', header: 'Finished', format: 'count', sortable: true },
  { key: 'left', header: 'Left early', format: 'count', sortable: true },
  { key: 'sent', header: 'Sent', format: 'count', sortable: true, meaning: 'Emails and postcards' },
  { key: 'opened', header: 'Opened', format: 'share', sortable: true, meaning: 'Opened or scanned, out of those sent' },
  { key: 'leads', header: 'Leads', format: 'count', sortable: true },
]

const kindLabels: Record<FlowKind, string> = { AUTOMATION: 'Automation', WORKFLOW: 'Workflow' }

/** What was in motion in the period, and what is active now. */
async function listRows(context: ReportContext<'automations'>, page: ReportPage) {
  const { query } = context
  const { flows, counts } = await readFlows(context)
  const rows = flows.flatMap(({ id, kind, title, status }) => {
    const counted = counts.byFlow.get(id)
    if (!counted && status !== 'ACTIVE') return []
    const get = (type: string) => counted?.get(type) ?? 0
    const contacts = { entered: get('entered'), finished: get('finished'), left: get('left') }
    return [
      {
        id,
        kind,
        name: title,
        status,
        ...contacts,
        sent: get('sent'),
        opened: get('opened'),
        leads: get('leads'),
      },
    ]
  })
  const { page: shown, total } = toRowPage(rows, query, page, {
    getKey: (row, sort: NonNullable<typeof query.sort>) => (sort === 'title' ? row.name : row[sort]),
    defaultSort: 'entered',
  })
  return {
    rows: shown.map(({ id, kind, name, status, entered, finished, left, sent, opened, leads }) => ({
      id,
      link: { kind: kind === 'AUTOMATION' ? ('automation' as const) : ('workflow' as const), id },
      cells: [
        name,
        kindLabels[kind],
        flowStatusLabels[status],
        entered,
        finished,
        left,
        sent,
        [opened, sent] as [number, number],
        leads,
      ],
    })),
    total,
  }
}
