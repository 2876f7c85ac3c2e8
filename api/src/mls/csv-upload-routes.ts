import { orNotFound } from '@gable/shared/http/problem.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { fileUploadRoutes } from '../platform/file-uploads.ts'
import { getConnectionRow } from './connection-queries.ts'
import { storeCsv } from './store-csv.ts'

/** `PUT /api/agent/mls/connections/<connection>/file`. */
export const csvUploadRoutes = ({ db, secret }: { db: Db; secret: Buffer }) =>
  fileUploadRoutes(db, {
    path: '/api/agent/mls/connections',
    noun: 'File source',
    async open(scope, connectionId) {
      const row = await withAccount(db, scope, (db) => getConnectionRow(db, scope, connectionId))
      const connection = orNotFound(row?.kind === 'CSV' ? row : undefined, 'file source')
      return (body) => storeCsv(db, scope, { connection, body, secret })
    },
  })
