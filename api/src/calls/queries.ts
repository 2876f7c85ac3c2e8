import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const getCallEntry = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('timeline_entries')
    .select(['contact_id as contactId', 'agent_id as agentId', sql<string | null>`detail ->> 'leadId'`.as('leadId')])
    .where('account_id', '=', accountId)
    .where('event_group', '=', 'CALL')
    .where('id', '=', id)
    .executeTakeFirst()

export const deleteCallEntry = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .deleteFrom('timeline_entries')
    .where('account_id', '=', accountId)
    .where('event_group', '=', 'CALL')
    .where('id', '=', id)
    .execute()
