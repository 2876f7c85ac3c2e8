import { expect, test } from 'vitest'
import { createPage, renderModulePage, toText } from '../testing/render-sample.ts'

test('the trend can be seen over 1, 3 and 5 years without a script', () => {
  const html = renderModulePage('HOME_VALUE_TREND')
  for (const years of [1, 3, 5]) {
    expect(html).toContain(`name="period-HOME_VALUE_TREND" value="${years}"`)
    expect(html).toContain(`data-years="${years}"`)
  }
  expect(html.match(/<input type="radio"[^>]*checked/g)).toHaveLength(1)
})

test('the change is shown with its start, and the band with its meaning', () => {
  const text = toText(renderModulePage('HOME_VALUE_TREND'))
  expect(text).toContain('+$79,000 (32.8%) since Dec 2021')
  expect(text).toContain('Shaded: the usual error of these estimates, about 6% up or down.')
  expect(text).toContain('Estimates by ATTOM.')
})

test('the last sale is marked where the chart goes back that far', () => {
  const { home } = createPage()
  const render = (lastSoldOn: string) =>
    renderModulePage('HOME_VALUE_TREND', {}, { home: { ...home, lastSoldOn, lastSoldPrice: 250_000 } })
  expect(toText(render('2022-06-14'))).toContain('Sold for $250k, Jun 2022')
  expect(render('2010-06-14')).not.toContain('class="mark"')
  expect(toText(render('2010-06-14'))).toContain('+$70,000 (28%) since the last sale: $250,000 in Jun 2010.')
})

test('a home whose sale price is not shown makes no comparison', () => {
  const { home } = createPage()
  const html = renderModulePage('HOME_VALUE_TREND', {}, { home: { ...home, lastSoldPrice: null } })
  expect(toText(html)).not.toContain('since the last sale')
})

test('a single estimate is no trend', () => {
  const { value } = createPage()
  const text = toText(renderModulePage('HOME_VALUE_TREND', {}, { value: { ...value, course: [] } }))
  expect(text).toContain('There is no value history for your home yet.')
  expect(text).not.toContain('NaN')
})

test('estimates of other providers are not mixed into the line', () => {
  const { value } = createPage()
  const other = { provider: 'CORELOGIC', valueDate: '2026-10-15', median: 999_000 }
  const text = toText(
    renderModulePage('HOME_VALUE_TREND', {}, { value: { ...value, course: [...value.course, other] } }),
  )
  expect(text).not.toContain('$999,000')
})
