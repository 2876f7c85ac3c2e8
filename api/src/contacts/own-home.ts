import { cleanLine } from '@gable/shared/submissions/clean-text.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { homeAt, linkHome, tellTimeline } from './write-queries.ts'

/** Gives a contact the home at an address, as their history tells. One they have already stays as it is. */
export async function ownHome(db: Db, scope: Scope, contactId: string, typed: string) {
  const address = cleanLine(typed)
  const propertyId = await homeAt(db, scope, address)
  const [link] = await linkHome(db, scope, contactId, propertyId)
  if (!link?.numInsertedOrUpdatedRows) return
  await tellTimeline(
    db,
    scope,
    { contactId, propertyId },
    { eventGroup: 'PROPERTY', kind: 'LINKED', detail: { address } },
  )
}
