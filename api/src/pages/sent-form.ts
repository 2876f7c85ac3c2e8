import { createHash } from 'node:crypto'
import { fillingOf } from '@gable/public-pages/journey-page/filling-of.ts'
import type { Filling } from '@gable/shared/journey/filling.ts'
import { type Journey, stepsOf } from '@gable/shared/journey/journey.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { idFrom } from './id-from.ts'

interface SentForm {
  filling: Filling
  submission: VisitorSubmission
}

/** What a browser without script has sent, as its script would have sent it. */
export function readSentForm(journey: Journey, fields: URLSearchParams, page: string, now = Date.now()): SentForm {
  const filling = fillingOf(fields)
  const { address, answers, details } = filling
  const { subject, subjectId, language, asksAddress } = journey
  const text = (name: string) => fields.get(name) ?? ''
  const since = sinceWhen(text('since'), now)
  // Sent twice it is the same; sent again with something else in it, it is another one.
  const id = idFrom(
    since,
    createHash('sha256')
      .update(JSON.stringify([subjectId, filling]))
      .digest(),
  )
  const submission = {
    ...{ id, visitId: id, subject, subjectId, language, page, details },
    at: new Date(now).toISOString(),
    ...(asksAddress && { address: { text: address } }),
    answers: stepsOf(journey).flatMap((step) => {
      if (step.kind !== 'timeline' && step.kind !== 'offer') return []
      return { formId: step.form.id, value: answers[step.form.id] ?? (step.kind === 'offer' ? 'NO' : '') }
    }),
    consent: {
      wording: text('consent.wording'),
      version: text('consent.version'),
      seal: text('consent.seal'),
      privacyUrl: text('consent.privacyUrl'),
      termsUrl: text('consent.termsUrl'),
    },
    website: text('website'),
    elapsed: now - since,
    isPreview: false,
  }
  return { filling, submission }
}

/** Since when the form stood on the page: what nobody could believe was a moment ago. */
function sinceWhen(said: string, now: number) {
  const since = Number(said)
  return since > now - dayLength && since <= now ? since : now
}

const dayLength = 86_400_000
