import { expect, test } from 'vitest'
import { calculatePropertyFigures, type FigureInput } from './calculate-figures.ts'

const input: FigureInput = {
  today: '2026-03-10',
  lastSoldOn: '2015-03-11',
  valueYearAgo: 380_000,
  ownerBalance: undefined,
  estimate: { median: 400_000, valueDate: '2026-03-01' },
  loans: [{ date: '2015-03-11', amount: 200_000, termMonths: 360, annualRate: 3.5, loanType: 'Conventional' }],
  rates: { FIXED_30: 6.25, FIXED_15: 5.5 },
  recentVisits: 0,
  recentInquiries: 0,
}

test('a home has the balance, equity, rate gap and years that its page shows', () => {
  const figures = calculatePropertyFigures(input)
  expect(figures).toMatchObject({ value: 400_000, loan: 149_871, rate: 3.5, rateGap: -2.75, yearsOwned: 10 })
  expect(figures.equity).toBe(400_000 - 149_871)
  expect(figures.equityShare).toBeCloseTo(62.53, 2)
  expect(figures.reasons).toEqual(['OWNED_LONG', 'HIGH_EQUITY', 'LOW_RATE'])
  expect(figures.score).toBe(3)
})

test('a short loan is compared with the rate of short loans', () => {
  const loans = [{ date: '2020-01-05', amount: 100_000, termMonths: 180, annualRate: 5.25, loanType: null }]
  expect(calculatePropertyFigures({ ...input, loans })).toMatchObject({ rateGap: -0.25 })
})

test('a line of credit is owed, but its rate is not compared', () => {
  const loans = [{ date: '2024-01-05', amount: 50_000, termMonths: 120, annualRate: 8, loanType: 'HELOC' }]
  expect(calculatePropertyFigures({ ...input, loans })).toMatchObject({ loan: 50_000, rate: null, rateGap: null })
})

test('the figures are valid until the next payment or anniversary, and for a week at most', () => {
  expect(calculatePropertyFigures(input).validUntil).toBe('2026-03-11')
  expect(calculatePropertyFigures({ ...input, today: '2026-03-12' }).validUntil).toBe('2026-03-19')
  expect(calculatePropertyFigures({ ...input, today: '2026-02-25' }).validUntil).toBe('2026-02-28')
})

test('a home of which nothing is known has no figures', () => {
  const unknown = { ...input, lastSoldOn: null, estimate: undefined, loans: [], valueYearAgo: null }
  expect(calculatePropertyFigures(unknown)).toEqual({
    value: null,
    valuedOn: null,
    valueYearAgo: null,
    loan: null,
    equity: null,
    equityShare: null,
    rate: null,
    rateGap: null,
    yearsOwned: null,
    score: 0,
    reasons: [],
    validUntil: '2026-03-17',
  })
})
