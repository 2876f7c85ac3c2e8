import type { NewExport } from '@gable/shared/exports/export.ts'
import type {
  Import,
  ImportChoices,
  ImportFileKind,
  ImportFormat,
  ImportState,
  RowOutcome,
  UndoSkipReason,
} from '@gable/shared/imports/import.ts'
import type { PresetName } from '@gable/shared/imports/presets.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Counts = Import['counts']
type JsonColumn<T extends object> = ColumnType<T, string | undefined, string>

/** The contact columns that an import may change. */
export interface ImportedContactColumns {
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  owner_id: string | null
  source: string
  /** Absent in snapshots that were stored before imports had it. */
  language?: Language | null
  tags: string[]
  custom: Record<string, unknown>
  unsubscribed_by: string | null
}

/** A contact before an import updated it. */
export interface ContactBefore extends ImportedContactColumns {
  created_at: string | null
  unsubscribed_at: string | null
}

/** A contact after an import, with the emails and phones that the import added. */
export interface ContactAfter extends ContactBefore {
  addedEmails: string[]
  addedPhones: string[]
}

export interface ImportAndExportTables {
  imports: {
    account_id: string
    id: string
    agent_id: string
    state: Generated<ImportState>
    attempt: string | null
    file_name: string
    bytes: ColumnType<string, number, number>
    has_file: Generated<boolean>
    file_kind: Generated<ImportFileKind>
    reading: JsonColumn<ImportFormat>
    column_count: Generated<number>
    date_order: Import['dateOrder']
    headers: Generated<string[]>
    samples: JsonColumn<string[][]>
    preset: PresetName | null
    mapping: Generated<string[]>
    is_remembered: Generated<boolean>
    choices: ColumnType<ImportChoices | null, string | undefined, string>
    counts: JsonColumn<Counts>
    people: JsonColumn<Import['people']>
    rows_with_dropped_values: Generated<number>
    progress: Generated<number>
    reached: Generated<number>
    problem: string | null
    created_at: Generated<Date>
    finished_at: Date | null
    undone_at: Date | null
    restored: Generated<number>
    left_alone: Generated<number>
    /** The checked rows that a stopped import has not imported. */
    remaining: JsonColumn<Pick<Counts, 'NEW' | 'UPDATED'>>
    unknown_owners: JsonColumn<Record<string, number>>
  }
  import_rows: {
    account_id: string
    import_id: string
    row: number
    outcome: RowOutcome
    reason: string | null
    cells: string[] | null
    first_name: Generated<string>
    last_name: Generated<string>
    email: string | null
    phone_key: string | null
    contact_id: string | null
    person: string | null
    dropped: Generated<string[]>
    before: JSONColumnType<ContactBefore> | null
    /** On the first row of each contact. An undo compares it with the contact. */
    after: JSONColumnType<ContactAfter> | null
    /** When the row was imported. */
    stamp: Date | null
    home_key: string | null
    note_ids: string[] | null
    /** The properties that the row linked, and those of them that it created. */
    property_ids: string[] | null
    new_property_ids: string[] | null
    undone: 'RESTORED' | 'LEFT' | null
    left_because: UndoSkipReason | null
  }
  import_mappings: { account_id: string; headers_key: string; mapping: string[]; updated_at: Generated<Date> }
  exports: {
    account_id: string
    id: string
    agent_id: string
    wanted: JSONColumnType<NewExport>
    state: Generated<'WAITING' | 'WORKING' | 'DONE' | 'FAILED' | 'EXPIRED'>
    rows: Generated<number>
    bytes: ColumnType<string | null, number | null, number | null>
    created_at: Generated<Date>
    expires_at: Date | null
  }
  erasures: {
    account_id: string
    id: string
    contact_id: string
    agent_id: string
    at: Generated<Date>
    finished_at: Date | null
  }
  suppressions: { account_id: string; hash: Buffer; at: Generated<Date> }
}
