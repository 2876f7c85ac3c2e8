import { type Acquisition, generateAcquisitions, type Source } from './acquisitions.ts'
import { type Name, oddNames, pickName, toEmailLocalPart } from './names.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import { generateProperties, type Property } from './properties.ts'
import type { Rng } from './rng.ts'
import type { TeamMember, WorldContext } from './world-context.ts'

export interface Contact extends Name {
  id: string
  createdAt: Date
  acquisition: Acquisition
  email: string | undefined
  phone: string | undefined
  tags: string[]
  owner: TeamMember | undefined
  isNonMarketing: boolean
  archivedAt: Date | undefined
  /** Engagement with emails and dashboards, from 0 to 1. */
  interest: number
  ownerships: Ownership[]
}

/** All contacts of the agency, oldest first, with the properties they own. */
export function generateContacts(context: WorldContext): Contact[] {
  const rng = context.rngFor('contacts')
  const properties = generateProperties(
    context.config.area,
    context.rngFor('homes'),
    context.calendar.at(context.calendar.today),
  )
  const contacts: Contact[] = []
  const emailCounts = new Map<string, number>()
  const phones = new Set<string>()

  for (const acquisition of generateAcquisitions(context)) {
    const spouse = acquisition.source === 'Import' && rng.bool(0.08) ? contacts.at(-1) : undefined
    const name = generateName(rng, contacts.length, spouse)
    const person = { ...name, createdAt: acquisition.at }
    contacts.push({
      ...person,
      id: rng.uuid(acquisition.at),
      acquisition,
      email: acquisition.asset || rng.bool(0.95) ? generateEmail(rng, name, emailCounts) : undefined,
      phone: rng.bool(0.82) ? generatePhone(context, rng, phones) : undefined,
      tags: generateTags(rng, acquisition.source),
      owner: rng.bool(0.93) ? rng.pick(context.team) : undefined,
      isNonMarketing: !acquisition.asset && rng.bool(0.07),
      archivedAt: !acquisition.asset && rng.bool(0.055) ? pickArchiveTime(context, rng, acquisition) : undefined,
      interest: rng.next() ** 1.8,
      ownerships: spouse?.ownerships[0]
        ? [{ ...spouse.ownerships[0], linkedAt: acquisition.at }]
        : takeProperties(rng, acquisition, properties).map((property) =>
            createOwnership(context, rng, person, property),
          ),
    })
  }
  return contacts
}

function generateName(rng: Rng, index: number, spouse: Contact | undefined): Name {
  const odd = index % 29 === 11 ? oddNames[Math.floor(index / 29)] : undefined
  const name = odd ?? pickName(rng)
  return spouse ? { ...name, lastName: spouse.lastName } : name
}

/** Addresses at domains reserved for examples, so that no email can reach a real person. */
function generateEmail(rng: Rng, name: Name, taken: Map<string, number>) {
  const local = toEmailLocalPart(name)
  const count = (taken.get(local) ?? 0) + 1
  taken.set(local, count)
  return `${local}${count > 1 ? count : ''}@${rng.pick(['example.com', 'example.com', 'example.net', 'example.org'])}`
}

/** The numbers 555-0100 to 555-0199 are reserved for fiction. */
function generatePhone({ config }: WorldContext, rng: Rng, taken: Set<string>) {
  let phone: string
  do phone = `+1${rng.pick(config.areaCodes)}55501${rng.int(0, 99).toString().padStart(2, '0')}`
  while (taken.has(phone))
  taken.add(phone)
  return phone
}

function generateTags(rng: Rng, source: Source): string[] {
  const tags = source === 'Open house' ? ['Open house'] : []
  for (const [tag, probability] of tagProbabilities) if (rng.bool(probability)) tags.push(tag)
  return tags
}

const tagProbabilities = [
  ['Past client', 0.16],
  ['Sphere', 0.2],
  ['Investor', 0.05],
  ['Downsizing', 0.07],
  ['First home', 0.08],
  ['Relocating', 0.05],
  ['Absentee owner', 0.04],
] as const

function pickArchiveTime({ calendar, seasonality }: WorldContext, rng: Rng, { at }: Acquisition) {
  const first = calendar.dayOf(at) + 40
  return first < calendar.today ? calendar.at(seasonality.pickDay(rng, first), 600) : undefined
}

function takeProperties(rng: Rng, acquisition: Acquisition, properties: Iterator<Property, Property>): Property[] {
  if (!rng.bool(getOwnershipProbability(acquisition))) return []
  return Array.from({ length: rng.bool(0.05) ? 2 : 1 }, () => properties.next().value)
}

/** Someone who asks what a home is worth owns one; someone who asks what a home would cost may not. */
function getOwnershipProbability({ source, asset }: Acquisition) {
  if (!asset) return { Import: 0.93, Referral: 0.8 }[source as string] ?? 0.55
  return ['MORTGAGE_CALC', 'AFFORDABILITY_CALC'].includes(asset.type) ? 0.35 : 1
}
