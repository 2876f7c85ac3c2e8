import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { AgencyVoice } from './writer.ts'

export async function getAgencyVoice(db: Db, { accountId }: AccountScope): Promise<AgencyVoice> {
  const row = await db
    .selectFrom('agencies')
    .select([
      'name',
      sql<number>`(select count(*)::int from agents where agents.account_id = agencies.account_id and deactivated_at is null)`.as(
        'agents',
      ),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  invariant(row, 'an agent signed in to an account without an agency')
  return { name: row.name, isTeam: row.agents > 1 }
}
