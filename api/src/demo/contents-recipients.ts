import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { formatCount } from '@gable/shared/contact-dashboard/format-amounts.ts'
import type { EmailHome, EmailRecipient, EmailSender } from '@gable/shared/emails/email-context.ts'
import { calculateEquity } from '@gable/shared/properties/equity.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { createMergeValues } from '../emails/merge-values.ts'
import { type DemoBrand, demoBrands } from './brands.ts'
import type { SentEmail } from './contents-emails.ts'
import type { Ownership } from './ownership.ts'
import type { Property } from './properties.ts'
import type { World } from './world.ts'
import type { WorldContext } from './world-context.ts'

/** Fills the emails of an agency with the figures of the day on which each was sent. */
export function createRecipients({ config, calendar }: WorldContext, world: World) {
  const brand = demoBrands[config.agency]
  if (!brand) throw new Error(`${config.agency} has no brand`)
  const sender = toSender(brand)
  const towns = new Map([...listByTown(world)].map(([name, homes]) => [name, createTownFigures(name, homes)]))
  return (email: SentEmail): EmailRecipient => {
    const { contact, agent: teamMember, ownership, sentAt } = email
    const agentName = teamMember?.name ?? sender.brand.name
    const agent = {
      fullName: agentName,
      title: '',
      photoUrl: null,
      email: sender.brand.email,
      phone: sender.brand.phone,
    }
    const town = ownership && towns.get(ownership.property.town.name)
    const home = ownership && town ? toHome(ownership, sentAt, town) : null
    const { firstName, lastName, isNonMarketing } = contact
    const row = {
      contactId: contact.id,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`.trim(),
      isNonMarketing,
      toEmail: contact.email ?? '',
      agentId: teamMember?.id ?? null,
      agentName,
      agentFirstName: agentName.split(' ')[0] ?? '',
      agentEmail: agent.email,
      agentPhone: agent.phone,
      agentTitle: agent.title,
      agentPhoto: agent.photoUrl,
      officeEmail: sender.brand.email,
      timeZone: calendar.zone,
      home: ownership ? toHomeRow(ownership) : null,
    }
    const values = createMergeValues({ row, home, agent, sender, today: sentAt })
    return { values, agent, home, links: { clickBase: null, openPixel: null, unsubscribe: '#', preferences: '#' } }
  }
}

function toSender({ style, details, compliance }: DemoBrand): EmailSender {
  const logos = { logos: [], digitalLogoId: null, printLogoId: null }
  const brand = toPublicBrand({ name: details.displayName, style: { ...style, ...logos }, details, compliance })
  return { brand, origin: '', postalAddress: details.address }
}

function toHomeRow({ propertyId, property, boughtOn }: Ownership) {
  const { doorNumber, street, town, fullAddress } = property
  return {
    propertyId,
    doorNumber,
    street,
    unit: '',
    fullAddress,
    city: town.name,
    state: '',
    zip: town.zip,
    lastSoldOn: toDay(boughtOn),
  }
}

function toHome(ownership: Ownership, at: Date, town: TownFigures): EmailHome {
  const { property, estimates, mortgages, boughtOn } = ownership
  const [provider] = estimates.map(({ provider }) => provider)
  const known = estimates.filter((estimate) => estimate.provider === provider && estimate.valueDate <= at)
  const [newest, yearAgo] = [known.at(-1), known.at(-13)]
  const { equity, loanAmount } = calculateEquity({
    loans: mortgages
      .filter(({ date }) => date <= at)
      .map((loan) => ({ ...loan, date: toDay(loan.date), amount: loan.amountCents / 100 })),
    lastSoldOn: toDay(boughtOn),
    estimate: newest && { median: newest.medianCents / 100, valueDate: toDay(newest.valueDate) },
    today: toDay(at),
  })
  return {
    address: property.fullAddress,
    estimate: newest
      ? {
          value: newest.medianCents / 100,
          low: newest.lowCents / 100,
          high: newest.highCents / 100,
          changePercent: yearAgo ? toPercent(yearAgo.medianCents, newest.medianCents) : null,
        }
      : null,
    equity: equity !== null && loanAmount !== null && equity > 0 ? { amount: equity, loanBalance: loanAmount } : null,
    comparables: town.listSales(at).filter(({ address }) => address !== toStreetAddress(property)),
    market: town.getMarket(at),
  }
}

interface TownFigures {
  listSales(at: Date): EmailHome['comparables']
  getMarket(at: Date): NonNullable<EmailHome['market']>
}

/** The figures of a town are the same for all emails of a day. */
function createTownFigures(place: string, homes: Ownership[]): TownFigures {
  const latestFirst = homes.toSorted((one, other) => other.boughtOn.getTime() - one.boughtOn.getTime())
  const medianAt = memoizeByDay((day) => {
    const cents = homes.map(({ property }) => property.centsAt(day)).sort((one, other) => one - other)
    return Math.round((cents[Math.floor(cents.length / 2)] ?? 0) / 100_000) * 1000
  })
  return {
    listSales: memoizeByDay((at) =>
      latestFirst
        .filter(({ boughtOn }) => boughtOn < at)
        .slice(0, 6)
        .map(toSale),
    ),
    getMarket: memoizeByDay((at) => {
      const yearBefore = new Date(at.getTime() - 365 * dayLength)
      const medianPrice = medianAt(at)
      const sales = homes.filter(({ boughtOn }) => boughtOn < at && boughtOn > yearBefore).length
      return {
        place,
        medianPrice,
        changePercent: toPercent(medianAt(yearBefore), medianPrice),
        daysOnMarket: null,
        sales,
      }
    }),
  }
}

function memoizeByDay<T>(compute: (at: Date) => T): (at: Date) => T {
  const results = new Map<string, T>()
  return (at) => {
    const day = toDay(at)
    const result = results.get(day) ?? compute(at)
    results.set(day, result)
    return result
  }
}

const toSale = ({ property, boughtOn, boughtCents }: Ownership) => ({
  address: toStreetAddress(property),
  soldOn: toDay(boughtOn),
  price: Math.round(boughtCents / 100),
  facts: [
    `${property.bedrooms} bd`,
    `${property.fullBaths + property.partialBaths / 2} ba`,
    `${formatCount(property.aboveGradeSqft)} sq ft`,
  ].join(' · '),
})

const toStreetAddress = ({ doorNumber, street }: Property) => `${doorNumber} ${street}`

/** The homes of a town, each once. */
function listByTown({ contacts }: World): Map<string, Ownership[]> {
  const homes = new Map(
    contacts.flatMap(({ ownerships }) => ownerships.map((ownership) => [ownership.propertyId, ownership])),
  )
  const towns = new Map<string, Ownership[]>()
  for (const ownership of homes.values()) {
    const { name } = ownership.property.town
    towns.set(name, [...(towns.get(name) ?? []), ownership])
  }
  return towns
}

const toPercent = (from: number, to: number) => Math.round((to / from - 1) * 1000) / 10

const toDay = (date: Date) => date.toISOString().slice(0, 10)
