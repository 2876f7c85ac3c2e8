import type { Import, ImportedRow, RowOutcome } from '@gable/shared/imports/import.ts'
import { sql } from 'kysely'
import type { ContactAfter, ContactBefore } from '../database/schema/imports-and-exports.ts'
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
  /** The contact that the row is about, or the first row about somebody new. */
  person: string | null
  dropped: string[]
}

export const deleteRows = (db: Db, { accountId }: AccountScope, importId: string) =>
  db.deleteFrom('import_rows').where('account_id', '=', accountId).where('import_id', '=', importId).execute()

/** Passes the rows as one JSON parameter, because the number of parameters is limited. */
export const insertStagedRows = (db: Db, { accountId }: AccountScope, importId: string, rows: StagedRow[]) =>
  sql`
    insert into import_rows (account_id, import_id, row, outcome, reason, cells, first_name, last_name, email, phone_key,
      home_key, contact_id, person, dropped)
    select ${accountId}, ${importId}, row, outcome, reason, cells, first_name, last_name, email, phone_key, home_key, contact_id,
      person, dropped
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as staged (row int, outcome text, reason text, cells text[],
      first_name text, last_name text, email text, phone_key text, home_key text, contact_id uuid, person text,
      dropped text[])`.execute(db)

/** Each person counts once, by what happens to them first: they are new before a later row updates them. */
export async function countPeople(db: Db, { accountId }: AccountScope, importId: string): Promise<Import['people']> {
  const { rows } = await sql<Import['people']>`
    select count(*) filter (where rank = 1)::int as "NEW", count(*) filter (where rank = 2)::int as "UPDATED",
      count(*) filter (where rank = 3)::int as "UNCHANGED", count(*) filter (where rank = 4)::int as "SKIPPED"
    from (
      select min(array_position(array['NEW', 'UPDATED', 'UNCHANGED', 'SKIPPED'], outcome)) as rank from import_rows
      where account_id = ${accountId} and import_id = ${importId} and outcome <> 'INVALID'
      group by coalesce(person, row::text)
    ) people`.execute(db)
  return rows[0] ?? { NEW: 0, UPDATED: 0, UNCHANGED: 0, SKIPPED: 0 }
}

interface EarlierRow {
  row: number
  cells: string[]
  person: string | null
}

