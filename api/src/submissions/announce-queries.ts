import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Marks a submission as announced and hands it out; nothing, where that was done before. */
export async function announce(db: Db, { accountId }: AccountScope, id: string) {
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
        .selectFrom('subjects')
        .select('branding_id')
        .whereRef('subjects.account_id', '=', 's.account_id')
        .whereRef('subjects.id', '=', 's.subject_id')
        .as('brandingId'),
    ])
    .executeTakeFirst()
}

export type Announced = NonNullable<Awaited<ReturnType<typeof announce>>>

/** The agent whose lead it is; of a lead that is nobody's yet, everybody who runs the agency. */
export async function recipientsOf(db: Db, { accountId }: AccountScope, agentId: string | null): Promise<string[]> {
  const people = db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select('users.email')
    .where('agents.account_id', '=', accountId)
    .orderBy('agents.created_at')
  const rows = await (agentId
    ? people.where('agents.id', '=', agentId)
    : people.where('agents.role', 'in', ['OWNER', 'ADMIN']).where('agents.onboarding_step', '<>', 'INVITED')
  ).execute()
  return rows.map(({ email }) => email)
}
