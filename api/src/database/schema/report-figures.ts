import type { Generated, GeneratedAlways } from 'kysely'

type Day = string

/** Maintained by triggers, except for `property_figures`, which a job calculates. */
export interface ReportFigureTables {
  contact_engagement: {
    account_id: string
    contact_id: string
    /** Those of the contact now. */
    owner_id: string | null
    source: string
    /** In the time zone of the agency. */
    day: Day
    visits: Generated<number>
    opens: Generated<number>
    clicks: Generated<number>
    scans: Generated<number>
    submissions: Generated<number>
    replies: Generated<number>
    points: GeneratedAlways<number>
  }
  lead_first_answers: { account_id: string; lead_id: string; answered_at: Date }
  contact_figures: {
    account_id: string
    contact_id: string
    owner_id: string | null
    source: string
    created_at: Date
    active_at: Date
    has_email: boolean
    has_phone: boolean
    is_unsubscribed: boolean
    is_non_marketing: boolean
    homes: number
  }
  property_figures: {
    account_id: string
    property_id: string
    /** The contact that a report names as the owner of the home. */
    contact_id: string
    owner_id: string | null
    source: string
    city: string
    latitude: number | null
    longitude: number | null
    /** An owner opted out of marketing. All figures are null. */
    is_hidden: boolean
    value: number | null
    valued_on: Day | null
    value_year_ago: number | null
    loan: number | null
    equity: number | null
    /** In percent of the value. */
    equity_share: number | null
    rate: number | null
    rate_gap: number | null
    years_owned: number | null
    score: number
    reasons: string[]
    /** The figures change on this day without an event, such as a balance. */
    valid_until: Day
    calculated_at: Generated<Date>
  }
  duplicate_counts: { account_id: string; groups: number; counted_at: Generated<Date> }
  property_figure_marks: { account_id: string; id: Generated<string>; property_id: string }
}
