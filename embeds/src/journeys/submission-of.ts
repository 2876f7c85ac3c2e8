import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Filling } from '@gable/shared/journeys/filling.ts'
import { type Journey, stepsOf } from '@gable/shared/journeys/journey.ts'
import type { Figure } from '@gable/shared/submissions/figure.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'

interface Circumstances {
  id: string
  visitId: string
  startedAt: number
  /** What was put into the field that nobody sees. */
  website: string
  picked: AddressSuggestion | undefined
  figures: Figure[] | undefined
}

/** What is sent of a filling: what was asked, and nothing that an earlier version of the form had asked. */
export function submissionOf(
  journey: Journey,
  { address, answers, details }: Filling,
  { id, visitId, startedAt, website, picked, figures = [] }: Circumstances,
): VisitorSubmission {
  const { subject, subjectId, tab = 0, language, asksAddress, consent, brand } = journey
  return {
    ...{ id, visitId, subject, subjectId, tab, language, details, figures },
    at: new Date().toISOString(),
    page: location.href.slice(0, 2000),
    referrer: document.referrer.slice(0, 2000),
    ...(asksAddress && address.trim() && { address: { text: address, ...(picked && { picked }) } }),
    answers: stepsOf(journey).flatMap((step) => {
      if (step.kind === 'timeline') return { formId: step.form.id, value: answers[step.form.id] ?? '' }
      return step.kind === 'offer' ? { formId: step.form.id, value: answers[step.form.id] ?? 'NO' } : []
    }),
    consent: { ...consent, privacyUrl: brand.privacyUrl, termsUrl: brand.termsUrl },
    website,
    elapsed: Math.max(0, Date.now() - startedAt),
    isPreview: false,
  }
}
