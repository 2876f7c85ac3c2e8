import { phoneKey } from '@gable/shared/identity/phone-key.ts'
import { type ImportReading, importRowsMaximum } from '@gable/shared/imports/import.ts'
import { type ReadRow, readRow } from '@gable/shared/imports/read-row.ts'
import { knowSizes } from '../contacts/many-queries.ts'
import { rememberUnknown } from '../owner-mapping/owners.ts'
import type { Db } from '../platform/database.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope } from '../platform/scope.ts'
import { decide, type Household, newcomer, noCounts } from './decide.ts'
import { homeKeyOf, isKnownByHomeOnly } from './home-key.ts'
import { type Circumstances, circumstancesOf, erasedAmong, erasedReason, householdOf } from './household.ts'
import { lockImport, updateImport } from './queries.ts'
import { fileKeyOf } from './receive.ts'
import { type FileRecord, recordsIn } from './records.ts'
import { clearRows, type EarlierRow, earlierRows, type StagedRow, stageRows } from './row-queries.ts'
import { isTooLong } from './too-long.ts'

export interface Desk {
  store: MediaStore
  secret: Buffer
}

type Payload = Job<'check-import'>['payload']

/** Goes through a whole file and keeps what would become of each row. A run that begins again begins anew. */
export const checkImport =
  (desk: Desk): Tasks['check-import'] =>
  async ({ db, payload, signal }) => {
    const begun = await inAccountOfJob(db, payload, (db, scope) => begin(db, scope, payload))
    if (!begun) return
    const { reading, bytes } = begun
    const open = () => desk.store.get(fileKeyOf(payload.accountId, payload.importId))
    const file = await open()
    if (!file) return refuse(db, payload, 'The file is not kept any more. Please choose it again.')
    if (await isTooLong(open, reading)) return refuse(db, payload, tooManyRows)
    let seen = 0
    let count = 0
    let isFirst = true
    const waiting: FileRecord[] = []
    const stage = async (records: FileRecord[]) => {
      signal.throwIfAborted()
      return inAccountOfJob(db, payload, (db, scope) =>
        stageBatch(db, scope, payload, desk.secret, records, seen / bytes),
      )
    }
    async function* counted() {
      for await (const chunk of file?.body ?? []) {
        seen += chunk.length
        yield chunk as Buffer
      }
    }
    for await (const records of recordsIn(counted(), reading)) {
      waiting.push(...(isFirst && reading.hasHeader ? records.slice(1) : records))
      count += records.length
      if (records.length > 0) isFirst = false
      while (waiting.length >= batchSize) if (!(await stage(waiting.splice(0, batchSize)))) return
    }
    if (waiting.length > 0 && !(await stage(waiting))) return
    if (count > batchSize) await knowSizes(db)
    await inAccountOfJob(db, payload, (db, scope) => finish(db, scope, payload))
  }

const batchSize = 2000

const tooManyRows = `This file has more than ${importRowsMaximum.toLocaleString('en-US')} rows. Please split it and import the parts one after another.`

async function begin(db: Db, scope: AccountScope, { importId, attempt }: Payload) {
  const kept = await lockImport(db, scope, importId)
  if (kept?.state !== 'CHECKING' || kept.attempt !== attempt) return undefined
  await clearRows(db, scope, importId)
  await updateImport(db, scope, importId, { counts: JSON.stringify(noCounts), unknown_owners: '{}', progress: 0 })
  return { reading: kept.reading as ImportReading, bytes: Math.max(1, Number(kept.bytes)) }
}

/** Whether to go on. */
async function stageBatch(
  db: Db,
  scope: AccountScope,
  { importId, attempt }: Payload,
  secret: Buffer,
  records: FileRecord[],
  progress: number,
): Promise<boolean> {
  const kept = await lockImport(db, scope, importId)
  if (kept?.state !== 'CHECKING' || kept.attempt !== attempt) return false
  const circumstances = await circumstancesOf(db, scope, kept)
  const { staged, named } = await staging(db, scope, circumstances, secret, records)
  await stageRows(db, scope, importId, staged)
  const counts = { ...(kept.counts as typeof noCounts) }
  for (const { outcome } of staged) counts[outcome]++
  const unknown_owners = JSON.stringify(withUnknown(kept.unknown_owners, named, circumstances))
  await updateImport(db, scope, importId, {
    ...{ counts: JSON.stringify(counts), unknown_owners, progress: Math.min(1, progress) },
  })
  await notify(db, scope, { kind: 'imports', id: importId })
  return true
}