/** Rows of earlier batches with one of these identifiers. */
export async function listEarlierRows(
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  { emails, phoneKeys, nameAddressKeys }: { emails: string[]; phoneKeys: string[]; nameAddressKeys: string[] },
): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select row, cells, person from (
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

/** The checked rows after the last imported one. */
export async function countRowsToImport(db: Db, { accountId }: AccountScope, importId: string, lastRow: number) {
  const { rows } = await sql<{ NEW: number; UPDATED: number }>`
    select count(*) filter (where outcome = 'NEW')::int as "NEW", count(*) filter (where outcome = 'UPDATED')::int as "UPDATED"
    from import_rows where account_id = ${accountId} and import_id = ${importId} and row > ${lastRow}`.execute(db)
  return rows[0] ?? { NEW: 0, UPDATED: 0 }
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
  /** The contact before and after the import, on its first row. An undo skips contacts that changed later. */
  before: ContactBefore | null
  after: ContactAfter | null
  stamp: string | null
  note_ids: string[] | null
  /** The properties that the row linked, and those of them that it created. */
  property_ids: string[] | null
  new_property_ids: string[] | null
}

/** Clears the content of imported rows, because the contact has it now. Rejected rows keep theirs. */
export const saveRowResults = (db: Db, { accountId }: AccountScope, importId: string, rows: RowResult[]) =>
  sql`
    update import_rows r set outcome = d.outcome, reason = d.reason, contact_id = d.contact_id, before = d.before,
      after = d.after, stamp = d.stamp, note_ids = d.note_ids, property_ids = d.property_ids,
      new_property_ids = d.new_property_ids,
      cells = case when d.contact_id is null then r.cells end,
      first_name = case when d.contact_id is null then r.first_name else '' end,
      last_name = case when d.contact_id is null then r.last_name else '' end,
      email = case when d.contact_id is null then r.email end,
      phone_key = case when d.contact_id is null then r.phone_key end,
      home_key = case when d.contact_id is null then r.home_key end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (row int, outcome text, reason text, contact_id uuid,
      before jsonb, after jsonb, stamp timestamptz, note_ids uuid[], property_ids uuid[],
      new_property_ids uuid[])
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = d.row`.execute(db)

interface ContactVersion {
  contact_id: string
  after: ContactAfter
}

/** Updates contacts that already have a row of an earlier batch of this import, and returns their ids. */
export async function updateSnapshots(
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  versions: ContactVersion[],
): Promise<Set<string>> {
  const { rows } = await sql<{ contact_id: string }>`
    update import_rows r set after = v.after || jsonb_build_object(
      'addedEmails', (r.after -> 'addedEmails') || (v.after -> 'addedEmails'),
      'addedPhones', (r.after -> 'addedPhones') || (v.after -> 'addedPhones'))
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v (contact_id uuid, after jsonb)
    where r.account_id = ${accountId} and r.contact_id = v.contact_id and r.import_id = ${importId} and r.after is not null
    returning r.contact_id`.execute(db)
  return new Set(rows.map(({ contact_id }) => contact_id))
}

interface RowFilters {
  outcome?: RowOutcome | undefined
  hasDropped?: 'true' | undefined
  isLeft?: 'true' | undefined
  isRemaining?: 'true' | undefined
  /** Whether the import was stopped before its last row. */
  isStopped: boolean
  page: number
  pageSize: number
}

export async function listRows(
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  { outcome, hasDropped, isLeft, isRemaining, isStopped, page, pageSize }: RowFilters,
): Promise<{ data: ImportedRow[]; total: number }> {
  const remaining = isStopped
    ? sql<boolean>`(r.stamp is null and r.outcome in ('NEW', 'UPDATED'))`
    : sql<boolean>`false`
  const matching = db
    .selectFrom('import_rows as r')
    .where('r.account_id', '=', accountId)
    .where('r.import_id', '=', importId)
    .$if(outcome !== undefined, (rows) => rows.where('r.outcome', '=', outcome ?? 'NEW'))
    .$if(outcome !== undefined, (rows) => rows.where(sql<boolean>`not ${remaining}`))
    .$if(isRemaining !== undefined, (rows) => rows.where(remaining))
    .$if(hasDropped !== undefined, (rows) => rows.where(sql<boolean>`r.dropped <> '{}'`))
    .$if(isLeft !== undefined, (rows) => rows.where('r.undone', '=', 'LEFT'))
  const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'r.account_id').onRef('c.id', '=', 'r.contact_id'),
    )
    .select(['r.row', 'r.outcome', 'r.reason', 'r.dropped', 'r.left_because', 'c.id as contact_id'])
    .select([
      remaining.as('is_remaining'),
      sql<string>`coalesce(nullif(btrim(r.first_name || ' ' || r.last_name), ''), c.full_name, '')`.as('name'),
      sql<string>`coalesce(r.email, c.email, '')`.as('email'),
    ])
    .orderBy('r.row')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return {
    total: Number(total),
    data: rows.map(({ row, outcome, reason, dropped, left_because, contact_id, name, email, is_remaining }) => ({
      row,
      outcome,
      reason,
      dropped,
      name,
      email,
      contactId: contact_id,
      isRemaining: is_remaining,
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

/** Clears the content of rejected rows. Their outcome and reason stay, except what quotes the content. */
export const clearRowContent = (db: Db, { accountId }: AccountScope, importId: string) =>
  sql`
    update import_rows set cells = null, first_name = '', last_name = '', email = null, phone_key = null, home_key = null,
      dropped = '{}', reason = case outcome when 'INVALID' then 'Details deleted' else reason end
    where account_id = ${accountId} and import_id = ${importId} and (cells is not null or dropped <> '{}')`.execute(db)
