import { toPhoneKey } from '@gable/shared/identity/phone-key.ts'
import { type ImportFormat, importRowsMaximum } from '@gable/shared/imports/import.ts'
import type { ParsedRow, RowParsing } from '@gable/shared/imports/parse-row.ts'
import { analyzeTables } from '../contacts/maintenance-queries.ts'
import { recordUnknownOwners } from '../owner-mapping/owner-matcher.ts'
import type { Db } from '../platform/database.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockAttempt } from './get-import.ts'
import {
  createErasureCheck,
  erasedReason,
  getBatchContext,
  getImportContext,
  type ImportContext,
} from './import-context.ts'
import type { ContactRecord } from './match-queries.ts'
import { hasNoEmailOrPhone, toNameAddressKey } from './name-address-key.ts'
import { type CsvRecord, parseRecords } from './parse-records.ts'
import { updateImport } from './queries.ts'
import { type ImportBatchContext, resolveRow, toContactAfter, toNewContact, zeroCounts } from './resolve-row.ts'
import { toIdentifiers } from './row-identifiers.ts'
import { exceedsRowLimit } from './row-limit.ts'
import { countPeople, deleteRows, insertStagedRows, listEarlierRows, type StagedRow } from './row-queries.ts'
import { getImportFileKey } from './store-upload.ts'

export interface ImportDependencies {
  store: MediaStore
  secret: Buffer
}

type Payload = Job<'check-import'>['payload']

/** Checks the whole file and stores the expected outcome of each row. A retry starts over. */
export const checkImport =
  ({ store, secret }: ImportDependencies): Tasks['check-import'] =>
  async ({ db, payload, signal }) => {
    const upload = await withJobAccount(db, payload, (db, scope) => resetCheck(db, scope, payload))
    if (!upload) return
    const { format, bytes } = upload
    const openFile = () => store.get(getImportFileKey(payload.accountId, payload.importId))
    if (await exceedsRowLimit(openFile, format)) return failCheck(db, payload, tooManyRowsMessage)
    const file = await openFile()
    if (!file) return failCheck(db, payload, 'The file has been deleted. Please upload it again.')
    let bytesRead = 0
    let recordCount = 0
    let isFirst = true
    const pending: CsvRecord[] = []
    const stage = async (records: CsvRecord[]) => {
      signal.throwIfAborted()
      return withJobAccount(db, payload, (db, scope) =>
        stageBatch(db, scope, payload, secret, records, bytesRead / bytes),
      )
    }
    async function* countBytes() {
      for await (const chunk of file?.body ?? []) {
        bytesRead += chunk.length
        yield chunk as Buffer
      }
    }
    for await (const records of parseRecords(countBytes(), format)) {
      pending.push(...(isFirst && format.hasHeader ? records.slice(1) : records))
      recordCount += records.length
      if (records.length > 0) isFirst = false
      while (pending.length >= batchSize) if (!(await stage(pending.splice(0, batchSize)))) return
    }
    if (pending.length > 0 && !(await stage(pending))) return
    if (recordCount > batchSize) await analyzeTables(db)
    await withJobAccount(db, payload, (db, scope) => completeCheck(db, scope, payload))
  }

const batchSize = 2000

const tooManyRowsMessage = `This file has more than ${importRowsMaximum.toLocaleString('en-US')} rows. Please split it and import the parts one after another.`

async function resetCheck(db: Db, scope: AccountScope, payload: Payload) {
  const stored = await lockAttempt(db, scope, payload, 'CHECKING')
  if (!stored) return undefined
  await deleteRows(db, scope, stored.id)
  const emptyResult = { counts: JSON.stringify(zeroCounts), rows_with_dropped_values: 0, unknown_owners: '{}' }
  await updateImport(db, scope, stored.id, { ...emptyResult, progress: 0 })
  return { format: stored.reading as ImportFormat, bytes: Math.max(1, Number(stored.bytes)) }
}

/** Returns false if the check was canceled. */
async function stageBatch(
  db: Db,
  scope: AccountScope,
  payload: Payload,
  secret: Buffer,
  records: CsvRecord[],
  progress: number,
): Promise<boolean> {
  const stored = await lockAttempt(db, scope, payload, 'CHECKING')
  if (!stored) return false
  const context = await getImportContext(db, scope, stored)
  const { stagedRows, ownerNames } = await resolveRecords(db, scope, context, secret, records)
  await insertStagedRows(db, scope, stored.id, stagedRows)
  const counts = { ...(stored.counts as typeof zeroCounts) }
  for (const { outcome } of stagedRows) counts[outcome]++
  const unknownOwners = countUnknownOwners(stored.unknown_owners, ownerNames, context)
  await updateImport(db, scope, stored.id, {
    counts: JSON.stringify(counts),
    unknown_owners: JSON.stringify(unknownOwners),
    rows_with_dropped_values: stored.rows_with_dropped_values + stagedRows.filter(hasDroppedValues).length,
    progress: Math.min(1, progress),
  })
  await publishLiveEvent(db, scope, { kind: 'imports', id: stored.id })
  return true
}

