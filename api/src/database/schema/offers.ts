import type { Offer } from '@gable/shared/offers/offer.ts'
import type { ColumnType, Generated } from 'kysely'

type Cents = ColumnType<string, number, number>
/** A date without a time zone, YYYY-MM-DD. */
type Day = string

export interface OfferTables {
  offers: {
    account_id: string
    id: string
    property_id: string
    agent_id: string | null
    offer_type: Offer['offerType']
    amount_cents: Cents | null
    closing_on: Day | null
    expires_at: Date | null
    buyer: Generated<string>
    low_cents: Cents | null
    high_cents: Cents | null
    commission_percent: ColumnType<string | null, number | null, number | null>
    terms: Generated<string>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    withdrawn_at: Generated<Date | null>
  }
}
