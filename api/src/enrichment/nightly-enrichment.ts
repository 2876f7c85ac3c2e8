import type { Database } from '../platform/database.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { listAgenciesAtNight } from './nightly-queries.ts'
import { startNightlyRun } from './start-run.ts'

/** Uses the owner's database, because it reads all accounts. */
export const scheduleNightlyEnrichment =
  ({ db }: Database): Tasks['begin-nights'] =>
  async () => {
    for (const { accountId, night } of await listAgenciesAtNight(db))
      await enqueue(db, 'begin-night', { accountId, night }, { key: 'begin-night' })
  }

export const startNightlyEnrichment: Tasks['begin-night'] = ({ db, payload }) =>
  withJobAccount(db, payload, (db, scope) => startNightlyRun(db, scope, payload.night))
