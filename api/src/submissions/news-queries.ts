import { sql } from 'kysely'
import type { Database, Db } from '../platform/database.ts'
import { enqueue, type JobPayloads } from '../platform/jobs/jobs.ts'
import { liveChannel, toldOf } from '../platform/live/notify.ts'
import type { News } from './news.ts'

/** All of it in one statement, however much there is. */
export async function tellAll(db: Db, news: readonly News[]) {
  const jobs = news.map(({ job }) => JSON.stringify(job))
  const told = news.map(({ scope, event }) => toldOf(scope, event))
  await sql`
    select enqueue('announce-submission', job::json, null, null), pg_notify(${liveChannel}, told)
    from unnest(${jobs}::text[], ${told}::text[]) as news(job, told)`.execute(db)
}

/** Submissions whose process died before it could tell of them. Looks into all accounts, so it works as the owner. */
export async function askForForgotten({ db }: Database) {
  const { rows } = await sql<JobPayloads['announce-submission']>`
    select account_id as "accountId", id as "submissionId" from submissions
    where announced_at is null and lead_id is not null
      and received_at between now() - interval '2 days' and now() - interval '1 minute'
    order by received_at limit 1000`.execute(db)
  for (const forgotten of rows)
    await enqueue(db, 'announce-submission', forgotten, { key: `announce ${forgotten.submissionId}` })
}
