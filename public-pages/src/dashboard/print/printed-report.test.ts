import { expect, test } from 'vitest'
import { createModule, createPage, toText } from '../testing/render-sample.ts'
import { renderPrintedReport } from './printed-report.tsx'

const print = (overrides: Parameters<typeof createPage>[0] = {}) =>
  renderPrintedReport({ page: createPage(overrides), css: '', fileUrl: () => undefined, script: '/print.js' }).html

test('a printed report has the value, the sale, homes nearby and the facts, and asks for nothing', () => {
  const html = print()
  const text = toText(html)
  expect(text).toContain('Prepared for')
  for (const heading of ['Your home’s estimated value', 'Estimated equity', 'Homes near yours', 'Bedrooms'])
    expect(text).toContain(heading)
  expect(html).not.toMatch(/<(form|button|input|iframe)/)
})

test('a printed report shows only what the contact sees on their dashboard', () => {
  const text = toText(print({ modules: [createModule('HOME_ESTIMATE')] }))
  expect(text).toContain('Your home’s estimated value')
  expect(text).not.toContain('Estimated equity')
  expect(text).not.toContain('Homes near yours')
})

test('a printed report for a contact who opted out of marketing has no prices of other homes and no equity', () => {
  const page = createPage()
  const text = toText(print({ owner: { ...page.owner, isNonMarketing: true }, equity: null }))
  expect(text).toContain('Homes near yours')
  expect(text).not.toContain('Price')
  expect(text).not.toContain('Estimated equity')
})

test('a home without an estimate is reported without figures', () => {
  const text = toText(print({ value: { ...createPage().value, data: [], course: [] }, equity: null }))
  expect(text).toContain('There is not enough public data for an automatic estimate.')
  expect(text).not.toContain('walk away')
})
