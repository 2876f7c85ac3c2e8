import { expect, test } from 'vitest'
import { findOrCreateVisit } from './visit.ts'

const widget = (widgetId: string) => ({ origin: 'https://gable.example', widgetId, countsMachines: false })

test('an element that is inserted again has one visit', () => {
  const element = {}
  expect(findOrCreateVisit(element, widget('one'), '/home')).toBe(findOrCreateVisit(element, widget('one'), '/home'))
})

test('a widget that is on a page twice has two visits and is viewed once', () => {
  const [top, bottom] = [findOrCreateVisit({}, widget('one'), '/home'), findOrCreateVisit({}, widget('one'), '/home')]
  expect(top).not.toBe(bottom)
  expect(top.shown).toBe(bottom.shown)
})

test('another widget is another visit, and so is another page of a single-page app', () => {
  const element = {}
  const visit = findOrCreateVisit(element, widget('one'), '/home')
  for (const other of [
    findOrCreateVisit(element, widget('two'), '/home'),
    findOrCreateVisit(element, widget('one'), '/sell'),
  ]) {
    expect(other).not.toBe(visit)
    expect(other.shown).not.toBe(visit.shown)
  }
})
