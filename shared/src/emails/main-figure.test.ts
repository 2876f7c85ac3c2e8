import { expect, test } from 'vitest'
import { lacksMainFigure } from './main-figure.ts'
import { sampleRecipient } from './sample-recipient.ts'

const blocks = [{ type: 'HEADING' }, { type: 'EQUITY' }, { type: 'HOME_VALUE' }] as const
const { home } = sampleRecipient

test('an email lacks its figure when the home has none, or there is no home', () => {
  expect(home).not.toBeNull()
  expect(lacksMainFigure('EQUITY', blocks, home)).toBe(false)
  expect(lacksMainFigure('EQUITY', blocks, home && { ...home, equity: null })).toBe(true)
  expect(lacksMainFigure('HOME_VALUE', blocks, home && { ...home, equity: null })).toBe(false)
  expect(lacksMainFigure('HOME_VALUE', blocks, null)).toBe(true)
})

test('an email about something else, or without the figure, lacks nothing', () => {
  expect(lacksMainFigure('ANNIVERSARY', blocks, null)).toBe(false)
  expect(lacksMainFigure('MARKET_UPDATE', blocks, null)).toBe(false)
})
