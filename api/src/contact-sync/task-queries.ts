import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { sql } from 'kysely'
import type { SyncedTask } from '../database/schema/contact-sync.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const selectTaskLinks = (db: Db, { accountId }: AccountScope, appId: string) =>
  db
    .selectFrom('sync_tasks')
    .select(['lead_id as leadId', 'remote_id as remoteId', 'agreed'])
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)

export const getTaskLink = (db: Db, scope: AccountScope, appId: string, remoteId: string) =>
  selectTaskLinks(db, scope, appId).where('remote_id', '=', remoteId).executeTakeFirst()

export const getTaskLinkOfLead = (db: Db, scope: AccountScope, appId: string, leadId: string) =>
  selectTaskLinks(db, scope, appId).where('lead_id', '=', leadId).executeTakeFirst()

export async function saveTaskLink(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  { leadId, remoteId, agreed }: { leadId: string; remoteId: string; agreed: SyncedTask },
) {
  const row = { remote_id: remoteId, agreed: JSON.stringify(agreed), checked_at: new Date() }
  await db
    .insertInto('sync_tasks')
    .values({ account_id: accountId, app_id: appId, lead_id: leadId, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'app_id', 'lead_id']).doUpdateSet(row))
    .execute()
}

export const deleteTaskLink = (db: Db, { accountId }: AccountScope, appId: string, leadId: string) =>
  db
    .deleteFrom('sync_tasks')
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('lead_id', '=', leadId)
    .execute()

/** Tasks that were not read for an hour, the longest ago first. They count as read. */
export async function listTaskLinksToCheck(db: Db, { accountId }: AccountScope, appId: string, limit: number) {
  const { rows } = await sql<{ remote_id: string }>`
    update sync_tasks set checked_at = now() where account_id = ${accountId} and app_id = ${appId}
      and lead_id in (select lead_id from sync_tasks where account_id = ${accountId} and app_id = ${appId}
        and checked_at < now() - interval '1 hour' order by checked_at limit ${limit})
    returning remote_id`.execute(db)
  return rows.map(({ remote_id }) => remote_id)
}

/** The newest open lead of a contact that has no next action. */
export const getLeadWithoutNextStep = (db: Db, { accountId }: AccountScope, contactId: string) =>
  db
    .selectFrom('leads')
    .select('id')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('stage', 'not in', ['CLOSED', 'LOST'])
    .where('next_action', 'is', null)
    .where('next_action_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const getLeadStep = (db: Db, { accountId }: AccountScope, leadId: string) =>
  db
    .selectFrom('leads')
    .select([
      'contact_id as contactId',
      'agent_id as agentId',
      sql<LeadStage>`stage`.as('stage'),
      'next_action as nextAction',
      'next_action_at as nextActionAt',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', leadId)
    .executeTakeFirst()
