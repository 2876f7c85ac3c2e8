import { toE164 } from '@gable/shared/identity/to-e164.ts'
import { newId } from '@gable/shared/ids.ts'
import { dayLength, hourLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createTexting, test } from '../testing/texts.ts'
import type { World } from '../testing/world.ts'

type TextingWorld = World & Parameters<typeof createTexting>[0]

/** An agency whose agents text contacts themselves. */
async function createConversation(world: TextingWorld, options: Parameters<typeof createTexting>[1] = {}) {
  const texting = await createTexting(world, options)
  const { owner, contactId, phone } = texting
  const params = { contactId }
  return {
    ...texting,
    write: (text: { textId?: string; body?: string; phone?: string } = {}, agent = owner) =>
      agent.call('POST /agent/contacts/:contactId/texts', {
        params,
        body: { textId: newId(), body: 'Are you home at five?', phone, ...text },
      }),
    cancel: (textId: string, agent = owner) =>
      agent.call('DELETE /agent/contacts/:contactId/texts/:textId', { params: { contactId, textId } }),
    addLead: async () => {
      const id = newId()
      await world.owner.db
        .insertInto('leads')
        .values({
          account_id: texting.accountId,
          id,
          contact_id: contactId,
          agent_id: owner.agentId,
          lead_type: 'HV',
          source: 'Widget',
          stage: 'CONTACTED',
        })
        .execute()
      return id
    },
    listLeads: async () => (await owner.call('GET /agent/leads/today')).data,
    listConversation: async (agent = owner) =>
      (await agent.call('GET /agent/contacts/:contactId/texts', { params })).data,
  }
}

