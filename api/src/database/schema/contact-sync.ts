import type { CrmCatalog } from '@gable/shared/contact-sync/catalog.ts'
import type { SyncRecord } from '@gable/shared/contact-sync/record.ts'
import type { RunCounts, StoredOutcome } from '@gable/shared/contact-sync/report.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Where a run continues after a page was committed. */
interface SyncCursor {
  next?: string | undefined
  pages?: number
  /** The people of the last page, to notice that it came again. */
  lastIds?: string[]
  /** The newest change that the app knew of when the run began. */
  watermark?: string
  lastContactId?: string
  /** The newest note or task that there was when the reading of them began. */
  firstId?: number
}

/** The next action of a lead, as both sides know it. The time is an ISO one. */
export interface SyncedTask {
  action: string
  at: string
}

type Json<T extends object> = JSONColumnType<T, string | undefined, string>

export interface ContactSyncTables {
  sync_states: {
    account_id: string
    app_id: string
    sends: boolean
    paused_at: Date | null
    locked_by: string | null
    locked_until: Date | null
    not_before: Date | null
    failures: Generated<number>
    first_done_at: Date | null
    watermark: Date | null
    last_note_id: string | null
    last_task_id: string | null
    synced_at: Date | null
    catalog: Json<Partial<CrmCatalog>>
  }
  sync_links: {
    account_id: string
    app_id: string
    contact_id: string
    remote_id: string
    agreed: ColumnType<SyncRecord, string, string>
    has_sent_opt_out: Generated<boolean>
    deleted_at: Date | null
    checked_at: Generated<Date>
  }
  sync_notes: {
    account_id: string
    app_id: string
    note_id: string
    remote_id: string
    agreed_hash: string | null
  }
  sync_tasks: {
    account_id: string
    app_id: string
    lead_id: string
    remote_id: string
    agreed: ColumnType<SyncedTask, string, string>
    checked_at: Generated<Date>
  }
  sync_field_mappings: { account_id: string; app_id: string; attribute_key: string; remote_field: string }
  sync_user_mappings: { account_id: string; app_id: string; remote_user_id: string; agent_id: string | null }
  sync_runs: {
    account_id: string
    app_id: string
    id: string
    kind: 'FIRST' | 'INCREMENTAL' | 'RETRY'
    state: Generated<'RUNNING' | 'DONE' | 'FAILED'>
    is_requested: Generated<boolean>
    phase: string
    cursor: Json<SyncCursor>
    started_at: Generated<Date>
    ended_at: Date | null
    total: number | null
    read: Generated<number>
    counts: Json<Partial<RunCounts>>
    reason: Generated<string>
  }
  sync_report_rows: {
    account_id: string
    run_id: string
    id: string
    app_id: string
    at: Generated<Date>
    direction: 'IN' | 'OUT'
    outcome: StoredOutcome
    name: string
    reason: string
    contact_id: string | null
    remote_id: string | null
    retried_at: Date | null
  }
  sync_outbox: {
    account_id: string
    app_id: string
    kind: 'CONTACT' | 'NOTE' | 'NOTE_DELETION' | 'TASK'
    item_id: string
    contact_id: string
    version: Generated<string>
    due_at: Generated<Date>
    attempts: Generated<number>
    attempted_at: Date | null
    is_retry: Generated<boolean>
    remote_id: string | null
  }
  sync_inbox: {
    account_id: string
    app_id: string
    remote_id: string
    kind: Generated<'PERSON' | 'NOTE' | 'TASK'>
    version: Generated<string>
    is_retry: Generated<boolean>
  }
}
