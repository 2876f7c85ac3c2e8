import { type Db, withAccount } from '../platform/database.ts'
import { fileUploadRoutes } from '../platform/file-uploads.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Scope } from '../platform/scope.ts'
import { detectFormat } from './detect-format.ts'
import { previewFile } from './file-preview.ts'
import { lockImportInState, publishImport } from './get-import.ts'
import { updateImport } from './queries.ts'
import { storeUpload, type UploadedFile } from './store-upload.ts'

/** `PUT /api/agent/imports/<import>/file`. */
export const importUploadRoutes = ({ db, store }: { db: Db; store: MediaStore }) =>
  fileUploadRoutes(db, {
    path: '/api/agent/imports',
    noun: 'Import',
    async open(scope, importId) {
      await withAccount(db, scope, (db) => lockImportInState(db, scope, importId, ['UPLOADING']))
      return async (body) => {
        const file = await storeUpload(store, scope, importId, body)
        return withAccount(db, scope, (db) => completeUpload(db, scope, importId, file))
      }
    },
  })

async function completeUpload(db: Db, scope: Scope, importId: string, { kind, bytes, encoding, start }: UploadedFile) {
  await lockImportInState(db, scope, importId, ['UPLOADING'])
  const format = await detectFormat(start, encoding)
  const preview = await previewFile(db, scope, start, format)
  const file = { has_file: true, file_kind: kind, bytes, reading: JSON.stringify(format) }
  const change = { state: 'READY', ...file, ...preview } as const
  await updateImport(db, scope, importId, change)
  return publishImport(db, scope, importId)
}
