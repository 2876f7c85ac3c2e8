import type { TodayLead } from '@gable/shared/leads/lead.ts'
import { expect, test } from 'vitest'
import { describeInterest, describeReason } from './reason.ts'

const now = Date.parse('2026-03-14T15:00:00Z')

const describe = ({
  reason,
  since,
  answerBy = null,
  ...lead
}: Pick<TodayLead, 'reason' | 'since'> & Partial<TodayLead['lead'] & Pick<TodayLead, 'answerBy'>>) =>
  describeReason(
    {
      reason,
      since,
      answerBy,
      viewsToday: 0,
      scannedToday: null,
      textedToday: null,
      lead: { source: 'Widget', nextAction: null, ...lead } as TodayLead['lead'],
    },
    'America/New_York',
    now,
  )

test('an unanswered lead shows how long it has waited', () => {
  expect(describe({ reason: 'UNANSWERED', since: '2026-03-12T15:00:00Z' })).toBe(
    'New from Widget 2 days ago, not answered yet',
  )
  expect(describe({ reason: 'UNANSWERED', since: '2026-03-14T14:00:00Z', source: 'Added by hand' })).toBe(
    'Added by hand 1 hour ago, not answered yet',
  )
})

test('an unanswered lead shows its time limit, and when it has passed', () => {
  const unanswered = { reason: 'UNANSWERED', since: '2026-03-14T14:00:00Z' } as const
  expect(describe({ ...unanswered, answerBy: '2026-03-14T18:00:00Z' })).toBe(
    'New from Widget 1 hour ago, answer by today 2:00 PM',
  )
  expect(describe({ ...unanswered, answerBy: '2026-03-14T14:30:00Z' })).toBe(
    'New from Widget 1 hour ago, was due for an answer by today 10:30 AM',
  )
})

test('a due lead shows its next action and when it is due', () => {
  expect(describe({ reason: 'OVERDUE', since: '2026-03-13T15:00:00Z', nextAction: 'Call back' })).toBe(
    'Call back: was due yesterday 11:00 AM',
  )
  expect(describe({ reason: 'OVERDUE', since: '2026-03-13T15:00:00Z', nextAction: '🏡'.repeat(200) })).toBe(
    `${'🏡'.repeat(90)}…: was due yesterday 11:00 AM`,
  )
  expect(describe({ reason: 'DUE_TODAY', since: '2026-03-14T20:00:00Z' })).toBe('Follow up: due today 4:00 PM')
})

const describeToday = (interest: Partial<Parameters<typeof describeInterest>[0]>) =>
  describeInterest({ viewsToday: 0, scannedToday: null, textedToday: null, ...interest })

test('a contact who viewed their dashboard, scanned a postcard or texted today is pointed out', () => {
  expect(describeToday({ viewsToday: 2, textedToday: 'Can you come at 5?' })).toBe('Texted “Can you come at 5?”')
  expect([0, 1, 2].map((viewsToday) => describeToday({ viewsToday }))).toEqual([
    '',
    'Viewed their dashboard today',
    'Viewed their dashboard 2 times today',
  ])
  expect([0, 1, 2].map((viewsToday) => describeToday({ viewsToday, scannedToday: 'Just sold' }))).toEqual([
    'Scanned “Just sold” today',
    'Scanned “Just sold” and viewed their dashboard today',
    'Scanned “Just sold” and viewed their dashboard 2 times today',
  ])
})
