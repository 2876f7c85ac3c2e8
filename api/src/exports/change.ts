import type { Export, NewExport } from '@gable/shared/exports/export.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { wantedOf } from '../contacts/wanted.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { exportFileOf } from './export-file.ts'
import { exportOf, insertExport, type KeptExport, readExport, updateExport } from './queries.ts'

/** Filters are looked over, and a segment is opened for who asks: the job knows only what was asked. */
export async function askForExport(db: Db, scope: Scope, sent: NewExport): Promise<Export> {
  const id = await insertExport(db, scope, isOfContacts(sent) ? await openedView(db, scope, sent) : sent)
  await enqueue(db, 'make-export', { accountId: scope.accountId, exportId: id })
  return toldExport(db, scope, id)
}

type OfContacts = Extract<NewExport, { kind: 'CONTACTS' | 'HOMES' }>

const isOfContacts = (sent: NewExport): sent is OfContacts => sent.kind === 'CONTACTS' || sent.kind === 'HOMES'

async function openedView(db: Db, scope: Scope, { view, ...sent }: OfContacts) {
  const { segmentId, search, filters, isArchived, ...rest } = view
  const wanted = await wantedOf(db, scope, { search, filters, isArchived, segmentId })
  return { ...sent, view: { ...rest, isArchived, search: wanted.search, filters: [...wanted.filters] } }
}

export async function removeExport(db: Db, scope: Scope, store: MediaStore, id: string) {
  const { wanted, created_at: createdAt } = await heldExport(db, scope, id)
  await updateExport(db, scope, id, { state: 'EXPIRED', expires_at: new Date() })
  await store.remove(exportFileOf(scope, { id, wanted, createdAt }).key)
  await notify(db, scope, { kind: 'exports', id })
}

export const knownExport = async (db: Db, scope: AccountScope, id: string): Promise<Export> =>
  exportOf(scope, await heldExport(db, scope, id))

export async function toldExport(db: Db, scope: AccountScope, id: string): Promise<Export> {
  await notify(db, scope, { kind: 'exports', id })
  return knownExport(db, scope, id)
}

async function heldExport(db: Db, scope: AccountScope, id: string): Promise<KeptExport> {
  const kept = await readExport(db, scope, id)
  if (!kept) throw new Problem('not_found', 'There is no such export')
  return kept
}
