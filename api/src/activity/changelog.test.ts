import type { EventGroup } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

async function createAgencyWithHistory(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const { agency, agent } = contacts
  const { _id: contactId } = await contacts.addContact('Nora Field')
  async function addEntry(at: string, eventGroup: EventGroup = 'EMAIL', given: object = {}) {
    const id = newId()
    await world.owner.db
      .insertInto('timeline_entries')
      .values({
        account_id: agency.accountId,
        id,
        at: new Date(at),
        event_group: eventGroup,
        kind: 'SENT',
        contact_id: contactId,
        detail: JSON.stringify({ emailId: id, subject: at }),
        ...given,
      })
      .execute()
    return id
  }
  const search = (body: object) => agent.call('POST /agent/changelog/search', { body })
  const listIds = async (body: object) => (await search(body)).data.map(({ _id }) => _id)
  const ofContact = { tags: [{ type: 'CONTACT_ID', value: contactId }] }
  return { ...contacts, contactId, addEntry, search, listIds, ofContact }
}

describe('the activity history', () => {
  test('of a contact comes newest first, thirty entries per page by default', async ({ world }) => {
    const { addEntry, search, listIds, ofContact, agent } = await createAgencyWithHistory(world)
    const ids: string[] = []
    for (let n = 0; n < 35; n += 1)
      ids.unshift(
        await addEntry(`2026-01-01T00:00:${String(n).padStart(2, '0')}Z`, 'EMAIL', { agent_id: agent.agentId }),
      )
    const first = await search(ofContact)
    expect(first).toMatchObject({ total: { count: 35, isExact: true }, page: 1, pageSize: 30, hasMore: true })
    expect(first.data.map(({ _id }) => _id)).toEqual(ids.slice(0, 30))
    expect(first.data[0]).toMatchObject({
      at: '2026-01-01T00:00:34.000Z',
      eventGroup: 'EMAIL',
      kind: 'SENT',
      contactName: 'Nora Field',
      agent: { _id: agent.agentId, fullName: 'Ada Moss' },
      property: null,
      note: null,
    })
    const second = await search({ ...ofContact, page: 2 })
    expect(second.hasMore).toBe(false)
    expect(second.data.map(({ _id }) => _id)).toEqual(ids.slice(30))
    expect(await listIds({ ...ofContact, page: 3 })).toEqual([])
    expect(await listIds({ ...ofContact, pageSize: 100 })).toEqual(ids)
  })

  test('filters by group, contact and property', async ({ world }) => {
    const { addContact, addProperty, addEntry, listIds, ofContact, contactId } = await createAgencyWithHistory(world)
    const home = await addProperty(contactId)
    const other = await addContact('Tom Reed')
    const mail = await addEntry('2026-01-01T00:00:00Z')
    const lead = await addEntry('2026-01-02T00:00:00Z', 'LEAD', { property_id: home })
    const theirs = await addEntry('2026-01-03T00:00:00Z', 'OFFER', { property_id: home, contact_id: other._id })
    const ofHome = { type: 'PROPERTY_ID', value: home }
    expect(await listIds({})).toEqual([theirs, lead, mail])
    expect(await listIds({ eventGroups: [] })).toEqual([theirs, lead, mail])
    expect(await listIds({ eventGroups: ['EMAIL', 'OFFER'] })).toEqual([theirs, mail])
    expect(await listIds(ofContact)).toEqual([lead, mail])
    expect(await listIds({ tags: [ofHome] })).toEqual([theirs, lead])
    expect(await listIds({ tags: [ofHome, ...ofContact.tags] })).toEqual([lead])
    expect(await listIds({ tags: [{ type: 'CONTACT_ID', value: other._id }, ...ofContact.tags] })).toHaveLength(3)
  })

  test('filters by days in the time zone of the agency, including the last day', async ({ world }) => {
    const { agency, agent, addEntry, listIds, ofContact } = await createAgencyWithHistory(world)
    const zone = { time_zone: 'America/Los_Angeles' }
    await world.owner.db.updateTable('agencies').set(zone).where('account_id', '=', agency.accountId).execute()
    // March 14 starts at 07:00 UTC there.
    const early = await addEntry('2026-03-14T06:59:59Z')
    const first = await addEntry('2026-03-14T07:00:00Z')
    const last = await addEntry('2026-03-15T06:59:59Z')
    const late = await addEntry('2026-03-15T07:00:00Z')
    const within = (dateFrom?: string, dateTill?: string) => listIds({ ...ofContact, dateFrom, dateTill })
    expect(await within('2026-03-14', '2026-03-14')).toEqual([last, first])
    expect(await within('2026-03-14')).toEqual([late, last, first])
    expect(await within(undefined, '2026-03-13')).toEqual([early])
    expect(await within('2026-03-14T07:00:00Z', '2026-03-14T12:00:00Z')).toEqual([last, first])
    expect(await within('2026-03-14T07:00:01Z', '2026-03-15T06:59:59.999Z')).toEqual([last])
    expect(await within('2026-03-16', '2026-03-14')).toEqual([])
    // A user's own time zone wins.
    await world.owner.db
      .updateTable('users')
      .set({ time_zone: 'Europe/London' })
      .where('id', '=', agent.userId)
      .execute()
    expect(await within('2026-03-14', '2026-03-14')).toEqual([first, early])
  })

  test('of another agency is never visible', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithHistory(world), await createAgencyWithHistory(world)]
    await theirs.addEntry('2026-01-01T00:00:00Z')
    expect(await ours.listIds({})).toEqual([])
    expect(await ours.listIds(theirs.ofContact)).toEqual([])
  })
})

test.for([
  { pageSize: 101 },
  { pageSize: 0 },
  { page: 0 },
  { eventGroups: ['GOSSIP'] },
  { dateFrom: 'yesterday' },
  { dateTill: '2026-02-30' },
  { tags: [{ type: 'USER_ID', value: newId() }] },
  { tags: [{ type: 'CONTACT_ID', value: '1' }] },
])('an invalid search is refused: %j', async (body, { world }) => {
  const { agent } = await createAgencyWithContacts(world)
  expect((await agent.send('POST', '/api/agent/changelog/search', body)).statusCode).toBe(422)
})
