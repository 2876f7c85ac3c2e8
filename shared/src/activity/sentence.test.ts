import { expect, test } from 'vitest'
import type { DetailOf, TimelineDetail } from './entry.ts'
import { ownSentenceOf, sentenceOf } from './sentence.ts'

const mail = { emailId: 'e1', subject: 'Spring on Maple Street' }
const lead = { leadId: 'l1' }
const visit = { dashboardId: 'd1', visitId: 'v1' }
const estimate = { provider: 'ATTOM', valueDate: '2026-03-01' }
const workflow = { workflowId: 'w1', title: 'Past clients' }
const offer = { offerId: 'o1', offerType: 'CASH', amountCents: 48_250_000 } as const
const note: DetailOf<'NOTES', 'NOTE'> = {
  text: 'Call after\n the holidays',
  document: { type: 'doc', content: [] },
}
const submission = { submissionId: 's1', visitId: 'v1', subjectId: 'x1', leadId: 'l1', answers: [] }

/** Every member of the union; one that is missing does not compile. */
const told: { [M in TimelineDetail as `${M['eventGroup']} ${M['kind']}`]: [M['detail'], string][] } = {
  'EMAIL SENT': [[mail, 'Dana Reyes was sent “Spring on Maple Street”']],
  'EMAIL OPENED': [[mail, 'Dana Reyes opened “Spring on Maple Street”']],
  'EMAIL UNSUBSCRIBED': [[mail, 'Dana Reyes unsubscribed from emails after “Spring on Maple Street”']],
  'EMAIL CLICKED': [
    [{ ...mail, label: 'See the value' }, 'Dana Reyes clicked “See the value” in “Spring on Maple Street”'],
  ],
  'NOTES NOTE': [[note, 'A note about Dana Reyes: “Call after the holidays”']],
  'FORM_SUBMISSION SUBMITTED': [
    [
      { ...submission, subject: 'widget', subjectName: 'Address search' },
      'Dana Reyes wrote through the widget “Address search”',
    ],
    [
      { ...submission, subject: 'landing-page', subjectName: 'Sell by Summer' },
      'Dana Reyes wrote through the landing page “Sell by Summer”',
    ],
    [
      { ...submission, subject: 'contact-dashboard', subjectName: 'Seller Dashboard' },
      'Dana Reyes wrote through the dashboard “Seller Dashboard”',
    ],
  ],
  'LEAD CREATED': [
    [{ ...lead, leadType: 'HV', source: 'Widget' }, 'Dana Reyes became a home value lead (Widget)'],
    [{ ...lead, leadType: 'GENERAL', source: '' }, 'Dana Reyes became a lead'],
  ],
  'LEAD STAGE_CHANGED': [
    [{ ...lead, from: 'QUALIFIED', to: 'UNDER_CONTRACT' }, 'Dana Reyes’ lead moved from qualified to under contract'],
    [{ ...lead, from: 'NEW', to: 'LOST' }, 'Dana Reyes’ lead was lost'],
    [{ ...lead, from: 'NEW', to: 'LOST', lostReason: 'Never answered' }, 'Dana Reyes’ lead was lost: Never answered'],
  ],
  'LEAD ASSIGNED': [[{ ...lead, agentName: 'Ines Cole' }, 'Dana Reyes’ lead was assigned to Ines Cole']],
  'LEAD DONE': [
    [{ ...lead, action: 'Call back' }, '“Call back” was done for Dana Reyes'],
    [{ ...lead, action: null }, 'Dana Reyes was answered'],
  ],
  'PROPERTY LINKED': [[{ address: '12 Oak St' }, '12 Oak St was linked to Dana Reyes']],
  'PROPERTY UNLINKED': [[{ address: '12 Oak St' }, '12 Oak St was unlinked from Dana Reyes']],
  'PROPERTY CLAIMED': [[{ address: '12 Oak St' }, 'Dana Reyes claimed 12 Oak St']],
  'PROPERTY VALUE_CHANGED': [
    [
      { ...estimate, fromCents: 50_000_000, toCents: 51_234_500 },
      'The estimate of Dana Reyes’ home rose by $12,345 to $512,345',
    ],
    [
      { ...estimate, fromCents: 50_000_000, toCents: 49_000_000 },
      'The estimate of Dana Reyes’ home fell by $10,000 to $490,000',
    ],
    [
      { ...estimate, fromCents: 50_000_000, toCents: 50_000_000 },
      'The estimate of Dana Reyes’ home stayed at $500,000',
    ],
  ],
  'DASHBOARD VIEWED': [[visit, 'Dana Reyes visited their dashboard']],
  'DASHBOARD CLICKED': [
    [
      { ...visit, moduleId: 'm1', moduleName: 'Home Equity', text: 'Talk about my equity' },
      'Dana Reyes pressed “Talk about my equity” under Home Equity on their dashboard',
    ],
  ],
  'WORKFLOW ENROLLED': [[workflow, 'Dana Reyes entered the workflow “Past clients”']],
  'WORKFLOW COMPLETED': [[workflow, 'Dana Reyes finished the workflow “Past clients”']],
  'WORKFLOW LEFT': [[workflow, 'Dana Reyes left the workflow “Past clients”']],
  'OFFER CREATED': [[offer, 'Dana Reyes received a cash offer of $482,500']],
  'OFFER EXPIRED': [[{ ...offer, offerType: 'LISTING' }, 'Dana Reyes’ listing offer of $482,500 expired']],
  'OFFER WITHDRAWN': [[offer, 'Dana Reyes’ cash offer of $482,500 was withdrawn']],
  'OFFER NOTIFIED': [[offer, 'Dana Reyes was told about the cash offer of $482,500']],
}