describe('a text that an agent writes to a contact', () => {
  test('is sent once, however often the request arrives, and stands in the conversation and the activity', async ({
    texting,
  }) => {
    const { owner, setPermission, write, run, reply, listTexts, listConversation, listActivity } =
      await createConversation(texting)
    await setPermission('IN')
    const textId = newId()
    for (let times = 0; times < 2; times++)
      expect(await write({ textId })).toMatchObject({ _id: textId, kind: 'PERSONAL' })
    await run()
    expect(listTexts().map(({ body }) => body)).toEqual(['Are you home at five?'])
    await reply('Yes, come over')
    expect(await listConversation()).toMatchObject([
      { state: 'RECEIVED', body: 'Yes, come over', by: null },
      { state: 'SENT', body: 'Are you home at five?', by: expect.any(String), dueAt: null },
    ])
    expect(await listActivity()).toMatchObject([
      { kind: 'RECEIVED' },
      { kind: 'SENT', agent: { _id: owner.agentId } },
      { kind: 'OPTED_IN' },
    ])
    await expect(write({ textId, body: 'Something else' })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is refused without permission, after STOP, while texts are off and to a number of somebody else', async ({
    texting,
  }) => {
    const { owner, setPermission, write, reply, run, listTexts } = await createConversation(texting)
    await expect(write()).rejects.toMatchObject({ message: expect.stringContaining('not agreed to texts yet') })
    await setPermission('IN')
    await expect(write({ phone: '(555) 555-9999' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(write({ body: ' ' })).rejects.toMatchObject({ code: 'invalid' })
    await reply('STOP')
    await expect(write()).rejects.toMatchObject({ message: expect.stringContaining('replying STOP') })
    await reply('START')
    await owner.call('DELETE /agent/texts/credentials')
    await expect(write()).rejects.toMatchObject({ message: expect.stringContaining('Text messages are off') })
    await run()
    expect(listTexts()).toEqual([])
  })

  test('that is written at night waits for the morning, says so, and can be canceled until then', async ({
    texting,
  }) => {
    const { setPermission, getTexting, write, cancel, run, listTexts, listConversation } = await createConversation(
      texting,
      { hour: 23 },
    )
    await setPermission('IN')
    const [number] = (await getTexting()).numbers
    expect(Date.parse(number?.sendAt ?? '')).toBeGreaterThan(Date.now() + 7 * hourLength)
    const { _id: textId, dueAt } = await write()
    expect(dueAt?.slice(0, 13)).toBe(number?.sendAt?.slice(0, 13))
    expect(await cancel(textId)).toMatchObject({ state: 'HELD', reason: 'Canceled before it was sent' })
    await expect(cancel(textId)).rejects.toMatchObject({ code: 'conflict' })
    await run()
    expect(listTexts()).toEqual([])
    expect(await listConversation()).toMatchObject([{ state: 'HELD', dueAt: null }])
  })

  test('is nothing that another agency reads, writes or cancels', async ({ texting }) => {
    const { setPermission, write, cancel, listConversation } = await createConversation(texting, { hour: 23 })
    const { owner: stranger } = await createConversation(texting)
    await setPermission('IN')
    const { _id: textId } = await write()
    await expect(listConversation(stranger)).rejects.toMatchObject({ code: 'not_found' })
    await expect(write({}, stranger)).rejects.toMatchObject({ code: 'not_found' })
    await expect(cancel(textId, stranger)).rejects.toMatchObject({ code: 'not_found' })
    expect(await listConversation()).toMatchObject([{ state: 'QUEUED' }])
  })

  test('to a number that cannot receive texts fails, and says why', async ({ texting }) => {
    const { owner, addContact } = await createConversation(texting)
    const phone = '+603 555 0100'
    expect(toE164(phone)).toBeUndefined()
    const { _id: contactId } = await addContact({ firstName: 'Ivo', phone })
    const params = { contactId }
    await owner.call('POST /agent/contacts/:contactId/texting', {
      params,
      body: { phone, permission: 'IN', note: 'In person' },
    })
    const body = { textId: newId(), phone, body: 'Hello' }
    expect(await owner.call('POST /agent/contacts/:contactId/texts', { params, body })).toMatchObject({
      state: 'FAILED',
      reason: 'The phone number cannot receive texts',
    })
  })
})

describe('a text from a contact', () => {
  test('notifies the agent of the contact and leads to the conversation', async ({ texting }) => {
    const { agency, owner, contactId, reply } = await createConversation(texting)
    const colleague = await texting.factory.createAgent(agency, { role: 'AGENT' })
    await owner.call('PATCH /agent/contacts/:contactId', {
      params: { contactId },
      body: { ownerId: colleague.agentId },
    })
    const MessageSid = `SM${'4'.repeat(32)}`
    for (let times = 0; times < 2; times++) await reply('Can you call me?', { MessageSid })
    expect(await colleague.call('GET /agent/notifications')).toMatchObject({
      unread: 1,
      data: [{ kind: 'TEXT_REPLY', text: 'Can you call me?', noteId: null, contact: { _id: contactId } }],
    })
    expect(await owner.call('GET /agent/notifications')).toMatchObject({ unread: 0 })
  })

  test('notifies everybody when the contact has no agent, but nobody who wants no such notification', async ({
    texting,
  }) => {
    const { agency, owner, contactId, reply } = await createConversation(texting)
    const colleague = await texting.factory.createAgent(agency, { role: 'AGENT' })
    await owner.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { ownerId: null } })
    const off = { TEXT_REPLY: { bell: false, email: false, digest: false } }
    await owner.call('PATCH /agent/notifications/settings', { body: { kinds: off } })
    await reply('Anybody there?')
    expect(await colleague.call('GET /agent/notifications')).toMatchObject({ unread: 1 })
    expect(await owner.call('GET /agent/notifications')).toMatchObject({ unread: 0, data: [] })
  })

  test('is read in the bell once the agent opens the texts with the contact', async ({ texting }) => {
    const { agency, owner, contactId, addContact, reply } = await createConversation(texting)
    const colleague = await texting.factory.createAgent(agency, { role: 'AGENT' })
    await owner.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { ownerId: null } })
    const { _id: otherId } = await addContact({ phone: '' })
    await reply('Can you call me?')
    await reply('Any time')
    const read = (body: { ids?: string[]; textsFrom?: string }) =>
      owner.call('POST /agent/notifications/read', { body })
    expect(await read({ textsFrom: otherId })).toEqual({ unread: 2 })
    const stranger = await texting.factory.createAgent(await texting.factory.createAgency())
    await stranger.call('POST /agent/notifications/read', { body: { textsFrom: contactId } })
    expect(await read({ textsFrom: contactId, ids: [] })).toEqual({ unread: 2 })
    expect(await read({ textsFrom: contactId })).toEqual({ unread: 0 })
    expect(await colleague.call('GET /agent/notifications/unread')).toEqual({ unread: 2 })
    expect((await owner.send('POST', '/api/agent/notifications/read', { textsFrom: 'x' })).statusCode).toBe(422)
  })

  test('that is a keyword notifies nobody', async ({ texting }) => {
    const { owner, setPermission, reply } = await createConversation(texting)
    await setPermission('IN')
    for (const word of ['STOP', 'START', 'HELP']) await reply(word)
    expect(await owner.call('GET /agent/notifications')).toMatchObject({ data: [] })
  })
})

describe('the lead of a contact who texts', () => {
  test('waits in Today until they are answered, unless another step is planned', async ({ texting }) => {
    const { owner, setPermission, reply, write, listLeads, addLead } = await createConversation(texting)
    await setPermission('IN')
    const leadId = await addLead()
    await reply('Can you come at five?')
    expect(await listLeads()).toMatchObject([
      { lead: { nextAction: 'Answer their text' }, textedToday: 'Can you come at five?' },
    ])
    await write({ body: 'I will be there' })
    expect(await listLeads()).toEqual([])
    const at = new Date(Date.now() + 9 * dayLength).toISOString()
    await owner.call('POST /agent/leads/lead/:leadId/next-step', { params: { leadId }, body: { action: 'Sign', at } })
    await reply('And bring the papers')
    expect(await listLeads()).toEqual([])
  })
})
