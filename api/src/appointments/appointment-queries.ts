import type { Appointment } from '@gable/shared/appointments/appointment.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import type { AgentScope } from './booking-page-queries.ts'

const selectAppointments = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('leads as l', (join) => join.onRef('l.account_id', '=', 'a.account_id').onRef('l.id', '=', 'a.lead_id'))
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'l.account_id').onRef('c.id', '=', 'l.contact_id'),
    )
    .selectAll('a')
    .select([
      'c.id as contactId',
      'c.full_name as contactName',
      'c.email as contactEmail',
      'c.phone as contactPhone',
      'l.property_id as propertyId',
    ])
    .where('a.account_id', '=', accountId)

export type AppointmentRow = Awaited<ReturnType<ReturnType<typeof selectAppointments>['executeTakeFirstOrThrow']>>

export const getAppointment = (db: Db, scope: AccountScope, id: string): Promise<AppointmentRow | undefined> =>
  selectAppointments(db, scope).where('a.id', '=', id).executeTakeFirst()

/** Upcoming ones with the next first; past and canceled ones with the latest first. */
export async function listAppointments(
  db: Db,
  scope: Scope,
  { when, page, pageSize }: { when: 'UPCOMING' | 'PAST'; page: number; pageSize: number },
): Promise<{ data: Appointment[]; total: number }> {
  const isUpcoming = sql<SqlBool>`(a.state = 'BOOKED' and a.ends_at > now())`
  const matching = selectAppointments(db, scope)
    .where('a.agent_id', '=', scope.agentId)
    .where(when === 'UPCOMING' ? isUpcoming : sql<SqlBool>`not ${isUpcoming}`)
  const { total } = await db
    .selectFrom(matching.as('a'))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .orderBy('a.starts_at', when === 'UPCOMING' ? 'asc' : 'desc')
    .orderBy('a.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { data: rows.map(toAppointment), total: Number(total) }
}

export const toAppointment = (row: AppointmentRow): Appointment => ({
  _id: row.id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  title: row.title,
  place: row.place,
  placeDetail: row.place_detail,
  note: row.note,
  state: row.state,
  canceledBy: row.canceled_by,
  contact: { _id: row.contactId, fullName: row.contactName, emailId: row.contactEmail, phone: getCallPhone(row) },
  leadId: row.lead_id,
})

/** The number that the visitor entered for a call, or else the one on record. */
export const getCallPhone = ({ place, place_detail, contactPhone }: AppointmentRow) =>
  (place === 'PHONE' && place_detail) || contactPhone

/** The agent's booked times from a day ago on, without one appointment that is to move. */
export const listBookedTimes = (db: Db, { accountId, agentId }: AgentScope, exceptId?: string) =>
  db
    .selectFrom('appointments')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('state', '=', 'BOOKED')
    .where('starts_at', '>', sql<Date>`now() - interval '1 day'`)
    .$if(exceptId !== undefined, (rows) => rows.where('id', '<>', exceptId ?? ''))
    .execute()

export const insertAppointment = (
  db: Db,
  { accountId, agentId }: AgentScope,
  row: {
    id: string
    leadId: string
    startsAt: Date
    endsAt: Date
    startText: string
    note: string
    language: 'en' | 'es'
    timeZone: string
    terms: Pick<AppointmentRow, 'title' | 'place'> & { placeDetail: string }
  },
) =>
  db
    .insertInto('appointments')
    .values({
      account_id: accountId,
      id: row.id,
      agent_id: agentId,
      lead_id: row.leadId,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      start_text: row.startText,
      title: row.terms.title,
      place: row.terms.place,
      place_detail: row.terms.placeDetail,
      note: row.note,
      language: row.language,
      time_zone: row.timeZone,
    })
    .execute()

/** Changes an upcoming appointment. Undefined if it was canceled meanwhile or is over. */
export const updateAppointment = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: { startsAt: Date; endsAt: Date; startText: string; timeZone: string } | { canceledBy: 'CONTACT' | 'AGENT' },
) =>
  db
    .updateTable('appointments')
    .set({
      sequence: sql`sequence + 1`,
      updated_at: new Date(),
      ...('canceledBy' in change
        ? { state: 'CANCELED', canceled_by: change.canceledBy }
        : {
            starts_at: change.startsAt,
            ends_at: change.endsAt,
            start_text: change.startText,
            time_zone: change.timeZone,
          }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'BOOKED')
    .where('ends_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()

/** The newest open lead with this agent of the contact who has this email. */
export async function getOpenLeadId(
  db: Db,
  { accountId, agentId }: AgentScope,
  email: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('contact_emails as e')
    .innerJoin('leads as l', (join) =>
      join.onRef('l.account_id', '=', 'e.account_id').onRef('l.contact_id', '=', 'e.contact_id'),
    )
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.contact_id'),
    )
    .select('l.id')
    .where('e.account_id', '=', accountId)
    .where('e.email', '=', email)
    .where('l.agent_id', '=', agentId)
    .where('l.stage', 'not in', ['CLOSED', 'LOST'])
    .where('c.archived_at', 'is', null)
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
