import type { NotificationKind } from '@gable/shared/notifications/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { wants } from './insert-queries.ts'
import type { FlowNotification } from './notify-of-flow.ts'

const kind: NotificationKind = 'FLOW'

/** Inserts them for the agents who want them, and enqueues their emails. Returns the users whose bell rings. */
export async function insertFlowNotifications(
  db: Db,
  { accountId }: AccountScope,
  notifications: readonly FlowNotification[],
): Promise<string[]> {
  const { rows } = await sql<{ userId: string; bell: boolean }>`
    with inserted as (
      insert into notifications (account_id, id, agent_id, kind, note_id, bell, email, digest)
      select account_id, gen_random_uuid(), id, ${kind}, entry_id, bell, email, digest from (
        select agents.account_id, agents.id, g."entryId" as entry_id, ${wants(kind, 'bell')} as bell,
          ${wants(kind, 'email')} as email, ${wants(kind, 'digest')} as digest
        from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as g("entryId" uuid, "agentId" uuid)
          join agents on agents.account_id = ${accountId} and agents.id = g."agentId"
      ) wanted where bell or email or digest
      on conflict do nothing
      returning id, agent_id, bell, email
    )
    select a.user_id as "userId", i.bell, case when i.email then enqueue('send-notification-email',
      json_build_object('accountId', a.account_id, 'notificationId', i.id), null, null)::text end
    from inserted i join agents a on a.account_id = ${accountId} and a.id = i.agent_id`.execute(db)
  return [...new Set(rows.flatMap(({ userId, bell }) => (bell ? [userId] : [])))]
}
