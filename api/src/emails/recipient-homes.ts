import { formatCount } from '@gable/shared/contact-dashboard/format-amounts.ts'
import type { EmailHome } from '@gable/shared/emails/email-context.ts'
import { calculateEquity } from '@gable/shared/properties/equity.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toDollars } from '../properties/to-dollars.ts'
import {
  type EstimateRow,
  listAcceptedBalances,
  listLoansOfHomes,
  listMainEstimates,
  listMarketFigures,
  listSalesNearHomes,
  type MarketRow,
  type SaleRow,
} from './home-figure-queries.ts'
import type { RecipientHomeRow, RecipientRow } from './recipient-queries.ts'

/**
 * The figures of the recipients' homes by property, the same that the pages of their owners show. Contacts who opted out
 * of marketing get no mortgages and no prices.
 */
export async function loadEmailHomes(
  db: Db,
  scope: AccountScope,
  rows: readonly RecipientRow[],
  today: Date,
): Promise<Map<string, EmailHome>> {
  const homes = new Map(
    rows.flatMap(({ home, isNonMarketing }) => (home ? [[home.propertyId, { home, isNonMarketing }]] : [])),
  )
  if (homes.size === 0) return new Map()
  const ids = [...homes.keys()]
  const marketable = [...homes.values()].filter(({ isNonMarketing }) => !isNonMarketing).map(({ home }) => home)
  const marketableIds = marketable.map(({ propertyId }) => propertyId)
  const zips = [...new Set(marketable.map(({ zip }) => zip))].filter(Boolean)
  const estimates = new Map((await listMainEstimates(db, scope, ids)).map((row) => [row.propertyId, row]))
  const loans = await listLoansOfHomes(db, scope, marketableIds)
  const balances = await listAcceptedBalances(db, scope, marketableIds)
  const sales = await listSalesNearHomes(db, scope, ids)
  const markets = new Map((await listMarketFigures(db, zips)).map((row) => [row.zip, row]))
  return new Map(
    [...homes].map(([id, { home, isNonMarketing }]) => {
      const estimate = estimates.get(id)
      return [
        id,
        {
          address: home.fullAddress,
          estimate: estimate ? toEstimate(estimate) : null,
          equity: isNonMarketing
            ? null
            : toEquity(home, estimate, { loans: loans.get(id) ?? [], ownerBalance: balances.get(id), today }),
          comparables: (sales.get(id) ?? [])
            .flatMap((sale) => toComparable(sale, isNonMarketing))
            .slice(0, maxComparables),
          market: isNonMarketing ? null : toMarket(home, markets.get(home.zip)),
        },
      ]
    }),
  )
}

const maxComparables = 6
/** The median of fewer sales says nothing. */
const minSales = 5

const toEstimate = ({ medianCents, lowCents, highCents, yearAgoCents }: EstimateRow) => ({
  value: toDollars(medianCents),
  low: toDollars(lowCents),
  high: toDollars(highCents),
  changePercent: yearAgoCents === null ? null : getChange(Number(yearAgoCents), Number(medianCents)),
})

interface EquityInput extends Pick<Parameters<typeof calculateEquity>[0], 'loans' | 'ownerBalance'> {
  today: Date
}

/** An email shows no equity below zero: that is for the agent to say. */
function toEquity({ lastSoldOn }: RecipientHomeRow, row: EstimateRow | undefined, { today, ...input }: EquityInput) {
  const { equity, loanAmount } = calculateEquity({
    ...input,
    lastSoldOn,
    estimate: row && { median: toDollars(row.medianCents), valueDate: row.valueDate },
    today: today.toISOString().slice(0, 10),
  })
  return equity !== null && loanAmount !== null && equity > 0 ? { amount: equity, loanBalance: loanAmount } : null
}

function toComparable({ address, facts, credit }: SaleRow, isNonMarketing: boolean): EmailHome['comparables'] {
  const { recentSaleOrListDate: soldOn, recentSaleOrListPrice: price } = facts
  if (!soldOn) return []
  const baths = (facts.fullBaths ?? 0) + (facts.partialBaths ?? 0) / 2
  const details = [
    facts.bedrooms ? `${facts.bedrooms} bd` : '',
    baths ? `${formatCount(baths)} ba` : '',
    facts.aboveGradeSqft ? `${formatCount(facts.aboveGradeSqft)} sq ft` : '',
    credit?.listedBy ? `Listed by ${credit.listedBy}` : '',
  ]
  const street = [address.doorNumber, address.street, address.unit].filter(Boolean).join(' ')
  return [
    {
      address: street || address.fullAddress,
      soldOn,
      price: isNonMarketing ? null : price,
      facts: details.filter(Boolean).join(' · '),
      ...(credit && { credit: [`Listings from ${credit.attribution}.`, credit.disclaimer].filter(Boolean).join(' ') }),
    },
  ]
}

function toMarket({ city, state, zip }: RecipientHomeRow, row: MarketRow | undefined): EmailHome['market'] {
  if (!row || row.sales < minSales) return null
  const { medianCents, earlierMedianCents, earlierSales, sales } = row
  return {
    place: [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    medianPrice: toDollars(medianCents),
    changePercent:
      earlierMedianCents === null || earlierSales < minSales ? null : getChange(earlierMedianCents, medianCents),
    daysOnMarket: null,
    sales,
  }
}

/** In percent, with one decimal. */
const getChange = (before: number, now: number) => (before > 0 ? Math.round((now / before - 1) * 1000) / 10 : null)
