import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { type ReportColumn, type ReportLink, type ReportTile, toRate } from '@gable/shared/reports/report.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { addDays, countDays, type Day } from '@gable/shared/time/calendar.ts'
import { listDuplicates } from '../../contacts/duplicate-queries.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { type ContactFilterQuery, isFiltered, toContactCondition } from '../contact-filter-queries.ts'
import { formatComparison, formatNumber } from '../headline.ts'
import { memoizeByContext } from '../memoize-by-context.ts'
import type { ReportContext, ReportDefinition, ReportPage, ReportSummary } from '../report-definition.ts'
import {
  countContactsBySource,
  countHomes,
  getDuplicateCount,
  oldEstimateDays,
  quietDays,
  type SourceFigures,
} from './insight-queries.ts'

type Context = ReportContext<'database-insight'>

/** How many contacts can be reached, and what to fix first. */
export const databaseInsightReport: ReportDefinition<'database-insight'> = {
  summarize,
  table: {
    getTitle: () => 'What to fix first',
    getColumns: () => columns,
    listRows,
    empty: { title: 'Nothing to fix', text: 'These contacts are complete.' },
  },
}

type Total = Omit<SourceFigures, 'source'>

async function summarize(context: Context): Promise<ReportSummary> {
  const { query, period } = context
  const sources = await getSources(context)
  const total = addUp(sources)
  return {
    hasData: total.contacts > 0 || isFiltered(query),
    headline: getHeadline(context, total),
    tiles: getTiles(context, total),
    chart: {
      kind: 'distribution',
      title: 'New contacts by source',
      unit: 'contacts',
      bars: toBars(sources),
      meaning: `Contacts that were added from ${period.from} to ${period.till} and are not archived, and how many of them an email may reach.`,
    },
  }
}

const getSources = memoizeByContext(async (context: Context) => {
  const { db, scope, query } = context
  return countContactsBySource(db, scope, { ...context, condition: await toContactCondition(db, scope, query) })
})

const addUp = (sources: readonly SourceFigures[]): Total => {
  const sum = (key: keyof Total) => sources.reduce((sum, source) => sum + source[key], 0)
  return {
    contacts: sum('contacts'),
    added: sum('added'),
    addedBefore: sum('addedBefore'),
    addedReachable: sum('addedReachable'),
    quiet: sum('quiet'),
    withoutOwner: sum('withoutOwner'),
    byEmail: sum('byEmail'),
    byPhone: sum('byPhone'),
    byPost: sum('byPost'),
    unsubscribed: sum('unsubscribed'),
    nonMarketing: sum('nonMarketing'),
    withoutEmail: sum('withoutEmail'),
    withoutPhone: sum('withoutPhone'),
    withoutHome: sum('withoutHome'),
  }
}

const marketable: ContactFilter = { key: 'isMarketing', is: true }

function getTiles({ query, period }: Context, total: Total): ReportTile[] {
  const toShare = (key: keyof Total) => ({
    format: 'percent' as const,
    value: toRate(total[key], total.contacts),
    previous: null,
    fraction: [total[key], total.contacts] as [number, number],
  })
  return [
    {
      key: 'contacts',
      label: 'Contacts',
      format: 'count',
      value: total.contacts,
      previous: null,
      link: toContactsLink(query, []),
      meaning: 'All contacts that are not archived.',
    },
    {
      key: 'added',
      label: 'New contacts',
      format: 'count',
      value: total.added,
      previous: total.addedBefore,
      link: toContactsLink(query, [{ key: 'createdAt', ...period }]),
      meaning: 'Contacts that were added in the period and are not archived.',
    },
    {
      key: 'byEmail',
      label: 'Reachable by email',
      ...toShare('byEmail'),
      link: toContactsLink(query, [{ key: 'subscription', anyOf: ['SUBSCRIBED'] }, marketable]),
      meaning: 'Contacts with an email who have neither unsubscribed nor opted out of marketing.',
    },
    {
      key: 'byPhone',
      label: 'Reachable by phone',
      ...toShare('byPhone'),
      link: toContactsLink(query, [{ key: 'hasPhone', is: true }]),
      meaning: 'Contacts with a phone number.',
    },
    {
      key: 'byPost',
      label: 'Reachable by post',
      ...toShare('byPost'),
      link: toContactsLink(query, [
        { key: 'hasProperty', is: true },
        { key: 'subscription', anyOf: ['SUBSCRIBED', 'NO_EMAIL'] },
        marketable,
      ]),
      meaning: 'Contacts with a home who have neither unsubscribed nor opted out of marketing.',
    },
    {
      key: 'unsubscribed',
      label: 'Unsubscribed',
      ...toShare('unsubscribed'),
      lessIsBetter: true,
      link: toContactsLink(query, [{ key: 'subscription', anyOf: ['UNSUBSCRIBED'] }]),
      meaning: 'Contacts who unsubscribed from emails, or whom an agent unsubscribed.',
    },
  ]
}

/** The contact list with the filters of the report and those of a figure. */
function toContactsLink({ owner, source, tag, segment }: ContactFilterQuery, filters: ContactFilter[]): ReportLink {
  const all: ContactFilter[] = [
    ...(owner ? [{ key: 'owner', anyOf: [owner] }] : []),
    ...(source ? [{ key: 'source', anyOf: [source] }] : []),
    ...(tag ? [{ key: 'tags', anyOf: [tag] }] : []),
    ...filters,
  ]
  return {
    kind: 'contacts',
    id: '',
    query: { ...(all.length > 0 && { filters: JSON.stringify(all) }), ...(segment && { segmentId: segment }) },
  }
}

