import type { Permission, Role } from '@gable/shared/access.ts'
import { openStages } from '@gable/shared/leads/stages.ts'
import type { MemberWork } from '@gable/shared/team/team.ts'
import { sql } from 'kysely'
import { lockInAccount } from '../platform/account-lock-queries.ts'
import { isMemberElsewhere } from '../platform/cells/cards.ts'
import { getCells, inDirectory } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { countFlowsOf } from './flow-handover-queries.ts'

export interface MemberRow {
  userId: string
  agentId: string
  fullName: string
  email: string
  phone: string | null
  title: string
  bookingUrl: string
  photoUrl: string | null
  role: Role
  /** None while the member is deactivated. */
  permissions: Permission[]
  joinedAt: Date
  lastSeenAt: Date | null
  deactivatedAt: Date | null
}

const selectMembers = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select([
      'users.id as userId',
      'agents.id as agentId',
      'users.full_name as fullName',
      'users.email',
      'users.phone',
      'agents.title',
      'agents.booking_url as bookingUrl',
      'agents.photo_url as photoUrl',
      'agents.role',
      sql<Permission[]>`agent_permissions_in(agents.account_id, agents.id)`.as('permissions'),
      'agents.created_at as joinedAt',
      'agents.last_seen_at as lastSeenAt',
      'agents.deactivated_at as deactivatedAt',
    ])
    .where('agents.account_id', '=', accountId)

export const getMember = (db: Db, scope: AccountScope, userId: string): Promise<MemberRow | undefined> =>
  selectMembers(db, scope).where('users.id', '=', userId).executeTakeFirst()

export const getMemberByAgentId = (db: Db, scope: AccountScope, agentId: string): Promise<MemberRow | undefined> =>
  selectMembers(db, scope).where('agents.id', '=', agentId).executeTakeFirst()

export const updateMemberCard = (
  db: Db,
  { accountId }: AccountScope,
  agentId: string,
  { title, bookingUrl }: { title: string; bookingUrl: string },
) =>
  db
    .updateTable('agents')
    .set({ title, booking_url: bookingUrl })
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .execute()

/** Waits for writers that are assigning something to the member (`lock_work_of_agent`). Later ones wait for this transaction. */
export const lockWork = (db: Db, scope: AccountScope, agentId: string) => lockInAccount(db, scope, `work of ${agentId}`)

export const setDeactivated = (
  db: Db,
  { accountId }: AccountScope,
  agentId: string,
  { isDeactivated, successorId }: { isDeactivated: boolean; successorId: string | null },
) =>
  db
    .updateTable('agents')
    .set({ deactivated_at: isDeactivated ? sql`now()` : null, successor_id: successorId })
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .execute()

export async function endSignInsOfFormerMember(db: Db, { accountId }: AccountScope, userId: string) {
  if (!getCells(db)) await sql`select end_sign_ins_of_former_member(${userId})`.execute(db)
  else if (!(await isMemberElsewhere(db, accountId, userId)))
    await inDirectory(db, async (db) => {
      await db.deleteFrom('magic_links').where('user_id', '=', userId).execute()
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    })
}

/** Counts what moves or ends when the member is deactivated. */
export async function countWork(
  db: Db,
  { accountId }: AccountScope,
  { agentId }: Pick<MemberRow, 'agentId'>,
): Promise<MemberWork> {
  const open = sql`l.account_id = ${accountId} and l.agent_id = ${agentId} and l.stage = any(${[...openStages]}::text[])`
  const { rows } = await sql<MemberWork>`
    select
      (select count(*)::int from contacts c where c.account_id = ${accountId} and c.owner_id = ${agentId}
        and c.archived_at is null) as contacts,
      (select count(*)::int from leads l where ${open}) as leads,
      (select count(*)::int from leads l where ${open} and l.next_action_at is not null) as tasks,
      (select count(*)::int from segments where account_id = ${accountId} and agent_id = ${agentId} and is_shared) as segments,
      (select count(*)::int from owner_names where account_id = ${accountId} and agent_id = ${agentId}) as "ownerNames",
      ${countFlowsOf(accountId, agentId)} as flows,
      (select count(*)::int from assets where account_id = ${accountId} and agent_id = ${agentId} and kind = 'landing-page'
        and status = 'PUBLISHED') as pages,
      (select count(*)::int from invitations where account_id = ${accountId} and invited_by = ${agentId}
        and accepted_at is null) as invitations`.execute(db)
  return rows[0] ?? { contacts: 0, leads: 0, tasks: 0, segments: 0, ownerNames: 0, flows: 0, pages: 0, invitations: 0 }
}
