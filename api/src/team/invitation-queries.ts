import type { Role } from '@gable/shared/access.ts'
import { newId } from '@gable/shared/ids.ts'
import { invitationDays } from '@gable/shared/team/team.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

const inDays = sql<Date>`now() + ${`${invitationDays} days`}::interval`

export async function insertInvitations(
  db: Db,
  { accountId, agentId }: Scope,
  invitations: readonly { email: string; role: Role; tokenHash: Buffer }[],
): Promise<string[]> {
  const rows = await db
    .insertInto('invitations')
    .values(
      invitations.map(({ email, role, tokenHash }) => ({
        account_id: accountId,
        id: newId(),
        email,
        role,
        token_hash: tokenHash,
        invited_by: agentId,
        expires_at: inDays,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const selectOpenInvitation = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('invitations')
    .select(['email', 'role'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)

export const lockOpenInvitation = (db: Db, scope: AccountScope, id: string) =>
  selectOpenInvitation(db, scope, id).forUpdate().executeTakeFirst()

/** The next email replaces the link, so the old one already ends here. */
export const renewInvitation = (db: Db, { accountId, agentId }: Scope, id: string, tokenHash: Buffer) =>
  db
    .updateTable('invitations')
    .set({ token_hash: tokenHash, expires_at: inDays, invited_by: agentId })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

export const deleteInvitation = (db: Db, { accountId }: AccountScope, id: string) =>
  db.deleteFrom('invitations').where('account_id', '=', accountId).where('id', '=', id).execute()

/** Revokes what the agent may not give any more: the open invitations to other roles than these. */
export const revokeInvitationsBy = (db: Db, { accountId }: AccountScope, agentId: string, keptRoles: readonly Role[]) =>
  db
    .deleteFrom('invitations')
    .where('account_id', '=', accountId)
    .where('invited_by', '=', agentId)
    .where('accepted_at', 'is', null)
    .$if(keptRoles.length > 0, (query) => query.where('role', 'not in', [...keptRoles]))
    .execute()

export const revokeInvitationsTo = (db: Db, { accountId }: AccountScope, email: string) =>
  db
    .deleteFrom('invitations')
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .execute()

/** Whether each of these emails is on the team already, or invited. */
export async function listTakenEmails(db: Db, { accountId }: AccountScope, emails: readonly string[]) {
  const { rows } = await sql<{ email: string; status: 'ACTIVE' | 'DEACTIVATED' | 'INVITED' }>`
    select u.email, case when a.deactivated_at is null then 'ACTIVE' else 'DEACTIVATED' end as status
    from agents a join users u on u.id = a.user_id where a.account_id = ${accountId} and u.email = any(${[...emails]}::text[])
    union all
    select email, 'INVITED' from invitations where account_id = ${accountId} and email = any(${[...emails]}::text[])
      and accepted_at is null`.execute(db)
  return rows
}

/** Stores the hash of a new link. Undefined when the invitation is gone or over. */
export async function replaceInvitationToken(db: Db, { accountId }: AccountScope, id: string, tokenHash: Buffer) {
  const row = await db
    .updateTable('invitations')
    .set({ token_hash: tokenHash })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['email', 'invited_by'])
    .executeTakeFirst()
  if (!row) return undefined
  const { rows } = await sql<{ agency: string; inviter: string | null }>`
    select g.name as agency, (select nullif(u.full_name, '') from agents a join users u on u.id = a.user_id
      where a.account_id = ${accountId} and a.id = ${row.invited_by}) as inviter
    from agencies g where g.account_id = ${accountId}`.execute(db)
  return { email: row.email, agency: rows[0]?.agency ?? '', inviter: rows[0]?.inviter ?? null }
}
