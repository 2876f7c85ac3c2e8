import { newId } from '@gable/shared/ids.ts'
import type { NewRecommendation, Recommendation } from '@gable/shared/recommendations/recommendation.ts'
import { sql } from 'kysely'
import { inDirectory, isOutsideDirectory } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

const listLimit = 200

export async function listRecommendations(db: Db, { accountId }: AccountScope): Promise<Recommendation[]> {
  const rows = await db
    .selectFrom('recommendations as r')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'r.account_id').onRef('a.id', '=', 'r.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['r.id', 'r.name', 'r.email', 'r.sent_at'])
    .select('u.full_name as by')
    .where('r.account_id', '=', accountId)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .limit(listLimit)
    .execute()
  const joinTimes = await inDirectory(db, (db) => listJoinTimes(db, [...new Set(rows.map(({ email }) => email))]))
  return rows.map(({ id, name, email, by, sent_at }) => {
    const joinedAt = joinTimes.get(email)
    // Only users who joined later, so that a recommendation does not reveal who already uses Gable.
    const hasJoined = joinedAt !== undefined && joinedAt >= sent_at
    return { _id: id, name, email, by, sentAt: sent_at.toISOString(), state: hasJoined ? 'JOINED' : 'SENT' }
  })
}

/** When people first used Gable, by email. */
async function listJoinTimes(db: Db, emails: readonly string[]): Promise<Map<string, Date>> {
  if (emails.length === 0) return new Map()
  const users = await db.selectFrom('users').select(['email', 'created_at']).where('email', 'in', emails).execute()
  return new Map(users.map(({ email, created_at }) => [email, created_at]))
}

export async function countSentInLastDay(db: Db, { accountId }: AccountScope): Promise<number> {
  const { count } = await db
    .selectFrom('recommendations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('sent_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Undefined if the account has already sent a recommendation to this address. */
export async function insertRecommendation(
  db: Db,
  { accountId, agentId }: Scope,
  { hash, ...recommendation }: NewRecommendation & { hash: Buffer },
): Promise<string | undefined> {
  const row = await db
    .insertInto('recommendations')
    .values({ account_id: accountId, id: newId(), agent_id: agentId, hash, ...recommendation })
    .onConflict((conflict) => conflict.columns(['account_id', 'hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The sender as the email names them. */
export async function getRecommenderOrThrow(db: Db, { accountId, agentId }: Scope) {
  return db
    .selectFrom('agents as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('agencies as g', 'g.account_id', 'a.account_id')
    .select(['u.email', 'g.name as agency', 'u.full_name as fullName'])
    .where('a.account_id', '=', accountId)
    .where('a.id', '=', agentId)
    .executeTakeFirstOrThrow()
}

export async function isTeamMember(db: Db, { accountId }: AccountScope, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('agents as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('a.id')
    .where('a.account_id', '=', accountId)
    .where('a.deactivated_at', 'is', null)
    .where('u.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the person opted out of recommendations, or unsubscribed as a contact of this account. */
export async function hasOptedOut(db: Db, { accountId }: AccountScope, email: string, emailHash: Buffer) {
  if (isOutsideDirectory(db) && (await inDirectory(db, (db) => findOptOut(db, emailHash)))) return true
  const { rows } = await sql`
    select from email_opt_outs where hash = ${emailHash}
    union all
    select from contact_emails e join contacts c on c.account_id = e.account_id and c.id = e.contact_id
    where e.account_id = ${accountId} and e.email = ${email} and c.unsubscribed_at is not null`.execute(db)
  return rows.length > 0
}

const findOptOut = (db: Db, hash: Buffer) =>
  db.selectFrom('email_opt_outs').select('hash').where('hash', '=', hash).executeTakeFirst()

export const insertOptOut = (db: Db, hash: Buffer) =>
  db
    .insertInto('email_opt_outs')
    .values({ hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
