import type { Today, TodayLead } from '@gable/shared/leads/lead.ts'
import { expect, test } from 'vitest'
import { isOutdated } from './is-outdated.ts'

const readAt = Date.parse('2026-03-14T15:00:00Z')
const at = (time: string) => Date.parse(`2026-03-${time}:00Z`)

const today = (...entries: Pick<TodayLead, 'reason' | 'since'>[]) => ({ data: entries as TodayLead[] }) as Today

test('the list is outdated when a lead becomes overdue', () => {
  const due = today({ reason: 'DUE_TODAY', since: '2026-03-14T16:00:00Z' })
  expect(isOutdated(due, readAt, at('14T15:59'), 'America/New_York')).toBe(false)
  expect(isOutdated(due, readAt, at('14T16:01'), 'America/New_York')).toBe(true)
})

test('a lead that is already overdue does not outdate the list', () => {
  const late = today({ reason: 'OVERDUE', since: '2026-03-13T16:00:00Z' })
  expect(isOutdated(late, readAt, at('14T18:00'), 'America/New_York')).toBe(false)
})

test('the list is outdated when a new day starts in the time zone of the agency', () => {
  expect(isOutdated(today(), readAt, at('15T03:59'), 'America/New_York')).toBe(false)
  expect(isOutdated(today(), readAt, at('15T04:01'), 'America/New_York')).toBe(true)
  expect(isOutdated(today(), readAt, at('14T23:59'), 'Pacific/Auckland')).toBe(false)
  expect(isOutdated(today(), Date.parse('2026-03-14T10:59:00Z'), at('14T11:01'), 'Pacific/Auckland')).toBe(true)
})
