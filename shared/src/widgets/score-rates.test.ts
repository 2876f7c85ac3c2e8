import { expect, test } from 'vitest'
import { toScoreQuestion } from './score-rates.ts'

const from = { source: 'myFICO', observedOn: '2026-11-20' }
const rates = [
  { termYears: 30, minScore: 620, rate: 7.4, ...from },
  { termYears: 30, minScore: 760, rate: 6.1, ...from },
  { termYears: 15, minScore: 760, rate: 5.3, ...from },
  { termYears: 30, minScore: 700, rate: 6.35, ...from },
]

test('bands reach from their score up to the next one, and each rate names its band, term, source and day', () => {
  const question = toScoreQuestion(rates, 'en')
  expect(question?.bands.map(({ label }) => label)).toEqual(['760 or higher', '700–759', '620–699'])
  expect(question?.bands[0]).toEqual({
    score: '760',
    label: '760 or higher',
    rates: [
      { months: 180, rate: 5.3, note: 'Credit score 760 or higher, 15-year loan, myFICO, Nov 20' },
      { months: 360, rate: 6.1, note: 'Credit score 760 or higher, 30-year loan, myFICO, Nov 20' },
    ],
  })
})

test('visitors who read Spanish are asked in Spanish', () => {
  const question = toScoreQuestion(rates, 'es')
  expect(question).toMatchObject({ label: 'Puntaje de crédito', notSure: 'No lo sé' })
  expect(question?.bands[1]?.rates[0]?.note).toBe('Puntaje de crédito 700–759, préstamo a 30 años, myFICO, 20 nov')
})

test('nobody is asked while there are no rates', () => {
  expect(toScoreQuestion([], 'en')).toBeUndefined()
})
