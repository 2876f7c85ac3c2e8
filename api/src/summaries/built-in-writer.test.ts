import type { EventGroup } from '@gable/shared/activity/entry.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect, test } from 'vitest'
import { buildSummary } from './built-in-writer.ts'
import type { SummaryEntry } from './writer.ts'

const now = new Date('2026-03-20T12:00:00Z')
let entryCount = 0

const createEntry = (
  daysAgo: number,
  eventGroup: EventGroup,
  kind: string,
  detail: object = {},
  agentName: string | null = null,
): SummaryEntry => ({
  id: `entry-${++entryCount}`,
  at: new Date(now.getTime() - daysAgo * dayLength),
  eventGroup,
  kind,
  detail,
  agentName,
})

const createEmail = (daysAgo: number, kind: string, emailId = 'm1') =>
  createEntry(daysAgo, 'EMAIL', kind, { emailId, subject: 'Spring on Maple Street', label: 'See the value' })
const createSubmission = (daysAgo: number) =>
  createEntry(daysAgo, 'FORM_SUBMISSION', 'SUBMITTED', {
    subject: 'widget',
    subjectName: 'Address search',
    answers: [],
  })
const createStageChange = (daysAgo: number, from: string, to: string) =>
  createEntry(daysAgo, 'LEAD', 'STAGE_CHANGED', { leadId: 'l1', from, to })

function summarize(entries: SummaryEntry[], fields: { isUnsubscribed?: boolean; name?: string } = {}) {
  const newestFirst = [...entries].sort((a, b) => b.at.getTime() - a.at.getTime())
  const input = { now, timeZone: 'UTC', name: 'Nora Field', isUnsubscribed: false, entries: newestFirst, ...fields }
  const { sentences, insights, recommendations } = buildSummary(input)
  return {
    items: [...sentences, ...insights, ...recommendations],
    sentences: sentences.map(({ text }) => text),
    insights: insights.map(({ title }) => title),
    recommendations: recommendations.map(({ text }) => text),
  }
}

test('a summary covers the first contact, the current stage and the latest note', () => {
  const note = createEntry(1, 'NOTES', 'NOTE', { text: 'Call after\nEaster', document: {} }, 'Ines Cole')
  const { sentences } = summarize([
    createSubmission(40),
    createStageChange(30, 'NEW', 'CONTACTED'),
    createStageChange(10, 'CONTACTED', 'QUALIFIED'),
    note,
  ])
  expect(sentences).toEqual([
    'Nora Field sent an inquiry on Feb 08, 2026 through “Address search”.',
    'Nora Field’s lead moved from contacted to qualified on Mar 10, 2026.',
    'Ines Cole wrote a note on Mar 19, 2026: “Call after Easter”',
  ])
})

test('the date of a lost lead is not part of the reason that an agent typed', () => {
  const lost = { leadId: 'l1', from: 'NEW', to: 'LOST', lostReason: 'Only curious' }
  expect(summarize([createEntry(5, 'LEAD', 'STAGE_CHANGED', lost)]).sentences).toContain(
    'Nora Field’s lead was lost: Only curious (Mar 15, 2026).',
  )
})

test('an email that is opened or clicked several times counts once', () => {
  const opens = [
    createEmail(9, 'OPENED', 'm2'),
    createEmail(8, 'OPENED', 'm2'),
    createEmail(8, 'CLICKED', 'm2'),
    createEmail(7, 'OPENED', 'old'),
  ]
  const { sentences } = summarize([
    createEmail(20, 'SENT', 'm1'),
    createEmail(10, 'SENT', 'm2'),
    createEmail(5, 'SENT', 'm3'),
    ...opens,
  ])
  expect(sentences).toContain('Of 3 emails sent since Feb 28, 2026, 1 was opened and 1 clicked.')
  expect(summarize([createEmail(5, 'SENT')]).sentences).toContain(
    'The email “Spring on Maple Street” from Mar 15, 2026 has not been opened yet.',
  )
})

