import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Marks a submission as announced and returns it. Returns undefined if it was announced before. */
export async function markAnnounced(db: Db, { accountId }: AccountScope, id: string) {
  return db
    .updateTable('submissions as s')
    .from('leads')
    .set({ announced_at: sql`now()` })
    .whereRef('leads.account_id', '=', 's.account_id')
    .whereRef('leads.id', '=', 's.lead_id')
    .where('s.account_id', '=', accountId)
    .where('s.id', '=', id)
    .where('s.announced_at', 'is', null)
    .returning((eb) => [
      's.id',
      's.subject',
      's.subject_name as subjectName',
      's.form_name as formName',
      's.details',
      's.answers',
      's.address',
      's.recognised_by as recognisedBy',
      'leads.agent_id as agentId',
      eb
        .selectFrom('assets')
        .select('branding_id')
        .whereRef('assets.account_id', '=', 's.account_id')
        .whereRef('assets.id', '=', 's.subject_id')
        .as('brandingId'),
    ])
    .executeTakeFirst()
}

export type AnnouncedSubmission = NonNullable<Awaited<ReturnType<typeof markAnnounced>>>

/** The lead's agent, or who took over from them. An unassigned lead goes to every owner and admin. */
export async function listRecipientEmails(
  db: Db,
  { accountId }: AccountScope,
  agentId: string | null,
): Promise<string[]> {
  const members = db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select('users.email')
    .where('agents.account_id', '=', accountId)
    .where('agents.deactivated_at', 'is', null)
    .orderBy('agents.created_at')
  const ofLead = agentId ? await members.where('agents.id', '=', activeAgentIn(accountId, agentId)).execute() : []
  const rows =
    ofLead.length > 0
      ? ofLead
      : await members
          .where('agents.role', 'in', ['OWNER', 'ADMIN'])
          .where('agents.onboarding_step', '<>', 'INVITED')
          .execute()
  return rows.map(({ email }) => email)
}

const activeAgentIn = (accountId: string, agentId: string) =>
  sql<string | null>`active_agent_in(${accountId}::uuid, ${agentId}::uuid)`