async function staging(
  db: Db,
  scope: AccountScope,
  circumstances: Circumstances,
  secret: Buffer,
  records: FileRecord[],
): Promise<{ staged: StagedRow[]; named: string[] }> {
  const { importId, mapping, attributes, owners } = circumstances
  const read = records.map(({ cells }) => readRow(cells, mapping, attributes))
  const people = read.map(({ row }) => row)
  const named = people.map(({ owner }) => owner)
  await rememberUnknown(db, scope, owners, named, { areImported: false })
  const household = await householdOf(db, scope, circumstances, people, { isHeld: false, at: new Date() })
  await enterEarlier(db, scope, importId, household, people)
  const isErased = await erasedAmong(db, scope, circumstances, people, secret)
  const staged = records.flatMap((record, place) => {
    const found = read[place]
    if (!found) return []
    return { ...stagedOf(record, found.row), ...verdictOn(record, found, household, isErased) }
  })
  return { staged, named }
}

/** In how many rows each owner is named whom nobody knows; of so many different ones no more are told. */
function withUnknown(counted: Record<string, number>, named: string[], { owners }: Circumstances) {
  const rows = new Map(Object.entries(counted))
  for (const name of named) {
    const isUnknown = name !== '' && owners.ownerFor(name) === undefined
    if (isUnknown && (rows.has(name) || rows.size < ownersTold)) rows.set(name, (rows.get(name) ?? 0) + 1)
  }
  return Object.fromEntries(rows)
}

const ownersTold = 50

/** Those of earlier rows count as known, as they will be when their rows have been imported. */
async function enterEarlier(db: Db, scope: AccountScope, importId: string, { roster }: Household, people: ReadRow[]) {
  const emails = [...new Set(people.flatMap((row) => row.emails))]
  const phoneKeys = [...new Set(people.flatMap((row) => row.phones.map(phoneKey)))]
  const homeKeys = people.filter(isKnownByHomeOnly).flatMap((row) => homeKeyOf(row) ?? [])
  const reach = { emails, phoneKeys, homeKeys }
  for (const earlier of await earlierRows(db, scope, importId, reach)) roster.enter(...entryOf(earlier))
}

function entryOf({ row, contact_id, email, phone_key, home_key, ...names }: EarlierRow) {
  const known = { ...blank, ...names, id: contact_id ?? `row ${row}`, email, phone: phone_key }
  const reach = { emails: email ? [email] : [], phones: phone_key ? [phone_key] : [], homeKey: home_key }
  return [known, reach, row] as const
}

const blank = {
  owner_id: null,
  source: '',
  tags: [],
  custom: {},
  created_at: null,
  unsubscribed_at: null,
  unsubscribed_by: null,
  archived_at: null,
}

const stagedOf = ({ row, cells }: FileRecord, read: ReadRow) => ({
  row,
  cells,
  first_name: read.firstName.slice(0, 200),
  last_name: read.lastName.slice(0, 200),
  email: read.emails[0] ?? null,
  phone_key: read.phones[0] ? phoneKey(read.phones[0]) : null,
  home_key: homeKeyOf(read)?.slice(0, 500) ?? null,
})

function verdictOn(
  { row: number }: FileRecord,
  { row, faults }: ReturnType<typeof readRow>,
  household: Household,
  isErased: (row: ReadRow) => boolean,
): Pick<StagedRow, 'outcome' | 'reason' | 'contact_id'> {
  if (faults.length > 0) return { outcome: 'INVALID', reason: faults.join('. '), contact_id: null }
  if (isErased(row)) return { outcome: 'SKIPPED', reason: erasedReason, contact_id: null }
  const decision = decide(row, household)
  if (decision.outcome === 'SKIPPED') return { ...decision, contact_id: null }
  const reach = { ...row, homeKey: homeKeyOf(row) }
  if (decision.outcome === 'NEW') {
    household.roster.enter(newcomer(`row ${number}`, row, household), reach, number)
    return { ...decision, contact_id: null }
  }
  household.roster.enter(decision.after, reach)
  const { id } = decision.contact
  return { outcome: 'UPDATED', reason: decision.reason, contact_id: id.startsWith('row ') ? null : id }
}

async function finish(db: Db, scope: AccountScope, { importId, attempt }: Payload) {
  const kept = await lockImport(db, scope, importId)
  if (kept?.state !== 'CHECKING' || kept.attempt !== attempt) return
  await updateImport(db, scope, importId, { state: 'CHECKED', progress: 1 })
  await notify(db, scope, { kind: 'imports', id: importId })
}

const refuse = (db: Db, payload: Payload, problem: string) =>
  inAccountOfJob(db, payload, async (db, scope) => {
    const { importId, attempt } = payload
    const kept = await lockImport(db, scope, importId)
    if (kept?.state !== 'CHECKING' || kept.attempt !== attempt) return
    await clearRows(db, scope, importId)
    await updateImport(db, scope, importId, { state: 'FAILED', problem, counts: JSON.stringify(noCounts), progress: 0 })
    await notify(db, scope, { kind: 'imports', id: importId })
  })
