import type { AgentCard, PublicAgent } from '@gable/shared/agency/agent-card.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export const getAgentCardRow = (db: Db, { accountId, agentId }: Scope) =>
  db
    .selectFrom('agents')
    .select(['title', 'photo_url', 'booking_url'])
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow()

export const updateAgentCardRow = (db: Db, { accountId, agentId }: Scope, { title, photoUrl, bookingUrl }: AgentCard) =>
  db
    .updateTable('agents')
    .set({ title, photo_url: photoUrl, booking_url: bookingUrl })
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .execute()

/** Undefined when the agent has left. */
export async function getPublicAgent(
  db: Db,
  { accountId }: AccountScope,
  agentId: string,
): Promise<PublicAgent | undefined> {
  const row = await selectPublicAgents(db, accountId).where('agents.id', '=', agentId).executeTakeFirst()
  return row && toPublicAgent(row)
}

/** The agent of an account that has only one. */
export async function getOnlyPublicAgent(db: Db, { accountId }: AccountScope): Promise<PublicAgent | undefined> {
  const [row, another] = await selectPublicAgents(db, accountId)
    .where('agents.onboarding_step', '<>', 'INVITED')
    .limit(2)
    .execute()
  return row && !another ? toPublicAgent(row) : undefined
}

const selectPublicAgents = (db: Db, accountId: string) =>
  db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select([
      'users.display_name as name',
      'users.phone',
      'users.email',
      'agents.title',
      'agents.photo_url as photo',
      sql<string>`booking_link(agents)`.as('bookingUrl'),
    ])
    .where('agents.account_id', '=', accountId)
    .where('agents.deactivated_at', 'is', null)

const toPublicAgent = ({ phone, ...agent }: Omit<PublicAgent, 'phone'> & { phone: string | null }): PublicAgent => ({
  ...agent,
  phone: phone ?? '',
})
