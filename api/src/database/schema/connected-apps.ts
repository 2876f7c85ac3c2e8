import type { AppName, AppScope } from '@gable/shared/connected-apps/catalog.ts'
import type { SyncRules } from '@gable/shared/connected-apps/sync-rules.ts'
import type { Generated, JSONColumnType } from 'kysely'

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
}
