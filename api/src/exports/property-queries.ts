import type { AttributeValue } from '@gable/shared/contacts/attribute.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type AcceptedFacts, selectAcceptedFacts } from '../properties/accepted-fact-queries.ts'

/** A property of a contact, with its most recent value estimate. */
export interface ContactPropertyRow {
  _id: string
  contactId: string
  contact: string
  email: string | null
  phone: string | null
  isClaimed: boolean
  address: string
  city: string
  state: string
  zip: string
  county: string
  propertyType: string | null
  bedrooms: number | null
  fullBaths: number | null
  partialBaths: number | null
  aboveGradeSqft: number | null
  lotSizeAcres: string | null
  yearBuilt: number | null
  valueCents: string | null
  valueDate: string | null
  valueProvider: string | null
  vars: Record<string, AttributeValue>
}

export async function listContactProperties(
  db: Db,
  scope: AccountScope,
  contactIds: string[],
): Promise<ContactPropertyRow[]> {
  const { accountId } = scope
  const { rows } = await sql<ContactPropertyRow & { accepted: AcceptedFacts | null }>`
    select p.id as "_id", c.id as "contactId", c.full_name as contact, c.email, c.phone,
      l.claimed_at is not null as "isClaimed", p.full_address as address, p.city, p.state, p.zip, p.county,
      p.property_type as "propertyType", p.bedrooms, p.full_baths as "fullBaths", p.partial_baths as "partialBaths",
      p.above_grade_sqft as "aboveGradeSqft", p.lot_size_acres as "lotSizeAcres", p.year_built as "yearBuilt",
      v.median_cents as "valueCents", v.value_date as "valueDate", v.provider as "valueProvider", p.custom as vars,
      ${selectAcceptedFacts(scope, 'p.id')} as accepted
    from contact_properties l
      join contacts c on c.account_id = l.account_id and c.id = l.contact_id
      join properties p on p.account_id = l.account_id and p.id = l.property_id
      left join lateral (
        select median_cents, value_date, provider from value_estimates v
        where v.account_id = ${accountId} and v.property_id = p.id and v.value_date > current_date - interval '2 years'
        order by v.value_date desc, v.confidence desc limit 1) v on true
    where l.account_id = ${accountId} and l.contact_id = any(${contactIds}::uuid[])
    order by l.contact_id, l.created_at, p.id`.execute(db)
  return rows.map(({ accepted, ...row }) => ({ ...row, ...toAcceptedColumns(accepted) }))
}

/** What an owner corrected takes the place of the fact on record. */
const toAcceptedColumns = (accepted: AcceptedFacts | null): Partial<ContactPropertyRow> =>
  Object.fromEntries(Object.entries(accepted ?? {}).map(([field, { value }]) => [field, value]))
