import { dayLength } from '@gable/shared/time/calendar.ts'
import { balanceAfter, mortgageRate } from './price-history.ts'
import type { Property } from './properties.ts'
import type { Rng } from './rng.ts'
import type { WorldContext } from './world-context.ts'

export interface Mortgage {
  date: Date
  amountCents: number
  termMonths: number
  annualRate: number
  loanType: string
  borrowerNames: string[]
  lender: (typeof lenders)[number]
  officer: { name: string; nmlsId: string }
  documentNumber: string
}

interface Purchase {
  property: Property
  boughtOn: Date
  boughtCents: number
  borrower: string
}

/** The purchase loan, perhaps a refinancing after rates fell, and perhaps a home equity line of credit. */
export function generateMortgages({ calendar }: WorldContext, rng: Rng, purchase: Purchase): Mortgage[] {
  if (rng.bool(0.08)) return []
  const today = calendar.at(calendar.today)
  const first = purchaseLoan(rng, purchase)
  const second = refinancing(rng, first, today)
  const third = creditLine(rng, purchase, second ?? first, today)
  return [first, second, third].filter((loan) => loan !== undefined)
}

function purchaseLoan(rng: Rng, { boughtOn, boughtCents, borrower }: Purchase): Mortgage {
  const [loanType, share] = rng.weighted(loans)
  return {
    ...pickLoanDetails(rng, boughtOn),
    amountCents: Math.round((boughtCents * share) / 10_000) * 10_000,
    termMonths: rng.bool(0.86) ? 360 : 180,
    annualRate: pickRate(rng, boughtOn),
    loanType,
    borrowerNames: [borrower],
  }
}

function refinancing(rng: Rng, first: Mortgage, today: Date): Mortgage | undefined {
  const year = [2003, 2012, 2016, 2020, 2021].findLast(
    (year) => year > first.date.getUTCFullYear() + 1 && mortgageRate(year) < first.annualRate - 0.8,
  )
  if (!year || !rng.bool(0.62)) return undefined
  const date = new Date(Date.UTC(year, rng.int(0, 11), rng.int(2, 27)))
  const paidMonths = monthsBetween(first.date, date)
  if (date > today || paidMonths >= first.termMonths - 24) return undefined
  const balance = balanceAfter(paidMonths, {
    cents: first.amountCents,
    rate: first.annualRate,
    months: first.termMonths,
  })
  return {
    ...first,
    ...pickLoanDetails(rng, date),
    amountCents: Math.ceil((balance * rng.float(1.005, 1.08)) / 10_000) * 10_000,
    termMonths: rng.bool(0.7) ? 360 : 180,
    annualRate: pickRate(rng, date),
    loanType: 'Conventional',
  }
}

function creditLine(rng: Rng, { property }: Purchase, last: Mortgage, today: Date): Mortgage | undefined {
  if (!rng.bool(0.14)) return undefined
  const date = new Date(last.date.getTime() + rng.float(1.5, 6) * 365.25 * dayLength)
  if (date > today || date.getUTCFullYear() < 2015) return undefined
  const availableCents = property.centsAt(date) * 0.85 - last.amountCents
  if (availableCents < 2_500_000) return undefined
  return {
    ...last,
    ...pickLoanDetails(rng, new Date(Math.floor(date.getTime() / dayLength) * dayLength)),
    amountCents: Math.round((Math.min(availableCents, 15_000_000) * rng.float(0.4, 0.9)) / 100_000) * 100_000,
    termMonths: 240,
    annualRate: pickRate(rng, date) + 1.25,
    loanType: 'HELOC',
  }
}

function pickLoanDetails(rng: Rng, date: Date) {
  return {
    date,
    lender: rng.pick(lenders),
    officer: rng.pick(officers),
    documentNumber: `${date.getUTCFullYear()}-${rng.int(1000, 68_000).toString().padStart(7, '0')}`,
  }
}

/** Rounded to eighths, as lenders quote rates. */
const pickRate = (rng: Rng, date: Date) =>
  Math.round((mortgageRate(date.getUTCFullYear()) + rng.float(-0.35, 0.35)) * 8) / 8

const monthsBetween = (from: Date, to: Date) =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()

const loans: [readonly [type: string, share: number], number][] = [
  [['Conventional', 0.8], 6],
  [['Conventional', 0.75], 2],
  [['Conventional', 0.9], 3],
  [['FHA', 0.965], 2],
  [['VA', 1], 1],
]

const lenders = [
  { name: 'Tidewater Community Bank', code: 'TWCB' },
  { name: 'First Granite Savings', code: 'FGSB' },
  { name: 'Northlight Credit Union', code: 'NLCU' },
  { name: 'Meridian Home Lending', code: 'MHLN' },
  { name: 'Beacon Street Mortgage', code: 'BSMC' },
  { name: 'Old Colony Trust', code: 'OCTC' },
  { name: 'Parkway Home Loans', code: 'PKHL' },
] as const

const officers = [
  { name: 'Renata Alvarado', nmlsId: '1048223' },
  { name: 'Gregory Thibault', nmlsId: '874410' },
  { name: 'Sunita Rao', nmlsId: '1320967' },
  { name: 'Walter Penhallow', nmlsId: '402915' },
  { name: 'Denise Whitaker', nmlsId: '768034' },
  { name: 'Marcus Oyelaran', nmlsId: '1593308' },
] as const