async function resolveRecords(
  db: Db,
  scope: AccountScope,
  context: ImportContext,
  secret: Buffer,
  records: CsvRecord[],
): Promise<{ stagedRows: StagedRow[]; ownerNames: string[] }> {
  const { owners } = context
  const parsed = records.map(({ cells }) => context.parseRow(cells))
  const rows = parsed.map(({ row }) => row)
  const ownerNames = rows.map(({ owner }) => owner)
  await recordUnknownOwners(db, scope, owners, ownerNames, { areImported: false })
  const batchContext = await getBatchContext(db, scope, context, rows, { forUpdate: false, at: new Date() })
  await addEarlierRows(db, scope, context, batchContext, rows)
  const isErased = await createErasureCheck(db, scope, context, rows, secret)
  const stagedRows = records.flatMap((record, index) => {
    const result = parsed[index]
    if (!result) return []
    const outcome = resolveOutcome(record, result, batchContext, isErased)
    return { ...toStagedColumns(record, result.row), dropped: toDropped(result, outcome), ...outcome }
  })
  return { stagedRows, ownerNames }
}

/** Adds the rows of each unknown owner to the counts, for a limited number of names. */
function countUnknownOwners(counts: Record<string, number>, names: string[], { owners }: ImportContext) {
  const rowsByName = new Map(Object.entries(counts))
  for (const name of names) {
    const isUnknown = name !== '' && owners.findOwner(name) === undefined
    if (isUnknown && (rowsByName.has(name) || rowsByName.size < unknownOwnersMaximum))
      rowsByName.set(name, (rowsByName.get(name) ?? 0) + 1)
  }
  return Object.fromEntries(rowsByName)
}

const unknownOwnersMaximum = 50

/** Adds people of earlier batches to the index as their rows leave them, because they will be contacts by then. */
async function addEarlierRows(
  db: Db,
  scope: AccountScope,
  { importId, parseRow }: ImportContext,
  context: ImportBatchContext,
  rows: ParsedRow[],
) {
  const emails = [...new Set(rows.flatMap((row) => row.emails))]
  const phoneKeys = [...new Set(rows.flatMap((row) => row.phones.map(toPhoneKey)))]
  const nameAddressKeys = rows.filter(hasNoEmailOrPhone).flatMap((row) => toNameAddressKey(row) ?? [])
  for (const { row, cells, person } of await listEarlierRows(db, scope, importId, {
    emails,
    phoneKeys,
    nameAddressKeys,
  })) {
    const earlier = parseRow(cells).row
    addContact(context, toContactAfter(person ?? toPlaceholderId(row), earlier, context), earlier, row)
  }
}

function addContact({ contacts }: ImportBatchContext, contact: ContactRecord, row: ParsedRow, rowNumber?: number) {
  contacts.add(contact, toIdentifiers(row), rowNumber)
  for (const note of row.notes) contacts.addNote(contact.id, note)
}

/** Stands for the id of a contact that a check does not create. */
const toPlaceholderId = (row: number) => `row ${row}`
const isPlaceholderId = (id: string) => id.startsWith('row ')

const toStagedColumns = ({ row, cells }: CsvRecord, parsed: ParsedRow) => ({
  row,
  cells,
  first_name: parsed.firstName.slice(0, 200),
  last_name: parsed.lastName.slice(0, 200),
  email: parsed.emails[0] ?? null,
  phone_key: parsed.phones[0] ? toPhoneKey(parsed.phones[0]) : null,
  home_key: toNameAddressKey(parsed)?.slice(0, 500) ?? null,
})

type StagedOutcome = Pick<StagedRow, 'outcome' | 'reason' | 'contact_id' | 'person'>

function resolveOutcome(
  { row: rowNumber }: CsvRecord,
  { row, errors }: RowParsing,
  context: ImportBatchContext,
  isErased: (row: ParsedRow) => boolean,
): StagedOutcome {
  const noContact = { contact_id: null, person: null }
  if (errors.length > 0) return { outcome: 'INVALID', reason: errors.join('. '), ...noContact }
  if (isErased(row)) return { outcome: 'SKIPPED', reason: erasedReason, ...noContact }
  const resolution = resolveRow(row, context)
  const { outcome, reason } = resolution
  if (outcome === 'NEW') {
    const id = toPlaceholderId(rowNumber)
    addContact(context, toNewContact(id, row, context), row, rowNumber)
    return { outcome, reason, contact_id: null, person: id }
  }
  const { id } = resolution.contact
  if (outcome !== 'UPDATED') return { outcome, reason, contact_id: null, person: id }
  addContact(context, resolution.after, row)
  return { outcome, reason, contact_id: isPlaceholderId(id) ? null : id, person: id }
}

/** The values of a row that is not imported at all are not left out one by one. */
const toDropped = ({ dropped }: RowParsing, { outcome }: StagedOutcome) =>
  outcome === 'INVALID' || outcome === 'SKIPPED' ? [] : dropped

const hasDroppedValues = ({ dropped }: StagedRow) => dropped.length > 0

async function completeCheck(db: Db, scope: AccountScope, payload: Payload) {
  const stored = await lockAttempt(db, scope, payload, 'CHECKING')
  if (!stored) return
  const people = await countPeople(db, scope, stored.id)
  await updateImport(db, scope, stored.id, { state: 'CHECKED', progress: 1, people: JSON.stringify(people) })
  await publishLiveEvent(db, scope, { kind: 'imports', id: stored.id })
}

const failCheck = (db: Db, payload: Payload, problem: string) =>
  withJobAccount(db, payload, async (db, scope) => {
    const stored = await lockAttempt(db, scope, payload, 'CHECKING')
    if (!stored) return
    await deleteRows(db, scope, stored.id)
    await updateImport(db, scope, stored.id, {
      state: 'FAILED',
      problem,
      counts: JSON.stringify(zeroCounts),
      progress: 0,
    })
    await publishLiveEvent(db, scope, { kind: 'imports', id: stored.id })
  })
