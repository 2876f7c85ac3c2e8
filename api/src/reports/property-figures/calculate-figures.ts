import { calculateEquity, isLineOfCredit, listOpenLoans, type RecordedLoan } from '@gable/shared/properties/equity.ts'
import type { LoanProgram } from '@gable/shared/properties/loan-programs.ts'
import { getSellingScore, listSellingReasons, type SellingReason } from '@gable/shared/reports/likely-to-sell.ts'
import { addDays, type Day } from '@gable/shared/time/calendar.ts'

/** What the figures of a property follow from. Money is in whole dollars. */
export interface FigureInput {
  today: Day
  lastSoldOn: Day | null
  /** The one that the page of the property shows. */
  estimate: { median: number; valueDate: Day } | undefined
  /** What the same provider said a year ago. */
  valueYearAgo: number | null
  loans: readonly RecordedLoan[]
  ownerBalance: number | undefined
  /** Today's rates in percent. */
  rates: Partial<Record<LoanProgram, number>>
  recentVisits: number
  recentInquiries: number
}

export interface PropertyFigures {
  value: number | null
  valuedOn: Day | null
  valueYearAgo: number | null
  loan: number | null
  equity: number | null
  equityShare: number | null
  rate: number | null
  rateGap: number | null
  yearsOwned: number | null
  score: number
  reasons: SellingReason[]
  /** The first day on which the figures may be others although nothing is stored. */
  validUntil: Day
}

/** The figures of a property as its page shows them, and whether its owner is likely to sell. */
export function calculatePropertyFigures(input: FigureInput): PropertyFigures {
  const { today, lastSoldOn, estimate, valueYearAgo, ownerBalance } = input
  const { value, loanAmount, equity } = calculateEquity({
    loans: input.loans,
    lastSoldOn,
    estimate,
    today,
    ownerBalance,
  })
  const openLoans = listOpenLoans(input.loans, lastSoldOn)
  const equityShare = equity === null || !value ? null : (equity / value) * 100
  const { rate, rateGap } = getRates(openLoans, loanAmount, input.rates)
  const yearsOwned = lastSoldOn === null || lastSoldOn > today ? null : getYears(lastSoldOn, today)
  const { recentVisits, recentInquiries } = input
  const reasons = listSellingReasons({ yearsOwned, equityShare, rateGap, recentVisits, recentInquiries })
  return {
    value,
    valuedOn: estimate?.valueDate ?? null,
    valueYearAgo,
    loan: loanAmount,
    equity,
    equityShare,
    rate,
    rateGap,
    yearsOwned,
    reasons,
    score: getSellingScore(reasons),
    validUntil: getValidUntil(today, [...openLoans.map(({ date }) => date), ...(lastSoldOn ? [lastSoldOn] : [])]),
  }
}

/** The rate of the main loan, against that of a new loan of about its term. */
function getRates(openLoans: readonly RecordedLoan[], balance: number | null, rates: FigureInput['rates']) {
  const loan = openLoans.find((loan) => !isLineOfCredit(loan))
  if (!balance || !loan || loan.annualRate === null) return { rate: null, rateGap: null }
  const todaysRate = rates[loan.termMonths !== null && loan.termMonths <= 180 ? 'FIXED_15' : 'FIXED_30']
  return {
    rate: loan.annualRate,
    rateGap: todaysRate === undefined ? null : Math.round((loan.annualRate - todaysRate) * 1000) / 1000,
  }
}

const getYears = (from: Day, till: Day) =>
  Number(till.slice(0, 4)) - Number(from.slice(0, 4)) - (till.slice(5) < from.slice(5) ? 1 : 0)

/** Payments are due and anniversaries pass on the day of the month of a date. Rates and recent visits change within a week. */
function getValidUntil(today: Day, dates: readonly Day[]): Day {
  const days = new Set(dates.map((date) => Number(date.slice(8))))
  for (let ahead = 1; ahead < longestValidityDays; ahead++) {
    const day = addDays(today, ahead)
    const isMonthsEnd = addDays(day, 1).slice(8) === '01'
    if (days.has(Number(day.slice(8))) || isMonthsEnd) return day
  }
  return addDays(today, longestValidityDays)
}

const longestValidityDays = 7
