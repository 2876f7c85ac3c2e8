import { type Crm, CrmError } from './crm.ts'
import { listLinksToCheck, touchLinks } from './link-queries.ts'
import { applyAndRecord } from './pull-people.ts'
import { deleteFromInbox, listInbox } from './queue-queries.ts'
import { removeDeleted } from './remove-deleted.ts'
import type { RunRow } from './run-queries.ts'
import { recordProgress, type SyncWorker } from './worker.ts'

const checkLimit = 100

/**
 * Checks once a day whether people that the app has not returned lately still exist. If many are missing at once, the key
 * sees less than before, and nothing is archived.
 */
export async function checkMissingPeople(worker: SyncWorker, crm: Crm, run: RunRow): Promise<void> {
  const ids = await worker.run((db, scope) => listLinksToCheck(db, scope, worker.appId, checkLimit))
  if (ids.length === 0) return
  const people = await crm.getPeople(ids)
  const found = new Set(people.map(({ id }) => id))
  const missing = ids.filter((id) => !found.has(id))
  const gone = await findGone(crm, missing)
  await worker.run(async (db, scope) => {
    const context = await worker.getContext(db, scope, crm)
    await applyAndRecord(db, scope, context, people, run, {})
    await touchLinks(db, scope, worker.appId, ids)
    const rows = await removeDeleted(db, scope, context, gone)
    await recordProgress(db, scope, run, { rows, counts: { UPDATED: rows.length } })
  })
}

const missingMaximum = 25

/** Which of the people that the app left out are gone. */
export async function findGone(crm: Crm, missing: readonly string[]): Promise<string[]> {
  if (missing.length > missingMaximum)
    throw new CrmError(
      'REJECTED',
      `${crm.title} no longer shows ${missing.length} people that it showed before. No contact was archived. Check whether the key still belongs to the account owner`,
    )
  const gone: string[] = []
  for (const id of missing) if (await crm.isGone(id)) gone.push(id)
  return gone
}

const inboxSize = 100

/** Reads people again who were named by a webhook, or by an agent who wants another try. Returns whether there are more. */
export async function pullInbox(worker: SyncWorker, crm: Crm, run: RunRow): Promise<boolean> {
  const entries = await worker.run((db, scope) => listInbox(db, scope, worker.appId, ['PERSON'], inboxSize))
  if (entries.length === 0) return false
  const ids = entries.map(({ remoteId }) => remoteId)
  const people = await crm.getPeople(ids)
  const found = new Set(people.map(({ id }) => id))
  const gone = await findGone(
    crm,
    ids.filter((id) => !found.has(id)),
  )
  await worker.run(async (db, scope) => {
    const context = await worker.getContext(db, scope, crm)
    await applyAndRecord(db, scope, context, people, run, { read: people.length })
    const rows = await removeDeleted(db, scope, context, gone)
    await recordProgress(db, scope, run, { rows, counts: { UPDATED: rows.length } })
    await deleteFromInbox(db, scope, worker.appId, entries)
  })
  return entries.length === inboxSize
}
