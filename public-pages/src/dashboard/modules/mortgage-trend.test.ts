import { expect, test } from 'vitest'
import { createPage, renderModulePage, toText } from '../testing/render-sample.ts'

test('three programs stand with their rates of today and of a year', () => {
  const html = renderModulePage('MORTGAGE_TREND')
  expect(toText(html)).toMatch(/5-year ARM 6\.07% Interest rate.*15-year fixed 5\.87%.*30-year fixed 6\.57%/)
  expect(html.match(/<path class="line line-\d" d="M0 [\d.]+L/g)).toHaveLength(3)
  expect(html.match(/<th scope="row">/g)).toHaveLength(52)
})

test('the agency can show the APR instead', () => {
  const text = toText(renderModulePage('MORTGAGE_TREND', { mortgageRateMode: 'APR' }))
  expect(text).toContain('30-year fixed 6.69% APR')
  expect(text).not.toContain('6.57% Interest rate')
})

test('a source without the APR leaves the program out', () => {
  const rates = createPage().rates.map((rate) => ({ ...rate, currentApr: null }))
  const text = toText(renderModulePage('MORTGAGE_TREND', { mortgageRateMode: 'APR' }, { rates }))
  expect(text).toContain('Rates are not available at the moment.')
})

test('a short history is not called a year', () => {
  const rates = createPage().rates.map((rate) => ({ ...rate, periodicRates: rate.periodicRates.slice(-10) }))
  expect(toText(renderModulePage('MORTGAGE_TREND', {}, { rates }))).not.toContain('in a year')
})

test('the owner sees what today’s rate would do to the payment', () => {
  const text = toText(renderModulePage('MORTGAGE_TREND'))
  expect(text).toContain('Your loan on record: $196,000 over 30 years, from Sep 2021.')
  expect(text).toContain('Your loan at 3.25% $853 a month The same loan at today’s 6.57% $1,248 a month')
  expect(text).toContain('$395 more a month at today’s rate')
})

test('an unknown loan or rate makes no comparison', () => {
  expect(toText(renderModulePage('MORTGAGE_TREND', {}, { loan: null }))).not.toContain('for your loan')
  const loan = { amount: 196_000, date: '2021-09-01', termMonths: 360, annualRate: null }
  const text = toText(renderModulePage('MORTGAGE_TREND', {}, { loan }))
  expect(text).toContain('The same loan at today’s 6.57% $1,248 a month')
  expect(text).not.toContain('Your loan at')
})

test('a contact who opted out of marketing sees nothing of mortgages', () => {
  const { owner } = createPage()
  const overrides = { owner: { ...owner, isNonMarketing: true }, rates: [], loan: null }
  expect(renderModulePage('MORTGAGE_TREND', {}, overrides)).not.toContain('data-module="MORTGAGE_TREND"')
})

test('rates are shown in Spanish', () => {
  const text = toText(renderModulePage('MORTGAGE_TREND', {}, { language: 'es' }))
  expect(text).toContain('Fija a 30 años 6.57% Tasa de interés')
  expect(text).toContain('$395 más al mes con la tasa de hoy')
})
