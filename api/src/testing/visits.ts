import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { newId } from '@gable/shared/ids.ts'
import type { CounterType } from '@gable/shared/statistics/statistics.ts'
import type { Traffic } from '@gable/shared/traffic/traffic.ts'
import { seedCounters } from '../demo/counters.ts'
import { createEventPartitions } from '../demo/partitions.ts'
import { seedTraffic } from '../demo/seed-traffic.ts'
import { toKeyedTraffic } from '../ingest/read-traffic.ts'
import { type Database, inTransactionOf } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'

export interface Visit {
  subject: AssetKind
  subjectId: string
  type: CounterType | 'step'
  at: number
  visitId?: string
  detail?: { moduleId: string; text: string }
  traffic?: Traffic
}

/** Inserts and counts visits of an agency that has none, as the demo seed does. */
export async function seedVisits(owner: Database, accountId: string, zone: string, visits: readonly Visit[]) {
  const times = visits.map(({ at }) => at)
  await inTransactionOf(owner.db, mintAccountScope(accountId), async (db) => {
    await createEventPartitions(db, new Date(Math.min(...times)), new Date(Math.max(...times)))
    const rows = visits.map(({ subject, subjectId, visitId, type, at, detail, traffic }) => ({
      account_id: accountId,
      id: newId(at),
      at: new Date(at),
      type,
      subject,
      subject_id: subjectId,
      visit_id: visitId ?? newId(at),
      detail: detail ? JSON.stringify(detail) : null,
      traffic_key: traffic ? toKeyedTraffic(traffic).key : null,
    }))
    await db.insertInto('events').values(rows).execute()
    await seedCounters(db, accountId, zone)
    await seedTraffic(
      db,
      accountId,
      zone,
      visits.flatMap(({ traffic }) => traffic ?? []),
    )
  })
}
