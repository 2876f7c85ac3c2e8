import type { Lead, LeadDetail, LeadEntry } from '@gable/shared/leads/lead.ts'
import type { RoutingDecision } from '@gable/shared/leads/routing-decision.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The submission that created the lead. */
export async function getLeadSubmission(
  db: Db,
  { accountId }: AccountScope,
  leadId: string,
): Promise<LeadDetail['submission']> {
  const row = await db
    .selectFrom('submissions as s')
    .innerJoin('assets', (join) =>
      join.onRef('assets.account_id', '=', 's.account_id').onRef('assets.id', '=', 's.subject_id'),
    )
    .select(['s.id as _id', 'assets.name as subjectName', 's.at'])
    .where('s.account_id', '=', accountId)
    .where('s.lead_id', '=', leadId)
    .orderBy('s.at')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, at: row.at.toISOString() } : null
}

/** Why the lead went to its first agent. */
export async function getLeadRouting(
  db: Db,
  { accountId }: AccountScope,
  leadId: string,
): Promise<RoutingDecision | null> {
  const row = await db
    .selectFrom('leads')
    .select('routing')
    .where('account_id', '=', accountId)
    .where('id', '=', leadId)
    .executeTakeFirst()
  return row?.routing ?? null
}

const historyLimit = 50

/** Entries of the contact's timeline that concern this lead. */
export async function listLeadHistory(
  db: Db,
  { accountId }: AccountScope,
  { _id: leadId, contactId }: Pick<Lead, '_id' | 'contactId'>,
): Promise<(Omit<LeadEntry, 'contactName' | 'agentName'> & { agentId: string | null })[]> {
  const rows = await db
    .selectFrom('timeline_entries')
    .select(['id', 'at', 'event_group', 'kind', 'detail', 'agent_id'])
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('event_group', 'in', ['LEAD', 'CALL', 'FORM_SUBMISSION'])
    .where(sql<string>`detail ->> 'leadId'`, '=', leadId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(historyLimit)
    .execute()
  return rows.map(({ id, at, event_group, kind, detail, agent_id }) => ({
    _id: id,
    at: at.toISOString(),
    eventGroup: event_group as LeadEntry['eventGroup'],
    kind,
    detail,
    agentId: agent_id,
  }))
}
