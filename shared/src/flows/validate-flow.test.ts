import { describe, expect, test } from 'vitest'
import type { FlowDefinition } from './definition.ts'
import { aCondition, aFlow, aNote, aWait, sampleIds, sampleReferences } from './samples.ts'
import type { Assignment, Step } from './step.ts'
import { enrollsEveryone, validateFlow } from './validate-flow.ts'

const validate = (definition: FlowDefinition) => validateFlow('AUTOMATION', definition, sampleReferences)
const listMessages = (steps: Step[]) => validate(aFlow(steps)).map(({ stepId, message }) => `${stepId}: ${message}`)
const step = (fields: Record<string, unknown>) => ({ id: 'a', ...fields }) as unknown as Step

test('a whole flow has no errors', () => {
  const steps = [
    aWait('a'),
    aCondition('b', [{ id: 'c', kind: 'SEND_EMAIL', contentId: sampleIds.email }], [{ id: 'd', kind: 'END' }]),
    aNote('e'),
  ]
  expect(validate(aFlow(steps))).toEqual([])
})

test('a flow needs steps, and a workflow also a trigger', () => {
  const messages = validateFlow('WORKFLOW', aFlow([]), sampleReferences)
  expect(messages).toEqual([
    { stepId: null, message: 'Choose what starts this workflow.' },
    { stepId: null, message: 'Add at least one step.' },
  ])
})

test('an automation without filters enrolls everyone, which is no error', () => {
  const definition = aFlow([aNote('a')])
  expect(validate(definition)).toEqual([])
  expect(enrollsEveryone('AUTOMATION', definition)).toBe(true)
  expect(enrollsEveryone('WORKFLOW', definition)).toBe(false)
})

test.each<[message: string, changes: Partial<FlowDefinition>]>([
  ['A filter uses a field that no longer exists. Remove the filter.', { filters: [{ key: 'gone', is: true }] }],
  ['Complete the filter “Has a mortgage”.', { filters: [{ key: 'hasMortgage', contains: 'x' }] }],
  [
    'The filter “Owner” uses a choice that no longer exists. Choose another.',
    { filters: [{ key: 'owner', anyOf: [sampleIds.missing] }] },
  ],
  ['Sending must start before it ends on the same day.', { window: { days: [1], from: '17:00', till: '09:00' } }],
  ['Use each exit rule only once.', { exits: [{ type: 'UNSUBSCRIBES' }, { type: 'UNSUBSCRIBES' }] }],
])('its start says "%s"', (message, changes) => {
  expect(validate(aFlow([aNote('a')], changes))).toEqual([{ stepId: null, message }])
})

test('a tag that the flow adds itself need not exist yet', () => {
  expect(
    validate(
      aFlow([
        { id: 'a', kind: 'ADD_TAG', tag: 'new' },
        { id: 'b', kind: 'REMOVE_TAG', tag: 'new' },
      ]),
    ),
  ).toEqual([])
})

const area = { places: ['78704'], agentId: sampleIds.ines }
const assign = (to: Assignment) => step({ kind: 'ASSIGN_OWNER', to })

test.each<[message: string, step: Step]>([
  ['Choose an email.', step({ kind: 'SEND_EMAIL', contentId: null })],
  ['This email no longer exists. Choose another email.', step({ kind: 'SEND_EMAIL', contentId: sampleIds.postcard })],
  [
    '“Fall update” is not published. Publish it, or choose another email.',
    step({ kind: 'SEND_EMAIL', contentId: sampleIds.draftEmail }),
  ],
  ['Choose a tag.', step({ kind: 'ADD_TAG', tag: ' ' })],
  ['The tag “gone” no longer exists. Choose another tag.', step({ kind: 'REMOVE_TAG', tag: 'gone' })],
  ['This custom field no longer exists. Choose another field.', step({ kind: 'SET_ATTRIBUTE', key: 'gone', value: 1 })],
  ['Please enter an amount.', step({ kind: 'SET_ATTRIBUTE', key: 'budget', value: 'a' })],
  ['Enter a message.', step({ kind: 'NOTIFY', to: 'OWNER', agentIds: [], message: '' })],
  ['Choose an agent.', step({ kind: 'NOTIFY', to: 'AGENTS', agentIds: [], message: 'Hi' })],
  [
    '“Past clients” is a draft. Activate it, or choose another automation.',
    step({ kind: 'ENROLL', flowId: sampleIds.draftFlow }),
  ],
  [
    'This webhook no longer exists. Choose another webhook.',
    step({ kind: 'CALL_WEBHOOK', webhookId: sampleIds.missing }),
  ],
  ['This agent is no longer on the team. Choose another agent.', assign({ type: 'AGENT', agentId: sampleIds.missing })],
  ['Choose an agent.', assign({ type: 'ROUND_ROBIN', agentIds: [] })],
  ['Add at least one area.', assign({ type: 'BY_AREA', areas: [], otherwise: null })],
  [
    'Choose an agent for every area.',
    assign({ type: 'BY_AREA', areas: [{ ...area, agentId: null }], otherwise: null }),
  ],
  [
    '“78704” is in two areas. Remove it from one of them.',
    assign({ type: 'BY_AREA', areas: [area, area], otherwise: null }),
  ],
  ['Add at least one filter.', { ...(aCondition('a', []) as Extract<Step, { kind: 'CONDITION' }>), filters: [] }],
  ['Choose the step to go to.', step({ kind: 'GO_TO', stepId: null })],
  ['The step to go to no longer exists. Choose another step.', step({ kind: 'GO_TO', stepId: 'gone' })],
  ['A step cannot go to itself. Choose another step.', step({ kind: 'GO_TO', stepId: 'a' })],
])('a step says "%s"', (message, step) => {
  expect(validate(aFlow([step]))).toEqual([{ stepId: 'a', message }])
})

