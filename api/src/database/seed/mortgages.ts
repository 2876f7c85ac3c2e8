import type { Chance } from './chance.ts'
import type { Home } from './homes.ts'
import type { Setting } from './setting.ts'
import { balanceAfter, mortgageRate } from './values.ts'

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
  home: Home
  boughtOn: Date
  boughtCents: number
  borrower: string
}

/** The loan of the purchase, the one that replaced it when rates had fallen, and a line of credit on top. */
export function mortgagesOf({ calendar }: Setting, chance: Chance, purchase: Purchase): Mortgage[] {
  if (chance.happens(0.08)) return []
  const today = calendar.at(calendar.today)
  const first = purchaseLoan(chance, purchase)
  const second = refinancing(chance, first, today)
  const third = creditLine(chance, purchase, second ?? first, today)
  return [first, second, third].filter((loan) => loan !== undefined)
}

function purchaseLoan(chance: Chance, { boughtOn, boughtCents, borrower }: Purchase): Mortgage {
  const [loanType, share] = chance.weigh(loans)
  return {
    ...signed(chance, boughtOn),
    amountCents: Math.round((boughtCents * share) / 10_000) * 10_000,
    termMonths: chance.happens(0.86) ? 360 : 180,
    annualRate: rateOn(chance, boughtOn),
    loanType,
    borrowerNames: [borrower],
  }
}

function refinancing(chance: Chance, first: Mortgage, today: Date): Mortgage | undefined {
  const year = [2003, 2012, 2016, 2020, 2021].findLast(
    (year) => year > first.date.getUTCFullYear() + 1 && mortgageRate(year) < first.annualRate - 0.8,
  )
  if (!year || !chance.happens(0.62)) return undefined
  const date = new Date(Date.UTC(year, chance.whole(0, 11), chance.whole(2, 27)))
  const paid = monthsBetween(first.date, date)
  if (date > today || paid >= first.termMonths - 24) return undefined
  const owed = balanceAfter(paid, { cents: first.amountCents, rate: first.annualRate, months: first.termMonths })
  return {
    ...first,
    ...signed(chance, date),
    amountCents: Math.ceil((owed * chance.between(1.005, 1.08)) / 10_000) * 10_000,
    termMonths: chance.happens(0.7) ? 360 : 180,
    annualRate: rateOn(chance, date),
    loanType: 'Conventional',
  }
}

function creditLine(chance: Chance, { home }: Purchase, last: Mortgage, today: Date): Mortgage | undefined {
  if (!chance.happens(0.14)) return undefined
  const date = new Date(last.date.getTime() + chance.between(1.5, 6) * 365.25 * 86_400_000)
  if (date > today || date.getUTCFullYear() < 2015) return undefined
  const free = home.centsAt(date) * 0.85 - last.amountCents
  if (free < 2_500_000) return undefined
  return {
    ...last,
    ...signed(chance, new Date(Math.floor(date.getTime() / 86_400_000) * 86_400_000)),
    amountCents: Math.round((Math.min(free, 15_000_000) * chance.between(0.4, 0.9)) / 100_000) * 100_000,
    termMonths: 240,
    annualRate: rateOn(chance, date) + 1.25,
    loanType: 'HELOC',
  }
}

function signed(chance: Chance, date: Date) {
  return {
    date,
    lender: chance.pick(lenders),
    officer: chance.pick(officers),
    documentNumber: `${date.getUTCFullYear()}-${chance.whole(1000, 68_000).toString().padStart(7, '0')}`,
  }
}

/** Eighths, as lenders quote. */
const rateOn = (chance: Chance, date: Date) =>
  Math.round((mortgageRate(date.getUTCFullYear()) + chance.between(-0.35, 0.35)) * 8) / 8

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
