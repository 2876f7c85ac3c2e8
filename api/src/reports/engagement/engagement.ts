import {
  type AnswerLimit,
  type AnswerState,
  formatAnswerTime,
  getAnswerState,
} from '@gable/shared/reports/answer-time.ts'
import { type ReportColumn, type ReportLink, type ReportTile, toRate } from '@gable/shared/reports/report.ts'
import {
  describeEngagement,
  type WarmthFilter,
  type WarmthTrend,
  warmthLabels,
  warmthRule,
} from '@gable/shared/reports/warmth.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { countDays } from '@gable/shared/time/calendar.ts'
import { getAccountSettings } from '../../account-settings/queries.ts'
import { isFiltered, toContactCondition } from '../contact-filter-queries.ts'
import { formatComparison } from '../headline.ts'
import { memoizeByContext } from '../memoize-by-context.ts'
import type { ReportContext, ReportDefinition, ReportPage, ReportSummary } from '../report-definition.ts'
import {
  type CountedAnswers,
  countAnswers,
  type EngagedGroup,
  hasEngagement,
  readWarmth,
} from './engagement-queries.ts'

type Context = ReportContext<'engagement'>

/** Who is warm, and by what. */
export const engagementReport: ReportDefinition<'engagement'> = {
  summarize,
  table: { getTitle: () => 'Warmest contacts', getColumns: () => columns, listRows },
}

async function summarize(context: Context): Promise<ReportSummary> {
  const { db, scope, query } = context
  const { groups } = await getWarmth(context, query.page, query.pageSize)
  const { answers, answersBefore } = await summarizeAnswers(context)
  return {
    hasData: groups.length > 0 || (await hasEngagement(db, scope)),
    headline: getHeadline(context, groups, answers),
    tiles: [...getWarmthTiles(groups), ...getAnswerTiles(answers, answersBefore)],
    chart: {
      kind: 'distribution',
      title: query.breakdown === 'owner' ? 'Warmth by owner' : 'Warmth by source',
      unit: 'contacts',
      bars: toBars(groups),
      meaning: warmthRule,
    },
  }
}

const getCondition = memoizeByContext(async ({ db, scope, query }: Context) =>
  isFiltered(query) ? toContactCondition(db, scope, query) : undefined,
)

const sum = (groups: readonly EngagedGroup[], ...keys: (keyof EngagedGroup)[]) =>
  groups.reduce((sum, group) => sum + keys.reduce((sum, key) => sum + Number(group[key]), 0), 0)

const getWarmthTiles = (groups: readonly EngagedGroup[]): ReportTile[] => [
  {
    key: 'engaged',
    label: 'Engaged contacts',
    format: 'count',
    value: sum(groups, 'hot', 'warm', 'cool'),
    previous: sum(groups, 'hotBefore', 'warmBefore', 'coolBefore'),
    link: toTableLink({ level: 'ENGAGED' }),
    meaning:
      'Contacts who submitted a form, answered us, scanned a postcard, clicked, visited their dashboard or opened an email. Scanners and mail programs do not count.',
  },
  {
    key: 'warm',
    label: 'Hot or warm',
    format: 'count',
    value: sum(groups, 'hot', 'warm'),
    previous: sum(groups, 'hotBefore', 'warmBefore'),
    link: toTableLink({ level: 'HOT_OR_WARM' }),
    meaning: warmthRule,
  },
  {
    key: 'rose',
    label: 'Warmed up',
    format: 'count',
    value: sum(groups, 'rose'),
    previous: null,
    link: toTableLink({ trend: 'ROSE' }),
    meaning: 'Contacts with more points than in the period before.',
  },
  {
    key: 'cooled',
    label: 'Cooled down',
    format: 'count',
    value: sum(groups, 'cooled'),
    previous: null,
    link: toTableLink({ trend: 'COOLED' }),
    meaning: 'Contacts with fewer points than in the period before. Sort the table by change to see whom to call.',
  },
]

/** The table of the report, with the contacts that a figure counts. */
const toTableLink = (query: { level: WarmthFilter } | { trend: WarmthTrend }): ReportLink => ({
  kind: 'table',
  id: '',
  query: { level: '', trend: '', ...query },
})

interface Answers {
  inTime: number
  /** Waiting leads can still be answered in time, so they are not in it. */
  decided: number
  /** In hours. */
  median: number | null
  hasLimit: boolean
}

async function summarizeAnswers(context: Context): Promise<{ answers: Answers; answersBefore: Answers }> {
  const { db, scope, timeZone } = context
  const { answer_within_hours: hours, office_hours: office } = await getAccountSettings(db, scope)
  const limit = { hours, office, timeZone }
  const now = Date.now()
  const counted = await countAnswers(db, scope, { ...context, condition: await getCondition(context), limit, now })
  const summarize = (isBefore: boolean) =>
    toAnswers(
      counted.find((row) => row.isBefore === isBefore),
      limit,
      now,
    )
  return { answers: summarize(false), answersBefore: summarize(true) }
}

