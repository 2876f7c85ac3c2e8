import { newId } from '@gable/shared/ids.ts'
import type { Insertable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { World } from './world.ts'

type Given = Partial<Insertable<Schema['leads']>> & { name?: string; email?: string }

/** Leads of an account with a contact each, in the order they are given. */
export async function plantLeads(db: Db, accountId: string, given: Given[]): Promise<string[]> {
  const ids: string[] = []
  for (const [index, { name = `Lead ${index}`, email, ...lead }] of given.entries()) {
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

/** An agency of one agent, with leads. */
export async function agencyWithLeads(world: World, given: Given[]) {
  const agency = await world.founding.agency()
  const ada = await world.founding.person(agency)
  const { accountId } = agency
  const { db } = world.owner
  const ids = await plantLeads(db, accountId, given)
  const columns = async (query = {}) => {
    const { columns } = await ada.call('GET /agent/leads/board', { query })
    return Object.fromEntries(columns.map(({ stage, leads }) => [stage, leads.map(({ _id }) => ids.indexOf(_id))]))
  }
  type Move = Parameters<typeof ada.call<'POST /agent/leads/lead/:leadId/move'>>[1]['body']
  const move = (index: number, body: Move) =>
    ada.call('POST /agent/leads/lead/:leadId/move', { params: { leadId: ids[index] ?? '' }, body })
  const entries = () =>
    db
      .selectFrom('timeline_entries')
      .select(['kind', 'detail'])
      .where('account_id', '=', accountId)
      .where('event_group', '=', 'LEAD')
      .orderBy('at')
      .execute()
  return { agency, ada, ids, columns, move, entries }
}