function getHeadline({ period }: Context, total: Total) {
  if (total.contacts === 0) return 'No contacts match these filters.'
  const days = countDays(period.from, period.till)
  const reachable = formatNumber(toRate(total.byEmail, total.contacts) ?? 0)
  const added = `${pluralize(total.added, 'contact')} joined${formatComparison(total.added, total.addedBefore, days)}.`
  return `You can email ${reachable}% of ${pluralize(total.contacts, 'contact')}. ${added}`
}

const maxBars = 12

function toBars(sources: readonly SourceFigures[]) {
  const sorted = sources
    .filter(({ added }) => added > 0)
    .sort((a, b) => b.added - a.added || a.source.localeCompare(b.source))
  const rest = sorted.slice(maxBars)
  const bars = sorted.slice(0, maxBars).map((source) => toBar(source.source || 'Unknown', source))
  return rest.length > 0 ? [...bars, toBar(`${rest.length} more`, addUp(rest))] : bars
}

const toBar = (name: string, { added, addedReachable }: Total) => ({
  name,
  segments: [
    { name: 'Reachable by email', value: addedReachable },
    { name: 'Not reachable by email', value: added - addedReachable },
  ],
})

const columns: readonly ReportColumn[] = [
  { key: 'problem', header: 'Problem', format: 'text', sortable: true },
  {
    key: 'count',
    header: 'How many',
    format: 'share',
    sortable: true,
    meaning: 'Out of all contacts, or of all homes',
  },
  { key: 'next', header: 'What to do', format: 'text', isLong: true },
]

interface Problem {
  id: string
  name: string
  count: number
  of: number
  next: string
  link: ReportLink
}

async function listRows(context: Context, { page, pageSize }: ReportPage) {
  const { sort = 'count', sortOrder } = context.query
  const direction = sortOrder === 'asc' ? 1 : -1
  const problems = (await listProblems(context))
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) => direction * (sort === 'count' ? a.count - b.count : a.name.localeCompare(b.name)) || b.count - a.count,
    )
  return {
    total: problems.length,
    rows: problems.slice((page - 1) * pageSize, page * pageSize).map(({ id, name, count, of, next, link }) => ({
      id,
      link,
      cells: [name, [count, of] as [number, number], next],
    })),
  }
}

async function listProblems(context: Context): Promise<Problem[]> {
  const { db, scope, query, today } = context
  const total = addUp(await getSources(context))
  const condition = await toContactCondition(db, scope, query)
  const homes = await countHomes(db, scope, condition)
  const of = total.contacts
  const enrichment: ReportLink = { kind: 'enrichment', id: '' }
  return [
    {
      id: 'email',
      name: 'No email',
      count: total.withoutEmail,
      of,
      next: 'Add emails, or import a file that has them',
      link: toContactsLink(query, [{ key: 'hasEmail', is: false }]),
    },
    {
      id: 'phone',
      name: 'No phone',
      count: total.withoutPhone,
      of,
      next: 'Ask for the number with your next email',
      link: toContactsLink(query, [{ key: 'hasPhone', is: false }]),
    },
    {
      id: 'home',
      name: 'No home',
      count: total.withoutHome,
      of,
      next: 'Link an address, so that they get home values',
      link: toContactsLink(query, [{ key: 'hasProperty', is: false }]),
    },
    {
      id: 'owner',
      name: 'No owner',
      count: total.withoutOwner,
      of,
      next: 'Assign an agent who follows up',
      link: toContactsLink({ ...query, owner: undefined }, [{ key: 'owner', anyOf: ['NONE'] }]),
    },
    {
      id: 'quiet',
      name: 'Quiet for a year',
      count: total.quiet,
      of,
      next: 'Send a market update, or archive them',
      link: toContactsLink(query, [{ key: 'lastActivityAt', till: getQuietDay(today) }]),
    },
    ...(await listDuplicateProblem(context, of)),
    {
      id: 'estimate',
      name: 'No home value',
      count: homes.withoutEstimate,
      of: homes.homes,
      next: 'Look the homes up',
      link: enrichment,
    },
    {
      id: 'age',
      name: `Home value older than ${oldEstimateDays} days`,
      count: homes.oldEstimate,
      of: homes.homes,
      next: 'Keep homes current at night',
      link: enrichment,
    },
  ]
}

/** The last day that counts as quiet. */
const getQuietDay = (today: Day) => addDays(today, -quietDays)

/** In a large account duplicates are counted in the background. They have no filters. */
async function listDuplicateProblem({ db, scope, query }: Context, contacts: number): Promise<Problem[]> {
  if (isFiltered(query)) return []
  const count = contacts <= countedAtOnce ? (await listDuplicates(db, scope, firstPage)).total : await getStoredCount()
  return [
    {
      id: 'duplicates',
      name: 'Possible duplicates',
      count,
      of: contacts,
      next: 'Merge them',
      link: { kind: 'duplicates', id: '' },
    },
  ]

  async function getStoredCount() {
    const stored = await getDuplicateCount(db, scope)
    const { accountId } = scope
    if (!stored || stored.isOld) await enqueue(db, 'count-duplicates', { accountId }, { key: 'count-duplicates' })
    return stored?.groups ?? 0
  }
}

const firstPage = { page: 1, pageSize: 1 }
const countedAtOnce = 5000
