import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { Contact } from './contacts.ts'
import { generateLeadProgress, type LeadProgress } from './lead-progress.ts'
import type { Ownership } from './ownership.ts'
import type { Rng } from './rng.ts'
import { pickOfficeMinute, pickVisitorMinute } from './seasonality.ts'
import { trafficOf } from './traffic.ts'
import type { TeamMember, WorldContext } from './world-context.ts'

export type Lead = LeadProgress & {
  id: string
  contact: Contact
  createdAt: Date
  leadType: LeadType
  source: string
  ownership: Ownership | undefined
  agent: TeamMember | undefined
  valueCents: number | undefined
  /** The submission that created the lead; undefined when an agent added it. */
  submission: { id: string; visitId: string; asset: WorldContext['dashboard'] } | undefined
}

export const isSellerLead = ({ leadType }: Lead): boolean => leadType === 'HV' || leadType === 'SELLER'

/** Leads from submissions of new contacts, from dashboards of knownContacts contacts, and some that agents added by hand. */
export function generateLeads(context: WorldContext, contacts: Contact[]): Lead[] {
  const rng = context.rngFor('leads')
  const newContacts = contacts.filter(({ acquisition }) => acquisition.asset)
  const knownContacts = contacts.filter(
    (contact) => !contact.acquisition.asset && !contact.archivedAt && !contact.isNonMarketing,
  )
  const owners = knownContacts.filter(({ email, ownerships }) => email && ownerships.length > 0)
  const metInPerson = knownContacts.filter(({ acquisition }) => acquisition.source !== 'Import')
  return [
    ...newContacts.map((contact) => createSubmissionLead(context, rng, contact)),
    ...sample(rng, owners, context.config.sizes.dashboardLeads).map((contact) =>
      createDashboardLead(context, rng, contact),
    ),
    ...sample(rng, metInPerson, context.config.sizes.manualLeads).map((contact) =>
      createManualLead(context, rng, contact),
    ),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function createSubmissionLead(context: WorldContext, rng: Rng, contact: Contact): Lead {
  const asset = contact.acquisition.asset ?? context.dashboard
  const leadType = rng.weighted(trafficOf(asset).leadTypes)
  const submission = { id: rng.uuid(contact.createdAt), visitId: rng.uuid(contact.createdAt), asset }
  return createLead(context, rng, contact, contact.createdAt, {
    leadType,
    source: contact.acquisition.source,
    submission,
  })
}

function createDashboardLead(context: WorldContext, rng: Rng, contact: Contact): Lead {
  const at = pickLaterTime(context, rng, contact, pickVisitorMinute)
  const submission = { id: rng.uuid(at), visitId: rng.uuid(at), asset: context.dashboard }
  return createLead(context, rng, contact, at, { leadType: 'SELLER', source: 'Seller dashboard', submission })
}

function createManualLead(context: WorldContext, rng: Rng, contact: Contact): Lead {
  const at = pickLaterTime(context, rng, contact, pickOfficeMinute)
  const leadType = contact.ownerships.length > 0 ? rng.pick(['SELLER', 'SELLER', 'HV'] as const) : 'BUYER'
  return createLead(context, rng, contact, at, { leadType, source: contact.acquisition.source, submission: undefined })
}

type LeadOrigin = Pick<Lead, 'leadType' | 'source' | 'submission'>

function createLead(context: WorldContext, rng: Rng, contact: Contact, createdAt: Date, origin: LeadOrigin): Lead {
  const ownership = contact.ownerships[0]
  const value = ownership?.property.centsAt(createdAt) ?? rng.int(280, 720) * 100_000
  return {
    ...origin,
    ...generateLeadProgress(context, rng, createdAt),
    id: rng.uuid(createdAt),
    contact,
    createdAt,
    ownership,
    agent: contact.owner ?? (rng.bool(0.8) ? rng.pick(context.team) : undefined),
    valueCents: origin.leadType === 'GENERAL' ? undefined : Math.round(value / 100_000) * 100_000,
  }
}

/** A time at least three days after the contact was created, or today. */
function pickLaterTime(
  { calendar, seasonality }: WorldContext,
  rng: Rng,
  contact: Contact,
  pickMinute: (rng: Rng) => number,
) {
  const day = seasonality.pickDay(rng, Math.min(calendar.today, calendar.dayOf(contact.createdAt) + 3))
  const time = calendar.at(day, pickMinute(rng))
  return time > contact.createdAt ? time : new Date(contact.createdAt.getTime() + 5 * 60_000)
}

function sample<T>(rng: Rng, list: T[], count: number): T[] {
  const rest = [...list]
  return Array.from({ length: Math.min(count, list.length) }, () => rest.splice(rng.int(0, rest.length - 1), 1)).flat()
}
