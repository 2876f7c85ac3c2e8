import type { AppName, AppScope } from '@gable/shared/connected-apps/catalog.ts'
import type { SyncRules } from '@gable/shared/connected-apps/sync-rules.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface ConnectedAppTables {
  connected_apps: {
    account_id: string
    id: string
    app_name: AppName
    owner_id: string
    scopes: AppScope[]
    state: Generated<'ACTIVE' | 'NEEDS_ATTENTION' | 'DISCONNECTED'>
    state_reason: Generated<string>
    credential: Buffer | null
    credential_hint: Generated<string>
    sync_rules: JSONColumnType<Partial<SyncRules>, string | undefined, string>
    connected_at: Generated<Date>
    disconnected_at: Date | null
    updated_at: Generated<Date>
  }
  zestimates: {
    account_id: string
    property_id: string
    value_date: string
    median_cents: ColumnType<string, number, number>
    low_cents: ColumnType<string, number, number>
    high_cents: ColumnType<string, number, number>
    url: string
  }
}
