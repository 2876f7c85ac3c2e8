import type { RecordedChange } from '@gable/shared/contacts/bulk.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { BulkChangeRow } from './bulk-record-queries.ts'
import { publishFilterEvents } from './publish-filter-events.ts'
import { restoreFilters } from './tag-filter-queries.ts'
import { deleteTagRow, insertTagRow, isTagUsed } from './tag-queries.ts'

export const isTagChange = ({ action }: RecordedChange): boolean =>
  action === 'RENAME_TAG' || action === 'MERGE_TAG' || action === 'DELETE_TAG'

/** Brings the tag and its filters back once its contacts are restored. */
export async function finishTagUndo(db: Db, scope: AccountScope, { change, rewrittenFilters }: BulkChangeRow) {
  if (!('tag' in change) || !isTagChange(change)) return
  await restoreFilters(db, scope, rewrittenFilters ?? [])
  await publishFilterEvents(db, scope, rewrittenFilters ?? [])
  // The new name goes first: the old one may differ only in case, and contacts changed since may keep the new one.
  if (change.action === 'RENAME_TAG') await deleteTagRow(db, scope, change.to)
  await insertTagRow(db, scope, change.tag)
  if (change.action === 'RENAME_TAG' && (await isTagUsed(db, scope, change.to)))
    await insertTagRow(db, scope, change.to)
}
