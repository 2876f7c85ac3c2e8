/** What is known about a home and its owner. Null is not known. */
export interface SellingSigns {
  yearsOwned: number | null
  /** In percent of the value. */
  equityShare: number | null
  /** The rate of the loan minus that of a new one, in percentage points. */
  rateGap: number | null
  /** Visits of their dashboard, clicks and scans of the last 90 days. */
  recentVisits: number
  /** Submissions and replies of the last 90 days. */
  recentInquiries: number
}

/** Why an owner may sell soon, or rather not. */
const sellingReasons = ['INQUIRED', 'VISITED', 'OWNED_LONG', 'HIGH_EQUITY', 'RATE_FREE', 'LOW_RATE'] as const
export type SellingReason = (typeof sellingReasons)[number]

const sellingPoints: Readonly<Record<SellingReason, number>> = {
  INQUIRED: 3,
  VISITED: 2,
  OWNED_LONG: 2,
  HIGH_EQUITY: 2,
  RATE_FREE: 1,
  LOW_RATE: -1,
}

const longOwnershipYears = 7
export const highEquityShare = 50
/** A new loan costs at most this many points more. */
const freeRateGap = -1
/** A new loan costs at least this many points more, which keeps owners in their homes. */
export const lowRateGap = -2
export const recentDays = 90

/** Owners with this many points are likely to sell. */
export const likelyScore = 5

/** The rule in the words of the product. */
export const likelyToSellRule = `Asked us something in ${recentDays} days: ${sellingPoints.INQUIRED} points. Visited, clicked or scanned in ${recentDays} days: ${sellingPoints.VISITED}. Owned for ${longOwnershipYears} years or more: ${sellingPoints.OWNED_LONG}. Equity of ${highEquityShare}% or more: ${sellingPoints.HIGH_EQUITY}. Loan rate at most ${-freeRateGap} point below today’s: ${sellingPoints.RATE_FREE}. Loan rate ${-lowRateGap} or more points below today’s: minus ${-sellingPoints.LOW_RATE}. From ${likelyScore} points an owner is likely to sell.`

/** The reasons that apply, the strongest first. */
export function listSellingReasons(signs: SellingSigns): SellingReason[] {
  const { yearsOwned, equityShare, rateGap } = signs
  const applies: Record<SellingReason, boolean> = {
    INQUIRED: signs.recentInquiries > 0,
    VISITED: signs.recentVisits > 0,
    OWNED_LONG: yearsOwned !== null && yearsOwned >= longOwnershipYears,
    HIGH_EQUITY: equityShare !== null && equityShare >= highEquityShare,
    RATE_FREE: rateGap !== null && rateGap >= freeRateGap,
    LOW_RATE: rateGap !== null && rateGap <= lowRateGap,
  }
  return sellingReasons.filter((reason) => applies[reason])
}

export const getSellingScore = (reasons: readonly SellingReason[]): number =>
  reasons.reduce((sum, reason) => sum + sellingPoints[reason], 0)

/** The reasons as one line: `Asked us something, owned 9 years, 62% equity`. */
export function describeSellingReasons(
  reasons: readonly SellingReason[],
  { yearsOwned, equityShare }: Pick<SellingSigns, 'yearsOwned' | 'equityShare'>,
): string {
  const texts: Record<SellingReason, string> = {
    INQUIRED: 'asked us something',
    VISITED: 'visited lately',
    OWNED_LONG: `owned ${yearsOwned} years`,
    HIGH_EQUITY: `${Math.round(equityShare ?? 0)}% equity`,
    RATE_FREE: 'rate near today’s',
    LOW_RATE: 'but a low rate to give up',
  }
  const line = reasons.map((reason) => texts[reason]).join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
