import type { Export, NewExport } from '@gable/shared/exports/export.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { resolveContactQuery } from '../contacts/contact-query.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getExportFile } from './export-file.ts'
import { getExport, insertExport, toExport, updateExport } from './queries.ts'

export async function createExport(db: Db, scope: Scope, input: NewExport): Promise<Export> {
  const request = input.kind === 'CONTACTS' || input.kind === 'HOMES' ? await resolveView(db, scope, input) : input
  const id = await insertExport(db, scope, request)
  await enqueue(db, 'make-export', { accountId: scope.accountId, exportId: id })
  await publishLiveEvent(db, scope, { kind: 'exports', id })
  return getExportOrThrow(db, scope, id)
}

type ContactExport = Extract<NewExport, { kind: 'CONTACTS' | 'HOMES' }>

/** Replaces the segment by its conditions, because the job cannot check whether this agent may see the segment. */
async function resolveView(db: Db, scope: Scope, { view, ...input }: ContactExport) {
  const { segmentId, search, filters, isArchived, ...rest } = view
  const query = await resolveContactQuery(db, scope, { search, filters, isArchived, segmentId })
  return { ...input, view: { ...rest, isArchived, search: query.search, filters: [...query.filters] } }
}

/** Deletes the file. The export stays in the list as expired. */
export async function deleteExportFile(db: Db, scope: Scope, store: MediaStore, id: string) {
  const { request, created_at: createdAt } = orNotFound(await getExport(db, scope, id), 'export')
  await updateExport(db, scope, id, { state: 'EXPIRED', expires_at: new Date() })
  await store.remove(getExportFile(scope, { id, request, createdAt }).key)
  await publishLiveEvent(db, scope, { kind: 'exports', id })
}

export const getExportOrThrow = async (db: Db, scope: AccountScope, id: string): Promise<Export> =>
  toExport(scope, orNotFound(await getExport(db, scope, id), 'export'))
