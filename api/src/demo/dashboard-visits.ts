import { demoDashboardModules } from '@gable/shared/demo/assets.ts'
import { type ActivityEvent, addMinutes, createEvent } from './activity-event.ts'
import type { Contact } from './contacts.ts'
import type { Ownership } from './ownership.ts'
import type { Rng } from './rng.ts'
import { pickVisitorMinute } from './seasonality.ts'
import type { WorldContext } from './world-context.ts'

/** Visits of owners to their dashboard, more often with more engagement. */
export function generateDashboardVisits(context: WorldContext, contacts: Contact[]): ActivityEvent[] {
  const { calendar, seasonality } = context
  const rng = context.rngFor('dashboard visits')
  return contacts.filter(hasDashboard).flatMap((contact) => {
    const first = calendar.dayOf(contact.createdAt) + 1
    const years = (calendar.today - first) / 365
    const visits = Math.round(contact.interest ** 2 * years * rng.float(3, 9))
    return Array.from({ length: visits }, () => {
      const at = calendar.at(seasonality.pickDay(rng, first), pickVisitorMinute(rng))
      return createDashboardVisit(context, rng, at, { contact, ownership: contact.ownerships[0] })
    }).flat()
  })
}

export const hasDashboard = ({ email, ownerships, isNonMarketing }: Contact): boolean =>
  email !== undefined && ownerships.length > 0 && !isNonMarketing

interface DashboardVisitor {
  contact: Contact
  ownership: Ownership | undefined
}

/** One dashboard visit. A visit that leads to a submission always includes the click on its button. */
export function createDashboardVisit(
  { dashboard }: WorldContext,
  rng: Rng,
  at: Date,
  { contact, ownership }: DashboardVisitor,
  submissionVisitId?: string,
): ActivityEvent[] {
  const visit = { dashboardId: dashboard.id, visitId: submissionVisitId ?? rng.uuid(at) }
  const viewed = createEvent(
    rng,
    at,
    { contact, ownership },
    { eventGroup: 'DASHBOARD', kind: 'VIEWED', detail: visit },
  )
  if (!submissionVisitId && !rng.bool(0.3)) return [viewed]
  const { moduleId, name: moduleName, text } = rng.weighted(modules)
  const detail = { ...visit, moduleId, moduleName, text }
  const clickedAt = addMinutes(at, rng.float(0.3, 3))
  return [
    viewed,
    createEvent(rng, clickedAt, { contact, ownership }, { eventGroup: 'DASHBOARD', kind: 'CLICKED', detail }),
  ]
}

const moduleWeights = [8, 5, 6, 3, 2]
const modules = demoDashboardModules.map((module, index) => [module, moduleWeights[index] ?? 1] as const)
