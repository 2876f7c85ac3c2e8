import { expect, test } from 'vitest'
import type { ActivityEntry, DetailOf } from './entry.ts'
import { toSentence, toSentenceWithoutName } from './sentence.ts'

const mail = { emailId: 'e1', subject: 'Spring on Maple Street' }
const lead = { leadId: 'l1' }
const visit = { dashboardId: 'd1', visitId: 'v1' }
const estimate = { provider: 'ATTOM', valueDate: '2026-03-01' }
const correction = { label: 'Bedrooms', value: '4' }
const workflow = { workflowId: 'w1', title: 'Past clients' }
const offer = { offerId: 'o1', offerType: 'CASH', amountCents: 48_250_000 } as const
const note: DetailOf<'NOTES', 'NOTE'> = {
  text: 'Call after\n the holidays',
  document: { type: 'doc', content: [] },
}
const text = { textId: 't1', text: 'Your home is worth $400,000' }
const postcard = { postcardId: 'p1', title: 'Spring prices' }
const submission = { submissionId: 's1', visitId: 'v1', subjectId: 'x1', leadId: 'l1', answers: [] }

/** A missing member of the union does not compile. */
const appointment = {
  appointmentId: 'a',
  title: 'A call about your home',
  when: 'Monday, March 2 at 9:00 AM',
  by: 'CONTACT',
} as const
const cases: { [M in ActivityEntry as `${M['eventGroup']} ${M['kind']}`]: [M['detail'], string][] } = {
  'EMAIL SENT': [[mail, 'Dana Reyes was sent “Spring on Maple Street”']],
  'EMAIL OPENED': [[mail, 'Dana Reyes opened “Spring on Maple Street”']],
  'EMAIL UNSUBSCRIBED': [[mail, 'Dana Reyes unsubscribed from emails after “Spring on Maple Street”']],
  'EMAIL CLICKED': [
    [{ ...mail, label: 'See the value' }, 'Dana Reyes clicked “See the value” in “Spring on Maple Street”'],
  ],
  'TEXT SENT': [[text, 'Dana Reyes was sent a text']],
  'TEXT RECEIVED': [[text, 'Dana Reyes replied by text']],
  'TEXT FAILED': [
    [
      { ...text, reason: 'The phone number is a landline' },
      'A text to Dana Reyes did not arrive: The phone number is a landline',
    ],
  ],
  'TEXT OPTED_IN': [
    [{ phone: '603-555-0143', source: 'FORM' }, 'Dana Reyes agreed to texts to 603-555-0143 on a form'],
    [{ phone: '603-555-0143', source: 'AGENT' }, 'Dana Reyes agreed to texts to 603-555-0143'],
  ],
  'TEXT OPTED_OUT': [
    [{ phone: '603-555-0143', source: 'REPLY' }, 'Dana Reyes opted out of texts to 603-555-0143 by text'],
    [
      { phone: '603-555-0143', source: 'CARRIER' },
      'Dana Reyes opted out of texts to 603-555-0143, as the carrier reports',
    ],
  ],
  'POSTCARD SENT': [[postcard, 'Dana Reyes was sent the postcard “Spring prices”']],
  'POSTCARD SCANNED': [[postcard, 'Dana Reyes scanned the postcard “Spring prices”']],
  'POSTCARD RETURNED': [[{ ...postcard, reason: 'Moved' }, 'The postcard “Spring prices” to Dana Reyes came back']],
  'NOTES NOTE': [[note, 'A note about Dana Reyes: “Call after the holidays”']],
  'FORM_SUBMISSION SUBMITTED': [
    [
      { ...submission, subject: 'widget', subjectName: 'Address search' },
      'Dana Reyes sent an inquiry through the widget “Address search”',
    ],
    [
      { ...submission, subject: 'landing-page', subjectName: 'Sell by Summer' },
      'Dana Reyes sent an inquiry through the landing page “Sell by Summer”',
    ],
    [
      { ...submission, subject: 'contact-dashboard', subjectName: 'Seller Dashboard' },
      'Dana Reyes sent an inquiry through the dashboard “Seller Dashboard”',
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
    [{ ...lead, action: 'Call back' }, '“Call back” was completed for Dana Reyes'],
    [{ ...lead, action: null }, 'Dana Reyes was contacted'],
  ],
  'APPOINTMENT BOOKED': [[appointment, 'Dana Reyes booked “A call about your home” on Monday, March 2 at 9:00 AM']],
  'APPOINTMENT MOVED': [[appointment, 'Dana Reyes moved “A call about your home” to Monday, March 2 at 9:00 AM']],
  'APPOINTMENT CANCELED': [
    [appointment, 'Dana Reyes canceled “A call about your home” on Monday, March 2 at 9:00 AM'],
    [
      { ...appointment, by: 'AGENT' },
      '“A call about your home” for Dana Reyes on Monday, March 2 at 9:00 AM was canceled',
    ],
  ],
  'CALL LOGGED': [
    [{ outcome: 'REACHED', note: '' }, 'Dana Reyes was reached by phone'],
    [{ outcome: 'VOICEMAIL', note: '' }, 'Voicemail was left for Dana Reyes'],
    [{ outcome: 'NO_ANSWER', note: '' }, 'Dana Reyes did not answer a call'],
    [{ outcome: 'WRONG_NUMBER', note: '' }, 'A call to Dana Reyes reached a wrong number'],
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
  'DASHBOARD CORRECTED': [[correction, 'Dana Reyes said on their dashboard: Bedrooms 4']],
  'FORM_SUBMISSION ASKED': [
    [
      { conversationId: 'c1', question: 'When are you open?', subject: 'widget', subjectName: 'Search' },
      'Dana Reyes asked beside the form of the widget “Search”: “When are you open?”',
    ],
  ],
  'DASHBOARD ASKED': [
    [
      { conversationId: 'c1', question: 'What is my home worth?' },
      'Dana Reyes asked on their dashboard: “What is my home worth?”',
    ],
  ],
  'DASHBOARD VIEWED': [[visit, 'Dana Reyes visited their dashboard']],
  'DASHBOARD CLICKED': [
    [
      { ...visit, moduleId: 'm1', moduleName: 'Home Equity', text: 'Talk about my equity' },
      'Dana Reyes clicked “Talk about my equity” under Home Equity on their dashboard',
    ],
  ],
  'WORKFLOW ENROLLED': [[workflow, 'Dana Reyes entered the workflow “Past clients”']],
  'WORKFLOW COMPLETED': [[workflow, 'Dana Reyes finished the workflow “Past clients”']],
  'WORKFLOW LEFT': [
    [workflow, 'Dana Reyes left the workflow “Past clients”'],
    [{ ...workflow, kind: 'AUTOMATION' }, 'Dana Reyes left the automation “Past clients”'],
  ],
  'WORKFLOW NOTIFIED': [
    [
      { ...workflow, text: 'Call Dana' },
      'The workflow “Past clients” sent a notification about Dana Reyes: “Call Dana”',
    ],
  ],
  'OFFER CREATED': [[offer, 'Dana Reyes received a cash offer of $482,500']],
  'OFFER EXPIRED': [
    [{ ...offer, offerType: 'LISTING' }, 'Dana Reyes’ listing offer of $482,500 expired'],
    [
      { ...offer, offerType: 'LISTING', highCents: 510_000_00 },
      'Dana Reyes’ listing offer of $482,500 – $510,000 expired',
    ],
  ],
  'OFFER WITHDRAWN': [[offer, 'Dana Reyes’ cash offer of $482,500 was withdrawn']],
  'OFFER NOTIFIED': [[offer, 'Dana Reyes was notified of the cash offer of $482,500']],
  'OFFER VIEWED': [[offer, 'Dana Reyes viewed the cash offer of $482,500']],
  'OFFER ACCEPTED': [[offer, 'Dana Reyes wants to accept the cash offer of $482,500']],
  'OFFER ASKED': [[{ ...offer, question: 'When?' }, 'Dana Reyes asked about the cash offer of $482,500: “When?”']],
}

for (const [key, examples] of Object.entries(cases)) {
  const [eventGroup, kind] = key.split(' ') as [ActivityEntry['eventGroup'], string]
  for (const [detail, sentence] of examples)
    test(sentence, () => {
      expect(toSentence({ eventGroup, kind, contactName: 'Dana Reyes', detail })).toBe(sentence)
    })
}

test('a name that does not end in s takes an apostrophe and an s', () => {
  const detail = { ...lead, agentName: 'Ines Cole' }
  const sentence = toSentence({ eventGroup: 'LEAD', kind: 'ASSIGNED', contactName: 'Omar Said', detail })
  expect(sentence).toBe('Omar Said’s lead was assigned to Ines Cole')
})

test('a contact without a name is called someone', () => {
  expect(toSentence({ eventGroup: 'EMAIL', kind: 'OPENED', contactName: '  ', detail: mail })).toBe(
    'Someone opened “Spring on Maple Street”',
  )
})

test('a long note is cut between characters, never inside an emoji', () => {
  const detail = { ...note, text: '🏡'.repeat(200) }
  const sentence = toSentence({ eventGroup: 'NOTES', kind: 'NOTE', contactName: 'Dana', detail })
  expect(sentence).toBe(`A note about Dana: “${'🏡'.repeat(119)}…”`)
})

test('an unknown kind gets a general sentence, even when it is named like a property of every object', () => {
  for (const kind of ['TELEPORTED', 'constructor', '__proto__'])
    expect(toSentence({ eventGroup: 'LEAD', kind, contactName: 'Dana', detail: {} })).toBe(
      'There was new activity for Dana',
    )
})

test.each([
  ['EMAIL', 'OPENED', mail, 'Opened “Spring on Maple Street”'],
  ['NOTES', 'NOTE', note, 'A note: “Call after the holidays”'],
  ['LEAD', 'ASSIGNED', { ...lead, agentName: 'Ines Cole' }, 'Lead was assigned to Ines Cole'],
  ['LEAD', 'DONE', { ...lead, action: 'Call back' }, '“Call back” was completed'],
  ['LEAD', 'DONE', { ...lead, action: null }, 'Was contacted'],
  ['PROPERTY', 'LINKED', { address: '12 Oak St' }, '12 Oak St was linked'],
  ['PROPERTY', 'VALUE_CHANGED', { ...estimate, fromCents: 1, toCents: 1 }, 'The estimate of their home stayed at $0'],
  ['DASHBOARD', 'CORRECTED', correction, 'Said on their dashboard: Bedrooms 4'],
  ['OFFER', 'EXPIRED', offer, 'Cash offer of $482,500 expired'],
  ['LEAD', 'TELEPORTED', {}, 'There was new activity'],
] as const)('on the page of one contact: %s %s', (eventGroup, kind, detail, sentence) => {
  expect(toSentenceWithoutName({ eventGroup, kind, detail })).toBe(sentence)
})
