import { createHash } from 'node:crypto'
import { parseJourneyFields } from '@gable/public-pages/journeys/parse-journey-fields.ts'
import type { DashboardOrigin, Language } from '@gable/shared/journeys/journey.ts'
import type { JourneyValues } from '@gable/shared/journeys/journey-values.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { CachedAsset } from '../platform/asset-map.ts'

interface FormContext {
  /** The button of a homeowner's page that opened the form. */
  dashboard?: DashboardOrigin | undefined
  asset: Pick<CachedAsset, 'id' | 'kind'>
  language: Language
  tab: number
  page: string
  referrer?: string | undefined
}

interface ParsedForm {
  /** When the visitor opened the form, in milliseconds. */
  since: number
  values: JourneyValues
  submission: VisitorSubmission
}

/** Turns a form post into the submission that the script would have sent. */
export function parseFormPost(
  fields: URLSearchParams,
  { asset, dashboard, language, tab, page, referrer }: FormContext,
  now = Date.now(),
): ParsedForm {
  const values = parseJourneyFields(fields)
  const text = (name: string) => fields.get(name) ?? ''
  const reported = Number(text('since'))
  const isPlausible = reported > now - dayLength && reported <= now
  const since = isPlausible ? reported : now
  // A double click gives the same ID, so the form is stored once; changed values make it a new submission.
  const id = toDeterministicId(
    since,
    createHash('sha256')
      .update(JSON.stringify([asset.id, values, ...(dashboard ? [dashboard] : [])]))
      .digest(),
  )
  const submission = {
    id,
    visitId: id,
    language,
    page,
    details: values.details,
    subject: asset.kind,
    subjectId: asset.id,
    ...(dashboard && { dashboard }),
    ...(referrer && { referrer }),
    at: new Date(now).toISOString(),
    ...(fields.has('address') && { address: { text: values.address } }),
    figures: fields.has('lookedFor') ? [{ label: getJourneyLabels(language).lookedFor, value: text('lookedFor') }] : [],
    tab,
    answers: Object.entries(values.answers).map(([formId, value]) => ({ formId, value })),
    ...(fields.has('questions.formId') && { questionAnswers: toQuestionAnswers(fields, values) }),
    consent: {
      wording: text('consent.wording'),
      version: text('consent.version'),
      seal: text('consent.seal'),
      ...(fields.has('consent.texts') && { texts: text('consent.texts') }),
      privacyUrl: text('consent.privacyUrl'),
      termsUrl: text('consent.termsUrl'),
    },
    website: text('website'),
    ...(isPlausible && { elapsed: now - since }),
    isPreview: false,
  }
  return { since, values, submission }
}

const toQuestionAnswers = (fields: URLSearchParams, { questions = {} }: JourneyValues) => ({
  formId: fields.get('questions.formId') ?? '',
  version: Number(fields.get('questions.version')),
  answers: Object.entries(questions).map(([questionId, value]) => ({ questionId, value })),
})

/** A UUIDv7 whose random bits come from a hash: the same time and content give the same ID. */
function toDeterministicId(time: number, hash: Buffer): string {
  const timestamp = Math.floor(time).toString(16).padStart(12, '0')
  const version = `7${hash.toString('hex', 0, 2).slice(1)}`
  const variant = ((hash.readUInt16BE(2) & 0x3fff) | 0x8000).toString(16)
  return [timestamp.slice(0, 8), timestamp.slice(8), version, variant, hash.toString('hex', 4, 10)].join('-')
}
