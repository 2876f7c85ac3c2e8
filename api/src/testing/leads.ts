import { newId } from '@gable/shared/ids.ts'
import type { Insertable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { World } from './world.ts'

type LeadFields = Partial<Insertable<Schema['leads']>> & { name?: string; email?: string }

/** Inserts leads in this order, each with a contact of its own. */
export async function createLeads(db: Db, accountId: string, leads: LeadFields[]): Promise<string[]> {
  const ids: string[] = []
  for (const [index, { name = `Lead ${index}`, email, ...lead }] of leads.entries()) {
    const [contact_id, id] = [newId(), newId()]
    const [first_name = '', last_name = ''] = name.split(' ')
    await db
      .insertInto('contacts')
      .values({
        account_id: accountId,
        id: contact_id,
        first_name,
        last_name,
        email: email ?? null,
        source: 'Widget',
        custom: '{}',
      })
      .execute()
    const row = { account_id: accountId, id, contact_id, lead_type: 'HV', source: 'Widget', position: index * 1024 }
    await db
      .insertInto('leads')
      .values({ ...row, ...lead })
      .execute()
    ids.push(id)
  }
  return ids
}

/** An agency with one agent and these leads. */
export async function createAgencyWithLeads(world: World, leads: LeadFields[]) {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency)
  const { accountId } = agency
  const { db } = world.owner
  const ids = await createLeads(db, accountId, leads)
  const getColumns = async (query = {}) => {
    const { columns } = await agent.call('GET /agent/leads/board', { query })
    return Object.fromEntries(columns.map(({ stage, leads }) => [stage, leads.map(({ _id }) => ids.indexOf(_id))]))
  }
  type Move = Parameters<typeof agent.call<'POST /agent/leads/lead/:leadId/move'>>[1]['body']
  const moveLead = (index: number, body: Move) =>
    agent.call('POST /agent/leads/lead/:leadId/move', { params: { leadId: ids[index] ?? '' }, body })
  const listEntries = () =>
    db
      .selectFrom('timeline_entries')
      .select(['kind', 'detail'])
      .where('account_id', '=', accountId)
      .where('event_group', '=', 'LEAD')
      .orderBy('at')
      .execute()
  return { agency, agent, ids, getColumns, moveLead, listEntries }
}
