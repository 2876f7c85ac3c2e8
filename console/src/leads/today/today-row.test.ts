import type { TodayLead } from '@gable/shared/leads/lead.ts'
import { expect, test } from 'vitest'
import { limitWaiting, mergeRows } from './today-row.ts'

const entry = (id: string, reason: TodayLead['reason'], since: string) =>
  ({
    lead: { _id: id },
    reason,
    since,
    answerBy: null,
    viewsToday: 0,
    scannedToday: null,
    textedToday: null,
  }) as TodayLead

const first = entry('a', 'UNANSWERED', '2026-03-10T10:00:00Z')
const second = entry('b', 'UNANSWERED', '2026-03-11T10:00:00Z')
const overdue = entry('c', 'OVERDUE', '2026-03-01T10:00:00Z')
const done = (entry: TodayLead) => new Map([[entry.lead._id, { entry, state: 'ASKING' as const, doneAt: 0 }]])

const listIds = (waiting: TodayLead[], completions: ReturnType<typeof done>) =>
  mergeRows(waiting, completions).map(({ entry, completion }) => `${entry.lead._id}${completion ? ' done' : ''}`)

test('a completed lead keeps its place, whether or not the server still lists it', () => {
  expect(listIds([first, second, overdue], done(second))).toEqual(['a', 'b done', 'c'])
  expect(listIds([first, overdue], done(second))).toEqual(['a', 'b done', 'c'])
  expect(listIds([second, overdue], done(first))).toEqual(['a done', 'b', 'c'])
})

test('a short list makes room for more waiting leads as others are completed', () => {
  const rows = mergeRows([first, second, overdue], done(first))
  expect(limitWaiting(rows, 1).map(({ entry }) => entry.lead._id)).toEqual(['a', 'b'])
  expect(limitWaiting(rows, 5)).toHaveLength(3)
})

test('without completed leads the order is the server’s', () => {
  expect(listIds([overdue, first], new Map())).toEqual(['c', 'a'])
})
