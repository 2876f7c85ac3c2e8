import type { LeadStage, LeadType } from '@gable/shared/activity/entry.ts'
import type { Lead, LeadSort } from '@gable/shared/leads/lead.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchCondition } from '../contacts/condition-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface LeadFilters {
  search?: string | undefined
  leadTypes?: LeadType[] | undefined
  /** Of whom; `none` are those of nobody. */
  agentId?: string | undefined
  stages?: LeadStage[] | undefined
}

/** What is true of `leads` that are looked for: contacts that were put away take theirs along. */
export function isSought({ search, leadTypes, agentId, stages }: LeadFilters = {}): RawBuilder<SqlBool> {
  const conditions = [search ? ofFoundContact(search) : ofNoArchivedContact]
  if (stages) conditions.push(sql`leads.stage = any(${stages}::text[])`)
  if (leadTypes) conditions.push(sql`leads.lead_type = any(${leadTypes}::text[])`)
  if (agentId === 'none') conditions.push(sql`leads.agent_id is null`)
  else if (agentId) conditions.push(sql`leads.agent_id = ${agentId}::uuid`)
  return sql`(${sql.join(conditions, sql` and `)})`
}

const ofFoundContact = (search: string) =>
  sql<SqlBool>`leads.contact_id in (select c.id from own_contacts c where c.archived_at is null and ${searchCondition(search)})`

const ofNoArchivedContact = sql<SqlBool>`not exists (
  select from own_contacts c
  where c.account_id = leads.account_id and c.id = leads.contact_id and c.archived_at is not null)`

/** Those of the account, without a word about who they are. */
export const bareLeads = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('leads').where('leads.account_id', '=', accountId)

const leadsOf = (db: Db, scope: AccountScope) =>
  bareLeads(db, scope)
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

type Leads = ReturnType<typeof leadsOf>

const inWords = (leads: Leads) =>
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
    sql<string | null>`nullif(btrim(users.first_name || ' ' || users.last_name), '')`.as('agentName'),
    'leads.value_cents as valueCents',
    'leads.next_action as nextAction',
    'leads.next_action_at as nextActionAt',
    'leads.lost_reason as lostReason',
    'leads.stage_changed_at as stageChangedAt',
    'leads.created_at as createdAt',
  ])

/** Leads as every screen shows them: which, in what order and how many is up to who asks. */
export async function leadRows(db: Db, scope: AccountScope, which: (leads: Leads) => Leads): Promise<Lead[]> {
  const rows = await inWords(which(leadsOf(db, scope))).execute()
  return rows.map(({ valueCents, nextActionAt, stageChangedAt, createdAt, ...lead }) => ({
    ...lead,
    valueCents: valueCents === null ? null : Number(valueCents),
    nextActionAt: nextActionAt?.toISOString() ?? null,
    stageChangedAt: stageChangedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }))
}

export async function leadById(db: Db, scope: AccountScope, id: string): Promise<Lead | undefined> {
  const [lead] = await leadRows(db, scope, (leads) => leads.where('leads.id', '=', id))
  return lead
}

interface Asked extends LeadFilters {
  sort: LeadSort
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

export async function searchLeads(db: Db, scope: AccountScope, asked: Asked) {
  const { sort, sortOrder, page, pageSize } = asked
  const { by, lacks } = orders[sort]
  const data = await leadRows(db, scope, (leads) =>
    leads
      .where(isSought(asked))
      .orderBy(by, (order) => {
        const directed = sortOrder === 'asc' ? order.asc() : order.desc()
        // An index that holds no empty ones is in no order that speaks of them.
        return lacks ? directed.nullsLast() : directed
      })
      .orderBy('leads.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  )
  const { total } = await bareLeads(db, scope)
    .where(isSought(asked))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { data, total: Number(total) }
}

const orders: Record<LeadSort, { by: RawBuilder<unknown>; lacks?: true }> = {
  fullName: { by: sql`lower(contacts.full_name)` },
  stage: {
    by: sql`array_position(array['NEW', 'CONTACTED', 'QUALIFIED', 'UNDER_CONTRACT', 'CLOSED', 'LOST'], leads.stage)`,
  },
  valueCents: { by: sql`leads.value_cents`, lacks: true },
  nextActionAt: { by: sql`leads.next_action_at`, lacks: true },
  stageChangedAt: { by: sql`leads.stage_changed_at` },
  createdAt: { by: sql`leads.created_at` },
}
