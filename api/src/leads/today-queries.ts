import type { TodayLead } from '@gable/shared/leads/lead.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { inWords, leadOf, leadsOf } from './queries.ts'

const most = 100

/** New leads that nobody answered, the one who has waited the longest first; then what is due, the longest overdue first. */
export async function listToday(db: Db, scope: Scope, { mine }: { mine: boolean }): Promise<TodayLead[]> {
  const leads = leadsOf(db, scope).$if(mine, (leads) => leads.where('leads.agent_id', '=', scope.agentId))
  const unanswered = await inWords(leads.where('leads.stage', '=', 'NEW').where('leads.next_action_at', 'is', null))
    .orderBy('leads.created_at')
    .orderBy('leads.id')
    .limit(most)
    .execute()
  const endOfDay = sql<Date>`(
    select ((date_trunc('day', now() at time zone time_zone) + interval '1 day') at time zone time_zone)
    from agencies where agencies.account_id = ${scope.accountId}
  )`
  const due = await inWords(
    leads.where('leads.stage', 'not in', ['CLOSED', 'LOST']).where('leads.next_action_at', '<', endOfDay),
  )
    .select(sql<boolean>`leads.next_action_at < now()`.as('isOverdue'))
    .orderBy('leads.next_action_at')
    .orderBy('leads.id')
    .limit(most)
    .execute()
  return [
    ...unanswered.map(
      (row): TodayLead => ({ lead: leadOf(row), reason: 'UNANSWERED', since: row.createdAt.toISOString() }),
    ),
    ...due.map(
      ({ isOverdue, ...row }): TodayLead => ({
        lead: leadOf(row),
        reason: isOverdue ? 'OVERDUE' : 'DUE_TODAY',
        since: (row.nextActionAt ?? row.createdAt).toISOString(),
      }),
    ),
  ]
}
