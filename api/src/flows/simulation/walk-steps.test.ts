import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { compileFlow } from '@gable/shared/flows/program.ts'
import { aCondition, aFlow, aNote, aWait } from '@gable/shared/flows/samples.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect, test } from 'vitest'
import { estimateVisits } from './visits.ts'
import { enterFlow, takeStep, type WalkedFlow } from './walk-steps.ts'

const monday = Date.parse('2026-03-02T15:00:00Z')
const timeZone = 'America/New_York'

const toFlow = (definition: FlowDefinition, meets = false): WalkedFlow => ({
  definition,
  program: compileFlow(definition),
  timeZone,
  meets: () => meets,
})

function walk(flow: WalkedFlow, maximum = 50) {
  const walk = enterFlow(flow, { contactId: 'nora', at: monday })
  const taken: string[] = []
  while (walk.stepId !== null && taken.length < maximum) {
    const step = takeStep(flow, walk)
    if (step) taken.push(`${step.step.id} ${new Date(step.at).toISOString().slice(0, 16)}`)
  }
  return taken
}

const email = (id: string): Step => ({ id, kind: 'SEND_EMAIL', contentId: null })

describe('a contact who is led through a flow', () => {
  test('keeps the time of the day when the clocks change', () => {
    expect(walk(toFlow(aFlow([aWait('pause', 7), aNote('note')])))).toEqual([
      'pause 2026-03-09T14:00',
      'note 2026-03-09T14:00',
    ])
  })

  test('waits for the window with emails, and with nothing else', () => {
    const window = { days: [3], from: '09:00', till: '17:00' }
    expect(walk(toFlow(aFlow([aNote('note'), email('mail'), aNote('after')], { window })))).toEqual([
      'note 2026-03-02T15:00',
      'mail 2026-03-04T14:00',
      'after 2026-03-04T14:00',
    ])
  })

  test('takes the branch of their condition, and continues after it', () => {
    const definition = aFlow([aCondition('buyer', [aNote('yes')], [aNote('no')]), aNote('after')])
    const ids = (meets: boolean) => walk(toFlow(definition, meets)).map((taken) => taken.split(' ')[0])
    expect(ids(true)).toEqual(['buyer', 'yes', 'after'])
    expect(ids(false)).toEqual(['buyer', 'no', 'after'])
  })

  test('ends where steps go round in circles without a wait', () => {
    const taken = walk(toFlow(aFlow([aNote('note'), { id: 'again', kind: 'GO_TO', stepId: 'note' }])), 10_000)
    expect(taken.length).toBeLessThan(10_000)
  })
})

describe('how often a step is taken per contact', () => {
  const count = (steps: Step[], days: number, share = 0.25) => {
    const { definition, program } = toFlow(aFlow(steps))
    const till = monday + days * dayLength
    return Object.fromEntries(
      estimateVisits({ flow: { definition, program, timeZone }, from: monday, till, getShare: () => share }),
    )
  }

  test('is the share of those who meet its condition', () => {
    expect(count([aCondition('buyer', [aNote('yes')], [aNote('no')]), aNote('after')], 1)).toEqual({
      buyer: 1,
      yes: 0.25,
      no: 0.75,
      after: 1,
    })
  })

  test('counts every round of a loop within the time, and nothing after it', () => {
    const steps: Step[] = [email('mail'), aWait('week', 7), { id: 'again', kind: 'GO_TO', stepId: 'mail' }]
    expect(count(steps, 30)).toEqual({ mail: 5, week: 4, again: 4 })
    expect(count([aWait('long', 40), aNote('late')], 30)).toEqual({})
  })
})
