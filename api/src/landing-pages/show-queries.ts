import type { SubjectStatus } from '@gable/shared/assets/subject.ts'
import type { Db } from '../platform/database.ts'
import type { KnownSubject } from '../platform/subject-map.ts'

export interface StoredPage {
  type: string
  status: SubjectStatus
  brandingId: string | null
  settings: Record<string, unknown>
  generalSettings: Record<string, unknown>
  agencyName: string
  /** Whose own it is, if it is not the account's. */
  agentId: string | null
  purlId: string | null
  firstName: string | null
  lastName: string | null
  phone: string | null
  email: string | null
}

export const readPage = (db: Db, { id, scope }: KnownSubject): Promise<StoredPage | undefined> =>
  db
    .selectFrom('subjects')
    .innerJoin('agencies', 'agencies.account_id', 'subjects.account_id')
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'subjects.account_id').onRef('agents.id', '=', 'subjects.agent_id'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .select([
      'subjects.type',
      'subjects.status',
      'subjects.branding_id as brandingId',
      'subjects.settings',
      'subjects.general_settings as generalSettings',
      'agencies.name as agencyName',
      'subjects.agent_id as agentId',
      'agents.purl_id as purlId',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.phone',
      'users.email',
    ])
    .where('subjects.account_id', '=', scope.accountId)
    .where('subjects.kind', '=', 'landing-page')
    .where('subjects.id', '=', id)
    .executeTakeFirst()
