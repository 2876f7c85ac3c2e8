import type { TodayLead } from '@gable/shared/leads/lead.ts'
import { expect, test } from 'vitest'
import { reasonOf } from './reason.ts'

const now = Date.parse('2026-03-14T15:00:00Z')

const told = ({
  reason,
  since,
  answerBy = null,
  ...lead
}: Pick<TodayLead, 'reason' | 'since'> & Partial<TodayLead['lead'] & Pick<TodayLead, 'answerBy'>>) =>
  reasonOf(
    { reason, since, answerBy, lead: { source: 'Widget', nextAction: null, ...lead } as TodayLead['lead'] },
    'America/New_York',
    now,
  )

test('whoever asked and was not answered says how long they have waited', () => {
  expect(told({ reason: 'UNANSWERED', since: '2026-03-12T15:00:00Z' })).toBe(
    'New from Widget 2 days ago, not answered yet',
  )
  expect(told({ reason: 'UNANSWERED', since: '2026-03-14T14:00:00Z', source: 'Added by hand' })).toBe(
    'Added by hand 1 hour ago, not answered yet',
  )
})

test('whoever is to be answered within a time says until when, and then that it is over', () => {
  const asked = { reason: 'UNANSWERED', since: '2026-03-14T14:00:00Z' } as const
  expect(told({ ...asked, answerBy: '2026-03-14T18:00:00Z' })).toBe(
    'New from Widget 1 hour ago, to be answered by today 2:00 PM',
  )
  expect(told({ ...asked, answerBy: '2026-03-14T14:30:00Z' })).toBe(
    'New from Widget 1 hour ago, should have been answered by today 10:30 AM',
  )
})

test('what is due says what and when', () => {
  expect(told({ reason: 'OVERDUE', since: '2026-03-13T15:00:00Z', nextAction: 'Call back' })).toBe(
    'Call back: was due yesterday 11:00 AM',
  )
  expect(told({ reason: 'OVERDUE', since: '2026-03-13T15:00:00Z', nextAction: '🏡'.repeat(200) })).toBe(
    `${'🏡'.repeat(90)}…: was due yesterday 11:00 AM`,
  )
  expect(told({ reason: 'DUE_TODAY', since: '2026-03-14T20:00:00Z' })).toBe('Follow up: due today 4:00 PM')
})
