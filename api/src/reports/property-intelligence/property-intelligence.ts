import { describeSellingReasons, likelyToSellRule } from '@gable/shared/reports/likely-to-sell.ts'
import {
  type PropertyBreakdown,
  propertyBreakdownLabels,
  propertyRanges,
} from '@gable/shared/reports/property-breakdown.ts'
import {
  type ReportColumn,
  type ReportLink,
  type ReportMap,
  type ReportTile,
  toRate,
} from '@gable/shared/reports/report.ts'
import { type ShownHomes, shownHomesLabels } from '@gable/shared/reports/shown-homes.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { isFiltered, toContactCondition } from '../contact-filter-queries.ts'
import { formatNumber } from '../headline.ts'
import { memoizeByContext } from '../memoize-by-context.ts'
import type { ReportContext, ReportDefinition, ReportPage, ReportSummary } from '../report-definition.ts'
import { type HomeGroup, type HomesQuery, listHomes, sumHomes } from './intelligence-queries.ts'

type Context = ReportContext<'property-intelligence'>

/** Who is likely to sell, and what the homes are worth. All figures are of today. */
export const propertyIntelligenceReport: ReportDefinition<'property-intelligence'> = {
  summarize,
  table: {
    getTitle: ({ query: { show } }) => (show === 'all' ? 'Homes' : shownHomesLabels[show]),
    getColumns: () => columns,
    listRows,
    empty: { title: 'No homes to show', text: 'Link homes to contacts to see them here.' },
  },
}

async function summarize(context: Context): Promise<ReportSummary> {
  const { query } = context
  const groups = await getGroups(context)
  const total = addUp(groups)
  return {
    hasData: total.homes + total.hidden > 0 || isFiltered(query) || query.city !== undefined,
    headline: getHeadline(total),
    isOfToday: true,
    tiles: getTiles(total),
    chart: {
      kind: 'distribution',
      title: `Homes ${propertyBreakdownLabels[query.breakdown].toLowerCase()}`,
      unit: 'homes',
      bars: toBars(groups, query.breakdown),
      meaning: likelyToSellRule,
    },
    map: await getMap(context),
  }
}

const getHomesQuery = memoizeByContext(
  async ({ db, scope, query }: Context): Promise<HomesQuery> => ({
    condition: await toContactCondition(db, scope, query),
    city: query.city,
  }),
)

const getGroups = memoizeByContext(async (context: Context) => {
  const { db, scope, query } = context
  return sumHomes(db, scope, { ...(await getHomesQuery(context)), breakdown: query.breakdown })
})

type Total = Omit<HomeGroup, 'bar'>

function addUp(groups: readonly HomeGroup[]): Total {
  const sum = (key: keyof Total) => groups.reduce((sum, group) => sum + group[key], 0)
  return {
    homes: sum('homes'),
    hidden: sum('hidden'),
    valued: sum('valued'),
    value: sum('value'),
    likely: sum('likely'),
    comparedValue: sum('comparedValue'),
    valueYearAgo: sum('valueYearAgo'),
    withEquity: sum('withEquity'),
    equity: sum('equity'),
    highEquity: sum('highEquity'),
    withRate: sum('withRate'),
    lowRate: sum('lowRate'),
    highRate: sum('highRate'),
  }
}

const toCents = (dollars: number) => Math.round(dollars * 100)
const toAverage = (sum: number, count: number) => (count === 0 ? null : toCents(Math.round(sum / count)))

/** The table of the report, with the homes that a figure counts. */
const toTableLink = (show: ShownHomes): ReportLink => ({
  kind: 'table',
  id: '',
  query: { show: show === 'all' ? '' : show },
})

const getTiles = (total: Total): ReportTile[] => [
  {
    key: 'likely',
    label: 'Likely to sell',
    format: 'percent',
    value: toRate(total.likely, total.homes),
    previous: null,
    fraction: [total.likely, total.homes],
    link: toTableLink('likely'),
    meaning: likelyToSellRule,
  },
  {
    key: 'homes',
    label: 'Homes',
    format: 'count',
    value: total.homes,
    previous: null,
    link: toTableLink('all'),
    meaning: `Homes of contacts that are not archived.${total.hidden > 0 ? ` ${pluralize(total.hidden, 'home')} of contacts who opted out of marketing ${total.hidden === 1 ? 'is' : 'are'} left out.` : ''}`,
  },
  {
    key: 'value',
    label: 'Average value',
    format: 'money',
    value: toAverage(total.value, total.valued),
    previous: null,
    fraction: [total.valued, total.homes],
    link: toTableLink('valued'),
    meaning: 'The newest estimate of the homes that have one, as their pages show it.',
  },
  {
    key: 'growth',
    label: 'Value in a year',
    format: 'percent',
    previous: null,
    value: total.valueYearAgo === 0 ? null : Math.round((total.comparedValue / total.valueYearAgo - 1) * 1000) / 10,
    meaning: 'How the values changed, of homes of which the same provider had an estimate a year ago.',
  },
  {
    key: 'equity',
    label: 'Average equity',
    format: 'money',
    value: toAverage(total.equity, total.withEquity),
    previous: null,
    fraction: [total.withEquity, total.homes],
    link: toTableLink('equity'),
    meaning: 'The value minus the estimated balance of the loans, of homes of which both are known.',
  },
  {
    key: 'refinance',
    label: 'Rate above today’s',
    format: 'percent',
    value: toRate(total.highRate, total.withRate),
    previous: null,
    fraction: [total.highRate, total.withRate],
    link: toTableLink('refinance'),
    meaning: `Loans at least half a point above today’s rate, which may be worth refinancing, out of those with a known rate. ${pluralize(total.lowRate, 'owner')} would give up a rate two points or more below today’s.`,
  },
]

