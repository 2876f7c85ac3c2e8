import { type Arrival, arrivalsOf, type Source } from './arrivals.ts'
import type { Chance } from './chance.ts'
import { type Home, homesOf } from './homes.ts'
import { mailName, type Name, nameFrom, oddNames } from './names.ts'
import { type Ownership, ownershipOf } from './ownership.ts'
import type { Setting, TeamMember } from './setting.ts'

export interface Contact extends Name {
  id: string
  createdAt: Date
  arrival: Arrival
  email: string | undefined
  phone: string | undefined
  tags: string[]
  owner: TeamMember | undefined
  isNonMarketing: boolean
  archivedAt: Date | undefined
  /** How much the person cares for what the agency sends, from 0 to 1. */
  interest: number
  ownerships: Ownership[]
}

/** Everybody the agency gets to know, oldest first, with the homes they own. */
export function contactsOf(setting: Setting): Contact[] {
  const chance = setting.chanceOf('contacts')
  const homes = homesOf(setting.recipe.place, setting.chanceOf('homes'), setting.calendar.at(setting.calendar.today))
  const known: Contact[] = []
  const mailNames = new Map<string, number>()
  const phones = new Set<string>()

  for (const arrival of arrivalsOf(setting)) {
    const spouse = arrival.source === 'Import' && chance.happens(0.08) ? known.at(-1) : undefined
    const name = nameOf(chance, known.length, spouse)
    const person = { ...name, createdAt: arrival.at }
    known.push({
      ...person,
      id: chance.id(arrival.at),
      arrival,
      email: arrival.subject || chance.happens(0.95) ? addressOf(chance, name, mailNames) : undefined,
      phone: chance.happens(0.82) ? phoneOf(setting, chance, phones) : undefined,
      tags: tagsOf(chance, arrival.source),
      owner: chance.happens(0.93) ? chance.pick(setting.team) : undefined,
      isNonMarketing: !arrival.subject && chance.happens(0.07),
      archivedAt: !arrival.subject && chance.happens(0.055) ? archivedAt(setting, chance, arrival) : undefined,
      interest: chance.unit() ** 1.8,
      ownerships: spouse?.ownerships[0]
        ? [{ ...spouse.ownerships[0], linkedAt: arrival.at }]
        : homesFor(chance, arrival, homes).map((home) => ownershipOf(setting, chance, person, home)),
    })
  }
  return known
}

function nameOf(chance: Chance, index: number, spouse: Contact | undefined): Name {
  const odd = index % 29 === 11 ? oddNames[Math.floor(index / 29)] : undefined
  const name = odd ?? nameFrom(chance)
  return spouse ? { ...name, lastName: spouse.lastName } : name
}

/** Addresses at the domains that are reserved for examples: nothing can ever reach anybody. */
function addressOf(chance: Chance, name: Name, taken: Map<string, number>) {
  const local = mailName(name)
  const count = (taken.get(local) ?? 0) + 1
  taken.set(local, count)
  return `${local}${count > 1 ? count : ''}@${chance.pick(['example.com', 'example.com', 'example.net', 'example.org'])}`
}

/** 555-0100 to 555-0199 are kept free for stories. */
function phoneOf({ recipe }: Setting, chance: Chance, taken: Set<string>) {
  let phone: string
  do phone = `+1${chance.pick(recipe.areaCodes)}55501${chance.whole(0, 99).toString().padStart(2, '0')}`
  while (taken.has(phone))
  taken.add(phone)
  return phone
}

function tagsOf(chance: Chance, source: Source): string[] {
  const tags = source === 'Open house' ? ['Open house'] : []
  for (const [tag, probability] of habits) if (chance.happens(probability)) tags.push(tag)
  return tags
}

const habits = [
  ['Past client', 0.16],
  ['Sphere', 0.2],
  ['Investor', 0.05],
  ['Downsizing', 0.07],
  ['First home', 0.08],
  ['Relocating', 0.05],
  ['Absentee owner', 0.04],
] as const

function archivedAt({ calendar, rhythm }: Setting, chance: Chance, { at }: Arrival) {
  const first = calendar.dayOf(at) + 40
  return first < calendar.today ? calendar.at(rhythm.busyDay(chance, first), 600) : undefined
}

function homesFor(chance: Chance, arrival: Arrival, homes: Iterator<Home, Home>): Home[] {
  if (!chance.happens(owns(arrival))) return []
  return Array.from({ length: chance.happens(0.05) ? 2 : 1 }, () => homes.next().value)
}

/** Who asks what a home is worth has one; who asks what a home would cost may not. */
function owns({ source, subject }: Arrival) {
  if (!subject) return { Import: 0.93, Referral: 0.8 }[source as string] ?? 0.55
  return ['MORTGAGE_CALC', 'AFFORDABILITY_CALC'].includes(subject.type) ? 0.35 : 1
}
