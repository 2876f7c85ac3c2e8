import type { Lead, LeadDetail, LeadEntry } from '@gable/shared/leads/lead.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The submission that made a lead. */
export async function submissionOf(
  db: Db,
  { accountId }: AccountScope,
  leadId: string,
): Promise<LeadDetail['submission']> {
  const row = await db
    .selectFrom('submissions as s')
    .innerJoin('subjects', (join) =>
      join.onRef('subjects.account_id', '=', 's.account_id').onRef('subjects.id', '=', 's.subject_id'),
    )
    .select(['s.id as _id', 'subjects.name as subjectName', 's.at'])
    .where('s.account_id', '=', accountId)
    .where('s.lead_id', '=', leadId)
    .orderBy('s.at')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, at: row.at.toISOString() } : null
}

const most = 50

/** What the timeline of the contact tells of this one lead. */
export async function historyOf(
  db: Db,
  { accountId }: AccountScope,
  { _id: leadId, contactId, fullName: contactName }: Pick<Lead, '_id' | 'contactId' | 'fullName'>,
): Promise<LeadEntry[]> {
  const rows = await db
    .selectFrom('timeline_entries as entry')
    .leftJoin('agents as by', (join) =>
      join.onRef('by.account_id', '=', 'entry.account_id').onRef('by.id', '=', 'entry.agent_id'),
    )
    .leftJoin('users', 'users.id', 'by.user_id')
    .select([
      'entry.id as _id',
      'entry.at',
      sql<LeadEntry['eventGroup']>`entry.event_group`.as('eventGroup'),
      'entry.kind',
      'entry.detail',
      sql<string | null>`nullif(btrim(users.first_name || ' ' || users.last_name), '')`.as('agentName'),
    ])
    .where('entry.account_id', '=', accountId)
    .where('entry.contact_id', '=', contactId)
    .where('entry.event_group', 'in', ['LEAD', 'FORM_SUBMISSION'])
    .where(sql<string>`entry.detail ->> 'leadId'`, '=', leadId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString(), contactName }))
}
