import type { ActiveRule } from '@gable/shared/lead-routing/route-lead.ts'
import type { OfficeHours } from '@gable/shared/leads/office-hours.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** What routing a lead needs to know of the account. */
export interface RoutingRows {
  rules: ActiveRule[]
  agents: { id: string; name: string }[]
  timeZone: string
  officeHours: OfficeHours | null
}

/** An expression, so that a submission reads it together with everything else. Null if no rule is on. */
export const selectRouting = ({ accountId }: AccountScope): RawBuilder<RoutingRows | null> => sql`
  (select json_build_object(
      'rules', json_agg(json_build_object('_id', r.id, 'name', r.name, 'version', r.version, 'filters', r.filters,
        'assignment', r.assignment, 'overridesOwner', r.overrides_owner) order by r.position, r.id),
      'agents', (select json_agg(json_build_object('id', a.id, 'name', u.display_name))
        from agents a join users u on u.id = a.user_id
        where a.account_id = ${accountId} and a.deactivated_at is null),
      'timeZone', (select time_zone from agencies where account_id = ${accountId}),
      'officeHours', (select office_hours from account_settings where account_id = ${accountId}))
    from lead_routing_rules r where r.account_id = ${accountId} and r.is_on having count(*) > 0)`

export async function getRouting(db: Db, scope: AccountScope): Promise<RoutingRows | null> {
  const { rows } = await sql<{ routing: RoutingRows | null }>`select ${selectRouting(scope)} as routing`.execute(db)
  return rows[0]?.routing ?? null
}

/** Takes the next turn of a round robin. Leads that come at once wait for the end of this transaction. */
export async function takeTurn(db: Db, { accountId }: AccountScope, ruleId: string): Promise<number> {
  const row = await db
    .updateTable('lead_routing_rules')
    .set({ turns: sql`turns + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', ruleId)
    .returning('turns')
    .executeTakeFirst()
  // The rule may have been deleted a moment ago.
  return row ? Number(row.turns) - 1 : 0
}

/** Whose turn is next, without taking it. */
export async function getTurn(db: Db, { accountId }: AccountScope, ruleId: string): Promise<number> {
  const row = await db
    .selectFrom('lead_routing_rules')
    .select('turns')
    .where('account_id', '=', accountId)
    .where('id', '=', ruleId)
    .executeTakeFirst()
  return Number(row?.turns ?? 0)
}

/** A lead and its contact, as far as rules look at them. */
export async function getLeadToTest(db: Db, { accountId }: AccountScope, leadId: string) {
  return db
    .selectFrom('leads as l')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'l.account_id').onRef('c.id', '=', 'l.contact_id'),
    )
    .leftJoin('properties as p', (join) =>
      join.onRef('p.account_id', '=', 'l.account_id').onRef('p.id', '=', 'l.property_id'),
    )
    .leftJoin('submissions as s', (join) =>
      join.onRef('s.account_id', '=', 'l.account_id').onRef('s.lead_id', '=', 'l.id'),
    )
    .leftJoin('assets as a', (join) =>
      join.onRef('a.account_id', '=', 's.account_id').onRef('a.id', '=', 's.subject_id'),
    )
    .select([
      'l.created_at as createdAt',
      'l.lead_type as leadType',
      'l.source',
      'l.value_cents as valueCents',
      'l.routing',
      'p.city',
      'p.state',
      'p.zip',
      'p.full_address as address',
      's.form_id as formId',
      's.form_name as formName',
      's.language',
      'a.id as assetId',
      'a.name as assetName',
      activeAgent(sql.ref('c.owner_id'), accountId).as('ownerId'),
      activeAgent(sql.ref('a.agent_id'), accountId).as('pageAgentId'),
    ])
    .where('l.account_id', '=', accountId)
    .where('l.id', '=', leadId)
    .limit(1)
    .executeTakeFirst()
}

const activeAgent = (id: RawBuilder<unknown>, accountId: string) =>
  sql<string | null>`active_agent_in(${accountId}::uuid, ${id})`
