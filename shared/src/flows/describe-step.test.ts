import { expect, test } from 'vitest'
import { describeBranch, describeStep } from './describe-step.ts'
import { aCondition, aWait, sampleIds, sampleReferences } from './samples.ts'
import type { Step } from './step.ts'

const { email, ines, bo, missing, nurture, webhook } = sampleIds
const days = (amount: number) => ({ amount, unit: 'DAYS' as const })

const sentences: [sentence: string, step: Record<string, unknown>][] = [
  ['Wait 1 day', { kind: 'WAIT', duration: days(1) }],
  ['Wait 1,000 days', { kind: 'WAIT', duration: days(1000) }],
  ['Wait until 9:00 am', { kind: 'WAIT_UNTIL', days: [], time: '09:00' }],
  ['Wait until Tuesday 12:30 pm', { kind: 'WAIT_UNTIL', days: [2], time: '12:30' }],
  ['Wait until a weekday 12:05 am', { kind: 'WAIT_UNTIL', days: [5, 1, 2, 3, 4], time: '00:05' }],
  ['Send the email “Spring update”', { kind: 'SEND_EMAIL', contentId: email }],
  ['Send an email', { kind: 'SEND_EMAIL', contentId: null }],
  ['Send a postcard that no longer exists', { kind: 'SEND_POSTCARD', contentId: missing }],
  ['Assign to Ines Cole', { kind: 'ASSIGN_OWNER', to: { type: 'AGENT', agentId: ines } }],
  ['Assign to Ines Cole or Bo Li in turn', { kind: 'ASSIGN_OWNER', to: { type: 'ROUND_ROBIN', agentIds: [ines, bo] } }],
  ['Assign by area: 1 area', { kind: 'ASSIGN_OWNER', to: { type: 'BY_AREA', areas: [{}], otherwise: null } }],
  ['Move the lead to Under Contract', { kind: 'CHANGE_STAGE', stage: 'UNDER_CONTRACT', lostReason: '' }],
  ['Move the lead to Lost: Just curious', { kind: 'CHANGE_STAGE', stage: 'LOST', lostReason: 'Just curious' }],
  ['Add the tag “buyer”', { kind: 'ADD_TAG', tag: 'buyer' }],
  ['Set “Budget” to $500', { kind: 'SET_ATTRIBUTE', key: 'budget', value: 50_000 }],
  ['Clear “Budget”', { kind: 'SET_ATTRIBUTE', key: 'budget', value: null }],
  ['Create the task “Call”, due in 2 days', { kind: 'CREATE_TASK', action: 'Call', due: days(2), leadType: 'SELLER' }],
  [
    'Notify Ines Cole and Bo Li: “New lead”',
    { kind: 'NOTIFY', to: 'AGENTS', agentIds: [ines, bo], message: 'New lead' },
  ],
  ['Enroll in the automation “Buyer nurture”', { kind: 'ENROLL', flowId: nurture }],
  ['Call the webhook “CRM”', { kind: 'CALL_WEBHOOK', webhookId: webhook }],
  ['Go to another step', { kind: 'GO_TO', stepId: 'unknown' }],
  ['End here', { kind: 'END' }],
  ['If tags include buyer or seller', { kind: 'CONDITION', filters: [{ key: 'tags', anyOf: ['buyer', 'seller'] }] }],
  [
    'If ZIP code is 78704 and Budget: $10 or more',
    {
      kind: 'CONDITION',
      filters: [
        { key: 'zip', anyOf: ['78704'] },
        { key: 'custom.budget', from: 1000 },
      ],
    },
  ],
  [
    'Wait up to 3 days until the contact opens the email “Spring update”',
    {
      kind: 'WAIT_FOR_EVENT',
      event: { type: 'EMAIL_OPENED', contentIds: [email] },
      timeout: days(3),
    },
  ],
  ['Split contacts 70% / 30%', { kind: 'SPLIT', branches: [{ percent: 70 }, { percent: 30 }] }],
]

test.each(sentences)('a step reads "%s"', (sentence, step) => {
  expect(describeStep({ id: 'a', ...step } as unknown as Step, sampleReferences)).toBe(sentence)
})

test('a jump names the step it leads to, but not the target of another jump', () => {
  const steps = new Map<string, Step>([
    ['a', aWait('a', 3)],
    ['b', { id: 'b', kind: 'GO_TO', stepId: 'c' }],
    ['c', { id: 'c', kind: 'GO_TO', stepId: 'b' }],
  ])
  const names = { ...sampleReferences, steps }
  expect(describeStep({ id: 'x', kind: 'GO_TO', stepId: 'a' }, names)).toBe('Go to: Wait 3 days')
  expect(describeStep({ id: 'b', kind: 'GO_TO', stepId: 'c' }, names)).toBe('Go to another step')
})

test('branches have labels', () => {
  expect(describeBranch(aCondition('a', []), 'YES')).toBe('Yes')
  const split: Step = {
    id: 'a',
    kind: 'SPLIT',
    branches: [
      { key: 'x', percent: 60, steps: [] },
      { key: 'y', percent: 40, steps: [] },
    ],
  }
  expect(describeBranch(split, 'y')).toBe('Path B: 40%')
})