function toAnswers(counted: CountedAnswers | undefined, limit: AnswerLimit, now: number): Answers {
  const { inTime, late, unclear, median } = counted ?? { inTime: 0, late: 0, unclear: [], median: null }
  const states = unclear.map((lead) => getAnswerState(lead, limit, now))
  const count = (state: AnswerState) => states.filter((other) => other === state).length
  return {
    inTime: inTime + count('IN_TIME'),
    decided: inTime + late + count('IN_TIME') + count('LATE'),
    median: median === null ? null : median / 3600,
    hasLimit: limit.hours !== null,
  }
}

const getAnswerTiles = (answers: Answers, before: Answers): ReportTile[] => [
  {
    key: 'firstAnswer',
    label: 'First answer',
    format: 'hours',
    lessIsBetter: true,
    value: answers.median,
    previous: before.median,
    meaning:
      'The time in which half of the answered leads of the period got their first answer: a call, a finished next step or another stage.',
  },
  {
    key: 'inTime',
    label: 'Answered in time',
    format: 'percent',
    ...(answers.hasLimit
      ? {
          value: toRate(answers.inTime, answers.decided),
          previous: toRate(before.inTime, before.decided),
          fraction: [answers.inTime, answers.decided] as [number, number],
        }
      : { value: null, previous: null }),
    meaning: answers.hasLimit
      ? 'Leads of the period with a first answer within the limit of your lead settings, in which only office hours count. Leads that can still be answered in time do not count.'
      : 'Set a response limit in the lead settings to see how many leads are answered in time.',
  },
]

function getHeadline({ period }: Context, groups: readonly EngagedGroup[], { median }: Answers) {
  const warm = sum(groups, 'hot', 'warm')
  const compared = formatComparison(warm, sum(groups, 'hotBefore', 'warmBefore'), countDays(period.from, period.till))
  const contacts = pluralize(warm, 'contact is', 'contacts are')
  const moved = `${pluralize(sum(groups, 'rose'), 'contact')} warmed up and ${sum(groups, 'cooled').toLocaleString('en-US')} cooled down.`
  const answered = median === null ? '' : ` New leads usually got their first answer after ${formatAnswerTime(median)}.`
  return `${warm === 0 ? 'No contact is' : contacts} hot or warm${compared}; ${moved}${answered}`
}

const maxBars = 12

/** The warmest groups first, and the rest as one. */
function toBars(groups: readonly EngagedGroup[]) {
  const sorted = [...groups]
    .filter((group) => group.hot + group.warm + group.cool > 0)
    .sort((a, b) => b.hot + b.warm - a.hot - a.warm || b.cool - a.cool || toName(a).localeCompare(toName(b)))
  const rest = sorted.slice(maxBars)
  const bars = sorted.slice(0, maxBars).map((group) => toBar(toName(group), [group]))
  return rest.length > 0 ? [...bars, toBar(`${rest.length} more`, rest)] : bars
}

const toName = ({ group, name }: EngagedGroup) => name || (group === null ? 'No owner' : 'Unknown')

const toBar = (name: string, groups: readonly EngagedGroup[]) => ({
  name,
  segments: [
    { name: 'Hot or warm', value: sum(groups, 'hot', 'warm') },
    { name: warmthLabels.COOL, value: sum(groups, 'cool') },
  ],
})

const columns: readonly ReportColumn[] = [
  { key: 'name', header: 'Contact', format: 'text', sortable: true },
  { key: 'owner', header: 'Owner', format: 'text' },
  { key: 'by', header: 'By what', format: 'text', isLong: true },
  { key: 'points', header: 'Points', format: 'count', sortable: true, meaning: 'In this period' },
  { key: 'before', header: 'Before', format: 'count', sortable: true, meaning: 'Points of the period before' },
  { key: 'change', header: 'Change', format: 'change', sortable: true, meaning: 'Points against the period before' },
]

async function listRows(context: Context, { page, pageSize }: ReportPage) {
  const { contacts, total } = await getWarmth(context, page, pageSize)
  return {
    total,
    rows: contacts.map(({ id, name, owner, points, before, engagement }) => ({
      id,
      link: { kind: 'contact' as const, id },
      cells: [name, owner ?? 'No owner', describeEngagement(engagement), points, before, points - before],
    })),
  }
}

const getWarmth = memoizeByContext(async (context: Context, page: number, pageSize: number) => {
  const { db, scope, query, period, previous } = context
  const { level, trend, sort = 'points', sortOrder, breakdown } = query
  return readWarmth(db, scope, {
    period,
    previous,
    level,
    trend,
    sort,
    sortOrder,
    breakdown,
    page,
    pageSize,
    condition: await getCondition(context),
  })
})
