import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { EntryReason, EntryState } from '@gable/shared/lead-intake/entry.ts'
import type { LeadDraft } from '@gable/shared/lead-intake/lead-draft.ts'
import type { Mapping } from '@gable/shared/lead-intake/mapping.ts'
import type { PayloadField } from '@gable/shared/lead-intake/payload-fields.ts'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string | undefined, string>

export interface LeadIntakeTables {
  lead_intake_addresses: {
    account_id: string
    code: string
    created_at: Generated<Date>
    last_received_at: Date | null
    received_count: Generated<number>
    lead_count: Generated<number>
  }
  lead_intake_sources: {
    account_id: string
    id: string
    name: string
    code: string
    secret: Buffer | null
    is_paused: Generated<boolean>
    lead_type: LeadType
    tags: Generated<string[]>
    mapping: Json<Mapping>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    last_received_at: Date | null
    received_count: Generated<number>
    lead_count: Generated<number>
    rejected_count: Generated<number>
    last_rejected_at: Date | null
    last_rejection: 'SIGNATURE' | 'BODY' | 'TOO_MANY' | null
  }
  lead_intake_entries: {
    account_id: string
    id: string
    channel: 'EMAIL' | 'WEBHOOK'
    source_id: string | null
    source_name: string
    state: EntryState
    reason: EntryReason | null
    sender: Generated<string>
    title: Generated<string>
    body: Generated<string>
    fields: Json<PayloadField[]>
    draft: Json<Partial<LeadDraft>>
    verification: ColumnType<ForwardingVerification | null, string | null | undefined, string | null>
    key: Buffer
    lead_id: string | null
    received_at: Generated<Date>
  }
  incoming_leads: {
    account_id: string
    key: Buffer
    source: string
    lead_id: string
    at: Generated<Date>
  }
}

/** What a mail provider wants confirmed before it forwards. */
export interface ForwardingVerification {
  provider: string
  code: string
  url: string
  mailbox: string
}
