import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { isPlausibleEventTime } from '@gable/shared/ingest/event-time.ts'
import type { CustomAnswers } from '@gable/shared/journeys/custom-questions.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { type CalculatorResult, maxCalculatorResults } from '@gable/shared/submissions/calculator-result.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { cleanLine, cleanText } from '@gable/shared/text/clean-text.ts'
import { type ClickIds, getClickIds, parseClickIds } from '@gable/shared/traffic/click-ids.ts'
import { parseShownVariant, type ShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import { toReferral } from '@gable/shared/traffic/to-traffic.ts'
import type { Traffic } from '@gable/shared/traffic/traffic.ts'
import { readTraffic } from '../ingest/read-traffic.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Sender } from './sender.ts'

/** A visitor's request, with text cleaned for storage and a plausible time. */
export interface IncomingSubmission {
  id: string
  at: Date
  kind: AssetKind
  subjectId: string
  visitId: string
  tab: number
  page: string | null
  /** The external page that linked to it. */
  referrer: string | null
  /** Clicks on ads that led to the page. */
  clickIds: ClickIds
  traffic: Traffic
  /** The version of the page that the visitor saw, even if its test has ended since. */
  shown?: ShownVariant | undefined
  language: Language
  address: string
  answers: Map<string, string>
  /** Answers to the questions that the agency added. */
  questionAnswers?: { formId: string; version: number; values: CustomAnswers } | undefined
  /** Calculator results, as shown to the visitor. */
  results: CalculatorResult[]
  details: { firstName: string; lastName: string; email: string; phone: string }
  /** What the visitor asked the assistant beside the form before. */
  conversationId?: string | undefined
}

export function toIncomingSubmission(
  input: VisitorSubmission,
  { kind, splitTest }: Pick<CachedAsset, 'kind' | 'splitTest'>,
  { origin, headers }: Pick<Sender, 'origin' | 'headers'>,
  now = Date.now(),
): IncomingSubmission {
  const page = toWebUrl(input.page) ?? toWebUrl(origin)
  const referrer = toExternalReferrer(toWebUrl(input.referrer), page)
  const from = input.from ?? toReferral(page, referrer)
  const at = Date.parse(input.at)
  const { firstName, lastName, email, phone } = input.details
  return {
    id: input.id.toLowerCase(),
    // A wrong clock must not lose a lead, so an implausible time becomes now.
    at: new Date(isPlausibleEventTime(at, now) ? at : now),
    kind,
    subjectId: input.subjectId.toLowerCase(),
    visitId: input.visitId.toLowerCase(),
    tab: input.tab,
    page,
    referrer,
    clickIds: { ...parseClickIds(new URLSearchParams(input.clickIds ?? {}).toString()), ...getClickIds(page) },
    traffic: readTraffic(headers, { subjectId: input.subjectId, from }, { splitTest }),
    shown: parseShownVariant(from?.variant),
    language: input.language,
    address: cleanLine(input.address?.text || input.address?.picked?.fullAddress || ''),
    answers: new Map(input.answers.map(({ formId, value }) => [formId.toLowerCase(), cleanText(value)])),
    questionAnswers: input.questionAnswers && toQuestionAnswers(input.questionAnswers),
    results: input.figures
      .slice(0, maxCalculatorResults)
      .map(({ label, value }) => ({ label: shortLine(label), value: shortLine(value) }))
      .filter(({ label, value }) => label && value),
    details: {
      firstName: cleanLine(firstName),
      lastName: cleanLine(lastName),
      email: cleanLine(email).toLowerCase(),
      phone: cleanLine(phone),
    },
    conversationId: input.conversationId?.toLowerCase(),
  }
}

const toQuestionAnswers = ({ formId, version, answers }: NonNullable<VisitorSubmission['questionAnswers']>) => ({
  formId: formId.toLowerCase(),
  version,
  values: Object.fromEntries(answers.map(({ questionId, value }) => [questionId.toLowerCase(), cleanText(value)])),
})

/** Submissions that share a key run one at a time: they have the same id, email or phone. */
export const listLockKeys = (
  { accountId }: AccountScope,
  { id, details: { email, phone } }: { id: string; details: { email: string; phone: string } },
): string[] => [id, email, phone.replace(/\D/g, '')].filter((name) => name !== '').map((name) => `${accountId}${name}`)

/** Cuts between code points: Postgres rejects half a surrogate pair. */
const shortLine = (text: string) => Array.from(cleanLine(text)).slice(0, 80).join('')

/** A referrer on the page's own site is navigation, not a source. */
const toExternalReferrer = (referrer: string | null, page: string | null) =>
  referrer && page && new URL(referrer).origin === new URL(page).origin ? null : referrer

/** The browser reports the page, so only http and https URLs are safe to link to. */
function toWebUrl(page = ''): string | null {
  if (!/^https?:\/\//i.test(page) || !URL.canParse(page)) return null
  const url = cleanLine(new URL(page).href).slice(0, 2000)
  // It is none any more if it was cut before or in its host.
  return URL.canParse(url) ? url : null
}
