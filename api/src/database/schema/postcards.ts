import type { PostcardHoldReason, PostcardState, ScanKind } from '@gable/shared/postcards/piece.ts'
import type { PostcardRecipient, PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Json<T extends object> = JSONColumnType<T, string | undefined, string>
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface PostcardTables {
  postcard_pieces: {
    account_id: string
    id: string
    position: Generated<string>
    content_id: string
    version: number
    occasion: string
    broadcast_id: string | null
    contact_id: string | null
    property_id: string | null
    agent_id: string | null
    code_hash: Buffer | null
    address: Generated<string>
    household: Generated<string>
    sender: OptionalJson<PostcardSender>
    recipient: OptionalJson<PostcardRecipient>
    state: Generated<PostcardState>
    hold_reason: PostcardHoldReason | null
    reason: Generated<string>
    due_on: string
    retry_at: Date | null
    attempts: Generated<number>
    claim_id: string | null
    claimed_at: Date | null
    attempt_started_at: Date | null
    carrier: string | null
    provider_id: string | null
    submitted_on: string | null
    cancel_until: Date | null
    cancel_requested_at: Date | null
    submitted_at: Date | null
    printed_at: Date | null
    in_transit_at: Date | null
    delivered_at: Date | null
    returned_at: Date | null
    canceled_at: Date | null
    scanned_at: Date | null
    scan_kind: ScanKind | null
    machine_scanned_at: Date | null
    scans: Generated<number>
    credits: Generated<number>
    created_at: Generated<Date>
    flow_id: Generated<string | null>
    flow_step_id: Generated<string | null>
  }
  postcard_events: {
    account_id: string
    id: string
    piece_id: string
    at: Date
    type: 'scan' | 'second-scan' | 'printed' | 'in-transit' | 'delivered' | 'returned' | 'canceled' | 'failed'
    external_id: string | null
    detail: Json<Record<string, unknown>>
  }
  postcard_settings: {
    account_id: string
    daily_limit: Generated<number>
  }
}
