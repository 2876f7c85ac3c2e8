import { expect, test } from 'vitest'
import { findOrCreateVisit } from './visit.ts'

const widget = (widgetId: string) => ({ origin: 'https://gable.example', widgetId, countsMachines: false })

test('a widget that is on a page twice or inserted again has one visit', () => {
  expect(findOrCreateVisit(widget('one'), '/home')).toBe(findOrCreateVisit(widget('one'), '/home'))
})

test('another widget is another visit, and so is another page of a single-page app', () => {
  const visit = findOrCreateVisit(widget('one'), '/home')
  expect(findOrCreateVisit(widget('two'), '/home')).not.toBe(visit)
  expect(findOrCreateVisit(widget('one'), '/sell')).not.toBe(visit)
})
