import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { BroadcastState } from '@gable/shared/broadcasts/broadcast.ts'
import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type {
  ContentIntent,
  ContentMedium,
  ContentStatus,
  ContentStyle,
  EmailTopic,
} from '@gable/shared/content/content-kind.ts'
import type { CheckState, SuppressionReason } from '@gable/shared/email-domains/email-domain.ts'
import type { EmailRecipient } from '@gable/shared/emails/email-context.ts'
import type { HoldReason, PieceState } from '@gable/shared/emails/piece.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Json<T extends object> = JSONColumnType<T, string | undefined, string>
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** What was found of each DNS record, by its type and host. */
export type StoredChecks = Record<string, { state: CheckState; found: string[]; message: string }>

/** The query of the contacts at the time the broadcast was made, with the filters of its segment. */
interface BroadcastSelection {
  ids?: string[]
  search: string
  filters: readonly ContactFilter[]
  isArchived?: boolean
  includesArchived?: boolean
}

export interface EmailTables {
  contents: {
    account_id: string
    id: string
    medium: ContentMedium
    template_type: ContentStyle
    template_id: string
    title: string
    description: Generated<string>
    status: Generated<ContentStatus>
    lead_type: LeadType
    intent: ContentIntent
    is_visible: Generated<boolean>
    draft_settings: Json<Record<string, unknown>>
    published_version: number | null
    created_by: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    triggered_at: Generated<Date>
    triggered_by: string | null
  }
  content_versions: {
    account_id: string
    content_id: string
    version: number
    settings: Json<Record<string, unknown>>
    variation_id: string | null
    dropped_because: string | null
    published_at: Generated<Date>
    published_by: string | null
  }
  broadcasts: {
    account_id: string
    id: string
    content_id: string
    version: number
    selection: Json<BroadcastSelection>
    audience: string
    state: Generated<BroadcastState>
    reason: Generated<string>
    starts_at: Date
    cursor: string | null
    created_by: string | null
    created_at: Generated<Date>
    finished_at: Date | null
  }
  email_pieces: {
    account_id: string
    id: string
    kind: 'MARKETING' | 'PERSONAL'
    content_id: string | null
    version: number | null
    occasion: Generated<string>
    broadcast_id: string | null
    contact_id: string | null
    property_id: string | null
    agent_id: string | null
    to_email: Generated<string>
    subject: Generated<string>
    body: string | null
    recipient: OptionalJson<EmailRecipient>
    state: Generated<PieceState>
    hold_reason: HoldReason | null
    reason: Generated<string>
    due_at: Generated<Date>
    attempts: Generated<number>
    claim_id: string | null
    claimed_at: Date | null
    attempt_started_at: Date | null
    sent_at: Date | null
    delivered_at: Date | null
    bounced_at: Date | null
    opened_at: Date | null
    machine_opened_at: Date | null
    clicked_at: Date | null
    unsubscribed_at: Date | null
    complained_at: Date | null
    created_at: Generated<Date>
    flow_id: Generated<string | null>
    flow_step_id: Generated<string | null>
  }
  email_events: {
    account_id: string
    id: string
    piece_id: string
    at: Date
    type: 'open' | 'click' | 'delivered' | 'bounce' | 'complaint' | 'unsubscribe' | 'resubscribe'
    external_id: string | null
    detail: Json<Record<string, unknown>>
  }
  email_suppressions: {
    account_id: string
    email: string
    reason: SuppressionReason
    detail: Generated<string>
    piece_id: string | null
    at: Generated<Date>
  }
  contact_topic_opt_outs: {
    account_id: string
    contact_id: string
    topic: EmailTopic
    at: Generated<Date>
  }
  email_domains: {
    account_id: string
    id: string
    domain: string
    local_part: string
    ownership_token: string
    verified_at: Date | null
    checked_at: Date | null
    failing_since: Date | null
    checks: Json<StoredChecks>
    created_at: Generated<Date>
  }
  email_domain_keys: {
    account_id: string
    domain_id: string
    selector: string
    public_key: string
    private_key: Buffer
    created_at: Generated<Date>
    active_from: Date | null
    retired_at: Date | null
  }
  email_settings: {
    account_id: string
    weekly_limit: Generated<number>
    quiet_from: Generated<number>
    quiet_till: Generated<number>
    paused_at: Date | null
    pause_reason: Generated<string>
    warned_at: Date | null
    resumed_on: string | null
    resumed_counts: Json<{ sent?: number; bounced?: number; complained?: number }>
  }
  custom_hosts: {
    account_id: string
    host: string
    ownership_token: string
    verified_at: Date | null
    failing_since: Date | null
    checked_at: Date | null
    checks: Json<StoredChecks>
    created_at: Generated<Date>
  }
}
