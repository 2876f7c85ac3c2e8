import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { DetailField } from '@gable/shared/journeys/contact-details.ts'
import { getJourneySteps, type Journey } from '@gable/shared/journeys/journey.ts'
import { type JourneyValues, validateJourney } from '@gable/shared/journeys/journey-values.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { buildSubmission } from './build-submission.ts'
import { emptyValues } from './empty-values.ts'
import { findStepOfField } from './find-step-of-field.ts'
import type { QuestionSupport } from './questions/questions.ts'
import type { JourneyServices } from './services.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

export interface JourneyOptions {
  journey: Journey
  labels: JourneyLabels
  services?: JourneyServices | undefined
  /** Initial values. */
  values?: JourneyValues | undefined
  /** The suggestion that the initial address was picked from. */
  picked?: AddressSuggestion | undefined
  /** Messages by field, from a submission that the server rejected. */
  errors?: Record<string, string> | undefined
  notice?: string | undefined
  step?: number | undefined
  /** The agency's thank-you message, instead of the default one. */
  thanks?: string | undefined
  /** Asks the questions that the agency added. Loaded only for forms that have some. */
  questions?: QuestionSupport | undefined
  /** Goes back from the first step to the view that opened the journey. */
  onLeave?: (() => void) | undefined
}

/** State and actions of a journey. */
export function useJourney({ labels, services, questions, ...options }: JourneyOptions) {
  const [reloaded, setReloaded] = useState<Journey>()
  const journey = reloaded ?? options.journey
  const [values, setValues] = useState(options.values ?? emptyValues)
  const [picked, setPicked] = useState(options.picked)
  const [step, setStep] = useState(options.step ?? 0)
  const [errors, setErrors] = useState(options.errors ?? {})
  const [notice, setNotice] = useState(options.notice ?? '')
  // Focus follows each navigation. Opening the journey by a button is the first one.
  const [navigations, setNavigations] = useState(services && options.onLeave ? 1 : 0)
  const honeypot = useRef('')
  const listSteps = (journey: Journey) => getJourneySteps(journey, questions)
  const steps = listSteps(journey)
  const last = steps.length - 1
  // Earlier steps were answered in the view that opened the journey.
  const first = options.onLeave ? (options.step ?? 0) : 0
  const { send, ...sending } = useSending(services, journey.forms[0]?.redirectUrl, (failure) => {
    if (failure.kind === 'refused') return handleRejection(failure.fields)
    const cause = failure.kind === 'failed' && failure.cause
    return setNotice(cause ? labels.failedBecause[cause] : labels[failure.kind])
  })
  const isDone = sending.phase === 'thanks'
  const { session, isLive } = useDraft({ values, picked, step, services, isDone }, (draft) => {
    const { values, picked } = options
    // An initial address is newer than the draft.
    const isNewer = Boolean(values?.address)
    setValues(isNewer && values ? { ...draft.filling, address: values.address } : draft.filling)
    setPicked(isNewer ? picked : draft.picked)
    setStep(Math.max(first, Math.min(draft.step, last)))
  })

  // Going back, or reloading the page, is no progress. An address counts when it is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the services of a journey do not change
  useEffect(() => {
    if (!isLive || step <= session.furthestStep) return
    session.furthestStep = step
    const kind = steps[step]?.kind
    if (kind && kind !== 'address') services?.countStep?.(kind)
  }, [isLive, step])

  const goToStep = (step: number) => {
    setStep(step)
    setNavigations((count) => count + 1)
  }

  const countEntrance = () => {
    if (session.hasEntered) return
    session.hasEntered = true
    services?.count('entrance')
  }

  const change = (changes: Partial<JourneyValues>, field: string) => {
    session.hasTyped = true
    if (field === 'address' && !values.address) services?.countStep?.('address')
    services?.emit?.({ kind: 'change', field })
    if (last === 0) countEntrance()
    setValues((values) => ({ ...values, ...changes }))
    setErrors(({ [field]: _, ...others }) => others)
  }

  /** Shows the errors of these steps and returns the first step that has one. */
  const validateSteps = (from: number, to: number, values: JourneyValues) => {
    const found = Object.entries({ ...validateJourney(journey, values), ...questions?.validate(journey, values) })
      .map(([field, error]) => ({ field, error, at: findStepOfField(field, steps) }))
      .filter(({ at }) => at >= from && at <= to)
    setErrors(Object.fromEntries(found.map(({ field, error }) => [field, labels.faults[error]])))
    if (found.length === 0) return undefined
    services?.emit?.({ kind: 'invalid', fields: found.map(({ field }) => field) })
    return Math.min(...found.map(({ at }) => at))
  }

  const goNext = (current = values) => {
    setNotice('')
    if (validateSteps(step, step, current) !== undefined) return goToStep(step)
    countEntrance()
    goToStep(step + 1)
  }

  /** Search text of a journey that asks for no address; it is submitted as an extra answer. */
  const getSearchText = () =>
    journey.asksAddress || !values.address ? [] : [{ label: labels.lookedFor, value: values.address }]

  const prepareSubmission = () => {
    setNotice('')
    const invalidStep = validateSteps(0, last, values)
    if (invalidStep !== undefined) goToStep(invalidStep)
    else if (services?.emit?.({ kind: 'submit' }) !== false)
      return buildSubmission(journey, values, {
        ...session,
        picked,
        figures: services?.figures?.() ?? getSearchText(),
        website: honeypot.current,
        questionAnswers: questions?.toAnswers(journey, values),
      })
    return undefined
  }

  /** The server rejected values that were valid here, so the form has changed: the journey is loaded again. */
  const handleRejection = async (fields: Record<string, string>) => {
    const current = (await services?.reload()) ?? journey
    const invalidSteps = Object.keys(fields).map((field) => findStepOfField(field, listSteps(current)))
    setReloaded(current)
    setErrors(fields)
    setNotice(labels.changed)
    goToStep(Math.min(listSteps(current).length - 1, ...invalidSteps))
  }

  return {
    journey,
    labels,
    steps,
    step,
    values,
    errors,
    notice,
    isLive,
    navigations,
    ...sending,
    isSample: !services,
    thanks: options.thanks,
    getAnswer: services?.getAnswer,
    leave: options.onLeave,
    first,
    goToStep,
    suggest: services?.suggest ?? suggestNothing,
    setAddress: (address: string, picked?: AddressSuggestion) => {
      setPicked(picked)
      change({ address }, 'address')
    },
    setAnswer: (formId: string, value: string, { isFinal }: { isFinal: boolean }) => {
      const answers = { ...values.answers, [formId]: value }
      change({ answers }, `answers.${formId}`)
      if (isFinal) goNext({ ...values, answers })
    },
    setQuestion: (id: string, value: string) =>
      change({ questions: { ...values.questions, [id]: value } }, `questions.${id}`),
    setDetail: (field: DetailField | 'texts', text: string) =>
      change({ details: { ...values.details, [field]: text } }, `details.${field}`),
    setHoneypot: (text: string) => {
      honeypot.current = text
    },
    goBack: () => (step > first ? goToStep(step - 1) : options.onLeave?.()),
    submit: () => (step < last ? goNext() : void send(prepareSubmission)),
  }
}

export type JourneyState = ReturnType<typeof useJourney>

const suggestNothing = async () => []