function getHeadline(total: Total) {
  if (total.homes === 0) return 'No homes match these filters.'
  const equity = toAverage(total.equity, total.withEquity)
  const average =
    equity === null ? '' : ` On average they have $${formatNumber(Math.round(equity / 100_000))}K of equity.`
  const owners = total.likely === 0 ? 'No owner is' : pluralize(total.likely, 'owner is', 'owners are')
  return `${owners} likely to sell, out of ${pluralize(total.homes, 'home')}.${average}`
}

const maxBars = 12

function toBars(groups: readonly HomeGroup[], breakdown: PropertyBreakdown) {
  if (breakdown !== 'area') {
    const { names } = propertyRanges[breakdown]
    const bars = names.map((name, index) =>
      toBar(
        name,
        groups.filter(({ bar }) => bar === String(index)),
      ),
    )
    const unknown = groups.filter(({ bar, homes }) => bar === null && homes > 0)
    return unknown.length > 0 ? [...bars, toBar('Not known', unknown)] : bars
  }
  const sorted = groups.filter(({ homes }) => homes > 0).sort((a, b) => b.likely - a.likely || b.homes - a.homes)
  const rest = sorted.slice(maxBars)
  const bars = sorted.slice(0, maxBars).map((group) => toBar(group.bar || 'Unknown', [group]))
  return rest.length > 0 ? [...bars, toBar(`${rest.length} more`, rest)] : bars
}

function toBar(name: string, groups: readonly HomeGroup[]) {
  const { homes, likely } = addUp(groups)
  return {
    name,
    segments: [
      { name: 'Likely to sell', value: likely },
      { name: 'Others', value: homes - likely },
    ],
  }
}

const pinMaximum = 200

/** The homes of the owners who are the likeliest to sell. */
async function getMap(context: Context): Promise<ReportMap> {
  const { db, scope } = context
  const likely = await listHomes(db, scope, {
    ...(await getHomesQuery(context)),
    show: 'likely',
    sort: 'score',
    sortOrder: 'desc',
    limit: pinMaximum,
    offset: 0,
  })
  return {
    title: 'Likely to sell on the map',
    pins: likely.flatMap(({ id, address, contact, latitude, longitude }) =>
      latitude === null || longitude === null
        ? []
        : [{ link: { kind: 'property' as const, id }, name: address, detail: contact, latitude, longitude }],
    ),
  }
}

const columns: readonly ReportColumn[] = [
  { key: 'address', header: 'Home', format: 'text' },
  { key: 'contact', header: 'Contact', format: 'text' },
  { key: 'reasons', header: 'Why', format: 'text', isLong: true },
  { key: 'score', header: 'Points', format: 'count', sortable: true, meaning: 'From 5 points on likely to sell' },
  { key: 'value', header: 'Value', format: 'money', sortable: true },
  { key: 'equity', header: 'Equity', format: 'percent', sortable: true, meaning: 'Of the value' },
  { key: 'years', header: 'Years owned', format: 'count', sortable: true },
  {
    key: 'gap',
    header: 'Rate gap',
    format: 'change',
    sortable: true,
    meaning: 'Points of the loan’s rate above today’s',
  },
]

const countedByShow = {
  all: 'homes',
  likely: 'likely',
  valued: 'valued',
  equity: 'withEquity',
  refinance: 'highRate',
} as const satisfies Record<ShownHomes, keyof Total>

async function listRows(context: Context, { page, pageSize }: ReportPage) {
  const { db, scope, query } = context
  const { sort = 'score', sortOrder, show } = query
  const homes = await getHomesQuery(context)
  const total = addUp(await getGroups(context))
  const listed = await listHomes(db, scope, {
    ...homes,
    show,
    sort,
    sortOrder,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return {
    total: total[countedByShow[show]],
    rows: listed.map((home) => ({
      id: home.id,
      link: { kind: 'property' as const, id: home.id },
      cells: [
        home.address,
        home.contact,
        describeSellingReasons(home.reasons, home),
        home.score,
        home.value === null ? null : toCents(home.value),
        home.equityShare === null ? null : Math.round(home.equityShare * 10) / 10,
        home.yearsOwned,
        home.rateGap,
      ],
    })),
  }
}
