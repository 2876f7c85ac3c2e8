import type { LeadType } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { SubmissionState } from '@gable/shared/submissions/submission.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Arrival } from './arrival.ts'

/** A submission in the agency's own words: what was asked is told as it was asked then. */
export type Received = Omit<Arrival, 'answers' | 'figures' | 'tab' | 'address' | 'language'> & {
  language: string
  subjectName: string
  formId: string | null
  formName: string
  leadType: LeadType
  address: string | null
  answers: { label: string; value: string }[]
}

/** What a submission led to, by id. */
export interface Outcome {
  contactId: string
  recognisedBy: 'EMAIL' | 'PHONE' | null
  homeId: string | null
  leadId: string
}

export interface AgreedTo {
  wording: string
  version: string
  language: Language
  privacyUrl: string
  termsUrl: string
}

export const insertSubmission = (
  db: Db,
  { accountId }: AccountScope,
  { details, ...received }: Received,
  { state, spamReason }: { state: SubmissionState; spamReason?: string },
  outcome?: Outcome,
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
    referrer: received.referrer,
    language: received.language,
    form_id: received.formId,
    form_name: received.formName,
    lead_type: received.leadType,
    details: JSON.stringify(details),
    answers: JSON.stringify(received.answers),
    address: received.address,
    search: [details.firstName, details.lastName, details.email, details.phone, received.address ?? ''].join(' '),
    state,
    spam_reason: spamReason ?? null,
    ...(outcome && idsOf(outcome)),
  })

export const insertConsent = (
  db: Db,
  { accountId }: AccountScope,
  { id, at, page }: Pick<Received, 'id' | 'at' | 'page'>,
  { wording, version, language, privacyUrl, termsUrl }: AgreedTo,
  outcome?: Outcome,
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
  })

export const idsOf = ({ contactId, recognisedBy, homeId, leadId }: Outcome) => ({
  contact_id: contactId,
  recognised_by: recognisedBy,
  property_id: homeId,
  lead_id: leadId,
})
