import type { ExitRule } from '@gable/shared/flows/definition.ts'
import { hourlyEntryMaximum } from '@gable/shared/flows/run-labels.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { matchesTrigger, type TriggerEvent } from '../enrolment/trigger-rules.ts'
import { DueQueue } from './due-queue.ts'
import { moveOn, startWalk, type Walk, type WalkedFlow, type WalkedStep } from './walk-steps.ts'

/** Something that happened, or a contact whom a rule lets in at a time. */
export interface ReplayItem {
  at: number
  contactId: string
  /** Null where a rule lets the contact in. */
  event: TriggerEvent | null
}

interface ReplayedWalk extends Walk {
  /** Only of those that are shown. */
  steps: WalkedStep[] | undefined
  state: ContactState
}

interface ContactState {
  /** The last times that the contact entered. */
  entries: number[]
  open: ReplayedWalk[]
}

interface SampledWalk {
  contactId: string
  enteredAt: number
  steps: readonly WalkedStep[]
}

const sampleSize = 20
const shownStepMaximum = 60
/** A loop with a wait of minutes would take longer than anybody waits for. */
const takenStepMaximum = 10_000_000
/**
 * Leads contacts through a flow as if it had been active, on a clock that events move forward. Contacts do not depend on
 * each other, so each is led as far as the clock is at once. Nothing is allocated per event or step without need: there
 * are millions.
 */
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
  readonly #queue = new DueQueue<ReplayedWalk>()
  readonly #contacts = new Map<string, ContactState>()

  constructor(flow: WalkedFlow, matches: (contactId: string) => boolean) {
    this.#flow = flow
    this.#matches = matches
  }

  handle(at: number, contactId: string, event: ReplayItem['event']) {
    this.advance(at)
    const state = this.#contacts.get(contactId)
    if (event && state && state.open.length > 0) this.#continue(state, event, at)
    if (event === null || this.#isStart(event)) this.#enter(contactId, state, at)
  }

  /** The contacts who entered last, at most so many. */
  listEntered(limit: number): string[] {
    return [...this.#contacts.keys()].slice(-limit).reverse()
  }

  /** Takes all steps that are due until a time. */
  advance(till: number) {
    for (let at = this.#queue.nextTime; at !== undefined && at <= till; at = this.#queue.nextTime) {
      const walk = this.#queue.take()
      // An event may have moved it on since.
      if (walk && walk.stepId !== null && walk.dueAt === at) this.#walk(walk, till)
    }
  }

  #isStart(event: TriggerEvent) {
    const { trigger } = this.#flow.definition
    return trigger !== null && matchesTrigger(trigger, event)
  }

  #enter(contactId: string, known: ContactState | undefined, at: number) {
    if (!this.#matches(contactId) || (known && !this.#mayReturn(known, at))) return
    const state: ContactState = known ?? { entries: [], open: [] }
    if (!known) this.#contacts.set(contactId, state)
    state.entries.push(at)
    if (state.entries.length > hourlyEntryMaximum) state.entries.shift()
    this.entered += 1
    const steps = this.sample.length < sampleSize ? [] : undefined
    if (steps) this.sample.push({ contactId, enteredAt: at, steps })
    const walk: ReplayedWalk = { contactId, stepId: null, dueAt: at, stepsSinceWait: 0, steps, state }
    startWalk(this.#flow, walk)
    if (walk.stepId === null) return
    state.open.push(walk)
    this.#walk(walk, at)
  }

  #mayReturn({ entries, open }: ContactState, at: number) {
    const { reentry } = this.#flow.definition
    if (reentry === 'NEVER') return false
    if (reentry === 'AFTER_END' && open.length > 0) return false
    return entries.length < hourlyEntryMaximum || (entries[0] as number) <= at - hourLength
  }

  /** Ends walks by the exit rules, and resumes those that wait for the event. */
  #continue({ open }: ContactState, event: TriggerEvent, at: number) {
    const ends = this.#flow.definition.exits.some((rule) => endsWalk(rule, event))
    // From the end: a walk that is closed gives its place to the last one.
    for (let index = open.length - 1; index >= 0; index--) {
      const walk = open[index] as ReplayedWalk
      if (ends) this.#close(walk)
      else if (this.#waitsFor(walk, event)) {
        this.#take(walk, at)
        this.#walk(walk, at)
      }
    }
  }

  #waitsFor({ stepId }: ReplayedWalk, event: TriggerEvent) {
    const step = stepId === null ? undefined : this.#flow.program.steps.get(stepId)?.step
    return step?.kind === 'WAIT_FOR_EVENT' && matchesTrigger(step.event, event)
  }

  /** Takes the steps that are due until a time, and queues the walk for the next one. */
  #walk(walk: ReplayedWalk, till: number) {
    while (walk.stepId !== null && walk.dueAt <= till) this.#take(walk)
    if (walk.stepId === null) this.#close(walk)
    else this.#queue.add(walk.dueAt, walk)
  }

  #take(walk: ReplayedWalk, happenedAt?: number) {
    const { stepId, dueAt } = walk
    const step = this.#flow.program.steps.get(stepId ?? '')?.step
    const branch = moveOn(this.#flow, walk, happenedAt)
    if (!step) return
    this.#takenCount += 1
    if (this.#takenCount > takenStepMaximum) throw new Error('A replay took too many steps')
    this.taken.set(step.id, (this.taken.get(step.id) ?? 0) + 1)
    if (walk.steps && walk.steps.length < shownStepMaximum)
      walk.steps.push({ step, at: happenedAt ?? dueAt, branch: branch ?? null })
    if (step.kind === 'SEND_EMAIL' || step.kind === 'SEND_POSTCARD') this.#countSend(step.id, walk.contactId)
  }

  #countSend(stepId: string, contactId: string) {
    const contacts = this.sends.get(stepId) ?? new Map<string, number>()
    contacts.set(contactId, (contacts.get(contactId) ?? 0) + 1)
    this.sends.set(stepId, contacts)
  }

  #close(walk: ReplayedWalk) {
    walk.stepId = null
    const { open } = walk.state
    const last = open.pop()
    if (last && last !== walk) open[open.indexOf(walk)] = last
  }
}

/** Whether a contact still matches is known for today only, so that rule ends nothing. */
function endsWalk(rule: ExitRule, { fact, detail }: TriggerEvent): boolean {
  if (rule.type === 'SUBMITS_FORM') return fact === 'FORM_SUBMISSION.SUBMITTED'
  if (rule.type === 'UNSUBSCRIBES') return fact === 'EMAIL.UNSUBSCRIBED'
  if (rule.type === 'REACHES_STAGE')
    return fact === 'LEAD.STAGE_CHANGED' && rule.stages.some((stage) => stage === detail.to)
  return false
}
