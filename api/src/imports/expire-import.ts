import type { Db } from '../platform/database.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope } from '../platform/scope.ts'
import { deleteImport, getImport, updateImport } from './queries.ts'
import { clearRowContent } from './row-queries.ts'
import { getImportFileKey } from './store-upload.ts'

/** Deletes the file and the content of its rows. Imported contacts stay. */
export const expireImport =
  (store: MediaStore): Tasks['forget-import'] =>
  async ({ db, payload }) => {
    await withJobAccount(db, payload, (db, scope) => clearImport(db, scope, payload.importId))
    await store.remove(getImportFileKey(payload.accountId, payload.importId))
  }

async function clearImport(db: Db, scope: AccountScope, importId: string) {
  const stored = await getImport(db, scope, importId)
  if (!stored) return
  const hasChangedNothing = ['UPLOADING', 'READY', 'CHECKING', 'CHECKED', 'FAILED'].includes(stored.state)
  if (hasChangedNothing) return deleteImport(db, scope, importId)
  await clearRowContent(db, scope, importId)
  await updateImport(db, scope, importId, { has_file: false, samples: '[]' })
}
