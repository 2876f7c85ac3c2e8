import type { SeedRow } from './insert-rows.ts'
import { getLeadState } from './lead-progress.ts'
import { isSellerLead } from './leads.ts'
import type { Ownership } from './ownership.ts'
import { toPropertyColumns } from './property-columns.ts'
import { sampleProvider, sampleSource } from './sample-source.ts'
import type { World } from './world.ts'
import type { WorldContext } from './world-context.ts'

/** Each property once, even with several owners. A closed seller lead sets its last sale. */
export function toPropertyRows(account_id: string, { config }: WorldContext, world: World): SeedRow<'properties'>[] {
  const sales = listSales(world)
  return [...listOwnerships(world).values()].map(({ propertyId, property, linkedAt, boughtOn, boughtCents }) => ({
    account_id,
    id: propertyId,
    ...toPropertyColumns(property, config.area),
    full_address: property.fullAddress,
    last_sold_on: dayOf(sales.get(propertyId)?.on ?? boughtOn),
    last_sold_cents: sales.get(propertyId)?.cents ?? boughtCents,
    clip_id: property.clipId ?? null,
    attom_id: property.attomId ?? null,
    quant_id: property.quantId ?? null,
    created_at: linkedAt,
  }))
}

export function toContactPropertyRows(account_id: string, world: World): SeedRow<'contact_properties'>[] {
  const claims = new Map(world.events.filter(({ kind }) => kind === 'CLAIMED').map(({ contact, at }) => [contact, at]))
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

export const toEstimateRows = (account_id: string, world: World): SeedRow<'value_estimates'>[] =>
  [...listOwnerships(world).values()].flatMap(({ propertyId, estimates }) =>
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

export function toMortgageRows(account_id: string, context: WorldContext, world: World): SeedRow<'mortgages'>[] {
  const rng = context.rngFor('mortgage ids')
  return [...listOwnerships(world).values()].flatMap(({ propertyId, linkedAt, mortgages }) =>
    mortgages.map((mortgage) => ({
      account_id,
      id: rng.uuid(linkedAt),
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
      as_of: `${context.calendar.dateOf(context.calendar.today).slice(0, 7)}-01`,
    })),
  )
}

function listOwnerships({ contacts }: World) {
  const ownerships = new Map<string, Ownership>()
  for (const ownership of contacts.flatMap(({ ownerships }) => ownerships))
    if (!ownerships.has(ownership.propertyId)) ownerships.set(ownership.propertyId, ownership)
  return ownerships
}

function listSales({ leads, now }: World) {
  const sales = new Map<string, { on: Date; cents: number }>()
  for (const lead of leads) {
    const { stage, since } = getLeadState(lead, now)
    if (stage !== 'CLOSED' || !lead.ownership || !isSellerLead(lead)) continue
    const on = new Date(Date.parse(since.toISOString().slice(0, 10)))
    sales.set(lead.ownership.propertyId, { on, cents: lead.valueCents ?? lead.ownership.boughtCents })
  }
  return sales
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
