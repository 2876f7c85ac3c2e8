import type { CorrectionField } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import { summarizeCorrection } from '@gable/shared/contact-dashboard/describe-correction.ts'
import { summarizeHandover } from '@gable/shared/notifications/describe.ts'
import type { BellKind } from '@gable/shared/notifications/kinds.ts'
import {
  maxNotifications,
  type Notification,
  notificationRetentionDays,
} from '@gable/shared/notifications/notification.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

const retentionStart = sql<Date>`now() - ${`${notificationRetentionDays} days`}::interval`

/** The newest that the bell shows. */
export async function listNotifications(db: Db, scope: Scope): Promise<Notification[]> {
  const rows = await selectNotifications(db, scope)
    .where('n.agent_id', '=', scope.agentId)
    .where('n.bell', '=', true)
    .where('n.at', '>', retentionStart)
    .orderBy('n.at', 'desc')
    .orderBy('n.id')
    .limit(maxNotifications)
    .execute()
  return rows.map(toNotification)
}

export const selectNotifications = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('notifications as n')
    .leftJoin('timeline_entries as e', (join) =>
      join.onRef('e.account_id', '=', 'n.account_id').onRef('e.id', '=', 'n.note_id'),
    )
    .leftJoin('leads as l', (join) => join.onRef('l.account_id', '=', 'n.account_id').onRef('l.id', '=', 'n.lead_id'))
    .leftJoin('owner_corrections as k', (join) =>
      join.onRef('k.account_id', '=', 'n.account_id').onRef('k.id', '=', 'n.correction_id'),
    )
    .leftJoin('postcard_pieces as p', (join) =>
      join.onRef('p.account_id', '=', 'n.account_id').onRef('p.id', '=', 'n.piece_id'),
    )
    .leftJoin('contents as t', (join) =>
      join.onRef('t.account_id', '=', 'n.account_id').onRef('t.id', '=', 'p.content_id'),
    )
    .leftJoin('contacts as owner', (join) =>
      join
        .onRef('owner.account_id', '=', 'n.account_id')
        .on('owner.id', '=', sql`coalesce(k.contact_id, p.contact_id)`),
    )
    .leftJoin('team_handovers as h', (join) =>
      join.onRef('h.account_id', '=', 'n.account_id').onRef('h.id', '=', 'n.handover_id'),
    )
    .leftJoin('lead_intake_entries as i', (join) =>
      join.onRef('i.account_id', '=', 'n.account_id').onRef('i.id', '=', 'n.intake_entry_id'),
    )
    .leftJoin('contacts as c', (join) =>
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
      'n.kind',
      'n.at',
      'n.read_at as readAt',
      'n.note_id as noteId',
      'n.lead_id as leadId',
      'c.id as contactId',
      'c.full_name as contactName',
      'a.id as byId',
      'u.full_name as byName',
      sql<string>`coalesce(e.detail->>'text', ${newestAppointment}, ${intakeText}, l.source, t.title, '')`.as('text'),
      sql<boolean>`l.agent_id is not distinct from n.agent_id`.as('isAssigned'),
      'k.property_id as propertyId',
      'h.contacts as handedContacts',
      'h.leads as handedLeads',
      ...correctionColumns,
    ])
    .where('n.account_id', '=', accountId)
    .where((row) => row.or([row('c.id', 'is not', null), row('h.id', 'is not', null), row('i.id', 'is not', null)]))

const newestAppointment = sql`case when n.kind in ('APPOINTMENT', 'CALENDAR') then (
  select concat(case ap.state when 'CANCELED' then 'Canceled: ' end, ap.title, ', ', ap.start_text)
  from appointments ap where ap.account_id = n.account_id and ap.lead_id = n.lead_id
  order by ap.updated_at desc limit 1) end`

const intakeText = sql`case when i.reason = 'VERIFICATION' then 'Your mail provider sent a confirmation. Forwarding starts when you confirm it.'
  when i.id is not null then concat(i.source_name, ': ', i.title) end`

type NotificationRow = Awaited<ReturnType<ReturnType<typeof selectNotifications>['executeTakeFirstOrThrow']>>

export const toNotification = (row: NotificationRow): Notification => ({
  _id: row._id,
  leadId: row.leadId,
  propertyId: row.propertyId,
  // The message of a flow and a text are entries of the activity, which are not among the notes.
  noteId: row.kind === 'FLOW' || row.kind === 'TEXT_REPLY' ? null : row.noteId,
  isAssigned: row.isAssigned,
  text: toText(row),
  kind: row.kind as BellKind,
  at: row.at.toISOString(),
  isRead: row.readAt !== null,
  contact: row.contactId === null ? null : { _id: row.contactId, fullName: row.contactName ?? '' },
  by: row.byId === null ? null : { _id: row.byId, fullName: row.byName ?? '' },
})

function toText(row: NotificationRow): string {
  if (row.field) return summarizeCorrection(toCorrection(row.field, row))
  if (row.handedContacts === null) return row.text
  return summarizeHandover({ contacts: row.handedContacts, leads: row.handedLeads ?? 0 })
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
  field,
  year,
  cost,
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
    .where('bell', '=', true)
    .where('read_at', 'is', null)
    .where('at', '>', retentionStart)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface ReadNotifications {
  ids?: string[]
  /** Only those about texts from this contact. */
  textsFrom?: string
}

export async function markRead(db: Db, { accountId, agentId }: Scope, { ids, textsFrom }: ReadNotifications) {
  if (ids?.length === 0) return
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (unread) => unread.where('id', 'in', ids ?? []))
    .$if(textsFrom !== undefined, (unread) =>
      unread.where('kind', '=', 'TEXT_REPLY').where(({ exists, selectFrom }) =>
        exists(
          selectFrom('timeline_entries as e')
            .select('e.id')
            .whereRef('e.account_id', '=', 'notifications.account_id')
            .whereRef('e.id', '=', 'notifications.note_id')
            .where('e.contact_id', '=', textsFrom ?? ''),
        ),
      ),
    )
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
