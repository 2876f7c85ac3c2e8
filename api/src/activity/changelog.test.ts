import type { EventGroup } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { agencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

async function agencyWithHistory(world: World) {
  const contacts = await agencyWithContacts(world)
  const { agency, agent } = contacts
  const { _id: contactId } = await contacts.add('Nora Field')
  async function happens(at: string, eventGroup: EventGroup = 'EMAIL', given: object = {}) {
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
  const ask = (body: object) => agent.call('POST /agent/changelog/search', { body })
  const found = async (body: object) => (await ask(body)).data.map(({ _id }) => _id)
  const ofContact = { tags: [{ type: 'CONTACT_ID', value: contactId }] }
  return { ...contacts, contactId, happens, ask, found, ofContact }
}

describe('the history', () => {
  test('of a contact is told newest first, thirty at a time unless asked otherwise', async ({ world }) => {
    const { happens, ask, found, ofContact, agent } = await agencyWithHistory(world)
    const ids: string[] = []
    for (let n = 0; n < 35; n += 1)
      ids.unshift(
        await happens(`2026-01-01T00:00:${String(n).padStart(2, '0')}Z`, 'EMAIL', { agent_id: agent.agentId }),
      )
    const first = await ask(ofContact)
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
    const second = await ask({ ...ofContact, page: 2 })
    expect(second.hasMore).toBe(false)
    expect(second.data.map(({ _id }) => _id)).toEqual(ids.slice(30))
    expect(await found({ ...ofContact, page: 3 })).toEqual([])
    expect(await found({ ...ofContact, pageSize: 100 })).toEqual(ids)
  })

  test('is narrowed to groups, and to a contact and a property at once', async ({ world }) => {
    const { add, owns, happens, found, ofContact, contactId } = await agencyWithHistory(world)
    const home = await owns(contactId)
    const other = await add('Tom Reed')
    const mail = await happens('2026-01-01T00:00:00Z')
    const lead = await happens('2026-01-02T00:00:00Z', 'LEAD', { property_id: home })
    const theirs = await happens('2026-01-03T00:00:00Z', 'OFFER', { property_id: home, contact_id: other._id })
    const ofHome = { type: 'PROPERTY_ID', value: home }
    expect(await found({})).toEqual([theirs, lead, mail])
    expect(await found({ eventGroups: [] })).toEqual([theirs, lead, mail])
    expect(await found({ eventGroups: ['EMAIL', 'OFFER'] })).toEqual([theirs, mail])
    expect(await found(ofContact)).toEqual([lead, mail])
    expect(await found({ tags: [ofHome] })).toEqual([theirs, lead])
    expect(await found({ tags: [ofHome, ...ofContact.tags] })).toEqual([lead])
    expect(await found({ tags: [{ type: 'CONTACT_ID', value: other._id }, ...ofContact.tags] })).toHaveLength(3)
  })

  test('is narrowed to days of the agency’s calendar, the last one included', async ({ world }) => {
    const { agency, agent, happens, found, ofContact } = await agencyWithHistory(world)
    const zone = { time_zone: 'America/Los_Angeles' }
    await world.owner.db.updateTable('agencies').set(zone).where('account_id', '=', agency.accountId).execute()
    // The 14th of March there begins at seven in the morning of the 14th in London.
    const early = await happens('2026-03-14T06:59:59Z')
    const first = await happens('2026-03-14T07:00:00Z')
    const last = await happens('2026-03-15T06:59:59Z')
    const late = await happens('2026-03-15T07:00:00Z')
    const within = (dateFrom?: string, dateTill?: string) => found({ ...ofContact, dateFrom, dateTill })
    expect(await within('2026-03-14', '2026-03-14')).toEqual([last, first])
    expect(await within('2026-03-14')).toEqual([late, last, first])
    expect(await within(undefined, '2026-03-13')).toEqual([early])
    expect(await within('2026-03-14T07:00:00Z', '2026-03-14T12:00:00Z')).toEqual([last, first])
    expect(await within('2026-03-14T07:00:01Z', '2026-03-15T06:59:59.999Z')).toEqual([last])
    expect(await within('2026-03-16', '2026-03-14')).toEqual([])
    // Who has a clock of their own means its days.
    await world.owner.db
      .updateTable('users')
      .set({ time_zone: 'Europe/London' })
      .where('id', '=', agent.userId)
      .execute()
    expect(await within('2026-03-14', '2026-03-14')).toEqual([first, early])
  })

  test('of another agency is told to nobody', async ({ world }) => {
    const [ours, theirs] = [await agencyWithHistory(world), await agencyWithHistory(world)]
    await theirs.happens('2026-01-01T00:00:00Z')
    expect(await ours.found({})).toEqual([])
    expect(await ours.found(theirs.ofContact)).toEqual([])
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
])('asking for %j is refused', async (body, { world }) => {
  const { agent } = await agencyWithContacts(world)
  expect((await agent.send('POST', '/api/agent/changelog/search', body)).statusCode).toBe(422)
})
