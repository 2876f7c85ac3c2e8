import type { UndoSkipReason } from '@gable/shared/imports/import.ts'
import { analyzeTables } from '../contacts/maintenance-queries.ts'
import type { ContactAfter } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockAttempt } from './get-import.ts'
import type { ContactRecord } from './match-queries.ts'
import { updateImport } from './queries.ts'
import type { zeroCounts } from './resolve-row.ts'
import { isUnchanged, revertContact } from './revert-contact.ts'
import { undoTextOptOuts } from './text-opt-out-queries.ts'
import {
  deleteAddedIdentifiers,
  deleteNewContacts,
  deleteNotes,
  listTakenEmails,
  unlinkProperties,
} from './undo-queries.ts'
import {
  type ContactState,
  type ImportedContact,
  listRowsToUndo,
  lockContacts,
  markRestored,
  markSkipped,
  type UndoRow,
} from './undo-row-queries.ts'
import { updateContacts } from './write-queries.ts'

type Payload = Job<'undo-import'>['payload']

/** Undoes an import in batches. Contacts changed since then are skipped, with a reason. */
export const undoImport =
  (): Tasks['undo-import'] =>
  async ({ db, payload, signal }) => {
    let hasMore = true
    while (hasMore) {
      signal.throwIfAborted()
      hasMore = await withJobAccount(db, payload, (db, scope) => undoBatch(db, scope, payload))
    }
    await analyzeTables(db)
  }

const batchSize = 2000

async function undoBatch(db: Db, scope: AccountScope, payload: Payload): Promise<boolean> {
  const stored = await lockAttempt(db, scope, payload, 'UNDOING')
  if (!stored) return false
  const rows = await listRowsToUndo(db, scope, stored.id, batchSize)
  const contacts = groupByContact(rows)
  const plan = await planUndo(db, scope, stored.id, contacts)
  await applyPlan(db, scope, stored.id, plan)
  const { NEW, UPDATED } = stored.counts as typeof zeroCounts
  const isDone = rows.length === 0
  await updateImport(db, scope, stored.id, {
    restored: stored.restored + contacts.length - plan.skipped.length,
    left_alone: stored.left_alone + plan.skipped.length,
    progress: Math.min(1, stored.progress + rows.length / Math.max(1, NEW + UPDATED)),
    ...(isDone && { state: 'UNDONE', undone_at: new Date() }),
  })
  await publishLiveEvent(db, scope, { kind: 'imports', id: stored.id })
  if (rows.length > 0) await publishLiveEvent(db, scope, { kind: 'contacts' })
  return !isDone
}

function groupByContact(rows: UndoRow[]): ImportedContact[] {
  const contacts = new Map<string, ImportedContact>()
  for (const row of rows) {
    const contact = contacts.get(row.contact_id) ?? { contactId: row.contact_id, isNew: false, rows: [] }
    contact.rows.push(row)
    contact.isNew ||= row.outcome === 'NEW'
    contacts.set(row.contact_id, contact)
  }
  return [...contacts.values()]
}

interface UndoPlan {
  /** Contacts that the import created. */
  deleted: ImportedContact[]
  restored: (ImportedContact & { contact: ContactRecord; after: ContactAfter })[]
  skipped: (ImportedContact & { reason: UndoSkipReason })[]
}

async function planUndo(db: Db, scope: AccountScope, importId: string, contacts: ImportedContact[]): Promise<UndoPlan> {
  const states = await lockContacts(db, scope, importId, contacts)
  const plan: UndoPlan = { deleted: [], restored: [], skipped: [] }
  for (const imported of contacts) {
    const change = revert(imported, states.get(imported.contactId))
    if (change === 'DELETE') plan.deleted.push(imported)
    else if (typeof change === 'string') plan.skipped.push({ ...imported, reason: change })
    else plan.restored.push({ ...imported, ...change })
  }
  const taken = await listTakenEmails(db, scope, plan.restored)
  const isTaken = ({ contactId }: ImportedContact) => taken.has(contactId)
  return {
    ...plan,
    restored: plan.restored.filter((imported) => !isTaken(imported)),
    skipped: [...plan.skipped, ...plan.restored.filter(isTaken).map((i) => ({ ...i, reason: 'EMAIL_TAKEN' as const }))],
  }
}

function revert(
  { isNew, rows }: ImportedContact,
  state: ContactState | undefined,
): { contact: ContactRecord; after: ContactAfter } | 'DELETE' | UndoSkipReason {
  if (!state) return 'ERASED'
  const { skip_reason, ...contact } = state
  if (skip_reason) return skip_reason
  const { before, after } = rows.find((row) => row.after !== null) ?? {}
  if (!after) return 'CHANGED'
  if (isNew) return isUnchanged(contact, after) ? 'DELETE' : 'CHANGED'
  const reverted = before && revertContact(contact, before, after)
  return reverted ? { contact: reverted, after } : 'CHANGED'
}

async function applyPlan(db: Db, scope: AccountScope, importId: string, { deleted, restored, skipped }: UndoPlan) {
  const rowNumbers = [...deleted, ...restored].flatMap(({ rows }) => rows.map(({ row }) => row))
  await undoTextOptOuts(
    db,
    scope,
    importId,
    [...deleted, ...restored].map(({ contactId }) => contactId),
  )
  await deleteNotes(db, scope, importId, rowNumbers)
  await unlinkProperties(db, scope, importId, rowNumbers)
  await deleteNewContacts(
    db,
    scope,
    deleted.map(({ contactId }) => contactId),
  )
  for (const updateIdentifiers of [true, false]) {
    const contacts = restored.flatMap((imported) =>
      changesIdentifiers(imported) === updateIdentifiers ? [imported.contact] : [],
    )
    if (contacts.length > 0) await updateContacts(db, scope, contacts, new Date(), { updateIdentifiers })
  }
  await deleteAddedIdentifiers(db, scope, restored)
  await markRestored(db, scope, importId, rowNumbers)
  await markSkipped(
    db,
    scope,
    importId,
    skipped.flatMap(({ rows, reason }) => rows.map(({ row }) => ({ row, reason }))),
  )
}

const changesIdentifiers = ({ contact, after }: UndoPlan['restored'][number]) =>
  contact.email !== after.email || contact.phone !== after.phone