describe('the engagement of a contact', () => {
  test.for([
    ['Hot', [createSubmission(2), createSubmission(3)]],
    ['Warm', [createEmail(3, 'CLICKED'), createEmail(4, 'OPENED')]],
    ['Lukewarm', [createEmail(3, 'OPENED')]],
    ['Cold', [createEmail(31, 'OPENED')]],
  ] as const)('can be %s', ([level, entries]) => {
    expect(summarize([...entries]).insights[0]).toBe(level)
  })
})

test('an unanswered inquiry is recommended first', () => {
  const waiting = summarize([createEmail(5, 'SENT'), createSubmission(2)])
  expect(waiting.insights).toContain('Waiting for a reply')
  expect(waiting.recommendations[0]).toBe('Reply to their inquiry from Mar 18, 2026.')
  expect(summarize([createSubmission(2), createEmail(1, 'SENT')]).insights).not.toContain('Waiting for a reply')
})

test('a call is recommended for an unsubscribed contact', () => {
  const { insights, recommendations } = summarize([createEmail(5, 'SENT'), createEmail(4, 'UNSUBSCRIBED')], {
    isUnsubscribed: true,
  })
  expect(insights).toContain('Unsubscribed from emails')
  expect(recommendations).toContain('Call instead of emailing: they unsubscribed on Mar 16, 2026.')
})

test('a contact who resubscribed is not described as unsubscribed', () => {
  const { insights, recommendations } = summarize([createEmail(4, 'UNSUBSCRIBED'), createEmail(2, 'OPENED')])
  expect(insights).not.toContain('Unsubscribed from emails')
  expect(recommendations.join()).not.toContain('unsubscribed')
})

test('reopening a lost lead is recommended when the contact comes back', () => {
  expect(summarize([createStageChange(20, 'NEW', 'LOST'), createEmail(2, 'OPENED')]).recommendations).toContain(
    'Consider reopening their lead: it was lost on Feb 28, 2026, and they came back on Mar 18, 2026.',
  )
})

test('every text cites entries of the contact, whatever happened', () => {
  const everything = [
    createSubmission(40),
    createEntry(40, 'LEAD', 'CREATED', { leadId: 'l1', leadType: 'HV', source: 'Widget' }),
    createStageChange(30, 'NEW', 'LOST'),
    createEmail(20, 'SENT'),
    createEmail(19, 'CLICKED'),
    createEmail(18, 'UNSUBSCRIBED'),
    createEntry(15, 'DASHBOARD', 'VIEWED', { dashboardId: 'd1', visitId: 'v1' }),
    createEntry(15, 'DASHBOARD', 'CLICKED', { moduleName: 'Equity', text: 'Talk' }),
    createEntry(14, 'PROPERTY', 'VALUE_CHANGED', { fromCents: 100, toCents: 50_000_000 }),
    createEntry(13, 'PROPERTY', 'VALUE_CHANGED', { fromCents: 50_000_000, toCents: 60_000_000 }),
    createEntry(12, 'OFFER', 'EXPIRED', { offerType: 'CASH', amountCents: 100 }),
    createEntry(11, 'WORKFLOW', 'ENROLLED', { title: 'Past clients' }),
    createEntry(10, 'NOTES', 'NOTE', { text: '<b>x</b>', document: {} }),
    createEntry(9, 'LEAD', 'TELEPORTED'),
  ]
  const ids = new Set(everything.map(({ id }) => id))
  for (const entries of [everything, ...everything.map((entry) => [entry])])
    for (const { entries: cited } of summarize(entries, { isUnsubscribed: true, name: '' }).items) {
      expect(cited.length).toBeGreaterThan(0)
      expect(cited.every((id) => ids.has(id))).toBe(true)
    }
  for (const entry of everything) {
    const { sentences, recommendations } = summarize([entry])
    expect(sentences.length).toBeGreaterThan(0)
    expect(recommendations.length).toBeGreaterThan(0)
  }
})

test('the same activity gives the same summary', () => {
  const entries = [createSubmission(40), createEmail(3, 'OPENED')]
  expect(summarize(entries)).toEqual(summarize(entries))
})
