import type { MlsConnection, MlsMember } from '@gable/shared/mls/connection.ts'
import type { ListingStatus } from '@gable/shared/mls/listing.ts'
import type { MlsRejection, MlsRun } from '@gable/shared/mls/run.ts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { PropertyFactColumns } from './property-facts.ts'

/** A date without a time zone, YYYY-MM-DD. */
type Day = string
type Cents = ColumnType<string, number, number>

export interface MlsTables {
  mls_connections: {
    account_id: string
    id: string
    kind: MlsConnection['kind']
    name: string
    base_url: Generated<string>
    auth_kind: Generated<MlsConnection['authKind']>
    token_url: Generated<string>
    client_id: Generated<string>
    secret: Buffer | null
    secret_hint: Generated<string>
    originating_system: Generated<string>
    office_ids: Generated<string[]>
    members: JSONColumnType<MlsMember[], string | undefined, string>
    attribution: string
    disclaimer: Generated<string>
    logo: JSONColumnType<NonNullable<MlsConnection['logo']>, string | null, string | null> | null
    show_address: Generated<boolean>
    show_sold_price: Generated<boolean>
    show_photos: Generated<boolean>
    delay_days: Generated<number>
    state: Generated<MlsConnection['state']>
    state_reason: Generated<string>
    cursor_at: Date | null
    synced_at: Date | null
    reconciled_at: Date | null
    added_by: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  mls_listings: PropertyFactColumns & {
    account_id: string
    id: string
    connection_id: string | null
    listing_key: string
    mls_number: Generated<string>
    status: ListingStatus
    full_address: string
    address_key: GeneratedAlways<string>
    door_number: Generated<string>
    street: Generated<string>
    unit: Generated<string>
    city: Generated<string>
    county: Generated<string>
    state: Generated<string>
    zip: Generated<string>
    latitude: number | null
    longitude: number | null
    property_type: Generated<string>
    list_price_cents: Cents | null
    close_price_cents: Cents | null
    listed_on: Day | null
    closed_on: Day | null
    description: Generated<string>
    photos: Generated<string[]>
    photo_link: Generated<string>
    agent_mls_id: Generated<string>
    agent_name: Generated<string>
    office_mls_id: Generated<string>
    office_name: Generated<string>
    agent_id: string | null
    is_own: Generated<boolean>
    is_displayed: Generated<boolean>
    shows_address: Generated<boolean>
    search: GeneratedAlways<string>
    modified_at: Date
    fingerprint: string
    seen_run: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  mls_sync_runs: {
    account_id: string
    id: string
    connection_id: string
    kind: MlsRun['kind']
    state: Generated<MlsRun['state']>
    position_at: Date | null
    /** By the clock of the MLS. */
    first_served_at: Date | null
    position_key: Generated<string>
    next_link: string | null
    stalled: Generated<number>
    failures: Generated<number>
    page_size: Generated<number>
    pages: Generated<number>
    received: Generated<number>
    added: Generated<number>
    updated: Generated<number>
    removed: Generated<number>
    rejected: Generated<number>
    rejections: JSONColumnType<MlsRejection[], string | undefined, string>
    error: Generated<string>
    resumes_at: Date | null
    requested_by: string | null
    started_at: Generated<Date>
    ended_at: Date | null
  }
}
