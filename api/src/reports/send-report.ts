import type { ReportName } from '@gable/shared/reports/report-name.ts'
import { type ReportQuery, reportQueries } from '@gable/shared/reports/report-queries.ts'
import { getNextReportTime, getReportedDays } from '@gable/shared/reports/schedule.ts'
import { toDay } from '@gable/shared/time/calendar.ts'
import type { Database } from '../platform/database.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { getReport } from './get-report.ts'
import { renderReportEmail } from './report-email.ts'
import { listDueSubscriptions, lockDueSubscription, updateNextTime } from './subscription-queries.ts'
import { maySee } from './subscriptions.ts'
import { createUnsubscribeUrl } from './unsubscribe-link.ts'

/** Uses the owner's database, because it reads all accounts. */
export const scheduleReports =
  ({ db }: Database): Tasks['schedule-reports'] =>
  async () => {
    for (const due of await listDueSubscriptions(db, new Date()))
      await enqueue(db, 'send-report', due, { key: `send-report/${due.subscriptionId}` })
  }

interface SendReportOptions {
  consoleOrigin: string
  publicOrigin: string
  secret: Buffer
}

/**
 * Enqueues the email of a report and sets its next time in one transaction, so that it is sent once however often the job
 * runs. Deactivated agents, agents who may no longer see a report, and reports without data get nothing.
 */
export const sendReport =
  ({ consoleOrigin, publicOrigin, secret }: SendReportOptions): Tasks['send-report'] =>
  ({ db, payload }) =>
    withJobAccount(db, payload, async (db, scope) => {
      const { subscriptionId, dueAt } = payload
      const due = await lockDueSubscription(db, scope, subscriptionId, new Date(dueAt))
      if (!due) return
      const { report: name, cadence, timeZone, email, agencyName, permissions, isActive } = due
      await updateNextTime(db, scope, subscriptionId, getNextReportTime(cadence, Date.now(), timeZone))
      if (!isActive || !maySee(name, permissions)) return
      const period = getReportedDays(cadence, toDay(Date.parse(dueAt), timeZone))
      const query = reportQueries[name].parse({ ...period, pageSize: listedRows }) as ReportQuery<ReportName>
      const report = await getReport(db, scope, name, query)
      if (!report.hasData) return
      const path = `/a/${scope.accountId}/reports/${name}?${new URLSearchParams(period)}`
      await enqueue(
        db,
        'send-mail',
        renderReportEmail(report, {
          to: email,
          agencyName,
          cadence,
          url: `${consoleOrigin}${path}`,
          unsubscribeUrl: createUnsubscribeUrl(publicOrigin, secret, scope, subscriptionId),
        }),
      )
    })

const listedRows = 5
