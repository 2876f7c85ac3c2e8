import { expect, test } from 'vitest'
import { createInstallationThrottle } from './installation-throttle.ts'

function news() {
  let now = 0
  const isNews = createInstallationThrottle(() => now)
  return {
    isNews,
    pass: (minutes: number) => {
      now += minutes * 60_000
    },
  }
}

test('a page is told of again after a while, and at once when something is wrong on it', () => {
  const { isNews, pass } = news()
  expect(isNews('one', 'home')).toBe(true)
  expect(isNews('one', 'home')).toBe(false)
  expect(isNews('one', 'home LINK_MISSING')).toBe(true)
  expect(isNews('other', 'home')).toBe(true)
  pass(9)
  expect(isNews('one', 'home')).toBe(false)
  pass(1)
  expect(isNews('one', 'home')).toBe(true)
})

test('however many pages are made up, a widget writes a few of them a minute', () => {
  const { isNews, pass } = news()
  const flood = (minute: number) =>
    Array.from({ length: 5000 }, (_, index) => isNews('one', `${minute}/${index}`)).filter(Boolean).length
  expect(flood(0)).toBe(20)
  expect(isNews('other', 'home')).toBe(true)
  for (let minute = 1; minute <= 60; minute++) {
    pass(1)
    expect(flood(minute)).toBe(2)
  }
})

test('a widget that was quiet can tell of all its pages at once again, and not of more', () => {
  const { isNews, pass } = news()
  for (let page = 0; page < 20; page++) expect(isNews('one', String(page))).toBe(true)
  expect(isNews('one', 'another')).toBe(false)
  pass(24 * 60)
  for (let page = 0; page < 20; page++) expect(isNews('one', String(page))).toBe(true)
  expect(isNews('one', 'another')).toBe(false)
})

test('what was told of many pages ago is told of again', () => {
  const { isNews } = news()
  for (let widget = 0; widget <= 10_000; widget++) expect(isNews(String(widget), 'home')).toBe(true)
  expect(isNews('10000', 'home')).toBe(false)
  expect(isNews('0', 'home')).toBe(true)
})
