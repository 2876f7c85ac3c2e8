import type { AttributeValue } from '@gable/shared/contacts/attribute.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A property with whom it belongs to, and the value to go by. */
export interface HomeOfContact {
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

export async function homesOf(db: Db, { accountId }: AccountScope, contactIds: string[]): Promise<HomeOfContact[]> {
  const { rows } = await sql<HomeOfContact>`
    select h.id as "_id", c.id as "contactId", c.full_name as contact, c.email, c.phone,
      l.claimed_at is not null as "isClaimed", h.full_address as address, h.city, h.state, h.zip, h.county,
      h.property_type as "propertyType", h.bedrooms, h.full_baths as "fullBaths", h.partial_baths as "partialBaths",
      h.above_grade_sqft as "aboveGradeSqft", h.lot_size_acres as "lotSizeAcres", h.year_built as "yearBuilt",
      v.median_cents as "valueCents", v.value_date as "valueDate", v.provider as "valueProvider", h.custom as vars
    from contact_properties l
      join contacts c on c.account_id = l.account_id and c.id = l.contact_id
      join properties h on h.account_id = l.account_id and h.id = l.property_id
      left join lateral (
        select median_cents, value_date, provider from value_estimates v
        where v.account_id = ${accountId} and v.property_id = h.id and v.value_date > current_date - interval '2 years'
        order by v.value_date desc, v.confidence desc limit 1) v on true
    where l.account_id = ${accountId} and l.contact_id = any(${contactIds}::uuid[])
    order by l.contact_id, l.created_at, h.id`.execute(db)
  return rows
}
