import type { MultiAvmSettings } from '@gable/shared/contact-dashboard/modules/multi-avm.ts'
import { expect, test } from 'vitest'
import { createPage, renderModulePage, toText } from '../testing/render-sample.ts'

const select = (...providers: MultiAvmSettings['avmSelections'][number]['provider'][]) => ({
  avmSelections: (['CORELOGIC', 'ATTOM', 'QUANTARIUM'] as const)
    .map((provider) => ({ provider, enabled: providers.includes(provider) }))
    .sort((a, b) => providers.indexOf(a.provider) - providers.indexOf(b.provider)),
})

test('each enabled provider stands with its own figures, in the order of the agency', () => {
  const text = toText(renderModulePage('MULTI_AVM', select('QUANTARIUM', 'ATTOM')))
  expect(text).toMatch(/Quantarium \$325,000 \$303,000 – \$347,000 Medium confidence.*ATTOM \$320,000/)
  expect(text).not.toContain('CoreLogic')
})

test('the providers are never averaged', () => {
  expect(toText(renderModulePage('MULTI_AVM'))).not.toContain('$321,000')
})

test('a provider without an estimate is named', () => {
  const { value } = createPage()
  const known = { ...value, data: value.data.filter(({ provider }) => provider !== 'QUANTARIUM') }
  expect(toText(renderModulePage('MULTI_AVM', {}, { value: known }))).toContain('No estimate from Quantarium yet.')
})

test('without any estimate the texts for that are shown, and nothing else', () => {
  const text = toText(renderModulePage('MULTI_AVM', {}, { value: { data: [], course: [] } }))
  expect(text).toContain('No automatic estimate yet None of the providers has enough data about your home.')
  expect(text).not.toContain('What each source says')
  expect(text).not.toContain('Automated estimates are not appraisals')
})

test('each provider has a line in the trend, and the figures are in a table', () => {
  const course = ['ATTOM', 'CORELOGIC'].flatMap((provider) => [
    { provider, valueDate: '2026-09-01', median: 310_000 },
    { provider, valueDate: '2026-10-01', median: 311_000 },
  ])
  const html = renderModulePage('MULTI_AVM', {}, { value: { ...createPage().value, course } })
  expect(html).toContain('<path class="line line-1"')
  expect(toText(html)).toContain('Date CoreLogic ATTOM Nov 2026 $318,000 $320,000 Oct 2026 $311,000 $311,000')
  expect(renderModulePage('MULTI_AVM', { showAvmTrendChart: false })).not.toContain('How each estimate has changed')
})

test('a Zestimate comes with what Zillow asks for, also when it is the only estimate', () => {
  const zestimate = {
    median: 412_300,
    low: 391_700,
    high: 432_900,
    valueDate: '2026-10-01',
    url: 'https://www.zillow.com/homedetails/1_zpid/',
  }
  const html = renderModulePage('MULTI_AVM', {}, { value: { data: [], course: [] }, zestimate })
  expect(toText(html)).toContain('Zestimate® – Zillow $412,300')
  expect(toText(html)).toContain('See more about this home on Zillow What is a Zestimate? © Zillow, Inc.')
  expect(html).toContain('href="https://www.zillow.com/homedetails/1_zpid/"')
  const es = renderModulePage('MULTI_AVM', {}, { zestimate: { ...zestimate, url: '' }, language: 'es' })
  expect(toText(es)).toContain('¿Qué es un Zestimate?')
  expect(es).not.toContain('href=""')
})
