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
    note_id: string | null
    lead_id: string | null
    correction_id: string | null
    by_agent_id: string | null
    at: Generated<Date>
    read_at: Generated<Date | null>
  }
}
