import { type BookingPageSettings, defaultBookingPage } from '@gable/shared/appointments/booking-page.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export type AgentScope = AccountScope & { agentId: string }

/** The settings of an agent's booking page; the defaults until they save their own. */
export async function getBookingPageSettings(db: Db, { accountId, agentId }: AgentScope): Promise<BookingPageSettings> {
  const row = await db
    .selectFrom('booking_pages')
    .select(['is_on', 'settings'])
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
  return row ? { ...defaultBookingPage, ...row.settings, isOn: row.is_on } : defaultBookingPage
}

export const saveBookingPageSettings = (db: Db, { accountId, agentId }: Scope, settings: BookingPageSettings) => {
  const values = { is_on: settings.isOn, settings: JSON.stringify(settings), updated_at: new Date() }
  return db
    .insertInto('booking_pages')
    .values({ account_id: accountId, agent_id: agentId, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'agent_id']).doUpdateSet(values))
    .execute()
}

/** Runs the bookings with one agent one at a time, so that no time is given twice. */
export const lockBookingPage = (db: Db, { accountId, agentId }: AgentScope) =>
  db
    .selectFrom('booking_pages')
    .select('agent_id')
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .forUpdate()
    .execute()

/** An agent as their booking page and the emails about appointments need them. */
export const getBookingAgent = (db: Db, { accountId, agentId }: AgentScope) =>
  db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .innerJoin('agencies', 'agencies.account_id', 'agents.account_id')
    .select(({ fn, ref }) => [
      'agents.id as agentId',
      'agents.purl_id as slug',
      'agents.title',
      'agents.photo_url as photo',
      'users.display_name as name',
      'users.first_name as firstName',
      'users.email',
      'users.phone',
      fn.coalesce(ref('users.time_zone'), ref('agencies.time_zone')).as('timeZone'),
    ])
    .where('agents.account_id', '=', accountId)
    .where('agents.id', '=', agentId)
    .executeTakeFirstOrThrow()

export type BookingAgent = Awaited<ReturnType<typeof getBookingAgent>>
