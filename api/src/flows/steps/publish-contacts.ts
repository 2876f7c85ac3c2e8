import type { Db } from '../../platform/database.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { AccountScope } from '../../platform/scope.ts'

/** Updates open consoles, with one event for many contacts. */
export async function publishContacts(db: Db, scope: AccountScope, ids: ReadonlySet<string>) {
  const [id, ...others] = ids
  if (id !== undefined) await publishLiveEvent(db, scope, { kind: 'contacts', ...(others.length === 0 && { id }) })
}
