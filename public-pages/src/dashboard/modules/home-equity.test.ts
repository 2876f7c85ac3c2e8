import { expect, test } from 'vitest'
import { createPage, renderModulePage, toText } from '../testing/render-sample.ts'

test('equity, costs and what is left read without a script', () => {
  const text = toText(renderModulePage('HOME_EQUITY'))
  expect(text).toContain('Estimated equity $141,100 44.1% of the value')
  expect(text).toContain('Agent commission $16,000')
  expect(text).toContain('Total cost to sell $24,000')
  expect(text).toContain('$117,100')
})

test('a cost that the agency hides is neither shown nor deducted', () => {
  const { settings } = createPage().modules.find(({ moduleType }) => moduleType === 'HOME_EQUITY') as {
    settings: { additionalCosts: { title: string; showCost: boolean; defaultPerc: number; infoMessage: string }[] }
  }
  const additionalCosts = settings.additionalCosts.map((cost, index) => ({ ...cost, showCost: index === 0 }))
  const text = toText(renderModulePage('HOME_EQUITY', { additionalCosts }))
  expect(text).toContain('Total cost to sell $16,000')
  expect(text).not.toContain('Closing costs')
  expect(toText(renderModulePage('HOME_EQUITY', { showAdditionalCosts: false }))).not.toContain('walk away')
})

test('what the owner assumed before comes first', () => {
  const assumptions = { value: 400_000, loanBalance: 100_000, costPercents: { 'Agent commission': 4 } }
  const html = renderModulePage('HOME_EQUITY', {}, { assumptions })
  expect(toText(html)).toContain('Estimated equity $300,000 75% of the value')
  expect(toText(html)).toContain('Agent commission $16,000')
  expect(html.match(/data-own/g)).toHaveLength(3)
})

test('a balance that the owner stated comes before the one on record, and both are shown', () => {
  const correction = { _id: '1', field: 'loanBalance', value: 150_000, recorded: 178_900, state: 'PENDING' } as const
  const corrections = [{ ...correction, text: '', year: null, cost: null, at: '2026-11-01T00:00:00.000Z' }]
  const html = renderModulePage('HOME_EQUITY', {}, { corrections })
  expect(toText(html)).toContain('Estimated equity $170,000')
  expect(toText(html)).toContain('Public record: $178,900 · Your figure: $150,000 · Sent to your agent')
  expect(html).toContain('action="/d/ABCDEFGH23456789/corrections" data-correction="loanBalance"')
})

test('a loan above the value is said plainly', () => {
  const assumptions = { value: 200_000, loanBalance: 250_000, costPercents: {} }
  const html = renderModulePage('HOME_EQUITY', {}, { assumptions })
  expect(toText(html)).toContain('-$50,000')
  expect(html).toMatch(/<p class="notice" data-negative(="true")?>The loan is higher than the value\./)
  expect(html).toMatch(/<span data-walk-away(="true")? hidden>/)
})

test('without an estimate there is no figure until the owner types one', () => {
  const { equity } = createPage()
  const html = renderModulePage(
    'HOME_EQUITY',
    {},
    { value: { data: [], course: [] }, equity: equity && { ...equity, value: null, valueDate: null, equity: null } },
  )
  expect(toText(html)).toContain('Estimated equity -- ')
  expect(html).toMatch(/<small data-of-value(="true")? hidden>/)
  expect(toText(html)).toContain('Type what you think your home is worth.')
  expect(html).not.toContain('NaN')
})

test('a contact who opted out of marketing sees nothing of loans', () => {
  const { owner } = createPage()
  const html = renderModulePage('HOME_EQUITY', {}, { owner: { ...owner, isNonMarketing: true }, equity: null })
  expect(html).not.toContain('data-module="HOME_EQUITY"')
})
