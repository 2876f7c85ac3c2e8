import type { Lead, LeadSort } from '@gable/shared/leads/lead.ts'
import type { LeadStage, LeadType } from '@gable/shared/timeline/entry.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface LeadFilters {
  search: string
  leadTypes?: LeadType[] | undefined
  agentId?: string | undefined
  stages?: LeadStage[] | undefined
}

export const leadsOf = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('leads')
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
    .where('leads.account_id', '=', accountId)

type Leads = ReturnType<typeof leadsOf>

export const filtered = (leads: Leads, { search, leadTypes, agentId, stages }: LeadFilters): Leads =>
  leads
    .$if(stages !== undefined, (leads) => leads.where('leads.stage', 'in', stages as LeadStage[]))
    .$if(leadTypes !== undefined, (leads) => leads.where('leads.lead_type', 'in', leadTypes as LeadType[]))
    .$if(agentId === 'none', (leads) => leads.where('leads.agent_id', 'is', null))
    .$if(agentId !== undefined && agentId !== 'none', (leads) => leads.where('leads.agent_id', '=', agentId as string))
    .$if(search !== '', (leads) =>
      leads.where(({ eb, or }) =>
        or([
          eb('contacts.full_name', 'ilike', like(search)),
          eb('contacts.email', 'ilike', like(search)),
          eb('properties.full_address', 'ilike', like(search)),
        ]),
      ),
    )

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export const inWords = (leads: Leads) =>
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

type Row = Awaited<ReturnType<ReturnType<typeof inWords>['execute']>>[number]

export const leadOf = ({ valueCents, nextActionAt, stageChangedAt, createdAt, ...lead }: Row): Lead => ({
  ...lead,
  valueCents: valueCents === null ? null : Number(valueCents),
  nextActionAt: nextActionAt?.toISOString() ?? null,
  stageChangedAt: stageChangedAt.toISOString(),
  createdAt: createdAt.toISOString(),
})

export async function findLead(db: Db, scope: AccountScope, id: string): Promise<Lead | undefined> {
  const row = await inWords(leadsOf(db, scope).where('leads.id', '=', id)).executeTakeFirst()
  return row && leadOf(row)
}

interface Asked extends LeadFilters {
  sort: LeadSort | 'position'
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

export async function searchLeads(db: Db, scope: AccountScope, asked: Asked) {
  const { sort, sortOrder, page, pageSize } = asked
  const found = filtered(leadsOf(db, scope), asked)
  const rows = await inWords(found)
    .orderBy(orders[sort], (by) => (sortOrder === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('leads.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { data: rows.map(leadOf), total: Number(total) }
}

const orders: Record<LeadSort | 'position', ReturnType<typeof sql>> = {
  fullName: sql`lower(contacts.full_name)`,
  stage: sql`array_position(array['NEW', 'CONTACTED', 'QUALIFIED', 'UNDER_CONTRACT', 'CLOSED', 'LOST'], leads.stage)`,
  valueCents: sql`leads.value_cents`,
  nextActionAt: sql`leads.next_action_at`,
  stageChangedAt: sql`leads.stage_changed_at`,
  createdAt: sql`leads.created_at`,
  position: sql`leads.position`,
}
