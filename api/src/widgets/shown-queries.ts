import type { SubjectStatus } from '@gable/shared/assets/subject.ts'
import type { Db } from '../platform/database.ts'
import type { KnownSubject } from '../platform/subject-map.ts'

export interface Stored {
  type: string
  status: SubjectStatus
  settings: Record<string, unknown>
  agencyName: string
}

export const readStored = (db: Db, { id, scope }: KnownSubject): Promise<Stored | undefined> =>
  db
    .selectFrom('subjects')
    .innerJoin('agencies', 'agencies.account_id', 'subjects.account_id')
    .select(['subjects.type', 'subjects.status', 'subjects.settings', 'agencies.name as agencyName'])
    .where('subjects.account_id', '=', scope.accountId)
    .where('subjects.kind', '=', 'widget')
    .where('subjects.id', '=', id)
    .executeTakeFirst()
