import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

const createMentionOf = (id: string, text: string): NoteDocument => ({
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

async function createAgencyWithColleagues(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const { agency, agent, addContact } = contacts
  const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
  const { _id: contactId } = await addContact('Nora Field')
  const mention = (text: string, recipient = colleague) =>
    agent.call('POST /agent/notes', { body: { contactId, document: createMentionOf(recipient.agentId, text) } })
  const listNotifications = (recipient = colleague) => recipient.call('GET /agent/notifications')
  const createLead = async (agentId: string | null) => {
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
  return { ...contacts, colleague, contactId, mention, listNotifications, createLead }
}

test('a mentioned agent has an unread notification until they read it', async ({ world }) => {
  const { agent, colleague, contactId, mention, listNotifications } = await createAgencyWithColleagues(world)
  const first = await mention(' <b>hello</b>')
  await mention(' again')
  const { data, unread } = await listNotifications()
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
  expect((await listNotifications()).data.map(({ isRead }) => isRead)).toEqual([false, true])
  expect(await colleague.call('POST /agent/notifications/read', { body: {} })).toEqual({ unread: 0 })
  expect((await listNotifications()).unread).toBe(0)
  expect((await listNotifications(agent)).data).toEqual([])
})

test('a notification shows the note’s current text and is deleted with the note', async ({ world }) => {
  const { agent, colleague, mention, listNotifications } = await createAgencyWithColleagues(world)
  const { _id: noteId } = await mention(' call her')
  const document = createMentionOf(colleague.agentId, ' call her tomorrow')
  await agent.call('PATCH /agent/notes/:noteId', { params: { noteId }, body: { document } })
  const { data } = await listNotifications()
  expect(data).toHaveLength(1)
  expect(data[0]?.text).toContain('tomorrow')
  await agent.call('DELETE /agent/notes/:noteId', { params: { noteId } })
  expect(await listNotifications()).toEqual({ data: [], unread: 0 })
})

test('assigning a lead notifies the new agent, but not an agent who takes it themselves', async ({ world }) => {
  const { agent, colleague, createLead, listNotifications } = await createAgencyWithColleagues(world)
  const assign = (leadId: string, agentId: string | null) =>
    agent.call('PATCH /agent/leads/lead/:leadId', { params: { leadId }, body: { agentId } })
  const leadId = await createLead(agent.agentId)
  await assign(leadId, colleague.agentId)
  await assign(leadId, null)
  await assign(leadId, colleague.agentId)
  await assign(await createLead(null), agent.agentId)
  expect((await listNotifications()).data).toMatchObject([
    { kind: 'ASSIGNED_LEAD', leadId, text: 'Open house', by: { _id: agent.agentId } },
  ])
  expect((await listNotifications(agent)).data).toEqual([])
})

test('a new lead without an agent notifies everyone who has joined, and its assignment notifies again', async ({
  world,
}) => {
  const { agency, agent, colleague, listNotifications } = await createAgencyWithColleagues(world)
  const invited = await world.factory.createAgent(agency, { role: 'AGENT', onboarding_step: 'INVITED' })
  const page = await openJourney(world, agency, await world.factory.createAsset(agency))
  await page.submit({ details: { firstName: 'Omar', lastName: 'Said', email: 'omar@example.com' } })
  const leadId = (await page.getStored()).leads[0]?.id ?? ''
  const newLead = {
    kind: 'UNASSIGNED_LEAD',
    leadId,
    by: null,
    isAssigned: false,
    isRead: false,
    contact: { fullName: 'Omar Said' },
  }
  expect((await listNotifications(agent)).data).toMatchObject([newLead])
  expect((await listNotifications()).data).toMatchObject([newLead])
  const stored = world.owner.db.selectFrom('notifications').selectAll().where('agent_id', '=', invited.agentId)
  expect(await stored.execute()).toEqual([])

  await colleague.call('POST /agent/notifications/read', { body: {} })
  await agent.call('PATCH /agent/leads/lead/:leadId', { params: { leadId }, body: { agentId: colleague.agentId } })
  expect((await listNotifications()).data).toMatchObject([
    { leadId, by: { _id: agent.agentId }, isAssigned: true, isRead: false },
  ])
  expect((await listNotifications(agent)).data).toMatchObject([newLead])
})

test('notifications are deleted after ninety days', async ({ world }) => {
  const { agency, colleague, mention, listNotifications } = await createAgencyWithColleagues(world)
  await mention(' long ago')
  const { db } = world.owner
  await db
    .updateTable('notifications')
    .set({ at: new Date(Date.now() - 91 * dayLength) })
    .where('account_id', '=', agency.accountId)
    .execute()
  expect(await listNotifications()).toEqual({ data: [], unread: 0 })
  await colleague.call('POST /agent/notifications/read', { body: {} })
  const left = db.selectFrom('notifications').selectAll().where('account_id', '=', agency.accountId)
  expect(await left.execute()).toEqual([])
})

test('agents cannot mark the notifications of others as read', async ({ world }) => {
  const { agent, mention, listNotifications } = await createAgencyWithColleagues(world)
  await mention(' hello')
  const ids = (await listNotifications()).data.map(({ _id }) => _id)
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  for (const other of [agent, rival]) await other.call('POST /agent/notifications/read', { body: { ids } })
  expect((await listNotifications()).unread).toBe(1)
  const response = await agent.send('POST', '/api/agent/notifications/read', { ids: ['x'] })
  expect(response.statusCode).toBe(422)
})
