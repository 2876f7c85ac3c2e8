import { expect, test } from 'vitest'
import { describeWindow } from './describe-time.ts'
import { describeEvent, describeTrigger } from './describe-trigger.ts'
import { sampleIds, sampleReferences } from './samples.ts'
import type { Trigger } from './trigger.ts'

const sentences: [sentence: string, trigger: Trigger | null][] = [
  ['Choose what starts it', null],
  ['When a contact is added', { type: 'CONTACT_CREATED', includesImported: false }],
  ['When a contact is added, imports included', { type: 'CONTACT_CREATED', includesImported: true }],
  ['When a contact gets the tag “buyer”', { type: 'TAG_ADDED', tag: 'buyer' }],
  ['When a contact loses a tag', { type: 'TAG_REMOVED', tag: '' }],
  ['When a contact becomes a lead', { type: 'LEAD_CREATED', leadTypes: [] }],
  ['When a contact becomes a home value or seller lead', { type: 'LEAD_CREATED', leadTypes: ['HV', 'SELLER'] }],
  ['When the lead of a contact changes its stage', { type: 'LEAD_STAGE_CHANGED', stages: [] }],
  ['When the lead of a contact moves to Closed', { type: 'LEAD_STAGE_CHANGED', stages: ['CLOSED'] }],
  ['When a contact submits any form', { type: 'FORM_SUBMITTED', assetIds: [] }],
  ['When a contact submits the form “Home value”', { type: 'FORM_SUBMITTED', assetIds: [sampleIds.widget] }],
  ['When a call with a contact is logged as “No answer”', { type: 'CALL_LOGGED', outcomes: ['NO_ANSWER'] }],
  [
    'When a contact scans the postcard “deleted postcard”',
    { type: 'POSTCARD_SCANNED', contentIds: [sampleIds.missing] },
  ],
  [
    'When the home estimate of a contact rises by at least 5%',
    { type: 'ESTIMATE_CHANGED', direction: 'UP', percent: 5 },
  ],
  ['When it is the anniversary of “Birthday”', { type: 'ANNIVERSARY', date: 'birthday', offsetDays: 0 }],
  [
    'When it is 1 day before the anniversary of the home purchase',
    { type: 'ANNIVERSARY', date: 'PURCHASE', offsetDays: -1 },
  ],
  ['When a contact has had no activity for 90 days', { type: 'NO_ACTIVITY', days: 90 }],
  ['When a request arrives at the address of this workflow', { type: 'WEBHOOK_RECEIVED', createsContacts: true }],
]

test.each(sentences)('a trigger reads "%s"', (sentence, trigger) => {
  expect(describeTrigger(trigger, sampleReferences)).toBe(sentence)
})

test('an event that a contact waits for is about that contact', () => {
  expect(describeEvent({ type: 'DASHBOARD_VIEWED' }, sampleReferences)).toBe('the contact views their dashboard')
})

test('a send window says its days and hours', () => {
  expect(describeWindow(null)).toBe('At any time')
  expect(describeWindow({ days: [0, 1, 2, 3, 4, 5, 6], from: '09:00', till: '17:30' })).toBe(
    'Every day, 9:00 am to 5:30 pm',
  )
  expect(describeWindow({ days: [3, 2], from: '09:00', till: '17:00' })).toBe(
    'On Tuesday or Wednesday, 9:00 am to 5:00 pm',
  )
})