for (const [key, cases] of Object.entries(told)) {
  const [eventGroup, kind] = key.split(' ') as [TimelineDetail['eventGroup'], string]
  for (const [detail, sentence] of cases)
    test(sentence, () => {
      expect(sentenceOf({ eventGroup, kind, contactName: 'Dana Reyes', detail })).toBe(sentence)
    })
}

test('a name that ends in another letter takes an s', () => {
  const detail = { ...lead, agentName: 'Ines Cole' }
  const sentence = sentenceOf({ eventGroup: 'LEAD', kind: 'ASSIGNED', contactName: 'Omar Said', detail })
  expect(sentence).toBe('Omar Said’s lead was assigned to Ines Cole')
})

test('somebody without a name is still somebody', () => {
  expect(sentenceOf({ eventGroup: 'EMAIL', kind: 'OPENED', contactName: '  ', detail: mail })).toBe(
    'Somebody opened “Spring on Maple Street”',
  )
})

test('a long note is cut between characters, not within one', () => {
  const detail = { ...note, text: '🏡'.repeat(200) }
  const sentence = sentenceOf({ eventGroup: 'NOTES', kind: 'NOTE', contactName: 'Dana', detail })
  expect(sentence).toBe(`A note about Dana: “${'🏡'.repeat(119)}…”`)
})

test('a kind nobody has heard of is told without its details, even one named like a part of every object', () => {
  for (const kind of ['TELEPORTED', 'constructor', '__proto__'])
    expect(sentenceOf({ eventGroup: 'LEAD', kind, contactName: 'Dana', detail: {} })).toBe('There is news about Dana')
})

test.each([
  ['EMAIL', 'OPENED', mail, 'Opened “Spring on Maple Street”'],
  ['NOTES', 'NOTE', note, 'A note: “Call after the holidays”'],
  ['LEAD', 'ASSIGNED', { ...lead, agentName: 'Ines Cole' }, 'Lead was assigned to Ines Cole'],
  ['LEAD', 'DONE', { ...lead, action: 'Call back' }, '“Call back” was done'],
  ['LEAD', 'DONE', { ...lead, action: null }, 'Was answered'],
  ['PROPERTY', 'LINKED', { address: '12 Oak St' }, '12 Oak St was linked'],
  ['PROPERTY', 'VALUE_CHANGED', { ...estimate, fromCents: 1, toCents: 1 }, 'The estimate of their home stayed at $0'],
  ['OFFER', 'EXPIRED', offer, 'Cash offer of $482,500 expired'],
  ['LEAD', 'TELEPORTED', {}, 'There is news'],
] as const)('among what is all of one contact: %s %s', (eventGroup, kind, detail, sentence) => {
  expect(ownSentenceOf({ eventGroup, kind, detail })).toBe(sentence)
})
