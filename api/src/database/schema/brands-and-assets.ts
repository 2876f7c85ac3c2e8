import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { AssetKind, AssetStatus } from '@gable/shared/assets/asset.ts'
import type { BrandingCompliance, BrandingDetails, BrandingStyle } from '@gable/shared/branding/branding.ts'
import type { BrandingProof } from '@gable/shared/branding/proof.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import type { FormReply } from '@gable/shared/forms/form.ts'
import type { FormQuestion, QuestionPlace } from '@gable/shared/forms/question.ts'
import type { SplitTestOutcome } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import type { Generated, JSONColumnType } from 'kysely'

type Json<T extends object> = JSONColumnType<T, string | undefined, string>

export interface BrandAndAssetTables {
  brandings: {
    account_id: string
    id: string
    name: string
    is_default: Generated<boolean>
    /** Older rows may lack properties; readers fill them with defaults. */
    style: Json<Partial<BrandingStyle>>
    details: Json<Partial<BrandingDetails>>
    compliance: Json<Partial<BrandingCompliance>>
    proof: Json<Partial<BrandingProof>>
    updated_by: string | null
    /** Nothing new uses an archived brand. */
    archived_at: Generated<Date | null>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  signatures: {
    account_id: string
    branding_id: string
    agent_id: string
    document: Json<Signature>
    updated_at: Generated<Date>
  }
  assets: {
    account_id: string
    id: string
    kind: AssetKind
    /** Widget type, page layout, or DASHBOARD. */
    type: string
    name: string
    status: Generated<AssetStatus>
    agent_id: string | null
    branding_id: string | null
    settings: Json<Record<string, unknown>>
    general_settings: Json<Record<string, unknown>>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    triggered_at: Generated<Date>
    triggered_by: string | null
  }
  landing_page_versions: {
    account_id: string
    page_id: string
    version: number
    branding_id: string | null
    settings: Json<Record<string, unknown>>
    general_settings: Json<Record<string, unknown>>
    published_at: Generated<Date>
    published_by: string | null
  }
  landing_page_drafts: {
    account_id: string
    page_id: string
    branding_id: string | null
    settings: Json<Record<string, unknown>>
    general_settings: Json<Record<string, unknown>>
  }
  landing_page_split_tests: {
    account_id: string
    id: string
    page_id: string
    version_a: number
    version_b: number | null
    /** The percentage of visitors who see B. */
    share: number
    branding_id: string | null
    settings: Json<Record<string, unknown>>
    general_settings: Json<Record<string, unknown>>
    started_at: Generated<Date>
    started_by: string | null
    ended_at: Date | null
    ended_by: string | null
    outcome: SplitTestOutcome | null
  }
  landing_page_slugs: {
    account_id: string
    /** The agent of personal pages, or else the account. */
    owner_id: string
    slug: string
    page_id: string
    is_current: boolean
  }
  shared_page_slugs: { slug: string; agency: string; page_id: string; taken_at: Generated<Date> }
  widget_sightings: {
    account_id: string
    widget_id: string
    page: string
    first_seen_at: Generated<Date>
    last_seen_at: Generated<Date>
    faults: string[]
  }
  forms: {
    account_id: string
    id: string
    name: string
    title: string
    description: string
    lead_type: LeadType
    phone_mandatory: Generated<boolean>
    include_selling_timeline: Generated<boolean>
    exit_to: string
    tracking_code: Generated<string>
    sends_answer: Generated<boolean>
    sends_text: Generated<boolean>
    questions: Json<FormQuestion[]>
    question_place: Generated<QuestionPlace>
    questions_version: Generated<number>
    redirect_url: Generated<string>
    reply: Json<FormReply>
    spanish_title: Generated<string>
    spanish_description: Generated<string>
    version: Generated<number>
    archived_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  /** Questions that visitors may still have open. */
  form_question_versions: {
    account_id: string
    form_id: string
    version: number
    questions: Json<FormQuestion[]>
    replaced_at: Generated<Date>
  }
  form_groups: {
    account_id: string
    id: string
    name: string
    form_ids: string[]
    tracking_code: Generated<string>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
