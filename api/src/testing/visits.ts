import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { newId } from '@gable/shared/ids.ts'
import type { CountedType } from '@gable/shared/statistics/statistics.ts'
import { plantCounters } from '../database/seed/counters.ts'
import { makePartitions } from '../database/seed/partitions.ts'
import type { Database } from '../platform/database.ts'

export interface Visit {
  subject: SubjectKind
  subjectId: string
  type: CountedType
  at: number
  detail?: { moduleId: string; text: string }
}

/** Visits of an agency that had none, stored and counted the way the demo's are. */
export async function plantVisits(owner: Database, accountId: string, zone: string, visits: readonly Visit[]) {
  const times = visits.map(({ at }) => at)
  await owner.db.transaction().execute(async (db) => {
    await makePartitions(db, new Date(Math.min(...times)), new Date(Math.max(...times)))
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
    await plantCounters(db, accountId, zone)
  })
}
