import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { NewExport } from '@gable/shared/exports/export.ts'
import { readAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { withWorkingFile } from '../platform/media/working-file.ts'
import type { AccountScope } from '../platform/scope.ts'
import { writeEverything } from './everything-file.ts'
import { exportFileOf } from './export-file.ts'
import { listFile } from './list-file.ts'
import { lockExport, readExport, updateExport } from './queries.ts'

/** Makes the file of an export beside, and puts it where it can be fetched for a while. */
export const makeExport =
  (store: MediaStore): Tasks['make-export'] =>
  async ({ db, payload, signal }) => {
    const { exportId } = payload
    const { scope, kept } = await inAccountOfJob(db, payload, async (db, scope) => ({
      scope,
      kept: await readExport(db, scope, exportId),
    }))
    if (!kept || kept.state === 'DONE' || kept.state === 'EXPIRED') return
    await become(db, scope, exportId, { state: 'WORKING' })
    try {
      await withWorkingFile(async (path) => {
        const rows = await writeFile(db, scope, store, kept.wanted, path, signal)
        const { key, contentType } = exportFileOf(scope, {
          id: exportId,
          wanted: kept.wanted,
          createdAt: kept.created_at,
        })
        const { size: bytes } = await stat(path)
        await store.putFile(key, path, contentType)
        const isWanted = await finish(db, scope, exportId, { rows, bytes })
        if (!isWanted) await store.remove(key)
      })
    } catch (error) {
      // It is tried again; until that works, nobody waits for it.
      if (!signal.aborted) await become(db, scope, exportId, { state: 'FAILED' })
      throw error
    }
  }

async function writeFile(
  db: Db,
  scope: AccountScope,
  store: MediaStore,
  wanted: NewExport,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const out = createWriteStream(path)
  if (wanted.kind === 'EVERYTHING') {
    await once(out, 'open')
    return writeEverything(db, scope, store, out)
  }
  let rows = 0
  const lines = listFile(db, scope, wanted, (count) => {
    signal.throwIfAborted()
    rows = count
  })
  await pipeline(Readable.from(lines), out)
  return rows
}

/** Somebody in it may have been erased meanwhile: then it is not handed out. */
async function finish(db: Db, scope: AccountScope, exportId: string, made: { rows: number; bytes: number }) {
  return inAccountOfJob(db, scope, async (db) => {
    const { export_kept_days } = await readAccountSettings(db, scope)
    const expires_at = new Date(Date.now() + export_kept_days * 86_400_000)
    const kept = await lockExport(db, scope, exportId)
    if (kept?.state !== 'WORKING') return false
    await updateExport(db, scope, exportId, { ...made, state: 'DONE', expires_at })
    await enqueue(db, 'forget-export', { accountId: scope.accountId, exportId }, { at: expires_at })
    await notify(db, scope, { kind: 'exports', id: exportId })
    return true
  })
}

const become = (db: Db, scope: AccountScope, exportId: string, change: { state: 'WORKING' | 'FAILED' }) =>
  inAccountOfJob(db, scope, async (db) => {
    await updateExport(db, scope, exportId, change)
    await notify(db, scope, { kind: 'exports', id: exportId })
  })

/** The file goes when its time has come; that it was made stays known. */
export const forgetExport =
  (store: MediaStore): Tasks['forget-export'] =>
  async ({ db, payload }) => {
    const { scope, kept } = await inAccountOfJob(db, payload, async (db, scope) => {
      await updateExport(db, scope, payload.exportId, { state: 'EXPIRED' })
      return { scope, kept: await readExport(db, scope, payload.exportId) }
    })
    const file = { id: payload.exportId, wanted: kept?.wanted, createdAt: kept?.created_at }
    await store.remove(exportFileOf(scope, file).key)
  }
