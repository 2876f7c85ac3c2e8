import { expect, test } from 'vitest'
import { applyActivityFilters, parseActivityFilters, toInstantRange } from './activity-filters.ts'

const parse = (query: string) => parseActivityFilters(new URLSearchParams(query), '2026-03-20')

test('the URL filters activity by type and date', () => {
  expect(parse('types=NOTES,EMAIL&from=2026-03-01&till=2026-03-14')).toEqual({
    groups: ['EMAIL', 'NOTES'],
    range: { from: '2026-03-01', till: '2026-03-14' },
  })
})

test.for(['', 'types=GOSSIP', 'types=', 'from=2026-03-14', 'from=2026-03-14&till=2026-03-01', 'from=x&till=y'])(
  'the invalid parameters “%s” do not filter anything',
  (query) => {
    expect(parse(query)).toEqual({ groups: [], range: null })
  },
)

test('a date range ends today at the latest', () => {
  expect(parse('from=2026-03-14&till=2027-01-01').range).toEqual({ from: '2026-03-14', till: '2026-03-20' })
})

test('filters are added to the URL and removed again, and other parameters stay', () => {
  const params = new URLSearchParams('submission=s1')
  const range = { from: '2026-03-01', till: '2026-03-14' }
  const filtered = applyActivityFilters(params, { groups: ['NOTES'], range })
  expect(`${filtered}`).toBe('submission=s1&types=NOTES&from=2026-03-01&till=2026-03-14')
  expect(`${applyActivityFilters(filtered, { groups: [], range: null })}`).toBe('submission=s1')
})

test('a range includes the whole last day, even when the clocks change on it', () => {
  expect(toInstantRange({ from: '2026-03-07', till: '2026-03-08' }, 'America/New_York')).toEqual({
    dateFrom: '2026-03-07T05:00:00.000Z',
    dateTill: '2026-03-09T03:59:59.999Z',
  })
})
