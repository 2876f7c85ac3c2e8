import { demoDashboardModules } from '@gable/shared/demo/subjects.ts'
import type { Chance } from './chance.ts'
import type { Contact } from './contacts.ts'
import type { Ownership } from './ownership.ts'
import { visitorMinute } from './rhythm.ts'
import type { Setting } from './setting.ts'
import { type Happening, later, tell } from './telling.ts'

/** Owners who come back to their dashboard of their own accord, the more they care. */
export function dashboardVisits(setting: Setting, contacts: Contact[]): Happening[] {
  const { calendar, rhythm } = setting
  const chance = setting.chanceOf('dashboard visits')
  return contacts.filter(hasDashboard).flatMap((contact) => {
    const first = calendar.dayOf(contact.createdAt) + 1
    const years = (calendar.today - first) / 365
    const visits = Math.round(contact.interest ** 2 * years * chance.between(3, 9))
    return Array.from({ length: visits }, () => {
      const at = calendar.at(rhythm.busyDay(chance, first), visitorMinute(chance))
      return visitDashboard(setting, chance, at, { contact, ownership: contact.ownerships[0] })
    }).flat()
  })
}

export const hasDashboard = ({ email, ownerships, isNonMarketing }: Contact): boolean =>
  email !== undefined && ownerships.length > 0 && !isNonMarketing

interface Visitor {
  contact: Contact
  ownership: Ownership | undefined
}

/** One look at the dashboard; a visit that is going to end in a submission always presses the button to it. */
export function visitDashboard(
  { dashboard }: Setting,
  chance: Chance,
  at: Date,
  { contact, ownership }: Visitor,
  submittingVisit?: string,
): Happening[] {
  const visit = { dashboardId: dashboard.id, visitId: submittingVisit ?? chance.id(at) }
  const viewed = tell(chance, at, { contact, ownership }, { eventGroup: 'DASHBOARD', kind: 'VIEWED', detail: visit })
  if (!submittingVisit && !chance.happens(0.3)) return [viewed]
  const { moduleId, name: moduleName, text } = chance.weigh(modules)
  const detail = { ...visit, moduleId, moduleName, text }
  const pressedAt = later(at, chance.between(0.3, 3))
  return [viewed, tell(chance, pressedAt, { contact, ownership }, { eventGroup: 'DASHBOARD', kind: 'CLICKED', detail })]
}

const appeal = [8, 5, 6, 3, 2]
const modules = demoDashboardModules.map((module, index) => [module, appeal[index] ?? 1] as const)
