import type { Language } from '@gable/shared/journeys/journey.ts'
import type { RoutingDecision } from '@gable/shared/leads/routing-decision.ts'
import type { AdClick } from '@gable/shared/traffic/click-ids.ts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { PropertyFactColumns } from './property-facts.ts'

type Json<T extends object> = JSONColumnType<T, string | undefined, string>
/** pg returns bigint as text because it may exceed a safe number. */
type Cents = ColumnType<string, number, number>
/** A date without a time zone, YYYY-MM-DD. */
type Day = string

export interface ContactAndPropertyTables {
  contacts: {
    account_id: string
    id: string
    owner_id: string | null
    first_name: Generated<string>
    last_name: Generated<string>
    full_name: GeneratedAlways<string>
    email: string | null
    phone: string | null
    source: string
    tags: Generated<string[]>
    custom: Json<Record<string, unknown>>
    is_non_marketing: Generated<boolean>
    unsubscribed_at: Date | null
    archived_at: Date | null
    last_activity_at: Date | null
    language: Generated<Language | null>
    merged_into: Generated<string | null>
    /** The agent who unsubscribed the contact; null when the contact did it. */
    unsubscribed_by: Generated<string | null>
    first_click: Generated<AdClick | null>
    last_click: Generated<AdClick | null>
    /** Everything a contact is found by. An insert may bring the addresses of homes; triggers add the rest. */
    search: Generated<string>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  properties: PropertyFactColumns & {
    account_id: string
    id: string
    door_number: string
    street: string
    city: string
    county: Generated<string>
    state: string
    zip: string
    full_address: string
    latitude: number | null
    longitude: number | null
    property_type: Generated<string>
    last_sold_on: Day | null
    last_sold_cents: Cents | null
    clip_id: string | null
    attom_id: string | null
    quant_id: string | null
    unit: Generated<string>
    images: Generated<string[]>
    address_key: GeneratedAlways<string>
    custom: Json<Record<string, unknown>>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  contact_properties: {
    account_id: string
    contact_id: string
    property_id: string
    claimed_at: Date | null
    created_at: Generated<Date>
  }
  value_estimates: {
    account_id: string
    property_id: string
    provider: string
    value_date: Day
    median_cents: Cents
    low_cents: Cents
    high_cents: Cents
    confidence: number
    /** In percent of the value. */
    deviation: string | null
    source: Generated<string>
  }
  mortgages: {
    account_id: string
    id: string
    property_id: string
    mortgage_date: Day
    amount_cents: Cents
    term_months: number | null
    annual_rate: string | null
    loan_type: string | null
    borrower_names: Generated<string[]>
    loan_officer_name: string | null
    loan_officer_nmls_id: string | null
    lender_name: string | null
    lender_code: string | null
    document_number: string | null
    provider: Generated<string>
    source: Generated<string>
    as_of: Day | null
  }
  leads: {
    account_id: string
    id: string
    contact_id: string
    property_id: string | null
    agent_id: string | null
    lead_type: string
    stage: Generated<string>
    position: Generated<number>
    value_cents: Cents | null
    source: string
    next_action: string | null
    next_action_at: Date | null
    lost_reason: string | null
    undo: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
    routing_rule_id: string | null
    routing: ColumnType<RoutingDecision | null, string | null | undefined, string | null>
    stage_changed_at: Generated<Date>
    created_at: Generated<Date>
  }
  timeline_entries: {
    account_id: string
    id: string
    at: Date
    event_group: string
    kind: string
    contact_id: string
    property_id: string | null
    agent_id: string | null
    detail: Json<Record<string, unknown>>
  }
}
