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
