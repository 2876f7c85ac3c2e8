import { expect, test } from 'vitest'
import { visitTo } from './visit-to.ts'

const widget = (widgetId: string) => ({ origin: 'https://gable.example', widgetId, countsMachines: false })

test('a widget that stands twice on a page, or is put there again, is visited once', () => {
  expect(visitTo(widget('one'), '/home')).toBe(visitTo(widget('one'), '/home'))
})

test('another widget is another visit, and so is another page of a site that never reloads', () => {
  const visit = visitTo(widget('one'), '/home')
  expect(visitTo(widget('two'), '/home')).not.toBe(visit)
  expect(visitTo(widget('one'), '/sell')).not.toBe(visit)
})
