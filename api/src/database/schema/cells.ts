import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** The databases beyond the directory's own, and which data is there. */
export interface CellTables {
  cells: { name: string; position: GeneratedAlways<number>; added_at: Generated<Date> }
  /** Without a cell, the account is in the database of the directory. */
  account_cells: { agency: string; cell: string | null; state: Generated<'OPEN' | 'MOVING'> }
  card_copies: { user_id: string; cell: string }
  account_moves: AccountMovesTable
  parked_jobs: ParkedJobsTable
}

export type MovePhase =
  | 'COPY_AHEAD'
  | 'FREEZE'
  | 'COPY'
  | 'COMPARE'
  | 'SWITCH'
  | 'THAW'
  | 'SET_ASIDE'
  | 'DONE'
  | 'CANCEL'
  | 'DROP'

/** A part of a table. */
export interface CopiedPart {
  rows: number
  bytes: number
  /** Its contents were compared when nothing could change them any more. */
  isCompared?: true
}

interface AccountMovesTable {
  agency: string
  source: string
  target: string
  phase: Generated<MovePhase>
  copied: ColumnType<Record<string, CopiedPart>, string | undefined, string>
  people: Generated<string[]>
  closed_before: Generated<Date>
  began_at: Generated<Date>
  frozen_at: Date | null
  thawed_at: Date | null
}

interface ParkedJobsTable {
  account_id: string
  id: string
  task: string
  payload: unknown
  queue: string | null
  priority: number
  run_at: Date
  attempts: number
  max_attempts: number
  last_error: string | null
  key: string | null
  flags: unknown
}
