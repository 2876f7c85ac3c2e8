import { defaultSellingOptions } from '@gable/shared/contact-dashboard/modules/selling-options.ts'
import { expect, test } from 'vitest'
import { createPage, renderModulePage, toText } from '../testing/render-sample.ts'

const { value, owner } = createPage()
const { customSellingOption1, customSellingOption2 } = defaultSellingOptions

test('options stand side by side with price, what the owner would keep, and a button each', () => {
  const html = renderModulePage('SELLING_OPTIONS')
  const text = toText(html)
  expect(text).toContain('List on the market Best price, usually 30 to 60 days Estimated price $320,000')
  expect(text).toContain('You would keep about $117,100')
  expect(text).toContain('Estimated price $294,400')
  expect(html).toContain('/ask/SELLING_OPTIONS?button=customSellingOption1&amp;lang=en')
  expect(html).toContain('data-ask="customSellingOption2"')
})

test('a range reaches five percent either way from the adjusted price', () => {
  const ranged = { customSellingOption2: { ...customSellingOption2, avmDisplayValueType: 'RANGE' as const } }
  expect(toText(renderModulePage('SELLING_OPTIONS', ranged))).toContain('Estimated price $279,680 – $309,120')
})

test('every cost is named and adds up to what is kept', () => {
  expect(toText(renderModulePage('SELLING_OPTIONS'))).toContain(
    'Price $320,000 Agent commission, 5% −$16,000 Closing costs, 1.5% −$4,800 Repairs and staging, 1% −$3,200 Loan balance −$178,900 You would keep about $117,100',
  )
})

test('what the owner assumes replaces what is on record', () => {
  const assumptions = { value: null, loanBalance: 100_000, costPercents: { 'Agent commission': 4 } }
  const text = toText(renderModulePage('SELLING_OPTIONS', {}, { assumptions }))
  expect(text).toContain('Agent commission, 4% −$12,800')
  expect(text).toContain('Loan balance −$100,000')
})

test('a loan above the price tells what the owner would have to bring', () => {
  const assumptions = { value: null, loanBalance: 400_000, costPercents: {} }
  expect(toText(renderModulePage('SELLING_OPTIONS', {}, { assumptions }))).toContain(
    'You would have to bring about $104,000',
  )
})

test('options follow their order, and a disabled one is left out', () => {
  const swapped = {
    customSellingOption1: { ...customSellingOption1, seq: 2 },
    customSellingOption2: { ...customSellingOption2, seq: 1 },
  }
  const text = toText(renderModulePage('SELLING_OPTIONS', swapped))
  expect(text.indexOf('Take a cash offer')).toBeLessThan(text.indexOf('List on the market'))
  const off = { customSellingOption1: { ...customSellingOption1, enabled: false } }
  expect(toText(renderModulePage('SELLING_OPTIONS', off))).not.toContain('List on the market')
})

test('an option without price, and a page without estimate, show no figures', () => {
  const without = { customSellingOption1: { ...customSellingOption1, showAvm: false } }
  expect(toText(renderModulePage('SELLING_OPTIONS', without))).not.toContain('$320,000')
  const text = toText(renderModulePage('SELLING_OPTIONS', {}, { value: { ...value, data: [] } }))
  expect(text).toContain('We need an estimate of your home before we can compare prices.')
  expect(text).not.toContain('Estimated price')
})

test('contacts who opted out of marketing see no balance and nothing calculated from it', () => {
  const text = toText(
    renderModulePage('SELLING_OPTIONS', {}, { owner: { ...owner, isNonMarketing: true }, equity: null }),
  )
  expect(text).toContain('Estimated price $320,000')
  expect(text).not.toContain('You would keep')
})

test('the options speak Spanish', () => {
  expect(toText(renderModulePage('SELLING_OPTIONS', {}, { language: 'es' }))).toContain('Le quedarían unos $117,100')
})

test('Homeward starts from its own estimate, and takes one request', () => {
  const homeward = { ...defaultSellingOptions.homeward, enabled: true, avmDisplayValueType: 'RANGE' as const }
  const render = (isPreliminaryOfferRequested: boolean) =>
    renderModulePage('SELLING_OPTIONS', { homeward }, { homeward: { avm: 300_000, isPreliminaryOfferRequested } })
  expect(toText(render(false))).toContain('$285,000 – $315,000')
  expect(toText(render(false))).toContain('Request a preliminary offer')
  expect(toText(render(true))).not.toContain('Request a preliminary offer')
  expect(toText(render(true))).toContain('You have requested a preliminary offer.')
})
