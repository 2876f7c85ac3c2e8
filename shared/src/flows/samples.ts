import type { FlowDefinition } from './definition.ts'
import { toFlowReferences } from './names.ts'
import type { Step } from './step.ts'

/** What an account has, for tests of flows. */
export const sampleIds = {
  email: '019b0000-0000-7000-8000-000000000001',
  draftEmail: '019b0000-0000-7000-8000-000000000002',
  postcard: '019b0000-0000-7000-8000-000000000003',
  ines: '019b0000-0000-7000-8000-000000000011',
  bo: '019b0000-0000-7000-8000-000000000012',
  nurture: '019b0000-0000-7000-8000-000000000021',
  draftFlow: '019b0000-0000-7000-8000-000000000022',
  webhook: '019b0000-0000-7000-8000-000000000031',
  widget: '019b0000-0000-7000-8000-000000000041',
  missing: '019b0000-0000-7000-8000-0000000000ff',
}

export const sampleReferences = toFlowReferences({
  contents: [
    { _id: sampleIds.email, title: 'Spring update', medium: 'EMAIL', status: 'PUBLISHED' },
    { _id: sampleIds.draftEmail, title: 'Fall update', medium: 'EMAIL', status: 'DRAFT' },
    { _id: sampleIds.postcard, title: 'Just sold', medium: 'POSTCARD', status: 'PUBLISHED' },
  ],
  agents: [
    { _id: sampleIds.ines, title: 'Ines Cole' },
    { _id: sampleIds.bo, title: 'Bo Li' },
  ],
  flows: [
    { _id: sampleIds.nurture, title: 'Buyer nurture', kind: 'AUTOMATION', status: 'ACTIVE' },
    { _id: sampleIds.draftFlow, title: 'Past clients', kind: 'AUTOMATION', status: 'DRAFT' },
  ],
  webhooks: [{ _id: sampleIds.webhook, title: 'CRM' }],
  assets: [{ _id: sampleIds.widget, title: 'Home value' }],
  tags: ['buyer', 'seller'],
  fields: [
    { key: 'tags', label: 'Tags', kind: 'CHOICE', options: [{ value: 'buyer', label: 'buyer' }] },
    { key: 'owner', label: 'Owner', kind: 'CHOICE', options: [{ value: sampleIds.ines, label: 'Ines Cole' }] },
    { key: 'zip', label: 'ZIP code', kind: 'CHOICE', options: [{ value: '78704', label: '78704' }] },
    { key: 'hasMortgage', label: 'Has a mortgage', kind: 'YES_NO' },
    { key: 'custom.budget', label: 'Budget', kind: 'MONEY' },
    { key: 'custom.birthday', label: 'Birthday', kind: 'DATE' },
  ],
})

export const aFlow = (steps: Step[], changes: Partial<FlowDefinition> = {}): FlowDefinition => ({
  trigger: null,
  filters: [],
  reentry: 'NEVER',
  exits: [],
  window: null,
  steps,
  ...changes,
})

export const aWait = (id: string, amount = 1): Step => ({ id, kind: 'WAIT', duration: { amount, unit: 'DAYS' } })

export const aNote = (id: string): Step => ({ id, kind: 'ADD_NOTE', text: 'Hello' })

export const aCondition = (id: string, yes: Step[], no: Step[] = []): Step => ({
  id,
  kind: 'CONDITION',
  filters: [{ key: 'tags', anyOf: ['buyer'] }],
  branches: [
    { key: 'YES', steps: yes },
    { key: 'NO', steps: no },
  ],
})
