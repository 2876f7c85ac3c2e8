import { sql } from 'kysely'
import type { Database, Db } from '../platform/database.ts'
import { enqueue, type JobPayloads } from '../platform/jobs/jobs.ts'
import { liveChannel } from '../platform/live/notification.ts'
import { serializeLiveEvent } from '../platform/live/publish.ts'
import type { SubmissionNotification } from './notification.ts'

/** Enqueues every email job and publishes every live event in one statement. */
export async function publishNotifications(db: Db, notifications: readonly SubmissionNotification[]) {
  const jobs = notifications.map(({ job }) => JSON.stringify(job))
  const events = notifications.map(({ scope, event }) => serializeLiveEvent(scope, event))
  await sql`
    select enqueue_all('announce-submission', ${jobs}::json[]), count(pg_notify(${liveChannel}, event))
    from unnest(${events}::text[]) as event`.execute(db)
}

/** Recovers submissions whose process died before it announced them. Reads all accounts, so it needs the owner role. */
export async function enqueueUnannounced({ db }: Database) {
  const { rows } = await sql<JobPayloads['announce-submission']>`
    select account_id as "accountId", id as "submissionId" from submissions
    where announced_at is null and lead_id is not null
      and received_at between now() - interval '2 days' and now() - interval '1 minute'
    order by received_at limit 1000`.execute(db)
  for (const submission of rows)
    await enqueue(db, 'announce-submission', submission, { key: `announce ${submission.submissionId}` })
}
