import type { LeadView } from '@gable/shared/leads/lead-view.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

type RelativeFilters = Pick<Partial<LeadView>, 'due' | 'created' | 'stageAge' | 'value'>

/** Conditions that depend on the current time, and on whether there is a value at all. */
export function listRelativeConditions({ due, created, stageAge, value }: RelativeFilters): RawBuilder<SqlBool>[] {
  return [
    ...(due ? [dueConditions[due]] : []),
    ...(created ? [sql<SqlBool>`leads.created_at >= ${startOfDay(createdDays[created])}`] : []),
    ...(stageAge ? [sql<SqlBool>`leads.stage_changed_at < now() - ${stageAges[stageAge]}::interval`] : []),
    ...(value
      ? [value === 'NONE' ? sql<SqlBool>`leads.value_cents is null` : sql<SqlBool>`leads.value_cents is not null`]
      : []),
  ]
}

/** The start of a day in the time zone of the agency, so many days from today. */
const startOfDay = (days: number) => sql`(
  select (date_trunc('day', now() at time zone time_zone) + make_interval(days => ${days}::int)) at time zone time_zone
  from agencies where agencies.account_id = leads.account_id)`

const isOpen = sql<SqlBool>`leads.stage not in ('CLOSED', 'LOST')`

const dueConditions: Record<NonNullable<RelativeFilters['due']>, RawBuilder<SqlBool>> = {
  OVERDUE: sql`(${isOpen} and leads.next_action_at < now())`,
  TODAY: sql`(${isOpen} and leads.next_action_at >= ${startOfDay(0)} and leads.next_action_at < ${startOfDay(1)})`,
  NEXT_7_DAYS: sql`(${isOpen} and leads.next_action_at >= now() and leads.next_action_at < ${startOfDay(8)})`,
  NONE: sql`(leads.next_action_at is null and leads.next_action is null)`,
}

/** The first day, counted from today. */
const createdDays = { TODAY: 0, LAST_7_DAYS: -6, LAST_30_DAYS: -29, LAST_90_DAYS: -89 }

const stageAges = { OVER_7_DAYS: '7 days', OVER_30_DAYS: '30 days', OVER_90_DAYS: '90 days' }
