import type { AttributeEntity, AttributeType } from '@gable/shared/contacts/attribute.ts'
import type { BulkState, RecordedChange, SkipReason } from '@gable/shared/contacts/bulk.ts'
import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { ContactAndPropertyTables } from './contacts-and-properties.ts'

/** Where a change of a tag replaced it: a segment, a dashboard, a form or an earlier version of its questions, or the draft or a version of a flow. */
export interface RewrittenFilters {
  table: 'segments' | 'assets' | 'forms' | 'form_question_versions' | 'flows' | 'flow_versions'
  /** Of the flow or form, for a version. */
  id: string
  version?: number
  replaced: { before: string[]; after: string[]; place?: string }[]
}

export interface ContactFeatureTables {
  /** A view of the current account's contacts, on which text and tag filters can use an index. */
  account_contacts: ContactAndPropertyTables['contacts']
  contact_tags: { account_id: string; name: string; created_at: Generated<Date> }
  attribute_definitions: {
    account_id: string
    id: string
    entity: AttributeEntity
    key: string
    label: string
    type: AttributeType
    choices: Generated<string[]>
    position: Generated<number>
    archived_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  segments: {
    account_id: string
    id: string
    agent_id: string
    name: string
    is_shared: Generated<boolean>
    search: Generated<string>
    filters: JSONColumnType<ContactFilter[]>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  note_revisions: {
    account_id: string
    id: string
    note_id: string
    contact_id: string
    change: 'EDITED' | 'DELETED'
    agent_id: string
    at: Generated<Date>
    before: JSONColumnType<Record<string, unknown>>
  }
  bulk_changes: {
    account_id: string
    id: string
    agent_id: string
    change: JSONColumnType<RecordedChange>
    rewritten_filters: JSONColumnType<RewrittenFilters[]> | null
    at: Generated<Date>
    undone_at: Date | null
    undone_by: string | null
    state: Generated<BulkState>
    attempt: string | null
    total: Generated<number>
    done: Generated<number>
    changed: Generated<number>
    left_alone: Generated<number>
    reached: string | null
  }
  bulk_batches: { account_id: string; bulk_change_id: string; place: number; contact_ids: string[] }
  bulk_changed_contacts: {
    account_id: string
    bulk_change_id: string
    contact_id: string
    before: JSONColumnType<Record<string, unknown>>
    left_because: SkipReason | null
  }
  distinct_contacts: {
    account_id: string
    one_id: string
    other_id: string
    agent_id: string
    at: Generated<Date>
  }
  contact_merges: {
    account_id: string
    id: string
    kept_id: string
    merged_id: string
    agent_id: string
    at: Generated<Date>
    before: JSONColumnType<Record<string, unknown>>
    moved: JSONColumnType<Record<string, unknown>>
    undone_at: Date | null
  }
}
