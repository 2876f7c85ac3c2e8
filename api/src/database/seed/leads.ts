import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { Chance } from './chance.ts'
import type { Contact } from './contacts.ts'
import { type Course, courseOf } from './course.ts'
import type { Ownership } from './ownership.ts'
import { visitorMinute, workingMinute } from './rhythm.ts'
import type { Setting, TeamMember } from './setting.ts'
import { trafficOf } from './traffic.ts'

export type Lead = Course & {
  id: string
  contact: Contact
  createdAt: Date
  leadType: LeadType
  source: string
  ownership: Ownership | undefined
  agent: TeamMember | undefined
  valueCents: number | undefined
  /** Where the submission came from that made it; nothing, when an agent wrote it down. */
  submission: { id: string; visitId: string; subject: Setting['dashboard'] } | undefined
}

export const sellsHome = ({ leadType }: Lead): boolean => leadType === 'HV' || leadType === 'SELLER'

/** Everybody who filled something in, some the agency had met, some who asked again from their dashboard. */
export function leadsOf(setting: Setting, contacts: Contact[]): Lead[] {
  const chance = setting.chanceOf('leads')
  const strangers = contacts.filter(({ arrival }) => arrival.subject)
  const known = contacts.filter((contact) => !contact.arrival.subject && !contact.archivedAt && !contact.isNonMarketing)
  const owners = known.filter(({ email, ownerships }) => email && ownerships.length > 0)
  const met = known.filter(({ arrival }) => arrival.source !== 'Import')
  return [
    ...strangers.map((contact) => leadOfSubmission(setting, chance, contact)),
    ...some(chance, owners, setting.recipe.sizes.dashboardLeads).map((contact) =>
      leadOfDashboard(setting, chance, contact),
    ),
    ...some(chance, met, setting.recipe.sizes.metLeads).map((contact) => leadOfMeeting(setting, chance, contact)),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function leadOfSubmission(setting: Setting, chance: Chance, contact: Contact): Lead {
  const subject = contact.arrival.subject ?? setting.dashboard
  const leadType = chance.weigh(trafficOf(subject).leadTypes)
  const submission = { id: chance.id(contact.createdAt), visitId: chance.id(contact.createdAt), subject }
  return begin(setting, chance, contact, contact.createdAt, { leadType, source: contact.arrival.source, submission })
}

function leadOfDashboard(setting: Setting, chance: Chance, contact: Contact): Lead {
  const at = laterMoment(setting, chance, contact, visitorMinute)
  const submission = { id: chance.id(at), visitId: chance.id(at), subject: setting.dashboard }
  return begin(setting, chance, contact, at, { leadType: 'SELLER', source: 'Seller dashboard', submission })
}

function leadOfMeeting(setting: Setting, chance: Chance, contact: Contact): Lead {
  const at = laterMoment(setting, chance, contact, workingMinute)
  const leadType = contact.ownerships.length > 0 ? chance.pick(['SELLER', 'SELLER', 'HV'] as const) : 'BUYER'
  return begin(setting, chance, contact, at, { leadType, source: contact.arrival.source, submission: undefined })
}

type Beginning = Pick<Lead, 'leadType' | 'source' | 'submission'>

function begin(setting: Setting, chance: Chance, contact: Contact, createdAt: Date, beginning: Beginning): Lead {
  const ownership = contact.ownerships[0]
  const worth = ownership?.home.centsAt(createdAt) ?? chance.whole(280, 720) * 100_000
  return {
    ...beginning,
    ...courseOf(setting, chance, createdAt),
    id: chance.id(createdAt),
    contact,
    createdAt,
    ownership,
    agent: contact.owner ?? (chance.happens(0.8) ? chance.pick(setting.team) : undefined),
    valueCents: beginning.leadType === 'GENERAL' ? undefined : Math.round(worth / 100_000) * 100_000,
  }
}

/** Some days after the agency came to know the contact, or today. */
function laterMoment({ calendar, rhythm }: Setting, chance: Chance, contact: Contact, minute: (c: Chance) => number) {
  const day = rhythm.busyDay(chance, Math.min(calendar.today, calendar.dayOf(contact.createdAt) + 3))
  const moment = calendar.at(day, minute(chance))
  return moment > contact.createdAt ? moment : new Date(contact.createdAt.getTime() + 5 * 60_000)
}

function some<T>(chance: Chance, list: T[], count: number): T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, list.length) }, () =>
    left.splice(chance.whole(0, left.length - 1), 1),
  ).flat()
}
