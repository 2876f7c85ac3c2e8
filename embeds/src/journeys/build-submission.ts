import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { getJourneySteps, type Journey } from '@gable/shared/journeys/journey.ts'
import type { JourneyValues } from '@gable/shared/journeys/journey-values.ts'
import type { CalculatorResult } from '@gable/shared/submissions/calculator-result.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'

interface SubmissionContext {
  id: string
  visitId: string
  startedAt: number
  /** Value of the honeypot field. */
  website: string
  picked: AddressSuggestion | undefined
  figures: CalculatorResult[] | undefined
  /** With the questions that the agency added. */
  questionAnswers: VisitorSubmission['questionAnswers']
}

/** Contains answers to the journey's current questions only; a draft may hold answers to questions that were removed. */
export function buildSubmission(
  journey: Journey,
  { address, answers, details }: JourneyValues,
  { id, visitId, startedAt, website, picked, questionAnswers, figures = [] }: SubmissionContext,
): VisitorSubmission {
  const { subject, subjectId, tab = 0, dashboard, language, asksAddress, consent, brand } = journey
  return {
    id,
    visitId,
    subject,
    subjectId,
    tab,
    language,
    details,
    figures,
    ...(dashboard && { dashboard }),
    at: new Date().toISOString(),
    page: location.href.slice(0, 2000),
    referrer: document.referrer.slice(0, 2000),
    ...(asksAddress && address.trim() && { address: { text: address, ...(picked && { picked }) } }),
    answers: getJourneySteps(journey).flatMap((step) => {
      if (step.kind === 'timeline') return { formId: step.form.id, value: answers[step.form.id] ?? '' }
      return step.kind === 'offer' ? { formId: step.form.id, value: answers[step.form.id] ?? 'NO' } : []
    }),
    ...(questionAnswers && { questionAnswers }),
    consent: { ...consent, privacyUrl: brand.privacyUrl, termsUrl: brand.termsUrl },
    website,
    elapsed: Math.max(0, Date.now() - startedAt),
    isPreview: false,
  }
}
