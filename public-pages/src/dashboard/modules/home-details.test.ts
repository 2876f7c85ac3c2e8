import type { OwnerCorrection } from '@gable/shared/contact-dashboard/correction.ts'
import { expect, test } from 'vitest'
import { createPage, renderModulePage, toText } from '../testing/render-sample.ts'

const correct = (correction: Partial<OwnerCorrection>): OwnerCorrection => ({
  _id: 'correction',
  field: 'bedrooms',
  value: 4,
  recorded: 3,
  text: '',
  year: null,
  cost: null,
  state: 'PENDING',
  at: '2026-11-01T00:00:00.000Z',
  ...correction,
})

test('facts, location and identifiers are listed with their source', () => {
  const text = toText(renderModulePage('HOME_DETAILS'))
  for (const fact of [
    'Bedrooms 3',
    'Full baths 2',
    'Living space 1,840 sq ft',
    'Lot size 0.21 acres',
    'Year built 1986',
  ])
    expect(text).toContain(fact)
  expect(text).toContain('From CoreLogic, County records, Nov 22, 2026.')
  expect(text).toContain('County Cumberland')
  expect(text).toContain('CLIP 1006512345 | ATTOM 184713191 | QUANT Q5521973')
})

test('the type of home speaks Spanish, and an unknown one stays as it is on record', () => {
  const { home } = createPage()
  const render = (propertyType: string) =>
    toText(
      renderModulePage(
        'HOME_DETAILS',
        {},
        { home: { ...home, facts: { ...home.facts, propertyType } }, language: 'es' },
      ),
    )
  expect(render('Single Family')).toContain('Tipo de casa Casa unifamiliar')
  expect(render('MULTI-FAMILY')).toContain('Tipo de casa Casa multifamiliar')
  expect(render('Yurt')).toContain('Tipo de casa Yurt')
})

test('the property tax of the county is that of the estimated value, with source and year', () => {
  const propertyTax = { state: 'NH', county: 'Strafford County', rate: 1.9, year: 2024, source: 'Revenue department' }
  const { value } = createPage()
  const data = value.data.slice(0, 1).map((estimate) => ({ ...estimate, median: 310_000 }))
  const text = toText(renderModulePage('HOME_DETAILS', {}, { propertyTax, value: { ...value, data } }))
  expect(text).toContain('Property tax About $5,890 a year 1.9% of $310,000 (Strafford County, 2024).')
  expect(text).toContain('Source: Revenue department. Your tax bill may differ.')
  const unvalued = toText(renderModulePage('HOME_DETAILS', {}, { propertyTax, value: { ...value, data: [] } }))
  expect(unvalued).toContain('Property tax 1.9% of the value (Strafford County, 2024)')
  expect(toText(renderModulePage('HOME_DETAILS', {}, { propertyTax: null }))).not.toContain('Property tax')
})

test('each fact has a place to come back to after it was corrected', () => {
  const html = renderModulePage('HOME_DETAILS')
  for (const field of ['bedrooms', 'yearBuilt', 'improvement'])
    expect(html).toContain(`<details class="correction" name="correction" id="correct-${field}">`)
})

test('only known identifiers are listed', () => {
  const { home } = createPage()
  const identifiers = { clipId: null, attomId: '5', quantId: null }
  expect(toText(renderModulePage('HOME_DETAILS', {}, { home: { ...home, identifiers } }))).toContain(' ATTOM 5 ')
})

test('the owner’s figure stands beside the public record', () => {
  const older = correct({ value: 5, at: '2026-10-01T00:00:00.000Z' })
  const text = toText(renderModulePage('HOME_DETAILS', {}, { corrections: [older, correct({})] }))
  expect(text).toContain('Bedrooms 3 Public record 4 Your figure · Sent to your agent')
})

test('an accepted figure is the only one', () => {
  const { home } = createPage()
  const text = toText(
    renderModulePage(
      'HOME_DETAILS',
      {},
      { home: { ...home, facts: { ...home.facts, bedrooms: 4 } }, corrections: [correct({ state: 'ACCEPTED' })] },
    ),
  )
  expect(text).toContain('Bedrooms 4 Confirmed by your agent')
})

test('a fact can be corrected without a script, within plausible bounds', () => {
  const html = renderModulePage('HOME_DETAILS')
  expect(html).toContain('<form method="post" action="/d/ABCDEFGH23456789/corrections" data-correction="bedrooms">')
  expect(html).toContain('<input type="hidden" name="field" value="bedrooms"/>')
  expect(html).toMatch(/name="value" type="number" inputmode="decimal" min="0" max="50" step="1" value="3" required/)
  expect(renderModulePage('HOME_DETAILS', { showCTA: false })).not.toContain('data-correction')
})

test('improvements are listed, and more can be added', () => {
  const improvement = correct({ field: 'improvement', value: null, text: 'New kitchen', year: 2023, cost: 38_000 })
  const html = renderModulePage('HOME_DETAILS', {}, { corrections: [improvement] })
  expect(toText(html)).toContain('New kitchen, 2023, $38,000 Sent to your agent')
  expect(html).toContain('data-correction="improvement"')
})

test('a home without facts says so, and its owner can supply them', () => {
  const { home } = createPage()
  const facts = Object.fromEntries(Object.keys(home.facts).map((key) => [key, null])) as typeof home.facts
  const empty = { home: { ...home, facts, factsFrom: null } }
  expect(toText(renderModulePage('HOME_DETAILS', {}, empty))).toContain('Bedrooms Not on record Add')
  expect(renderModulePage('HOME_DETAILS', {}, empty)).toContain('aria-label="Add bedrooms"')
  expect(toText(renderModulePage('HOME_DETAILS', { showCTA: false }, empty))).toContain(
    'Public records have no facts about your home yet.',
  )
})
