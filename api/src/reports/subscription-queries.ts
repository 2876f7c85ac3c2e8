import type { Permission } from '@gable/shared/access.ts'
import { newId } from '@gable/shared/ids.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import type { Cadence } from '@gable/shared/reports/schedule.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

const selectSubscriptions = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('report_subscriptions as s').where('s.account_id', '=', accountId)

export const listSubscriptions = (db: Db, scope: Scope) =>
  selectSubscriptions(db, scope)
    .select(['report', 'cadence', 'next_at'])
    .where('agent_id', '=', scope.agentId)
    .orderBy('report')
    .execute()

/** The address of the agent and their time zone, or that of the agency. */
export const getRecipient = (db: Db, scope: Scope) =>
  selectRecipients(db, scope).where('agents.id', '=', scope.agentId).executeTakeFirstOrThrow()

interface NewSubscription {
  report: ReportName
  cadence: Cadence
  nextAt: Date
}

/** A link to stop the emails keeps working when the cadence changes. */
export const upsertSubscription = (db: Db, scope: Scope, { report, cadence, nextAt }: NewSubscription) =>
  db
    .insertInto('report_subscriptions')
    .values({
      account_id: scope.accountId,
      id: newId(),
      agent_id: scope.agentId,
      report,
      cadence,
      next_at: nextAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'agent_id', 'report']).doUpdateSet({ cadence, next_at: nextAt }),
    )
    .execute()

export const deleteSubscription = (db: Db, { accountId, agentId }: Scope, report: ReportName) =>
  db
    .deleteFrom('report_subscriptions')
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('report', '=', report)
    .execute()

/** False when it was deleted before. */
export async function deleteSubscriptionById(db: Db, { accountId }: AccountScope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('report_subscriptions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function findSubscribedReport(db: Db, scope: AccountScope, id: string): Promise<ReportName | undefined> {
  const row = await selectSubscriptions(db, scope).select('report').where('s.id', '=', id).executeTakeFirst()
  return row?.report
}

interface DueSubscription {
  accountId: string
  subscriptionId: string
  dueAt: string
}

/** What is due in all accounts that are not suspended. */
export async function listDueSubscriptions(db: Db, now: Date): Promise<DueSubscription[]> {
  const rows = await db
    .selectFrom('report_subscriptions as s')
    .innerJoin('agencies', 'agencies.account_id', 's.account_id')
    .select(['s.account_id', 's.id', 's.next_at'])
    .where('s.next_at', '<=', now)
    .where('agencies.plan_id', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('agencies.soft_freeze_after', 'is', null), eb('agencies.soft_freeze_after', '>', now)]),
    )
    .orderBy('s.next_at')
    .limit(maxDue)
    .execute()
  return rows.map(({ account_id, id, next_at }) => ({
    accountId: account_id,
    subscriptionId: id,
    dueAt: next_at.toISOString(),
  }))
}

/** The others follow with the next run, a few minutes later. */
const maxDue = 5000

/** Locks a subscription until the transaction ends, unless it was sent or stopped in the meantime. */
export async function lockDueSubscription(db: Db, scope: AccountScope, id: string, dueAt: Date) {
  const subscription = await selectSubscriptions(db, scope)
    .select(['s.agent_id as agentId', 's.report', 's.cadence'])
    .where('s.id', '=', id)
    .where('s.next_at', '=', dueAt)
    .forUpdate()
    .executeTakeFirst()
  if (!subscription) return undefined
  const recipient = await selectRecipients(db, scope)
    .select([
      'agencies.name as agencyName',
      sql<Permission[]>`agent_permissions_in(agents.account_id, agents.id)`.as('permissions'),
      sql<boolean>`agents.deactivated_at is null`.as('isActive'),
    ])
    .where('agents.id', '=', subscription.agentId)
    .executeTakeFirstOrThrow()
  return { ...subscription, ...recipient }
}

export const updateNextTime = (db: Db, { accountId }: AccountScope, id: string, nextAt: Date) =>
  db
    .updateTable('report_subscriptions')
    .set({ next_at: nextAt })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

const selectRecipients = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .innerJoin('agencies', 'agencies.account_id', 'agents.account_id')
    .select(['users.email', sql<string>`coalesce(users.time_zone, agencies.time_zone)`.as('timeZone')])
    .where('agents.account_id', '=', accountId)
