import type { Permission, Role } from '@gable/shared/access.ts'
import type { emulationTypes } from '@gable/shared/identity/user.ts'
import { newId } from '@gable/shared/ids.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { getOrigin } from '../platform/audit.ts'
import { addOtherCells } from '../platform/cells/cards.ts'
import { getCells } from '../platform/cells/cells.ts'
import { type Db, withUser } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'email', 'password_hash']).where('email', '=', email).executeTakeFirst()

export const getUser = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select([
      'id as _id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'full_name as fullName',
      'phone',
      'time_zone as timeZone',
      sql<boolean>`password_hash is not null`.as('hasPassword'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export const getPasswordHash = (db: Db, userId: string) =>
  db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()

export const updateUser = (
  db: Db,
  userId: string,
  change: { firstName: string; lastName: string; phone: string; timeZone: string },
) =>
  db
    .updateTable('users')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      phone: change.phone || null,
      time_zone: change.timeZone,
    })
    .where('id', '=', userId)
    .execute()

export const updatePasswordHash = (db: Db, userId: string, password_hash: string) =>
  db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()

/** Finds or creates the user with this email. */
export async function ensureUser(db: Db, email: string): Promise<string> {
  await db
    .insertInto('users')
    .values({ id: newId(), email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return id
}

/** The user's memberships in all accounts. */
export async function listMemberships(db: Db, userId: string) {
  const select = (db: Db) => withUser(db, userId, (db) => selectMemberships(db, userId))
  const here = await (db.isTransaction ? selectMemberships(db, userId) : select(db))
  if (!getCells(db)) return here
  // While an account is being moved, two have it.
  const all = new Map((await addOtherCells(db, userId, here, select)).map((membership) => [membership._id, membership]))
  return [...all.values()].sort((one, other) => one.name.localeCompare(other.name) || (one._id < other._id ? -1 : 1))
}

/** The user's membership in the account of this transaction. */
export const listAccountMemberships = (db: Db, { accountId }: AccountScope, userId: string) =>
  selectMemberships(db, userId).then((all) => all.filter(({ _id }) => _id === accountId))

const selectMemberships = (db: Db, userId: string) =>
  db
    .selectFrom('agents')
    .innerJoin('agencies', 'agencies.account_id', 'agents.account_id')
    .select([
      'agents.account_id as _id',
      'agencies.name',
      'agents.role',
      'agencies.status as agencyStatus',
      'agencies.soft_freeze_after as softFreezeAfter',
      sql<boolean>`agencies.plan_id is not null`.as('hasPlan'),
      sql<Permission[]>`agent_permissions_in(agents.account_id, agents.id)`.as('permissions'),
    ])
    .where('agents.user_id', '=', userId)
    .where('agents.deactivated_at', 'is', null)
    .orderBy('agencies.name')
    .orderBy('agents.account_id')
    .execute()

export const insertMagicLink = (
  db: Db,
  link: { token_hash: Buffer; user_id: string; state: string | null; minutes: number },
  emulation?: { type: (typeof emulationTypes)[number]; by: string },
) =>
  db
    .insertInto('magic_links')
    .values({
      token_hash: link.token_hash,
      user_id: link.user_id,
      state: link.state,
      emulation_type: emulation?.type ?? null,
      emulated_by: emulation?.by ?? null,
      expires_at: sql`now() + ${`${link.minutes} minutes`}::interval`,
    })
    .execute()

/** Deletes the link it returns, because a link works once. */
export const consumeMagicLink = (db: Db, tokenHash: Buffer) =>
  db
    .deleteFrom('magic_links')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'state', 'emulation_type', 'emulated_by', sql<boolean>`expires_at > now()`.as('isFresh')])
    .executeTakeFirst()

export const consumeInvitation = (db: Db, { accountId }: AccountScope, tokenHash: Buffer) =>
  db
    .updateTable('invitations')
    .set({ accepted_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['email', 'role'])
    .executeTakeFirst()

export const ensureAgent = (db: Db, { accountId }: AccountScope, userId: string, role: Role) =>
  db
    .insertInto('agents')
    .values({ account_id: accountId, id: newId(), user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doNothing())
    .execute()

/** Whether this session started with an emailed link within the last half hour, which proves access to the email. */
export const hasJustSignedInByLink = async (db: Db, { userId, sessionId }: { userId: string; sessionId: string }) =>
  (await db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('at', '>', sql<Date>`now() - interval '30 minutes'`)
    .where('kind', '=', 'signed-in-by-link')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()) !== undefined

export const hasSignedInBefore = async (db: Db, userId: string) =>
  (await db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', 'like', 'signed-in%')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Stores a sign-in or a change of a sign-in, with the request it came from if there is one. */
export const recordSecurityEvent = (
  db: Db,
  kind: string,
  userId: string,
  sessionId: string | null = null,
  request?: FastifyRequest,
) =>
  db
    .insertInto('security_events')
    .values({
      id: newId(),
      user_id: userId,
      kind,
      session_id: sessionId,
      ...(request ? getOrigin(request) : { address: null }),
    })
    .execute()
