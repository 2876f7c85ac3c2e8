import type { Tasks } from '../../platform/jobs/jobs.ts'
import { withJobAccount } from '../../platform/jobs/with-job-account.ts'
import { storeDuplicateCount } from './insight-queries.ts'

export const countDuplicates: Tasks['count-duplicates'] = async ({ db, payload }) => {
  await withJobAccount(db, payload, storeDuplicateCount)
}
