import type { Generated, GeneratedAlways } from 'kysely'

/** The databases beyond the directory's own, and which data is there. */
export interface CellTables {
  cells: { name: string; position: GeneratedAlways<number>; added_at: Generated<Date> }
  account_cells: { agency: string; cell: string }
  card_copies: { user_id: string; cell: string }
}
