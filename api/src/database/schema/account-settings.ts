import type { OfficeHours } from '@gable/shared/leads/office-hours.ts'
import type { ColumnType, Generated } from 'kysely'

export interface AccountSettingsTables {
  account_settings: {
    account_id: string
    keeps_homes_current: Generated<boolean>
    homes_current_days: Generated<number>
    tracking_code: Generated<string>
    answer_within_hours: number | null
    office_hours: ColumnType<OfficeHours | null, string | null | undefined, string | null>
    export_kept_days: Generated<number>
    import_kept_days: Generated<number>
    import_owner_id: string | null
    suggests_addresses: Generated<boolean>
    two_factor_from: Date | null
  }
  enrichment_runs: {
    account_id: string
    id: string
    night: ColumnType<string | null, string | null | undefined, never>
    asked_by: string | null
    due: number
    looked_up: Generated<number>
    changed: Generated<number>
    failed: Generated<number>
    began_at: Generated<Date>
    reached_at: Generated<Date>
    ended_at: Date | null
    is_stopped: Generated<boolean>
  }
  owner_names: {
    account_id: string
    hash: Buffer
    name: string
    agent_id: string | null
    is_decided: Generated<boolean>
    rows: Generated<number>
    seen_at: Date | null
    created_at: Generated<Date>
  }
  recommendations: {
    account_id: string
    id: string
    hash: Buffer
    agent_id: string | null
    name: string
    email: string
    words: string
    sent_at: Generated<Date>
  }
  email_opt_outs: { hash: Buffer; at: Generated<Date> }
}