test('a split adds up to 100%, each path with a part of it', () => {
  const split = (...percents: number[]): Step => ({
    id: 'a',
    kind: 'SPLIT',
    branches: percents.map((percent, index) => ({ key: `p${index}`, percent, steps: [] })),
  })
  expect(listMessages([split(50, 50)])).toEqual([])
  expect(listMessages([split(50, 40)])).toEqual(['a: The paths must add up to 100%. They add up to 90%.'])
  expect(listMessages([split(100, 0)])).toEqual(['a: Every path needs at least 1%.'])
})

describe('paths', () => {
  const end = (id: string): Step => ({ id, kind: 'END' })
  const goTo = (id: string, stepId: string): Step => ({ id, kind: 'GO_TO', stepId })
  const loop = ': This goes in a circle in less than a day. Add a wait of at least a day, or go to a later step.'
  const unreachable = ': No contact can reach this step. Move or delete it.'

  test('the first of several steps that nobody can reach says so', () => {
    expect(listMessages([end('a'), aCondition('b', [aNote('c')]), aNote('d')])).toEqual([`b${unreachable}`])
  })

  test('nobody comes out of branches that all end', () => {
    expect(listMessages([aCondition('a', [end('b')], [end('c')]), aNote('d')])).toEqual([`d${unreachable}`])
  })

  test('a jump makes a step reachable', () => {
    expect(listMessages([aCondition('a', [goTo('b', 'd')], [end('c')]), aNote('d')])).toEqual([])
  })

  test('a circle takes a day at least', () => {
    expect(listMessages([aNote('a'), goTo('b', 'a')])).toEqual([`b${loop}`])
    expect(listMessages([aWait('a'), goTo('b', 'a')])).toEqual([])
    expect(
      listMessages([aNote('a'), { id: 't', kind: 'WAIT_UNTIL', days: [], time: '09:00' }, goTo('b', 'a')]),
    ).toEqual([])
  })

  test('the shortest way around counts', () => {
    expect(listMessages([aCondition('a', [aWait('b')], []), goTo('c', 'a')])).toEqual([`c${loop}`])
    expect(listMessages([aCondition('a', [aWait('b')], [aWait('c', 2)]), goTo('d', 'a')])).toEqual([])
  })

  test('an event can come at once, so waiting for it is no wait', () => {
    const wait = (happened: Step[]): Step => ({
      id: 'w',
      kind: 'WAIT_FOR_EVENT',
      event: { type: 'DASHBOARD_VIEWED' },
      timeout: { amount: 2, unit: 'DAYS' },
      branches: [
        { key: 'HAPPENED', steps: happened },
        { key: 'TIMED_OUT', steps: [] },
      ],
    })
    expect(listMessages([wait([]), goTo('b', 'w')])).toEqual([`b${loop}`])
    expect(listMessages([wait([end('e')]), goTo('b', 'w')])).toEqual([])
  })
})

test('an ID is used once, and there is a maximum of steps', () => {
  expect(listMessages([aNote('a'), aNote('a')])).toEqual([
    'a: Another step has the same ID. Remove this step and add it again.',
  ])
  const many = Array.from({ length: 101 }, (_, index) => aNote(`s${index}`))
  expect(listMessages(many)).toEqual(['null: There can be at most 100 steps. Remove 1.'])
})

test('a contact can wait only for what they do themselves or what becomes of their lead', () => {
  const wait = step({
    kind: 'WAIT_FOR_EVENT',
    event: { type: 'NO_ACTIVITY', days: 3 },
    timeout: { amount: 1, unit: 'DAYS' },
    branches: [],
  })
  expect(listMessages([wait])).toEqual(['a: A contact cannot wait for this event. Choose another event.'])
})
