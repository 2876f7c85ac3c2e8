import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { inDirectory } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

/** Times of all agencies' calls from now until then. They name no agency. */
export const listBookedTimes = (db: Db, until: Date) =>
  inDirectory(db, (db) =>
    db
      .selectFrom('booked_call_times')
      .select(['starts_at as startsAt', 'ends_at as endsAt'])
      .where('ends_at', '>', sql<Date>`now()`)
      .where('starts_at', '<', until)
      .execute(),
  )

/** Returns undefined if another call is booked at that time. Waits for a booking that is being made. */
export const insertBookedTime = (db: Db, time: { startsAt: Date; endsAt: Date }) =>
  inDirectory(db, (db) =>
    db
      .insertInto('booked_call_times')
      .values({ starts_at: time.startsAt, ends_at: time.endsAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('starts_at')
      .executeTakeFirst(),
  )

export const deleteBookedTime = (db: Db, startsAt: Date) =>
  inDirectory(db, (db) => db.deleteFrom('booked_call_times').where('starts_at', '=', startsAt).execute())

export const insertCall = (db: Db, { accountId, agentId }: Scope, time: { startsAt: Date; endsAt: Date }) =>
  db
    .insertInto('onboarding_calls')
    .values({ account_id: accountId, id: newId(), agent_id: agentId, starts_at: time.startsAt, ends_at: time.endsAt })
    .execute()

/** Deletes the account's call unless it is over. Returns undefined if there is none. */
export const deleteUpcomingCall = (db: Db, { accountId }: AccountScope) =>
  db
    .deleteFrom('onboarding_calls')
    .where('account_id', '=', accountId)
    .where('ends_at', '>', sql<Date>`now()`)
    .returning('starts_at as startsAt')
    .executeTakeFirst()

/** The account's call and the agent who booked it, until the call is over. */
export const getUpcomingCall = (db: Db, { accountId }: AccountScope) =>
  selectCalls(db).where('call.account_id', '=', accountId).executeTakeFirst()

export type UpcomingCall = NonNullable<Awaited<ReturnType<typeof getUpcomingCall>>>

/** The calls of all agencies, next first. For the owner's connection. */
export const listUpcomingCalls = (db: Db) => selectCalls(db).orderBy('call.starts_at').execute()

const selectCalls = (db: Db) =>
  db
    .selectFrom('onboarding_calls as call')
    .innerJoin('agencies', 'agencies.account_id', 'call.account_id')
    .innerJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'call.account_id').onRef('agents.id', '=', 'call.agent_id'),
    )
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select([
      'call.id',
      'call.starts_at as startsAt',
      'call.ends_at as endsAt',
      'agencies.name as agencyName',
      'agencies.time_zone as timeZone',
      'users.display_name as fullName',
      'users.email',
      'users.phone',
      'users.time_zone as ownTimeZone',
    ])
    .where('call.ends_at', '>', sql<Date>`now()`)
