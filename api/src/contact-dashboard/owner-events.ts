import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import { getEventTime, isPlausibleEventTime } from '@gable/shared/ingest/event-time.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { recordOfferView } from '../offers/record-view.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { getPropertyOrThrow } from '../properties/get-property.ts'
import { publishWebhookEvent } from '../webhooks/publish-event.ts'
import { recordEvent } from './event-queries.ts'
import type { OpenDashboard } from './open-dashboard.ts'
import { getSectionName } from './section-name.ts'

interface OwnerEvent {
  id: string
  type: 'view' | 'click'
  visitId: string
  at: string
  moduleId?: string | undefined
  text?: string | undefined
}

/** Counts a view or a click, and tells the agent, in one transaction. False when it was counted before, or cannot be. */
export async function recordOwnerEvent(
  { db, scope, owner: { contactId }, propertyId, content: { dashboardId, modules } }: OpenDashboard,
  { id, type, visitId, at, moduleId, text = '' }: OwnerEvent,
): Promise<boolean> {
  const time = getEventTime({ id, at })
  if (!isPlausibleEventTime(time, Date.now())) return false
  const moduleName = moduleId === undefined ? undefined : getSectionName(modules, moduleId)
  // A click on a module that was removed meanwhile belongs nowhere.
  if (type === 'click' && moduleName === undefined) return false
  const click = type === 'click' && moduleId !== undefined && moduleName !== undefined && { moduleId, text }
  if (
    !(await recordEvent(db, scope, {
      id,
      at: new Date(time).toISOString(),
      type,
      dashboardId,
      visitId,
      detail: click || null,
    }))
  )
    return false

  const entry: ActivityEntry = click
    ? {
        eventGroup: 'DASHBOARD',
        kind: 'CLICKED',
        detail: { dashboardId, visitId, ...click, moduleName: moduleName ?? '' },
      }
    : { eventGroup: 'DASHBOARD', kind: 'VIEWED', detail: { dashboardId, visitId } }
  await recordActivity(db, scope, { contactId, propertyId }, entry)
  if (!click) await recordOfferView(db, scope, { contactId, propertyId })
  const { address } = await getPropertyOrThrow(db, scope, propertyId)
  await publishWebhookEvent(db, scope, {
    id,
    type: click ? 'dashboard.clicked' : 'dashboard.viewed',
    data: { contactId, address, at, ...(click && { module: moduleName, button: text }) },
  })
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
  return true
}
