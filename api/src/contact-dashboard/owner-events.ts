import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import { isPlausibleEventTime } from '@gable/shared/ingest/event-time.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { publishWebhookEvent } from '../webhooks/publish-event.ts'
import { recordEvent } from './event-queries.ts'
import type { PageContent } from './page-content.ts'

export interface OwnerEvent {
  id: string
  type: 'view' | 'click'
  visitId: string
  at: string
  moduleId?: string | undefined
  text?: string | undefined
}

interface EventContext {
  contactId: string
  propertyId: string
  address: string
  content: Pick<PageContent, 'dashboardId' | 'modules'>
}

/** Counts a view or a click, and tells the agent, in one transaction. False when it was counted before, or cannot be. */
export async function recordOwnerEvent(
  db: Db,
  scope: AccountScope,
  { contactId, propertyId, address, content: { dashboardId, modules } }: EventContext,
  { id, type, visitId, at, moduleId, text = '' }: OwnerEvent,
): Promise<boolean> {
  if (!isPlausibleEventTime(Date.parse(at), Date.now())) return false
  const module = modules.find((module) => module.moduleId === moduleId)
  // A click on a module that was removed meanwhile belongs nowhere.
  if (type === 'click' && !module) return false
  const detail = module && type === 'click' ? { moduleId: module.moduleId, text } : null
  if (!(await recordEvent(db, scope, { id, at, type, dashboardId, visitId, detail }))) return false

  const entry: ActivityEntry =
    module && type === 'click'
      ? {
          eventGroup: 'DASHBOARD',
          kind: 'CLICKED',
          detail: { dashboardId, visitId, moduleId: module.moduleId, moduleName: module.settings.name, text },
        }
      : { eventGroup: 'DASHBOARD', kind: 'VIEWED', detail: { dashboardId, visitId } }
  await recordActivity(db, scope, { contactId, propertyId }, entry)
  await publishWebhookEvent(db, scope, {
    id,
    type: type === 'click' ? 'dashboard.clicked' : 'dashboard.viewed',
    data: { contactId, address, at, ...(module && type === 'click' && { module: module.settings.name, button: text }) },
  })
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
  return true
}
