import type { Database } from '../platform/database.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { beginNight } from './begin-run.ts'
import { agenciesAtNight } from './night-queries.ts'

/** Night comes to each agency by its own clock. Looks into all accounts, so it works as the owner. */
export const beginNights =
  ({ db }: Database): Tasks['begin-nights'] =>
  async () => {
    for (const { accountId, night } of await agenciesAtNight(db))
      await enqueue(db, 'begin-night', { accountId, night }, { key: `begin-night/${accountId}` })
  }

export const nightOfAgency: Tasks['begin-night'] = ({ db, payload }) =>
  inAccountOfJob(db, payload, (db, scope) => beginNight(db, scope, payload.night))
