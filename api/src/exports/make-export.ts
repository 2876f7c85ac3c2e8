import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { NewExport } from '@gable/shared/exports/export.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { getAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { withTempFile } from '../platform/media/temp-file.ts'
import type { AccountScope } from '../platform/scope.ts'
import { writeAccountArchive } from './account-archive.ts'
import type { ArchiveScope } from './account-table-queries.ts'
import { getExportFile } from './export-file.ts'
import { renderListFile } from './list-file.ts'
import { getExport, lockExport, updateExport } from './queries.ts'

/** Writes the export to a temporary file and then stores it for download. */
export const makeExport =
  (store: MediaStore): Tasks['make-export'] =>
  async ({ db, payload, signal }) => {
    const { exportId } = payload
    const { scope, row } = await withJobAccount(db, payload, async (db, scope) => ({
      scope,
      row: await getExport(db, scope, exportId),
    }))
    if (!row || row.state === 'DONE' || row.state === 'EXPIRED') return
    const { request, created_at: createdAt } = row
    await setState(db, scope, exportId, 'WORKING')
    try {
      await withTempFile(async (path) => {
        const rows = await writeFile(db, { ...scope, agentId: row.agent_id }, store, request, path, signal)
        const { key, contentType } = getExportFile(scope, { id: exportId, request, createdAt })
        const { size: bytes } = await stat(path)
        await store.putFile(key, path, contentType)
        const isCompleted = await completeExport(db, scope, exportId, { rows, bytes })
        if (!isCompleted) await store.remove(key)
      })
    } catch (error) {
      // The job is retried. Until it succeeds, the agent sees the failure.
      if (!signal.aborted) await setState(db, scope, exportId, 'FAILED')
      throw error
    }
  }

async function writeFile(
  db: Db,
  scope: ArchiveScope,
  store: MediaStore,
  request: NewExport,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const out = createWriteStream(path, { mode: 0o600 })
  if (request.kind === 'EVERYTHING') {
    await once(out, 'open')
    return writeAccountArchive(db, scope, store, out)
  }
  let rows = 0
  const lines = renderListFile(db, scope, request, (rowsSoFar) => {
    signal.throwIfAborted()
    rows = rowsSoFar
  })
  await pipeline(Readable.from(lines), out)
  return rows
}

/** Returns false if the export expired meanwhile, for instance because a contact was erased. */
async function completeExport(
  db: Db,
  scope: AccountScope,
  exportId: string,
  size: { rows: number; bytes: number },
): Promise<boolean> {
  return withJobAccount(db, scope, async (db) => {
    const { export_kept_days } = await getAccountSettings(db, scope)
    const expires_at = new Date(Date.now() + export_kept_days * dayLength)
    const row = await lockExport(db, scope, exportId)
    if (row?.state !== 'WORKING') return false
    await updateExport(db, scope, exportId, { ...size, state: 'DONE', expires_at })
    await enqueue(db, 'forget-export', { accountId: scope.accountId, exportId }, { at: expires_at })
    await publishLiveEvent(db, scope, { kind: 'exports', id: exportId })
    return true
  })
}

const setState = (db: Db, scope: AccountScope, exportId: string, state: 'WORKING' | 'FAILED') =>
  withJobAccount(db, scope, async (db) => {
    await updateExport(db, scope, exportId, { state })
    await publishLiveEvent(db, scope, { kind: 'exports', id: exportId })
  })

/** Deletes the file. The export stays in the list as expired. */
export const expireExport =
  (store: MediaStore): Tasks['forget-export'] =>
  async ({ db, payload }) => {
    const { scope, row } = await withJobAccount(db, payload, async (db, scope) => {
      await updateExport(db, scope, payload.exportId, { state: 'EXPIRED' })
      return { scope, row: await getExport(db, scope, payload.exportId) }
    })
    const file = { id: payload.exportId, request: row?.request, createdAt: row?.created_at }
    await store.remove(getExportFile(scope, file).key)
  }
