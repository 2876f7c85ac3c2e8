import type { CorrectionField } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import { summarizeCorrection } from '@gable/shared/contact-dashboard/describe-correction.ts'
import { newId } from '@gable/shared/ids.ts'
import {
  maxNotifications,
  type Notification,
  notificationRetentionDays,
} from '@gable/shared/notifications/notification.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

const retentionStart = sql<Date>`now() - ${`${notificationRetentionDays} days`}::interval`

export async function listNotifications(db: Db, { accountId, agentId }: Scope): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications as n')
    .leftJoin('timeline_entries as e', (join) =>
      join.onRef('e.account_id', '=', 'n.account_id').onRef('e.id', '=', 'n.note_id'),
    )
    .leftJoin('leads as l', (join) => join.onRef('l.account_id', '=', 'n.account_id').onRef('l.id', '=', 'n.lead_id'))
    .leftJoin('owner_corrections as k', (join) =>
      join.onRef('k.account_id', '=', 'n.account_id').onRef('k.id', '=', 'n.correction_id'),
    )
    .leftJoin('contacts as owner', (join) =>
      join.onRef('owner.account_id', '=', 'n.account_id').onRef('owner.id', '=', 'k.contact_id'),
    )
    .innerJoin('contacts as c', (join) =>
      join
        .onRef('c.account_id', '=', 'n.account_id')
        .on('c.id', '=', sql`coalesce(e.contact_id, l.contact_id, owner.merged_into, owner.id)`),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'n.account_id').onRef('a.id', '=', 'n.by_agent_id'),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'n.id as _id',
      'n.at',
      'n.read_at as readAt',
      'n.note_id as noteId',
      'e.event_group as eventGroup',
      'n.lead_id as leadId',
      'c.id as contactId',
      'c.full_name as contactName',
      'a.id as byId',
      'u.full_name as byName',
      sql<string>`coalesce(e.detail->>'text', l.source, '')`.as('text'),
      sql<boolean>`l.agent_id is not distinct from n.agent_id`.as('isAssigned'),
      'k.property_id as propertyId',
      ...correctionColumns,
    ])
    .where('n.account_id', '=', accountId)
    .where('n.agent_id', '=', agentId)
    .where('n.at', '>', retentionStart)
    .orderBy('n.at', 'desc')
    .orderBy('n.id')
    .limit(maxNotifications)
    .execute()
  return rows.map(({ at, readAt, contactId, contactName, byId, byName, ...row }) => ({
    ...{ _id: row._id, leadId: row.leadId, propertyId: row.propertyId },
    noteId: row.eventGroup === 'NOTES' ? row.noteId : null,
    isAssigned: row.isAssigned,
    text: row.field ? summarizeCorrection(toCorrection(row.field, row)) : row.text,
    kind: toKind(row),
    at: at.toISOString(),
    isRead: readAt !== null,
    contact: { _id: contactId, fullName: contactName },
    by: byId === null ? null : { _id: byId, fullName: byName ?? '' },
  }))
}

function toKind({
  field,
  noteId,
  eventGroup,
}: {
  field: string | null
  noteId: string | null
  eventGroup: string | null
}) {
  if (field) return 'CORRECTION'
  if (noteId) return eventGroup === 'WORKFLOW' ? 'FLOW' : 'MENTION'
  return 'LEAD'
}

const correctionColumns = ['k.field', 'k.value', 'k.recorded', 'k.text as improvement', 'k.year', 'k.cost'] as const

interface CorrectionColumns {
  value: string | null
  recorded: string | null
  improvement: string | null
  year: number | null
  cost: number | null
}

const toCorrection = (
  field: CorrectionField,
  { value, recorded, improvement, year, cost }: CorrectionColumns,
): Parameters<typeof summarizeCorrection>[0] => ({
  ...{ field, year, cost },
  text: improvement ?? '',
  value: value === null ? null : Number(value),
  recorded: recorded === null ? null : Number(recorded),
})

export async function countUnread(db: Db, { accountId, agentId }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('read_at', 'is', null)
    .where('at', '>', retentionStart)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function markRead(db: Db, { accountId, agentId }: Scope, ids: string[] | undefined) {
  if (ids?.length === 0) return
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (unread) => unread.where('id', 'in', ids ?? []))
    .execute()
}

export async function deleteOldNotifications(db: Db, { accountId, agentId }: Pick<Scope, 'accountId' | 'agentId'>) {
  await db
    .deleteFrom('notifications')
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('at', '<=', retentionStart)
    .execute()
}

interface NewNotification {
  agentId: string
  noteId?: string
  leadId?: string
  correctionId?: string
  byAgentId?: string
}

/**
 * Builds the insert, to run alone or in a batch. An agent gets the same notification once, but an assignment replaces
 * the notification that the lead is new.
 */
export const insertNotification = (
  db: Db,
  { accountId }: AccountScope,
  { agentId, noteId, leadId, correctionId, byAgentId }: NewNotification,
) =>
  db
    .insertInto('notifications')
    .values({
      account_id: accountId,
      id: newId(),
      agent_id: agentId,
      note_id: noteId ?? null,
      lead_id: leadId ?? null,
      correction_id: correctionId ?? null,
      by_agent_id: byAgentId ?? null,
    })
    .onConflict((conflict) =>
      leadId && byAgentId
        ? conflict
            .columns(['account_id', 'lead_id', 'agent_id'])
            .doUpdateSet({ by_agent_id: byAgentId, at: sql`now()`, read_at: null })
            .where('notifications.by_agent_id', 'is', null)
        : conflict.doNothing(),
    )

/** Builds the insert that notifies every agent who has joined, because the lead or the contact has no agent. */
export const insertUnassignedNotifications = (
  db: Db,
  { accountId }: AccountScope,
  { leadId, correctionId }: Pick<NewNotification, 'leadId' | 'correctionId'>,
) =>
  db
    .insertInto('notifications')
    .columns(['account_id', 'id', 'agent_id', 'lead_id', 'correction_id'])
    .expression(
      db
        .selectFrom('agents')
        .select([
          'account_id',
          sql<string>`gen_random_uuid()`.as('id'),
          'id as agent_id',
          sql<string | null>`${leadId ?? null}::uuid`.as('lead_id'),
          sql<string | null>`${correctionId ?? null}::uuid`.as('correction_id'),
        ])
        .where('account_id', '=', accountId)
        .where('onboarding_step', '<>', 'INVITED')
        .where('deactivated_at', 'is', null),
    )

export async function getUserIdOfAgent(
  db: Db,
  { accountId }: AccountScope,
  agentId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('agents')
    .select('user_id as userId')
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .executeTakeFirst()
  return row?.userId
}
