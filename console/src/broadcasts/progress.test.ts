import { expect, test } from 'vitest'
import { describeCounts, getProgress } from './progress.ts'

const none = {
  queued: 0,
  sent: 0,
  delivered: 0,
  bounced: 0,
  failed: 0,
  unknown: 0,
  held: 0,
  canceled: 0,
  opened: 0,
  clicked: 0,
  submitted: 0,
  printed: 0,
  inTransit: 0,
  returned: 0,
  scanned: 0,
}

test('progress is the share that no longer waits', () => {
  expect(getProgress({ total: 200, state: 'SENDING', counts: { ...none, queued: 50, sent: 140, held: 10 } })).toBe(0.75)
  expect(getProgress({ total: 200, state: 'DONE', counts: { ...none, sent: 200 } })).toBe(1)
})

test('nothing has progressed while contacts are still being found', () => {
  expect(getProgress({ total: 0, state: 'SENDING', counts: none })).toBe(0)
  expect(getProgress({ total: 40, state: 'PREPARING', counts: { ...none, queued: 10 } })).toBe(0)
})

test('only what happened is listed', () => {
  expect(
    describeCounts({ medium: 'EMAIL', state: 'DONE', total: 1, counts: { ...none, delivered: 1, opened: 1 } }),
  ).toEqual([
    { label: 'contact', count: 1 },
    { label: 'delivered', count: 1 },
    { label: 'opened', count: 1 },
  ])
})

test('contacts are not counted before they are known', () => {
  expect(describeCounts({ medium: 'EMAIL', state: 'SCHEDULED', total: 0, counts: none })).toEqual([])
  expect(describeCounts({ medium: 'EMAIL', state: 'CANCELED', total: 0, counts: none })).toEqual([])
  expect(describeCounts({ medium: 'EMAIL', state: 'PAUSED', total: 0, counts: none })).toEqual([])
})

test('postcards are counted by what the printer and the carrier report', () => {
  const counts = { ...none, queued: 1, submitted: 3, printed: 2, delivered: 2, scanned: 1 }
  expect(
    describeCounts({ medium: 'POSTCARD', state: 'SENDING', total: 4, counts }).map(
      ({ label, count }) => `${count} ${label}`,
    ),
  ).toEqual(['4 contacts', '1 queued', '3 sent to printer', '2 printed', '2 delivered', '1 scanned'])
})
