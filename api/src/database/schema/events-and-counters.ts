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
  }
  counter_hourly: CounterColumns & { hour: Date }
  counter_daily: CounterColumns & { day: string }
  counter_total: CounterColumns & { last_at: Date }
}
