import type { Channel } from '@gable/shared/traffic/channels.ts'
import type { Variant } from '@gable/shared/traffic/shown-variant.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Count = ColumnType<string, number, number>

interface CounterColumns {
  account_id: string
  subject: string
  subject_id: string
  type: string
  module: Generated<string>
  text: Generated<string>
  count: Count
}

export interface EventsAndCountersTables {
  events: {
    account_id: string
    id: string
    at: Date
    received_at: Generated<Date>
    type: string
    subject: string
    subject_id: string
    visit_id: string
    detail: JSONColumnType<Record<string, unknown>, string | null, string> | null
    /** Tells where the visit came from. Null before it was recorded. */
    traffic_key: string | null
  }
  counter_hourly: CounterColumns & { hour: Date }
  counter_daily: CounterColumns & { day: string }
  counter_total: CounterColumns & { last_at: Date }
  tagged_links: {
    account_id: string
    id: string
    asset_id: string
    channel: Channel
    name: string
    source: string
    medium: string
    campaign: string
    created_at: Generated<Date>
    archived_at: Date | null
  }
  /** Visits of widgets and landing pages by where they came from. */
  traffic_daily: {
    account_id: string
    subject_id: string
    day: string
    key: string
    campaign: string
    source: string
    medium: string
    referrer: string
    device: string
    /** The version of a page that was tested, if one was. */
    split_test_id: Generated<string | null>
    variant: Generated<Variant | null>
    views: Count
    entrances: Count
    submissions: Count
  }
}
