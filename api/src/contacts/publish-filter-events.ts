import type { RewrittenFilters } from '../database/schema/contact-features.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'

const kinds = {
  segments: 'segments',
  assets: 'contact-dashboards',
  forms: 'forms',
  form_question_versions: 'forms',
  flows: 'flows',
  flow_versions: 'flows',
} as const

export async function publishFilterEvents(db: Db, scope: AccountScope, rewritten: readonly RewrittenFilters[]) {
  const ids = new Map(rewritten.map(({ table, id }) => [id, kinds[table]]))
  for (const [id, kind] of ids) await publishLiveEvent(db, scope, { kind, id })
}
