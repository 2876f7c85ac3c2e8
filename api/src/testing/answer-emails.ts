import { sql } from 'kysely'
import type { Email } from '../platform/mail/email.ts'
import type { TestAgency } from './agency-factory.ts'
import { runJobs } from './jobs.ts'
import type { World } from './world.ts'

/** Runs the jobs of an agency, also those that would wait, and returns the emails that its visitors got so far. */
export async function listAnswerEmails(world: World, { accountId, name }: TestAgency): Promise<Email[]> {
  await world.app.submissionNotifier.drain()
  for (let isWaiting = true; isWaiting; ) {
    await runJobs(world, accountId)
    const { numAffectedRows } = await sql`update graphile_worker._private_jobs set run_at = now()
      where payload->>'accountId' = ${accountId} and run_at > now()`.execute(world.owner.db)
    isWaiting = (numAffectedRows ?? 0n) > 0n
  }
  const { rows } = await sql<{ payload: Email }>`
    select payload from graphile_worker._private_jobs where payload->>'senderName' = ${name} order by id`.execute(
    world.owner.db,
  )
  return rows.map(({ payload }) => payload)
}
