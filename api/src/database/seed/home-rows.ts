import { stateAt } from './course.ts'
import { homeColumns } from './home-columns.ts'
import { sellsHome } from './leads.ts'
import type { Ownership } from './ownership.ts'
import type { PlantedRow } from './plant-rows.ts'
import { sampleProvider, sampleSource } from './sample-source.ts'
import type { Setting } from './setting.ts'
import type { World } from './world.ts'

/** Each home once, whoever owns it; one that was sold through us was sold last on that day. */
export function propertyRows(account_id: string, { recipe }: Setting, world: World): PlantedRow<'properties'>[] {
  const sold = salesIn(world)
  return [...homesIn(world).values()].map(({ propertyId, home, linkedAt, boughtOn, boughtCents }) => ({
    account_id,
    id: propertyId,
    ...homeColumns(home, recipe.place),
    full_address: home.fullAddress,
    last_sold_on: dayOf(sold.get(propertyId)?.on ?? boughtOn),
    last_sold_cents: sold.get(propertyId)?.cents ?? boughtCents,
    clip_id: home.clipId ?? null,
    attom_id: home.attomId ?? null,
    quant_id: home.quantId ?? null,
    created_at: linkedAt,
  }))
}

export function contactPropertyRows(account_id: string, world: World): PlantedRow<'contact_properties'>[] {
  const claims = new Map(
    world.happenings.filter(({ kind }) => kind === 'CLAIMED').map(({ contact, at }) => [contact, at]),
  )
  return world.contacts.flatMap((contact) =>
    contact.ownerships.map(({ propertyId, linkedAt }, index) => ({
      account_id,
      contact_id: contact.id,
      property_id: propertyId,
      claimed_at: (index === 0 ? claims.get(contact) : undefined) ?? null,
      created_at: linkedAt,
    })),
  )
}

export const estimateRows = (account_id: string, world: World): PlantedRow<'value_estimates'>[] =>
  [...homesIn(world).values()].flatMap(({ propertyId, estimates }) =>
    estimates.map((estimate) => ({
      account_id,
      property_id: propertyId,
      provider: estimate.provider,
      value_date: dayOf(estimate.valueDate),
      median_cents: estimate.medianCents,
      low_cents: estimate.lowCents,
      high_cents: estimate.highCents,
      confidence: estimate.confidence,
      deviation: estimate.deviation.toFixed(1),
      source: sampleSource,
    })),
  )

export function mortgageRows(account_id: string, setting: Setting, world: World): PlantedRow<'mortgages'>[] {
  const chance = setting.chanceOf('mortgage ids')
  return [...homesIn(world).values()].flatMap(({ propertyId, linkedAt, mortgages }) =>
    mortgages.map((mortgage) => ({
      account_id,
      id: chance.id(linkedAt),
      property_id: propertyId,
      mortgage_date: dayOf(mortgage.date),
      amount_cents: mortgage.amountCents,
      term_months: mortgage.termMonths,
      annual_rate: mortgage.annualRate.toFixed(4),
      loan_type: mortgage.loanType,
      borrower_names: mortgage.borrowerNames,
      loan_officer_name: mortgage.officer.name,
      loan_officer_nmls_id: mortgage.officer.nmlsId,
      lender_name: mortgage.lender.name,
      lender_code: mortgage.lender.code,
      document_number: mortgage.documentNumber,
      provider: sampleProvider,
      source: sampleSource,
      as_of: `${setting.calendar.dateOf(setting.calendar.today).slice(0, 7)}-01`,
    })),
  )
}

function homesIn({ contacts }: World) {
  const homes = new Map<string, Ownership>()
  for (const ownership of contacts.flatMap(({ ownerships }) => ownerships))
    if (!homes.has(ownership.propertyId)) homes.set(ownership.propertyId, ownership)
  return homes
}

function salesIn({ leads, now }: World) {
  const sales = new Map<string, { on: Date; cents: number }>()
  for (const lead of leads) {
    const { stage, since } = stateAt(lead, now)
    if (stage !== 'CLOSED' || !lead.ownership || !sellsHome(lead)) continue
    const on = new Date(Date.parse(since.toISOString().slice(0, 10)))
    sales.set(lead.ownership.propertyId, { on, cents: lead.valueCents ?? lead.ownership.boughtCents })
  }
  return sales
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
