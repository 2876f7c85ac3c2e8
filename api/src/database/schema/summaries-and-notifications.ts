import type { NotificationKind } from '@gable/shared/notifications/kinds.ts'
import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'
import type { ColumnType, Generated } from 'kysely'

export interface SummaryAndNotificationTables {
  contact_summaries: {
    account_id: string
    contact_id: string
    request_id: string
    status: 'generating' | 'generated' | 'error'
    requested_by: string
    requested_at: Generated<Date>
    content: ColumnType<SummaryContent | null, string | undefined, string>
    is_by_model: Generated<boolean>
    known_until: Generated<Date | null>
    updated_at: Generated<Date | null>
  }
  notifications: {
    account_id: string
    id: string
    agent_id: string
    kind: NotificationKind
    note_id: Generated<string | null>
    lead_id: Generated<string | null>
    correction_id: Generated<string | null>
    piece_id: Generated<string | null>
    handover_id: Generated<string | null>
    intake_entry_id: Generated<string | null>
    by_agent_id: Generated<string | null>
    at: Generated<Date>
    read_at: Generated<Date | null>
    bell: Generated<boolean>
    email: Generated<boolean>
    digest: Generated<boolean>
    emailed_at: Generated<Date | null>
    digested_at: Generated<Date | null>
  }
  notification_settings: {
    account_id: string
    agent_id: string
    kind: NotificationKind
    bell: boolean
    email: boolean
    digest: boolean
  }
  notification_digests: { account_id: string; agent_id: string; hour: number; sent_for: Generated<string | null> }
}
