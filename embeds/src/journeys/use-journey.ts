import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { DetailField } from '@gable/shared/journeys/details.ts'
import { type Filling, faultsOf } from '@gable/shared/journeys/filling.ts'
import { type Journey, stepsOf } from '@gable/shared/journeys/journey.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'
import type { SubmissionReceipt } from '@gable/shared/submissions/visitor-submission.ts'
import { useRef, useState } from 'preact/hooks'
import { emptyFilling } from './empty-filling.ts'
import type { Outcome } from './send.ts'
import type { Services } from './services.ts'
import { stepOfField } from './step-of-field.ts'
import { submissionOf } from './submission-of.ts'
import { useDraft } from './use-draft.ts'

export interface Start {
  journey: Journey
  words: Words
  services?: Services | undefined
  /** What is in the fields before the first key. */
  filling?: Filling | undefined
  /** The suggestion that its address was chosen from. */
  picked?: AddressSuggestion | undefined
  /** Sentences under fields, as the server said them. */
  faults?: Record<string, string> | undefined
  notice?: string | undefined
  step?: number | undefined
  /** Said after it was sent, in place of our own words. */
  thanks?: string | undefined
  /** Leads back to where the journey was entered, from its first step. */
  onLeave?: (() => void) | undefined
}

/** Everything that happens between the first answer and thanks. */
export function useJourney({ words, services, ...start }: Start) {
  const [newer, setNewer] = useState<Journey>()
  const journey = newer ?? start.journey
  const [filling, setFilling] = useState(start.filling ?? emptyFilling)
  const [picked, setPicked] = useState(start.picked)
  const [step, setStep] = useState(start.step ?? 0)
  const [faults, setFaults] = useState(start.faults ?? {})
  const [phase, setPhase] = useState<'asking' | 'sending' | 'retrying' | 'thanks' | 'gone'>('asking')
  const [notice, setNotice] = useState(start.notice ?? '')
  const [receipt, setReceipt] = useState<SubmissionReceipt>()
  // Counts how often the visitor was led somewhere: each time the focus follows. A button that was pressed led here.
  const [turn, setTurn] = useState(services && start.onLeave ? 1 : 0)
  const isBusy = useRef(false)
  const website = useRef('')
  const steps = stepsOf(journey)
  const last = steps.length - 1
  // Steps before the one that the journey begins with were answered elsewhere, and are left to it.
  const first = start.onLeave ? (start.step ?? 0) : 0
  const { own, isLive } = useDraft({ filling, picked, step, services, isDone: phase === 'thanks' }, (draft) => {
    const { filling, picked } = start
    // What stands in the fields was typed later than what was kept.
    const isNewer = Boolean(filling?.address)
    setFilling(isNewer && filling ? { ...draft.filling, address: filling.address } : draft.filling)
    setPicked(isNewer ? picked : draft.picked)
    setStep(Math.max(first, Math.min(draft.step, last)))
  })

  const leadTo = (step: number) => {
    setStep(step)
    setTurn((turn) => turn + 1)
  }

  const enter = () => {
    if (own.hasEntered) return
    own.hasEntered = true
    services?.count('entrance')
  }

  const type = (change: Partial<Filling>, field: string) => {
    own.hasTyped = true
    services?.tell?.({ kind: 'change', field })
    if (last === 0) enter()
    setFilling((filling) => ({ ...filling, ...change }))
    setFaults(({ [field]: _, ...others }) => others)
  }

  /** Says what is wrong at these steps, and where that begins. */
  const look = (from: number, till: number, filled: Filling) => {
    const found = Object.entries(faultsOf(journey, filled))
      .map(([field, fault]) => ({ field, fault, at: stepOfField(field, steps) }))
      .filter(({ at }) => at >= from && at <= till)
    setFaults(Object.fromEntries(found.map(({ field, fault }) => [field, words.faults[fault]])))
    if (found.length > 0) services?.tell?.({ kind: 'invalid', fields: found.map(({ field }) => field) })
    return found.length > 0 ? Math.min(...found.map(({ at }) => at)) : undefined
  }

  const goOn = (filled = filling) => {
    setNotice('')
    if (look(step, step, filled) !== undefined) return leadTo(step)
    enter()
    leadTo(step + 1)
  }

  /** Where no home is asked for, what was typed into the search is an answer of its own. */
  const lookedFor = () =>
    journey.asksAddress || !filling.address ? [] : [{ label: words.lookedFor, value: filling.address }]

  const send = async () => {
    if (isBusy.current) return
    setNotice('')
    const faulty = look(0, last, filling)
    if (faulty !== undefined) return leadTo(faulty)
    if (services?.tell?.({ kind: 'submit' }) === false) return
    isBusy.current = true
    setPhase('sending')
    const circumstances = { ...own, picked, website: website.current, figures: services?.figures?.() ?? lookedFor() }
    const submission = submissionOf(journey, filling, circumstances)
    const outcome = services ? await services.send(submission, () => setPhase('retrying')) : sampleOf(own.id, filling)
    await take(outcome)
    isBusy.current = false
  }

  const take = async (outcome: Outcome) => {
    if (outcome.kind === 'received') {
      services?.draft.clear()
      services?.tell?.({ kind: 'success', submissionId: outcome.receipt.submissionId })
      setReceipt(outcome.receipt)
      return setPhase('thanks')
    }
    if (outcome.kind !== 'refused') services?.tell?.({ kind: 'error', reason: outcome.kind })
    if (outcome.kind === 'gone') return setPhase('gone')
    if (outcome.kind === 'refused') await takeBack(outcome.fields)
    else setNotice(words[outcome.kind])
    setPhase('asking')
  }

  /** What the server refuses although it looked right here is asked differently by now: the journey is read again. */
  const takeBack = async (fields: Record<string, string>) => {
    const now = (await services?.reread()) ?? journey
    const places = Object.keys(fields).map((field) => stepOfField(field, stepsOf(now)))
    setNewer(now)
    setFaults(fields)
    setNotice(words.changed)
    leadTo(Math.min(stepsOf(now).length - 1, ...places))
  }

  return {
    ...{ journey, words, steps, step, filling, faults, phase, notice, receipt, isLive, turn },
    isSample: !services,
    thanks: start.thanks,
    canLeave: Boolean(start.onLeave),
    suggest: services?.suggest ?? noSuggestions,
    setAddress: (address: string, picked?: AddressSuggestion) => {
      setPicked(picked)
      type({ address }, 'address')
    },
    setAnswer: (formId: string, value: string, { isFinal }: { isFinal: boolean }) => {
      const answers = { ...filling.answers, [formId]: value }
      type({ answers }, `answers.${formId}`)
      if (isFinal) goOn({ ...filling, answers })
    },
    setDetail: (field: DetailField, text: string) =>
      type({ details: { ...filling.details, [field]: text } }, `details.${field}`),
    setTrap: (text: string) => {
      website.current = text
    },
    goBack: () => (step > first ? leadTo(step - 1) : start.onLeave?.()),
    submit: () => (step < last ? goOn() : void send()),
  }
}

export type JourneyState = ReturnType<typeof useJourney>

const noSuggestions = async () => []

/** What a preview answers itself. */
const sampleOf = (submissionId: string, { details, address }: Filling): Outcome => ({
  kind: 'received',
  receipt: { submissionId, firstName: details.firstName, address: address || null },
})
