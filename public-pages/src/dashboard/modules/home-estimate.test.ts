import { expect, test } from 'vitest'
import { createPage, renderModulePage, toText } from '../testing/render-sample.ts'

const noValue = { data: [], course: [] }

test('the estimate stands with its range, its confidence in words, its day and its source', () => {
  const html = renderModulePage('HOME_ESTIMATE')
  const text = toText(html)
  expect(text).toContain('Your home’s estimated value $320,000')
  expect(text).toContain('$300,000 – $420,000')
  expect(text).toContain('High confidence 88 of 100')
  expect(text).toContain('ATTOM, Sample, Nov 22, 2026. Estimates like this are usually off by about 6%.')
  expect(html).toContain('aria-label="Estimate $320,000, between $300,000 and $420,000"')
})

test('the range is drawn to scale', () => {
  const html = renderModulePage('HOME_ESTIMATE')
  // The axis goes from $250k to $450k.
  expect(html).toMatch(/<rect class="band" x="25%" width="60%"/)
  expect(html).toMatch(/<circle class="median" cx="35%"/)
})

test('a home without an estimate shows the texts that the agent wrote for it', () => {
  const text = toText(renderModulePage('HOME_ESTIMATE', { heading: 'One of a kind' }, { value: noValue }))
  expect(text).toContain('One of a kind There is not enough public data for an automatic estimate.')
  expect(text).not.toMatch(/\$\d/)
  expect(text).toContain('Request a precise value')
})

test('the link asks for a value of the home, and its click is counted by its text', () => {
  expect(renderModulePage('HOME_ESTIMATE')).toContain(
    '<a class="button link" data-button="Request a precise value" href="/d/ABCDEFGH23456789/ask/HOME_ESTIMATE?button=link&amp;lang=en" data-ask="link"',
  )
  expect(renderModulePage('HOME_ESTIMATE', { showCTA: false })).not.toContain('data-ask')
})

test('the disclaimer is shown only when it is on', () => {
  const disclaimerMessage = 'Not an appraisal.'
  const render = (showDisclaimer: boolean) =>
    toText(renderModulePage('HOME_ESTIMATE', { showDisclaimer, disclaimerMessage }))
  expect(render(true)).toContain(disclaimerMessage)
  expect(render(false)).not.toContain(disclaimerMessage)
})

test('an estimate is shown in Spanish', () => {
  const text = toText(renderModulePage('HOME_ESTIMATE', {}, { language: 'es' }))
  expect(text).toContain('Valor estimado de su casa $320,000')
  expect(text).toContain('Confianza alta 88 de 100')
  expect(text).toContain('22 nov 2026')
})

test('an estimate without a range or a known error makes no claim about either', () => {
  const [estimate] = createPage().value.data
  const exact = { ...estimate, low: 320_000, high: 320_000, deviation: null } as NonNullable<typeof estimate>
  const text = toText(renderModulePage('HOME_ESTIMATE', {}, { value: { data: [exact], course: [] } }))
  expect(text).toContain('$320,000')
  expect(text).not.toContain('usually off')
  expect(text).not.toContain('NaN')
})
