import { expect, test } from 'vitest'
import { parseActivityFilters, toInstantRange, applyActivityFilters } from './activity-filters.ts'

const read = (query: string) => parseActivityFilters(new URLSearchParams(query), '2026-03-20')

test('an address narrows a history to groups and days', () => {
  expect(read('types=NOTES,EMAIL&from=2026-03-01&till=2026-03-14')).toEqual({
    groups: ['EMAIL', 'NOTES'],
    range: { from: '2026-03-01', till: '2026-03-14' },
  })
})

test.for(['', 'types=GOSSIP', 'types=', 'from=2026-03-14', 'from=2026-03-14&till=2026-03-01', 'from=x&till=y'])(
  'an address of “%s” narrows nothing',
  (query) => {
    expect(read(query)).toEqual({ groups: [], range: null })
  },
)

test('days to come are cut off', () => {
  expect(read('from=2026-03-14&till=2027-01-01').range).toEqual({ from: '2026-03-14', till: '2026-03-20' })
})

test('what narrows is written into the address beside what else is in it, and out of it again', () => {
  const params = new URLSearchParams('submission=s1')
  const range = { from: '2026-03-01', till: '2026-03-14' }
  const narrowed = applyActivityFilters(params, { groups: ['NOTES'], range })
  expect(`${narrowed}`).toBe('submission=s1&types=NOTES&from=2026-03-01&till=2026-03-14')
  expect(`${applyActivityFilters(narrowed, { groups: [], range: null })}`).toBe('submission=s1')
})

test('the last day is meant to its end, also when the clocks change on it', () => {
  expect(toInstantRange({ from: '2026-03-07', till: '2026-03-08' }, 'America/New_York')).toEqual({
    dateFrom: '2026-03-07T05:00:00.000Z',
    dateTill: '2026-03-09T03:59:59.999Z',
  })
})
