import { describe, expect } from 'vitest'
import { createTexting, test } from '../testing/texts.ts'
import { twilioNumber, twilioService } from '../testing/twilio-server.ts'

describe('the settings of texts', () => {
  test('take an account that Twilio knows, and never return its token', async ({ texting }) => {
    const { factory, twilio, owner: database } = texting
    const agency = await factory.createAgency()
    const owner = await factory.createAgent(agency)
    expect(await owner.call('GET /agent/texts/settings')).toEqual({
      accountSid: null,
      isOn: false,
      sender: '',
      senderName: '',
      problem: null,
    })
    await expect(
      owner.call('PUT /agent/texts/credentials', { body: { ...twilio.account, authToken: '0'.repeat(32) } }),
    ).rejects.toMatchObject({ fields: { authToken: 'Twilio does not know this account SID with this auth token' } })
    await expect(
      owner.call('PUT /agent/texts/credentials', { body: { accountSid: 'AC1', authToken: 'x' } }),
    ).rejects.toMatchObject({ fields: { accountSid: expect.any(String), authToken: expect.any(String) } })
    const saved = await owner.call('PUT /agent/texts/credentials', { body: twilio.account })
    expect(saved).toMatchObject({ accountSid: twilio.account.accountSid, isOn: false, sender: '' })
    expect(JSON.stringify(saved)).not.toContain(twilio.account.authToken)
    const row = await database.db
      .selectFrom('text_settings')
      .select('token')
      .where('account_id', '=', agency.accountId)
      .executeTakeFirstOrThrow()
    expect(row.token.toString('utf8')).not.toContain(twilio.account.authToken)
  })

  test('offer the numbers that can text and the messaging services, and have replies reported', async ({ texting }) => {
    const { owner } = await createTexting(texting, { isOn: false })
    const { twilio } = texting
    expect(await owner.call('GET /agent/texts/senders')).toEqual([
      { sender: twilioService, name: 'Visitors (messaging service)' },
      { sender: twilioNumber, name: '(500) 555-0006' },
    ])
    const saved = await owner.call('PUT /agent/texts/settings', { body: { isOn: true, sender: twilioService } })
    expect(saved).toMatchObject({ isOn: true, sender: twilioService, senderName: 'Visitors (messaging service)' })
    expect(twilio.replyUrls.get(twilioService)).toMatch(/^http.+\/api\/inbound\/texts\/replies\/[\w-]+$/)
    await expect(
      owner.call('PUT /agent/texts/settings', { body: { isOn: true, sender: '+15005550007' } }),
    ).rejects.toMatchObject({ fields: { sender: 'Twilio does not know this sender. Choose one from the list.' } })
    await expect(owner.call('PUT /agent/texts/settings', { body: { isOn: true, sender: '' } })).rejects.toMatchObject({
      fields: { sender: 'Choose what texts are sent from' },
    })
  })

  test('can be turned off while Twilio refuses, and disconnected', async ({ texting }) => {
    const { owner } = await createTexting(texting)
    const { state, account } = texting.twilio
    state.token = 'changed'
    await expect(owner.call('GET /agent/texts/senders')).rejects.toMatchObject({ code: 'unavailable' })
    const off = await owner.call('PUT /agent/texts/settings', { body: { isOn: false, sender: twilioNumber } })
    state.token = account.authToken
    expect(off).toMatchObject({ isOn: false, sender: twilioNumber })
    expect(await owner.call('DELETE /agent/texts/credentials')).toMatchObject({ accountSid: null, isOn: false })
    await expect(owner.call('GET /agent/texts/senders')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('are for members who may change account settings, and for each account its own', async ({ texting }) => {
    const { agency, accountId } = await createTexting(texting)
    const agent = await texting.factory.createAgent(agency, { role: 'AGENT' })
    for (const key of ['GET /agent/texts/settings', 'GET /agent/texts/senders', 'GET /agent/texts/log'] as const)
      await expect(agent.call(key)).rejects.toMatchObject({ code: 'forbidden' })
    const other = await createTexting(texting, { isOn: false })
    expect(await other.owner.call('GET /agent/texts/settings')).toMatchObject({ isOn: false })
    expect(other.accountId).not.toBe(accountId)
  })
})

describe('a test text', () => {
  test('goes to the phone of the agent who asks for it, even at night and before texts are on', async ({ texting }) => {
    const { owner, run, listMessages } = await createTexting(texting, { isOn: false, hour: 3 })
    await texting.owner.db
      .updateTable('users')
      .set({ phone: '(555) 888-0001' })
      .where('id', '=', owner.userId)
      .execute()
    expect(await owner.call('POST /agent/texts/test')).toEqual({ phone: '+15558880001' })
    await run()
    expect(await listMessages()).toMatchObject([
      { kind: 'TEST', state: 'SENT', phone: '+15558880001', contact_id: null },
    ])
  })

  test('needs a phone number in the profile', async ({ texting }) => {
    const { owner } = await createTexting(texting)
    await texting.owner.db.updateTable('users').set({ phone: '' }).where('id', '=', owner.userId).execute()
    await expect(owner.call('POST /agent/texts/test')).rejects.toMatchObject({
      message: 'Enter your mobile number in My Details first',
    })
  })
})
