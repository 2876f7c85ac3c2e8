import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { agencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

const noteTo = (id: string, text: string): NoteDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { id, label: '' } },
        { type: 'text', text },
      ],
    },
  ],
})

async function agencyWithColleagues(world: World) {
  const contacts = await agencyWithContacts(world)
  const { agency, agent, add } = contacts
  const colleague = await world.founding.person(agency, { role: 'AGENT' })
  const { _id: contactId } = await add('Nora Field')
  const mention = (text: string, who = colleague) =>
    agent.call('POST /agent/notes', { body: { contactId, document: noteTo(who.agentId, text) } })
  const news = (who = colleague) => who.call('GET /agent/notifications')
  const lead = async (agentId: string | null) => {
    const id = newId()
    await world.owner.db
      .insertInto('leads')
      .values({
        account_id: agency.accountId,
        id,
        contact_id: contactId,
        agent_id: agentId,
        lead_type: 'HV',
        source: 'Open house',
      })
      .execute()
    return id
  }
  return { ...contacts, colleague, contactId, mention, news, lead }
}

test('who is mentioned finds it when they come back, until they have read it', async ({ world }) => {
  const { agent, colleague, contactId, mention, news } = await agencyWithColleagues(world)
  const first = await mention(' <b>hello</b>')
  await mention(' again')
  const { data, unread } = await news()
  expect(unread).toBe(2)
  expect(data[1]).toMatchObject({
    kind: 'MENTION',
    isRead: false,
    noteId: first._id,
    leadId: null,
    contact: { _id: contactId, fullName: 'Nora Field' },
    by: { _id: agent.agentId },
  })
  expect(data[1]?.text).toContain('<b>hello</b>')
  expect(await colleague.call('GET /agent/notifications/unread')).toEqual({ unread: 2 })
  const ids = data.slice(1).map(({ _id }) => _id)
  expect(await colleague.call('POST /agent/notifications/read', { body: { ids } })).toEqual({ unread: 1 })
  expect((await news()).data.map(({ isRead }) => isRead)).toEqual([false, true])
  expect(await colleague.call('POST /agent/notifications/read', { body: {} })).toEqual({ unread: 0 })
  expect((await news()).unread).toBe(0)
  expect((await news(agent)).data).toEqual([])
})

test('news tells what a note says now, and goes with it', async ({ world }) => {
  const { agent, colleague, mention, news } = await agencyWithColleagues(world)
  const { _id: noteId } = await mention(' call her')
  const document = noteTo(colleague.agentId, ' call her tomorrow')
  await agent.call('PATCH /agent/notes/:noteId', { params: { noteId }, body: { document } })
  const { data } = await news()
  expect(data).toHaveLength(1)
  expect(data[0]?.text).toContain('tomorrow')
  await agent.call('DELETE /agent/notes/:noteId', { params: { noteId } })
  expect(await news()).toEqual({ data: [], unread: 0 })
})

test('a lead that is given to somebody is news to them, and none to who takes it', async ({ world }) => {
  const { agent, colleague, lead, news } = await agencyWithColleagues(world)
  const give = (leadId: string, agentId: string | null) =>
    agent.call('PATCH /agent/leads/lead/:leadId', { params: { leadId }, body: { agentId } })
  const leadId = await lead(agent.agentId)
  await give(leadId, colleague.agentId)
  await give(leadId, null)
  await give(leadId, colleague.agentId)
  await give(await lead(null), agent.agentId)
  expect((await news()).data).toMatchObject([{ kind: 'LEAD', leadId, text: 'Open house', by: { _id: agent.agentId } }])
  expect((await news(agent)).data).toEqual([])
})

test('news is forgotten after ninety days', async ({ world }) => {
  const { agency, colleague, mention, news } = await agencyWithColleagues(world)
  await mention(' long ago')
  const { db } = world.owner
  await db
    .updateTable('notifications')
    .set({ at: new Date(Date.now() - 91 * 86_400_000) })
    .where('account_id', '=', agency.accountId)
    .execute()
  expect(await news()).toEqual({ data: [], unread: 0 })
  await colleague.call('POST /agent/notifications/read', { body: {} })
  const left = db.selectFrom('notifications').selectAll().where('account_id', '=', agency.accountId)
  expect(await left.execute()).toEqual([])
})

test('nobody marks the news of others, nor that of another agency', async ({ world }) => {
  const { agent, mention, news } = await agencyWithColleagues(world)
  await mention(' hello')
  const ids = (await news()).data.map(({ _id }) => _id)
  const rival = await world.founding.person(await world.founding.agency())
  for (const stranger of [agent, rival]) await stranger.call('POST /agent/notifications/read', { body: { ids } })
  expect((await news()).unread).toBe(1)
  const answer = await agent.send('POST', '/api/agent/notifications/read', { ids: ['x'] })
  expect(answer.statusCode).toBe(422)
})
