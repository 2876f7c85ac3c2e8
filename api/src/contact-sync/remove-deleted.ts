import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listLinksOfPeople, markLinksDeleted } from './link-queries.ts'
import { archiveContacts, listContactNames } from './person-queries.ts'
import type { NewReportRow } from './run-queries.ts'
import { markAsSyncing } from './state-queries.ts'
import type { SyncContext } from './sync-context.ts'
import { addContactTag } from './tag-queries.ts'

/** People who are gone in the app: their contacts are archived, or only tagged, as the rules say. */
export async function removeDeleted(
  db: Db,
  scope: AccountScope,
  context: SyncContext,
  remoteIds: readonly string[],
): Promise<NewReportRow[]> {
  if (remoteIds.length === 0) return []
  const links = await listLinksOfPeople(db, scope, context.appId, remoteIds)
  await markLinksDeleted(db, scope, context.appId, remoteIds)
  // A deletion in the app deletes nothing here if changes are only sent there.
  if (context.rules.direction === 'TO_APP') return []
  await markAsSyncing(db, context.appId)
  const { archivesDeleted } = context.rules
  const contactIds = [...links.values()].map(({ contactId }) => contactId)
  const contacts = archivesDeleted
    ? await archiveContacts(db, scope, contactIds)
    : await listContactNames(db, scope, contactIds)
  const tag = `Deleted in ${context.title}`
  if (!archivesDeleted) await addContactTag(db, scope, contactIds, tag)
  const remoteIdOf = new Map([...links.values()].map(({ contactId, remoteId }) => [contactId, remoteId]))
  return contacts.map(({ id, name }) => ({
    direction: 'IN' as const,
    outcome: 'UPDATED' as const,
    name,
    contactId: id,
    remoteId: remoteIdOf.get(id) ?? null,
    reason: archivesDeleted
      ? `Deleted in ${context.title}, so archived here`
      : `Deleted in ${context.title}. Tagged “${tag}” here`,
  }))
}
