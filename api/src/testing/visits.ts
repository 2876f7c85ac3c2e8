import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { newId } from '@gable/shared/ids.ts'
import type { CounterType } from '@gable/shared/statistics/statistics.ts'
import { seedCounters } from '../demo/counters.ts'
import { createEventPartitions } from '../demo/partitions.ts'
import type { Database } from '../platform/database.ts'

export interface Visit {
  subject: AssetKind
  subjectId: string
  type: CounterType
  at: number
  detail?: { moduleId: string; text: string }
}

/** Inserts and counts visits of an agency that has none, as the demo seed does. */
export async function seedVisits(owner: Database, accountId: string, zone: string, visits: readonly Visit[]) {
  const times = visits.map(({ at }) => at)
  await owner.db.transaction().execute(async (db) => {
    await createEventPartitions(db, new Date(Math.min(...times)), new Date(Math.max(...times)))
    const rows = visits.map(({ subject, subjectId, type, at, detail }) => ({
      account_id: accountId,
      id: newId(at),
      at: new Date(at),
      type,
      subject,
      subject_id: subjectId,
      visit_id: newId(at),
      detail: detail ? JSON.stringify(detail) : null,
    }))
    await db.insertInto('events').values(rows).execute()
    await seedCounters(db, accountId, zone)
  })
}
