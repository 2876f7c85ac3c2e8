import type { LeadStage, LeadType } from '@gable/shared/activity/entry.ts'
import type { Lead, LeadSort } from '@gable/shared/leads/lead.ts'
import type { LeadView } from '@gable/shared/leads/lead-view.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchCondition } from '../contacts/condition-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listRelativeConditions } from './relative-filter-queries.ts'

export type LeadFilters = Partial<LeadView>

/** Leads of archived contacts never match. */
export function matchesFilters({ search, ...filters }: LeadFilters = {}): RawBuilder<SqlBool> {
  const { stages, notStages, leadTypes, notLeadTypes, agentId, notAgentId, campaign } = filters
  const conditions = [search ? belongsToMatchingContact(search) : belongsToActiveContact]
  if (stages) conditions.push(sql`leads.stage = any(${stages}::text[])`)
  if (notStages) conditions.push(sql`leads.stage <> all(${notStages}::text[])`)
  if (leadTypes) conditions.push(sql`leads.lead_type = any(${leadTypes}::text[])`)
  if (notLeadTypes) conditions.push(sql`leads.lead_type <> all(${notLeadTypes}::text[])`)
  if (agentId) conditions.push(isOwnedBy(agentId))
  if (notAgentId) conditions.push(sql`not ${isOwnedBy(notAgentId)}`)
  if (campaign) conditions.push(cameByCampaign(campaign))
  conditions.push(...listRelativeConditions(filters))
  return sql`(${sql.join(conditions, sql` and `)})`
}

const cameByCampaign = (campaign: string) =>
  sql<SqlBool>`exists (select from submissions s
    where s.account_id = leads.account_id and s.lead_id = leads.id and s.campaign = ${campaign})`

/** `none` means unassigned. */
const isOwnedBy = (agentId: string) =>
  agentId === 'none'
    ? sql<SqlBool>`(leads.agent_id is null)`
    : sql<SqlBool>`(leads.agent_id is not distinct from ${agentId}::uuid)`

const belongsToMatchingContact = (search: string) =>
  sql<SqlBool>`leads.contact_id in (select c.id from account_contacts c where c.archived_at is null and ${searchCondition(search)})`

const belongsToActiveContact = sql<SqlBool>`not exists (
  select from account_contacts c
  where c.account_id = leads.account_id and c.id = leads.contact_id and c.archived_at is not null)`

/** The account's leads, without their contacts. */
export const selectLeads = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('leads').where('leads.account_id', '=', accountId)

const selectLeadsWithContacts = (db: Db, scope: AccountScope) =>
  selectLeads(db, scope)
    .innerJoin('contacts', (join) =>
      join.onRef('contacts.account_id', '=', 'leads.account_id').onRef('contacts.id', '=', 'leads.contact_id'),
    )
    .leftJoin('properties', (join) =>
      join.onRef('properties.account_id', '=', 'leads.account_id').onRef('properties.id', '=', 'leads.property_id'),
    )
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'leads.account_id').onRef('agents.id', '=', 'leads.agent_id'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')

type LeadsQuery = ReturnType<typeof selectLeadsWithContacts>

const selectLeadFields = (leads: LeadsQuery) =>
  leads.select([
    'leads.id as _id',
    'leads.contact_id as contactId',
    'contacts.full_name as fullName',
    'contacts.email as emailId',
    'contacts.phone',
    'leads.property_id as propertyId',
    'properties.full_address as address',
    sql<LeadStage>`leads.stage`.as('stage'),
    sql<LeadType>`leads.lead_type`.as('leadType'),
    'leads.source',
    'leads.agent_id as agentId',
    sql<string | null>`nullif(users.full_name, '')`.as('agentName'),
    'leads.value_cents as valueCents',
    'leads.next_action as nextAction',
    'leads.next_action_at as nextActionAt',
    'leads.lost_reason as lostReason',
    'leads.stage_changed_at as stageChangedAt',
    'leads.created_at as createdAt',
  ])

/** Leads as every screen shows them. The caller filters, sorts and limits. */
export async function listLeads(
  db: Db,
  scope: AccountScope,
  refine: (leads: LeadsQuery) => LeadsQuery,
): Promise<Lead[]> {
  const rows = await selectLeadFields(refine(selectLeadsWithContacts(db, scope))).execute()
  return rows.map(({ valueCents, nextActionAt, stageChangedAt, createdAt, ...lead }) => ({
    ...lead,
    valueCents: valueCents === null ? null : Number(valueCents),
    nextActionAt: nextActionAt?.toISOString() ?? null,
    stageChangedAt: stageChangedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }))
}

export async function getLead(db: Db, scope: AccountScope, id: string): Promise<Lead | undefined> {
  const [lead] = await listLeads(db, scope, (leads) => leads.where('leads.id', '=', id))
  return lead
}

interface LeadSearch extends LeadFilters {
  sort: LeadSort
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

export async function searchLeads(db: Db, scope: AccountScope, search: LeadSearch) {
  const { sort, sortOrder, page, pageSize } = search
  const { by, isNullable, isReversed } = sortExpressions[sort]
  const data = await listLeads(db, scope, (leads) =>
    leads
      .where(matchesFilters(search))
      .orderBy(by, (order) => {
        const directed = (sortOrder === 'asc') !== Boolean(isReversed) ? order.asc() : order.desc()
        // `nulls last` would keep non-nullable columns from using their index.
        return isNullable ? directed.nullsLast() : directed
      })
      .orderBy('leads.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  )
  const { total } = await selectLeads(db, scope)
    .where(matchesFilters(search))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { data, total: Number(total) }
}

interface SortExpression {
  by: RawBuilder<unknown>
  isNullable?: true
  /** What is sorted by grows as this becomes smaller. */
  isReversed?: true
}

const sortExpressions: Record<LeadSort, SortExpression> = {
  fullName: { by: sql`lower(contacts.full_name)` },
  stage: {
    by: sql`array_position(array['NEW', 'CONTACTED', 'QUALIFIED', 'UNDER_CONTRACT', 'CLOSED', 'LOST'], leads.stage)`,
  },
  leadType: { by: sql`array_position(array['HV', 'SELLER', 'BUYER', 'MORTGAGE', 'GENERAL'], leads.lead_type)` },
  valueCents: { by: sql`leads.value_cents`, isNullable: true },
  agentName: { by: sql`lower(nullif(users.full_name, ''))`, isNullable: true },
  nextActionAt: { by: sql`leads.next_action_at`, isNullable: true },
  stageChangedAt: { by: sql`leads.stage_changed_at` },
  timeInStage: { by: sql`leads.stage_changed_at`, isReversed: true },
  source: { by: sql`lower(leads.source)` },
  createdAt: { by: sql`leads.created_at` },
}
