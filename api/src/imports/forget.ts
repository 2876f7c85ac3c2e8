import type { Db } from '../platform/database.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope } from '../platform/scope.ts'
import { deleteImport, readImport, updateImport } from './queries.ts'
import { fileKeyOf } from './receive.ts'
import { forgetWords } from './row-queries.ts'

/** After its time the file goes, and what was kept of its rows; who was imported stays. */
export const forgetImport =
  (store: MediaStore): Tasks['forget-import'] =>
  async ({ db, payload }) => {
    await inAccountOfJob(db, payload, (db, scope) => forget(db, scope, payload.importId))
    await store.remove(fileKeyOf(payload.accountId, payload.importId))
  }

async function forget(db: Db, scope: AccountScope, importId: string) {
  const kept = await readImport(db, scope, importId)
  if (!kept) return
  const wroteNothing = ['UPLOADING', 'READY', 'CHECKING', 'CHECKED', 'FAILED'].includes(kept.state)
  if (wroteNothing) return deleteImport(db, scope, importId)
  await forgetWords(db, scope, importId)
  await updateImport(db, scope, importId, { has_file: false, samples: '[]' })
}
