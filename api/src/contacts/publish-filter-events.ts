import type { RewrittenFilters } from '../database/schema/contact-features.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'

const kinds = { segments: 'segments', assets: 'contact-dashboards' } as const

export async function publishFilterEvents(db: Db, scope: AccountScope, rewritten: readonly RewrittenFilters[]) {
  for (const { table, id } of rewritten) await publishLiveEvent(db, scope, { kind: kinds[table], id })
}
