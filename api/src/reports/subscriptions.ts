import type { Permission } from '@gable/shared/access.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { reportEndpoints } from '@gable/shared/reports/endpoints.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import { type Cadence, getNextReportTime } from '@gable/shared/reports/schedule.ts'
import type { ReportSubscriptions } from '@gable/shared/reports/subscription-endpoints.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { deleteSubscription, getRecipient, listSubscriptions, upsertSubscription } from './subscription-queries.ts'

export async function getSubscriptions(db: Db, scope: Scope): Promise<ReportSubscriptions> {
  const subscriptions = await listSubscriptions(db, scope)
  const { email, timeZone } = await getRecipient(db, scope)
  const data = subscriptions.map(({ report, cadence, next_at }) => ({ report, cadence, nextAt: next_at.toISOString() }))
  return { data, email, timeZone }
}

/** Starts, changes or stops the emails of a report that the agent may see. */
export async function updateSubscription(
  db: Db,
  scope: Scope,
  report: ReportName,
  cadence: Cadence | null,
): Promise<ReportSubscriptions> {
  if (cadence === null) await deleteSubscription(db, scope, report)
  else {
    if (!maySee(report, scope.permissions)) throw new Problem('forbidden', "You don't have permission to do this")
    const { timeZone } = await getRecipient(db, scope)
    await upsertSubscription(db, scope, { report, cadence, nextAt: getNextReportTime(cadence, Date.now(), timeZone) })
  }
  return getSubscriptions(db, scope)
}

/** Whether a role with these permissions may open a report. */
export function maySee(report: ReportName, permissions: readonly Permission[]): boolean {
  const { allow }: { allow: string } = reportEndpoints[`GET /agent/reports/${report}`]
  return allow === 'member' || permissions.some((permission) => permission === allow)
}
