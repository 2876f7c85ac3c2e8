import { listDefaultRoles, type NotificationChannel, type NotificationKind } from '@gable/shared/notifications/kinds.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** What a notification is about. It is deleted with it. */
type NotificationSource =
  /** A note, or another entry of the activity. */
  | { noteId: string }
  | { leadId: string }
  | { correctionId: string }
  | { pieceId: string }
  | { handoverId: string }
  | { intakeEntryId: string }

export type NewNotification = {
  kind: NotificationKind
  /** Everyone who has joined, if the contact or the lead has no agent. */
  agentId: string | null
  byAgentId?: string
} & NotificationSource

/** The kind of a notification about a new lead. */
export const toLeadKind = (agentId: string | null, kind: NotificationKind = 'NEW_LEAD'): NotificationKind =>
  agentId ? kind : 'UNASSIGNED_LEAD'

/**
 * Builds the insert, to run alone or in a batch. It leaves out agents who want this kind over no channel. An agent gets
 * the same notification once, but an assignment or an appointment replaces the notification that the lead is new.
 */
export function insertNotifications(db: Db, { accountId }: AccountScope, notification: NewNotification) {
  const { kind, agentId, byAgentId = null, ...source } = notification
  const {
    noteId = null,
    leadId = null,
    correctionId = null,
    pieceId = null,
    handoverId = null,
    intakeEntryId = null,
  } = source as Partial<AnySource>
  return db
    .insertInto('notifications')
    .columns([
      ...(['account_id', 'id', 'agent_id', 'kind', 'by_agent_id'] as const),
      ...(['note_id', 'lead_id', 'correction_id', 'piece_id', 'handover_id', 'intake_entry_id'] as const),
      ...(['bell', 'email', 'digest'] as const),
    ])
    .expression(
      db
        .selectFrom('agents')
        .select([
          'account_id',
          sql<string>`gen_random_uuid()`.as('id'),
          'agents.id as agent_id',
          sql<NotificationKind>`${kind}::text`.as('kind'),
          toId(byAgentId).as('by_agent_id'),
          toId(noteId).as('note_id'),
          toId(leadId).as('lead_id'),
          toId(correctionId).as('correction_id'),
          toId(pieceId).as('piece_id'),
          toId(handoverId).as('handover_id'),
          toId(intakeEntryId).as('intake_entry_id'),
          wants(kind, 'bell').as('bell'),
          wants(kind, 'email').as('email'),
          wants(kind, 'digest').as('digest'),
        ])
        .where('account_id', '=', accountId)
        .$if(agentId !== null, (agents) => agents.where('id', '=', agentId ?? ''))
        .$if(agentId === null, (agents) =>
          agents.where('onboarding_step', '<>', 'INVITED').where('deactivated_at', 'is', null),
        )
        .where((agent) => agent.or([wants(kind, 'bell'), wants(kind, 'email'), wants(kind, 'digest')])),
    )
    .onConflict((conflict) =>
      leadId && (byAgentId || kind === 'APPOINTMENT' || kind === 'CALENDAR')
        ? conflict
            .columns(['account_id', 'lead_id', 'agent_id'])
            .doUpdateSet(({ ref }) => ({
              kind,
              by_agent_id: byAgentId,
              at: sql`now()`,
              read_at: null,
              bell: ref('excluded.bell'),
              email: ref('excluded.email'),
              digest: ref('excluded.digest'),
              emailed_at: null,
              digested_at: null,
            }))
            .where(sql<SqlBool>`(${kind} in ('APPOINTMENT', 'CALENDAR') or notifications.by_agent_id is null)`)
        : conflict.doNothing(),
    )
}

interface AnySource {
  noteId: string
  leadId: string
  correctionId: string
  pieceId: string
  handoverId: string
  intakeEntryId: string
}

const toId = (id: string | null) => sql<string | null>`${id}::uuid`

/** Whether an agent gets a kind of notification over a channel, in a query of `agents`. */
export const wants = (kind: NotificationKind, channel: NotificationChannel) =>
  sql<SqlBool>`coalesce(
    (select s.${sql.ref(channel)} from notification_settings s
      where s.account_id = agents.account_id and s.agent_id = agents.id and s.kind = ${kind}),
    agents.role = any(${listDefaultRoles(kind, channel)}::text[]))`

/** Inserts a notification and enqueues an email to each agent who wants one. Returns the users whose bell rings. */
export async function insertWithEmails(db: Db, scope: AccountScope, notification: NewNotification): Promise<string[]> {
  const { rows } = await sql<{ userId: string; bell: boolean }>`
    with inserted as (${insertNotifications(db, scope, notification).returning(['id', 'agent_id', 'bell', 'email'])})
    select a.user_id as "userId", i.bell, case when i.email then enqueue('send-notification-email',
      json_build_object('accountId', a.account_id, 'notificationId', i.id), null, null)::text end
    from inserted i join agents a on a.account_id = ${scope.accountId} and a.id = i.agent_id`.execute(db)
  return rows.flatMap(({ userId, bell }) => (bell ? [userId] : []))
}

/**
 * The email addresses of the agents who want an email at once: the given one, or who took over from them, or else
 * everyone who has joined.
 */
export async function listEmailRecipients(
  db: Db,
  { accountId }: AccountScope,
  kind: NotificationKind,
  agentId: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select('users.email')
    .where('agents.account_id', '=', accountId)
    .where('agents.deactivated_at', 'is', null)
    .$if(agentId !== null, (agents) => agents.where('agents.id', '=', activeAgentIn(accountId, agentId ?? '')))
    .$if(agentId === null, (agents) => agents.where('agents.onboarding_step', '<>', 'INVITED'))
    .where(wants(kind, 'email'))
    .orderBy('agents.created_at')
    .execute()
  return rows.map(({ email }) => email)
}

const activeAgentIn = (accountId: string, agentId: string) =>
  sql<string | null>`active_agent_in(${accountId}::uuid, ${agentId}::uuid)`
