import type { ImportedRow, RowOutcome } from '@gable/shared/imports/import.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A row as a check stores it. */
export interface StagedRow {
  row: number
  outcome: RowOutcome
  reason: string | null
  cells: string[]
  first_name: string
  last_name: string
  email: string | null
  phone_key: string | null
  home_key: string | null
  contact_id: string | null
}

export const deleteRows = (db: Db, { accountId }: AccountScope, importId: string) =>
  db.deleteFrom('import_rows').where('account_id', '=', accountId).where('import_id', '=', importId).execute()

/** Passes the rows as one JSON parameter, because the number of parameters is limited. */
export const insertStagedRows = (db: Db, { accountId }: AccountScope, importId: string, rows: StagedRow[]) =>
  sql`
    insert into import_rows (account_id, import_id, row, outcome, reason, cells, first_name, last_name, email, phone_key,
      home_key, contact_id)
    select ${accountId}, ${importId}, row, outcome, reason, cells, first_name, last_name, email, phone_key, home_key, contact_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as staged (row int, outcome text, reason text, cells text[],
      first_name text, last_name text, email text, phone_key text, home_key text, contact_id uuid)`.execute(db)

export interface EarlierRow {
  row: number
  first_name: string
  last_name: string
  email: string | null
  phone_key: string | null
  home_key: string | null
  contact_id: string | null
}

/** Rows of earlier batches with one of these identifiers. */
export async function listEarlierRows(
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  { emails, phoneKeys, nameAddressKeys }: { emails: string[]; phoneKeys: string[]; nameAddressKeys: string[] },
): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select row, first_name, last_name, email, phone_key, home_key, contact_id from (
      select * from import_rows
      where account_id = ${accountId} and import_id = ${importId} and email = any(${emails}::text[])
      union
      select * from import_rows
      where account_id = ${accountId} and import_id = ${importId} and phone_key = any(${phoneKeys}::text[])
      union
      select * from import_rows
      where account_id = ${accountId} and import_id = ${importId} and home_key = any(${nameAddressKeys}::text[])
    ) earlier where outcome in ('NEW', 'UPDATED') order by row`.execute(db)
  return rows
}

/** The next rows to import, after the last imported one. */
export const listRowsToImport = (
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  lastRow: number,
  limit: number,
) =>
  db
    .selectFrom('import_rows')
    .select(['row', 'cells', 'outcome'])
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('row', '>', lastRow)
    .where('outcome', 'in', ['NEW', 'UPDATED'])
    .orderBy('row')
    .limit(limit)
    .execute()

/** The result of importing a row. */
export interface RowResult {
  row: number
  outcome: RowOutcome
  reason: string | null
  contact_id: string | null
  before: object | null
  /** The contact's `updated_at` after the import. An undo skips contacts that changed later. */
  stamp: string | null
  note_ids: string[] | null
  property_id: string | null
  made_property: boolean
}

/** Clears the content of imported rows, because the contact has it now. Rejected rows keep theirs. */
export const saveRowResults = (db: Db, { accountId }: AccountScope, importId: string, rows: RowResult[]) =>
  sql`
    update import_rows r set outcome = d.outcome, reason = d.reason, contact_id = d.contact_id, before = d.before,
      stamp = d.stamp, note_ids = d.note_ids, property_id = d.property_id, made_property = d.made_property,
      cells = case when d.contact_id is null then r.cells end,
      first_name = case when d.contact_id is null then r.first_name else '' end,
      last_name = case when d.contact_id is null then r.last_name else '' end,
      email = case when d.contact_id is null then r.email end,
      phone_key = case when d.contact_id is null then r.phone_key end,
      home_key = case when d.contact_id is null then r.home_key end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (row int, outcome text, reason text, contact_id uuid,
      before jsonb, stamp timestamptz, note_ids uuid[], property_id uuid, made_property boolean)
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = d.row`.execute(db)

/** Updates the stamp of earlier rows of this import about these contacts. Returns the contacts that have such rows. */
export async function restampRows(
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  contactIds: string[],
  stamp: Date,
): Promise<Set<string>> {
  if (contactIds.length === 0) return new Set()
  const { rows } = await sql<{ contact_id: string }>`
    update import_rows set stamp = ${stamp}
    where account_id = ${accountId} and contact_id = any(${contactIds}::uuid[]) and import_id = ${importId}
      and stamp is not null
    returning contact_id`.execute(db)
  return new Set(rows.map(({ contact_id }) => contact_id))
}

interface RowFilters {
  outcome?: RowOutcome | undefined
  isLeft?: 'true' | undefined
  page: number
  pageSize: number
}

export async function listRows(
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  { outcome, isLeft, page, pageSize }: RowFilters,
): Promise<{ data: ImportedRow[]; total: number }> {
  const matching = db
    .selectFrom('import_rows as r')
    .where('r.account_id', '=', accountId)
    .where('r.import_id', '=', importId)
    .$if(outcome !== undefined, (rows) => rows.where('r.outcome', '=', outcome ?? 'NEW'))
    .$if(isLeft !== undefined, (rows) => rows.where('r.undone', '=', 'LEFT'))
  const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'r.account_id').onRef('c.id', '=', 'r.contact_id'),
    )
    .select(['r.row', 'r.outcome', 'r.reason', 'r.left_because', 'c.id as contact_id'])
    .select([
      sql<string>`coalesce(nullif(btrim(r.first_name || ' ' || r.last_name), ''), c.full_name, '')`.as('name'),
      sql<string>`coalesce(r.email, c.email, '')`.as('email'),
    ])
    .orderBy('r.row')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return {
    total: Number(total),
    data: rows.map(({ row, outcome, reason, left_because, contact_id, name, email }) => ({
      ...{ row, outcome, reason, name, email },
      contactId: contact_id,
      leftBecause: left_because,
    })),
  }
}

export const listRejectedRows = (
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  lastRow: number,
  limit: number,
) =>
  db
    .selectFrom('import_rows')
    .select(['row', 'outcome', 'reason', 'cells'])
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('outcome', 'in', ['INVALID', 'SKIPPED'])
    .where('row', '>', lastRow)
    .orderBy('row')
    .limit(limit)
    .execute()

/** Clears the content of rejected rows. Their outcome and reason stay, except a reason that quotes the content. */
export const clearRowContent = (db: Db, { accountId }: AccountScope, importId: string) =>
  sql`
    update import_rows set cells = null, first_name = '', last_name = '', email = null, phone_key = null, home_key = null,
      reason = case outcome when 'INVALID' then 'Details deleted' else reason end
    where account_id = ${accountId} and import_id = ${importId} and cells is not null`.execute(db)
