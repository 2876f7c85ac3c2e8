import type { ExitRule } from '@gable/shared/flows/definition.ts'
import { hourlyEntryMaximum } from '@gable/shared/flows/run-labels.ts'
import { type FlowEvent, matchesTrigger } from '../enrolment/trigger-rules.ts'
import { DueQueue } from './due-queue.ts'
import { enterFlow, takeStep, type Walk, type WalkedFlow, type WalkedStep } from './walk-steps.ts'

/** Something that happened, or a contact whom a rule lets in at a time. */
export interface ReplayItem {
  at: number
  contactId: string
  /** Null where a rule lets the contact in. */
  event: FlowEvent | null
}

interface ReplayedWalk extends Walk {
  /** Only of those that are shown. */
  steps: WalkedStep[] | undefined
  /** Counts moves, so that an entry of the queue about an earlier position is recognized. */
  moves: number
}

interface ContactState {
  entries: number[]
  open: ReplayedWalk[]
}

export interface SampledWalk {
  contactId: string
  enteredAt: number
  steps: readonly WalkedStep[]
}

const sampleSize = 20
const shownStepMaximum = 60
/** A loop with a wait of minutes would take longer than anybody waits for. */
const takenStepMaximum = 10_000_000
const hour = 3_600_000

/** Leads contacts through a flow as if it had been active, on a clock that events move forward. */
export class FlowReplay {
  entered = 0
  readonly sample: SampledWalk[] = []
  /** How often each step was taken. */
  readonly taken = new Map<string, number>()
  /** How often each contact reached a step that sends something. */
  readonly sends = new Map<string, Map<string, number>>()
  #takenCount = 0
  readonly #flow: WalkedFlow
  readonly #matches: (contactId: string) => boolean
  readonly #queue = new DueQueue<{ walk: ReplayedWalk; move: number }>()
  readonly #contacts = new Map<string, ContactState>()

  constructor(flow: WalkedFlow, matches: (contactId: string) => boolean) {
    this.#flow = flow
    this.#matches = matches
  }

  handle({ at, contactId, event }: ReplayItem) {
    this.advance(at)
    const state = this.#contacts.get(contactId)
    if (event && state) this.#continue(state, event, at)
    if (event ? this.#isStart(event) : true) this.#enter(contactId, at)
  }

  /** The contacts who entered last, at most so many. */
  listEntered(limit: number): string[] {
    return [...this.#contacts.keys()].slice(-limit).reverse()
  }

  /** Takes all steps that are due until a time. */
  advance(till: number) {
    for (let due = this.#queue.take(till); due; due = this.#queue.take(till)) {
      const { walk, move } = due.value
      if (walk.moves === move) this.#take(walk)
      if (this.#takenCount > takenStepMaximum) throw new Error('A replay took too many steps')
    }
  }

  #isStart(event: FlowEvent) {
    const { trigger } = this.#flow.definition
    return trigger !== null && matchesTrigger(trigger, event)
  }

  #enter(contactId: string, at: number) {
    if (!this.#matches(contactId)) return
    const state = this.#contacts.get(contactId) ?? { entries: [], open: [] }
    if (!this.#mayEnter(state, at)) return
    this.#contacts.set(contactId, state)
    state.entries = [...state.entries, at].slice(-hourlyEntryMaximum)
    this.entered += 1
    const steps = this.sample.length < sampleSize ? [] : undefined
    if (steps) this.sample.push({ contactId, enteredAt: at, steps })
    const walk = { ...enterFlow(this.#flow, { id: `${contactId}/${at}`, contactId, at }), steps, moves: 0 }
    state.open.push(walk)
    this.#schedule(walk)
  }

  #mayEnter({ entries, open }: ContactState, at: number) {
    const { reentry } = this.#flow.definition
    if (reentry === 'NEVER') return entries.length === 0
    if (reentry === 'AFTER_END' && open.length > 0) return false
    return entries.filter((entry) => entry > at - hour).length < hourlyEntryMaximum
  }

  /** Ends walks by the exit rules, and lets those go on that wait for the event. */
  #continue(state: ContactState, event: FlowEvent, at: number) {
    for (const walk of [...state.open]) {
      const step = walk.stepId === null ? undefined : this.#flow.program.steps.get(walk.stepId)?.step
      if (this.#flow.definition.exits.some((rule) => endsWalk(rule, event))) this.#close(walk)
      else if (step?.kind === 'WAIT_FOR_EVENT' && matchesTrigger(step.event, event)) this.#take(walk, at)
    }
  }

  #take(walk: ReplayedWalk, happenedAt?: number) {
    const taken = takeStep(this.#flow, walk, happenedAt)
    if (taken) this.#count(walk, taken)
    this.#schedule(walk)
  }

  #count(walk: ReplayedWalk, taken: WalkedStep) {
    this.#takenCount += 1
    const { id, kind } = taken.step
    this.taken.set(id, (this.taken.get(id) ?? 0) + 1)
    if (walk.steps && walk.steps.length < shownStepMaximum) walk.steps.push(taken)
    if (kind !== 'SEND_EMAIL' && kind !== 'SEND_POSTCARD') return
    const contacts = this.sends.get(id) ?? new Map<string, number>()
    contacts.set(walk.contactId, (contacts.get(walk.contactId) ?? 0) + 1)
    this.sends.set(id, contacts)
  }

  #schedule(walk: ReplayedWalk) {
    walk.moves += 1
    if (walk.stepId === null) this.#close(walk)
    else this.#queue.add(walk.dueAt, { walk, move: walk.moves })
  }

  #close(walk: ReplayedWalk) {
    walk.moves += 1
    walk.stepId = null
    const state = this.#contacts.get(walk.contactId)
    if (state) state.open = state.open.filter((open) => open !== walk)
  }
}

/** Whether a contact still matches is known for today only, so that rule ends nothing. */
function endsWalk(rule: ExitRule, { fact, detail }: FlowEvent): boolean {
  if (rule.type === 'SUBMITS_FORM') return fact === 'FORM_SUBMISSION.SUBMITTED'
  if (rule.type === 'UNSUBSCRIBES') return fact === 'EMAIL.UNSUBSCRIBED'
  if (rule.type === 'REACHES_STAGE')
    return fact === 'LEAD.STAGE_CHANGED' && rule.stages.some((stage) => stage === detail.to)
  return false
}
