import type { LeadType } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { SubmissionState } from '@gable/shared/submissions/submission.ts'
import type { Traffic } from '@gable/shared/traffic/traffic.ts'
import { sql } from 'kysely'
import { type SubmissionOrigin, selectContentSubmission } from '../email-tracking/attribution-queries.ts'
import { toKeyedTraffic } from '../ingest/read-traffic.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ContactChanges } from './custom-answers.ts'
import type { IncomingSubmission } from './incoming-submission.ts'

/** A submission as stored, with each question as it was worded at the time. */
export type ReceivedSubmission = Omit<
  IncomingSubmission,
  'answers' | 'questionAnswers' | 'results' | 'tab' | 'address' | 'traffic'
> & {
  /** Null if it was not recorded. */
  traffic: Traffic | null
  subjectName: string
  formId: string | null
  formName: string
  leadType: LeadType
  address: string | null
  /** The module and the button of a homeowner's page. */
  dashboardButton: string | null
  answers: { label: string; value: string }[]
  /** What the answers give to the contact. */
  contactChanges: ContactChanges | null
  /** The email that led to the form. */
  piece: SubmissionOrigin | undefined
}

/** Ids of the records that a submission created or matched. */
export interface SubmissionOutcome {
  contactId: string
  recognisedBy: 'EMAIL' | 'PHONE' | null
  propertyId: string | null
  leadId: string
}

interface ConsentInput {
  wording: string
  version: string
  language: Language
  privacyUrl: string
  termsUrl: string
  /** Beside the box for texts. Empty without one. */
  texts: string
  agreesToTexts: boolean
}

export const insertSubmission = (
  db: Db,
  { accountId }: AccountScope,
  { details, ...received }: ReceivedSubmission,
  { state, spamReason }: { state: SubmissionState; spamReason?: string },
  outcome?: SubmissionOutcome,
) =>
  db.insertInto('submissions').values({
    account_id: accountId,
    id: received.id,
    at: received.at,
    subject: received.kind,
    subject_id: received.subjectId,
    subject_name: received.subjectName,
    visit_id: received.visitId,
    page_url: received.page,
    piece_id: received.piece?.pieceId ?? null,
    referrer: received.referrer,
    ...toTrafficColumns(received.traffic),
    click_ids: JSON.stringify(received.clickIds),
    dashboard_button: received.dashboardButton,
    language: received.language,
    form_id: received.formId,
    form_name: received.formName,
    lead_type: received.leadType,
    details: JSON.stringify(details),
    answers: JSON.stringify(received.answers),
    contact_changes: received.contactChanges && JSON.stringify(received.contactChanges),
    address: received.address,
    search: [details.firstName, details.lastName, details.email, details.phone, received.address ?? ''].join(' '),
    state,
    spam_reason: spamReason ?? null,
    ...(outcome && toOutcomeColumns(outcome)),
  })

/** What is known to be none is empty, so that a filter finds it. */
const toTrafficColumns = (traffic: Traffic | null) =>
  traffic && {
    campaign: traffic.campaign ?? '',
    source: traffic.source ?? '',
    medium: traffic.medium ?? '',
    site: traffic.referrer ?? '',
    device: traffic.device ?? null,
    split_test_id: traffic.splitTestId ?? null,
    variant: traffic.variant ?? null,
  }

export const insertConsent = (
  db: Db,
  { accountId }: AccountScope,
  { id, at, page }: Pick<ReceivedSubmission, 'id' | 'at' | 'page'>,
  { wording, version, language, privacyUrl, termsUrl, texts, agreesToTexts }: ConsentInput,
  outcome?: SubmissionOutcome,
) =>
  db.insertInto('consents').values({
    account_id: accountId,
    id: newId(),
    submission_id: id,
    contact_id: outcome?.contactId ?? null,
    at,
    wording,
    version,
    language,
    page_url: page,
    privacy_url: privacyUrl || null,
    terms_url: termsUrl || null,
    text_wording: texts || null,
    agreed_to_texts: agreesToTexts,
  })

export const toOutcomeColumns = ({ contactId, recognisedBy, propertyId, leadId }: SubmissionOutcome) => ({
  contact_id: contactId,
  recognised_by: recognisedBy,
  property_id: propertyId,
  lead_id: leadId,
})

/** Counts the submission. Runs last, so that a busy page’s counters stay locked only for the commit. */
export const selectRecordEvent = (
  scope: AccountScope,
  { id, at, kind, subjectId, visitId, piece, traffic }: ReceivedSubmission,
) => {
  const counted = sql`record_event(${scope.accountId}, ${id}, ${at}, 'submission', ${kind}, ${subjectId}, ${visitId}, null,
    ${traffic && toKeyedTraffic(traffic).json}::jsonb)`
  const { contentId } = piece ?? {}
  return piece && contentId ? sql`${counted}, ${selectContentSubmission(scope, { ...piece, contentId }, at)}` : counted
}
