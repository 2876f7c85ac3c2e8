import { calendarTitles } from '@gable/shared/calendars/calendar.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { listEmailRecipients } from '../notifications/insert-queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import type { AccountScope } from '../platform/scope.ts'
import { consoleOrigin, type Settings } from '../platform/settings.ts'
import { type ConnectionRow, enqueueSync, getConnectionRow, updateConnection } from './connection-queries.ts'
import type { CalendarError } from './provider.ts'

const retryMs = 30_000
const retryMaximumMs = hourLength

/** Tries again later. After a refusal nothing is asked until the agent has acted. */
export async function failSync(
  db: Db,
  scope: AccountScope,
  connectionId: string,
  { failure, message, retryAt }: CalendarError,
  settings: Settings,
) {
  const connection = await getConnectionRow(db, scope, connectionId)
  if (!connection) return
  if (failure === 'AUTH' || failure === 'REFUSED') {
    const reason = `${message} ${toAdvice(connection)}`
    await updateConnection(db, scope, connectionId, {
      state: 'NEEDS_ATTENTION',
      state_reason: reason,
      error: '',
      failures: 0,
      resumes_at: null,
    })
    await notify(db, scope, connection, reason, settings)
  } else {
    const backoff = Math.min(retryMs * 2 ** connection.failures, retryMaximumMs)
    const at = new Date(Math.max(retryAt?.getTime() ?? 0, Date.now() + (retryAt ? 1000 : backoff)))
    const failures = Math.min(connection.failures + 1, 20)
    await updateConnection(db, scope, connectionId, { failures, error: message.slice(0, 500), resumes_at: at })
    await enqueueSync(db, scope, connectionId, at)
  }
  await publishLiveEvent(db, scope, { kind: 'calendars', userId: connection.user_id })
}

const toAdvice = ({ provider }: ConnectionRow) =>
  provider === 'CALDAV' ? 'Enter the app password again.' : `Connect ${calendarTitles[provider]} again.`

async function notify(
  db: Db,
  scope: AccountScope,
  { provider, agent_id: agentId, login }: ConnectionRow,
  reason: string,
  settings: Settings,
) {
  const subject = 'Your calendar needs attention'
  const paragraphs = [
    `${calendarTitles[provider]}, ${login}: ${reason}`,
    'Until then, new appointments are not written to it, and your booking page does not see what changes in it.',
  ]
  const url = `${consoleOrigin(settings)}/a/${scope.accountId}/settings/booking-page/calendars`
  const button = { label: 'Open Calendars', url }
  for (const to of await listEmailRecipients(db, scope, 'CALENDAR', agentId))
    await enqueue(db, 'send-mail', renderEmail({ to, subject, heading: subject, paragraphs, button }))
}
