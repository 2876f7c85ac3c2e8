import { createHash } from 'node:crypto'
import { fillingOf } from '@gable/public-pages/journeys/filling-of.ts'
import type { Filling } from '@gable/shared/journeys/filling.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { wordsOf } from '@gable/shared/journeys/words/words-of.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import type { KnownSubject } from '../platform/subject-map.ts'
import { idFrom } from './id-from.ts'

interface Addressed {
  subject: Pick<KnownSubject, 'id' | 'kind'>
  language: Language
  tab: number
  page: string
}

interface SentForm {
  /** Since when the form stands before its visitor, in milliseconds. */
  since: number
  filling: Filling
  submission: VisitorSubmission
}

/** What a browser without script has sent, as its script would have sent it. */
export function readSentForm(
  fields: URLSearchParams,
  { subject, language, tab, page }: Addressed,
  now = Date.now(),
): SentForm {
  const filling = fillingOf(fields)
  const text = (name: string) => fields.get(name) ?? ''
  const said = Number(text('since'))
  const isCredible = said > now - dayLength && said <= now
  const since = isCredible ? said : now
  // Sent twice it is the same; sent again with something else in it, it is another one.
  const id = idFrom(
    since,
    createHash('sha256')
      .update(JSON.stringify([subject.id, filling]))
      .digest(),
  )
  const submission = {
    ...{ id, visitId: id, language, page, details: filling.details },
    ...{ subject: subject.kind, subjectId: subject.id },
    at: new Date(now).toISOString(),
    ...(fields.has('address') && { address: { text: filling.address } }),
    figures: fields.has('lookedFor') ? [{ label: wordsOf(language).lookedFor, value: text('lookedFor') }] : [],
    tab,
    answers: Object.entries(filling.answers).map(([formId, value]) => ({ formId, value })),
    consent: {
      wording: text('consent.wording'),
      version: text('consent.version'),
      seal: text('consent.seal'),
      privacyUrl: text('consent.privacyUrl'),
      termsUrl: text('consent.termsUrl'),
    },
    website: text('website'),
    ...(isCredible && { elapsed: now - since }),
    isPreview: false,
  }
  return { since, filling, submission }
}

const dayLength = 86_400_000
