import type { EventGroup } from '@gable/shared/activity/entry.ts'
import { describe, expect, test } from 'vitest'
import { writtenFrom } from './plain-writer.ts'
import type { MaterialEntry } from './writer.ts'

const now = new Date('2026-03-20T12:00:00Z')
let last = 0

const entry = (
  daysAgo: number,
  eventGroup: EventGroup,
  kind: string,
  detail: object = {},
  agentName: string | null = null,
): MaterialEntry => ({
  id: `entry-${++last}`,
  at: new Date(now.getTime() - daysAgo * 86_400_000),
  eventGroup,
  kind,
  detail,
  agentName,
})

const mail = (daysAgo: number, kind: string, emailId = 'm1') =>
  entry(daysAgo, 'EMAIL', kind, { emailId, subject: 'Spring on Maple Street', label: 'See the value' })
const submission = (daysAgo: number) =>
  entry(daysAgo, 'FORM_SUBMISSION', 'SUBMITTED', { subject: 'widget', subjectName: 'Address search', answers: [] })
const stage = (daysAgo: number, from: string, to: string) =>
  entry(daysAgo, 'LEAD', 'STAGE_CHANGED', { leadId: 'l1', from, to })

function summed(entries: MaterialEntry[], given: { isUnsubscribed?: boolean; name?: string } = {}) {
  const newestFirst = [...entries].sort((one, other) => other.at.getTime() - one.at.getTime())
  const material = { now, timeZone: 'UTC', name: 'Nora Field', isUnsubscribed: false, entries: newestFirst, ...given }
  const { sentences, insights, recommendations } = writtenFrom(material)
  return {
    items: [...sentences, ...insights, ...recommendations],
    text: sentences.map(({ text }) => text),
    insights: insights.map(({ title }) => title),
    advice: recommendations.map(({ text }) => text),
  }
}

test('a summary tells how it began, where it stands and what was noted last', () => {
  const note = entry(1, 'NOTES', 'NOTE', { text: 'Call after\nEaster', document: {} }, 'Ines Cole')
  const { text } = summed([submission(40), stage(30, 'NEW', 'CONTACTED'), stage(10, 'CONTACTED', 'QUALIFIED'), note])
  expect(text).toEqual([
    'Nora Field wrote on Feb 08, 2026 through “Address search”.',
    'Nora Field’s lead moved from contacted to qualified on Mar 10, 2026.',
    'Ines Cole noted on Mar 19, 2026: “Call after Easter”',
  ])
})

test('a reason that somebody gave ends before the day does', () => {
  const lost = { leadId: 'l1', from: 'NEW', to: 'LOST', lostReason: 'Only curious' }
  expect(summed([entry(5, 'LEAD', 'STAGE_CHANGED', lost)]).text).toContain(
    'Nora Field’s lead was lost: Only curious (Mar 15, 2026).',
  )
})

test('what was sent, opened and clicked is counted by the email, not by the event', () => {
  const opens = [mail(9, 'OPENED', 'm2'), mail(8, 'OPENED', 'm2'), mail(8, 'CLICKED', 'm2'), mail(7, 'OPENED', 'old')]
  const { text } = summed([mail(20, 'SENT', 'm1'), mail(10, 'SENT', 'm2'), mail(5, 'SENT', 'm3'), ...opens])
  expect(text).toContain('Of 3 emails since Feb 28, 2026, 1 was opened and 1 led to a click.')
  expect(summed([mail(5, 'SENT')]).text).toContain(
    'The email “Spring on Maple Street” of Mar 15, 2026 has not been opened so far.',
  )
})

describe('how warm somebody is', () => {
  test.for([
    ['Hot', [submission(2), submission(3)]],
    ['Warm', [mail(3, 'CLICKED'), mail(4, 'OPENED')]],
    ['Lukewarm', [mail(3, 'OPENED')]],
    ['Quiet', [mail(31, 'OPENED')]],
  ] as const)('%s', ([title, entries]) => {
    expect(summed([...entries]).insights[0]).toBe(title)
  })
})

test('who wrote and was not answered comes first', () => {
  const waiting = summed([mail(5, 'SENT'), submission(2)])
  expect(waiting.insights).toContain('Waits for an answer')
  expect(waiting.advice[0]).toBe('Answer what they wrote on Mar 18, 2026.')
  expect(summed([submission(2), mail(1, 'SENT')]).insights).not.toContain('Waits for an answer')
})

test('who wants no emails is called, and not written to', () => {
  const { insights, advice } = summed([mail(5, 'SENT'), mail(4, 'UNSUBSCRIBED')], { isUnsubscribed: true })
  expect(insights).toContain('Wants no emails')
  expect(advice).toContain('Call instead of writing: they want no emails since Mar 16, 2026.')
})

test('who came back after their lead was lost is worth another look', () => {
  expect(summed([stage(20, 'NEW', 'LOST'), mail(2, 'OPENED')]).advice).toContain(
    'Think of opening their lead again: it was lost on Feb 28, 2026, and they came back on Mar 18, 2026.',
  )
})

test('every sentence rests on entries of the history, whatever happened', () => {
  const everything = [
    submission(40),
    entry(40, 'LEAD', 'CREATED', { leadId: 'l1', leadType: 'HV', source: 'Widget' }),
    stage(30, 'NEW', 'LOST'),
    mail(20, 'SENT'),
    mail(19, 'CLICKED'),
    mail(18, 'UNSUBSCRIBED'),
    entry(15, 'DASHBOARD', 'VIEWED', { dashboardId: 'd1', visitId: 'v1' }),
    entry(15, 'DASHBOARD', 'CLICKED', { moduleName: 'Equity', text: 'Talk' }),
    entry(14, 'PROPERTY', 'VALUE_CHANGED', { fromCents: 100, toCents: 50_000_000 }),
    entry(13, 'PROPERTY', 'VALUE_CHANGED', { fromCents: 50_000_000, toCents: 60_000_000 }),
    entry(12, 'OFFER', 'EXPIRED', { offerType: 'CASH', amountCents: 100 }),
    entry(11, 'WORKFLOW', 'ENROLLED', { title: 'Past clients' }),
    entry(10, 'NOTES', 'NOTE', { text: '<b>x</b>', document: {} }),
    entry(9, 'LEAD', 'TELEPORTED'),
  ]
  const ids = new Set(everything.map(({ id }) => id))
  for (const entries of [everything, ...everything.map((one) => [one])])
    for (const { entries: cited } of summed(entries, { isUnsubscribed: true, name: '' }).items) {
      expect(cited.length).toBeGreaterThan(0)
      expect(cited.every((id) => ids.has(id))).toBe(true)
    }
  for (const one of everything) {
    const { text, advice } = summed([one])
    expect(text.length).toBeGreaterThan(0)
    expect(advice.length).toBeGreaterThan(0)
  }
})

test('the same history is told in the same words', () => {
  const entries = [submission(40), mail(3, 'OPENED')]
  expect(summed(entries)).toEqual(summed(entries))
})
