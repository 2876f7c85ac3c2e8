import type { AuditLogFilter } from '@gable/shared/audit-log/audit-log.ts'
import { byteOrderMark, formatCsvLine } from '@gable/shared/exports/csv.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listAuditEntries } from './list-entries.ts'

const headers = [
  'Time',
  'Name',
  'Email',
  'What',
  'Area',
  'Target',
  'Target ID',
  'Fields',
  'IP address',
  'Device',
  'API key',
  'Support',
  'Action',
]

/** Every entry that the page shows with these filters, newest first. Each page is a transaction of its own. */
export async function* renderAuditLog(db: Db, scope: AccountScope, filter: AuditLogFilter): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLine(headers)
  for (let before: string | undefined; ; ) {
    const cursor = before
    const { data, hasMore } = await withAccount(db, scope, (db) =>
      listAuditEntries(db, scope, { ...filter, before: cursor, limit: pageSize }),
    )
    yield data
      .map(({ at, by, phrase, areaLabel, target, targetId, fields, address, device, apiKey, emulatedBy, action }) =>
        formatCsvLine([
          at,
          by.fullName,
          by.email,
          phrase,
          areaLabel,
          target?.name,
          targetId,
          fields.join(' '),
          address,
          device,
          apiKey?.name,
          emulatedBy,
          action,
        ]),
      )
      .join('')
    before = data.at(-1)?._id
    if (!hasMore) return
  }
}

const pageSize = 1000
