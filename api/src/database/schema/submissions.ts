import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { AttributeValue } from '@gable/shared/contacts/attribute.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { SubmissionState } from '@gable/shared/submissions/submission.ts'
import type { ClickIds } from '@gable/shared/traffic/click-ids.ts'
import type { Variant } from '@gable/shared/traffic/shown-variant.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface SubmissionTables {
  contact_emails: {
    account_id: string
    email: string
    contact_id: string
    label: Generated<string>
    is_unproven: Generated<boolean>
    created_at: Generated<Date>
  }
  contact_phones: {
    account_id: string
    phone_key: string
    contact_id: string
    phone: string
    label: Generated<string>
    is_unproven: Generated<boolean>
    created_at: Generated<Date>
  }
  /** A view of the current account's submissions, on which text filters can use an index. */
  account_submissions: SubmissionTables['submissions']
  submissions: {
    account_id: string
    id: string
    at: Date
    received_at: Generated<Date>
    subject: AssetKind
    subject_id: string
    subject_name: string
    /** The email or postcard that led here. */
    piece_id: Generated<string | null>
    visit_id: string
    page_url: string | null
    referrer: Generated<string | null>
    /** Where the visitor came from. Null if it was not recorded, and empty if there is none. */
    campaign: Generated<string | null>
    source: Generated<string | null>
    medium: Generated<string | null>
    /** The site of the referrer. */
    site: Generated<string | null>
    device: Generated<string | null>
    /** The version that the visitor saw while a test ran. */
    split_test_id: Generated<string | null>
    variant: Generated<Variant | null>
    /** The module and the button of a homeowner's page. Null for other pages, and where it was not recorded. */
    dashboard_button: Generated<string | null>
    language: Language
    form_id: string | null
    form_name: string
    lead_type: LeadType
    /** The contact details exactly as typed. */
    details: JSONColumnType<{ firstName: string; lastName: string; email: string; phone: string }>
    answers: JSONColumnType<{ label: string; value: string }[]>
    /** What the answers give to the contact. */
    contact_changes: JSONColumnType<{ attributes: Record<string, AttributeValue>; tags: string[] }> | null
    address: string | null
    search: string
    click_ids: JSONColumnType<ClickIds, string | undefined, string>
    state: SubmissionState
    spam_reason: string | null
    contact_id: string | null
    recognised_by: 'EMAIL' | 'PHONE' | null
    property_id: string | null
    lead_id: string | null
    read_by: string | null
    read_at: Date | null
    /** When its emails were enqueued. */
    announced_at: Date | null
    /** When the email to the visitor was enqueued, or was found not to be due. */
    answered_at: Date | null
  }
  consents: {
    account_id: string
    id: string
    submission_id: string
    contact_id: string | null
    at: Date
    wording: string
    version: string
    language: string
    page_url: string | null
    privacy_url: string | null
    terms_url: string | null
    /** What the form showed beside the checkbox for texts, if it had one. */
    text_wording: string | null
    agreed_to_texts: Generated<boolean>
  }
  excluded_events: {
    account_id: string
    id: string
    at: Date
    received_at: Generated<Date>
    type: string
    subject: string
    subject_id: string
    reason: 'BOT' | 'PREVIEW' | 'CLOCK'
  }
  addresses: {
    key: string
    street_key: string
    door_key: string
    full_address: string
    door_number: string
    street: string
    city: string
    state: string
    zip: string
    latitude: number | null
    longitude: number | null
  }
  address_streets: { key: string; search: GeneratedAlways<string> }
  address_words: { word: string; means: string | null }
}
