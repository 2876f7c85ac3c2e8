import { describe, expect } from 'vitest'
import { createTexting, test } from '../testing/texts.ts'

describe('a reply', () => {
  test.for(['STOP', 'stopall', 'Unsubscribe', 'CANCEL', 'End', 'quit'])(
    '%s opts the number out at once, and only START opts it in again',
    async (word, { texting }) => {
      const { setPermission, reply, getTexting, listActivity, enqueue } = await createTexting(texting)
      await setPermission('IN')
      const stopped = await reply(word)
      expect([stopped.statusCode, stopped.body]).toEqual([200, expect.stringContaining('<Response></Response>')])
      expect((await getTexting()).numbers).toMatchObject([
        { permission: 'OUT', isFinal: true, consent: { source: 'REPLY', wording: word } },
      ])
      await expect(setPermission('IN')).rejects.toMatchObject({
        message: 'They replied STOP, so only they can opt in again, by texting START',
      })
      expect(await enqueue()).toBe(false)
      await reply('start')
      expect((await getTexting()).numbers).toMatchObject([{ permission: 'IN', isFinal: false }])
      expect((await listActivity()).map(({ kind }) => kind)).toEqual(['OPTED_IN', 'OPTED_OUT', 'OPTED_IN'])
    },
  )

  test('YES is an answer like others to people who have not opted out', async ({ texting }) => {
    const { reply, getTexting, listActivity } = await createTexting(texting)
    await reply('Yes')
    expect((await getTexting()).numbers).toMatchObject([{ permission: 'NONE' }])
    expect(await listActivity()).toMatchObject([{ kind: 'RECEIVED', detail: { text: 'Yes' } }])
  })

  test('HELP is answered with the name of the agency and how to stop, unless Twilio has answered', async ({
    texting,
  }) => {
    const { agency, reply, listActivity } = await createTexting(texting)
    const { body } = await reply('help')
    expect(body).toMatch(/<Response><Message>.+: for help .+Reply STOP to opt out\.<\/Message><\/Response>$/)
    expect(body).toContain(agency.name)
    expect((await reply('help', { OptOutType: 'HELP' })).body).toContain('<Response></Response>')
    expect(await listActivity()).toEqual([])
  })

  test('with other words appears on the timeline of the contact, once', async ({ texting }) => {
    const { reply, listActivity } = await createTexting(texting)
    const MessageSid = `SM${'7'.repeat(32)}`
    for (let times = 0; times < 3; times++)
      expect((await reply('<b>Call me</b> at 5', { MessageSid })).statusCode).toBe(200)
    expect(await listActivity()).toMatchObject([
      { kind: 'RECEIVED', detail: { text: '<b>Call me</b> at 5' }, agent: null },
    ])
  })

  test('that is repeated does not undo what came after it', async ({ texting }) => {
    const { setPermission, reply, getTexting } = await createTexting(texting)
    await setPermission('IN')
    await reply('STOP')
    const MessageSid = `SM${'8'.repeat(32)}`
    await reply('START', { MessageSid })
    await reply('STOP')
    await reply('START', { MessageSid })
    expect((await getTexting()).numbers).toMatchObject([{ permission: 'OUT' }])
  })

  test('of a number that no contact has leaves nothing but that it came, and its STOP counts later', async ({
    texting,
  }) => {
    const { reply, owner, listMessages, addContact } = await createTexting(texting)
    const [stranger, phone] = ['+15557770001', '(555) 777-0001']
    await reply('Who are you?', {}, stranger)
    await reply('STOP', {}, stranger)
    expect(await listMessages()).toMatchObject([
      { contact_id: null, body: '', state: 'RECEIVED' },
      { contact_id: null, body: '', state: 'RECEIVED' },
    ])
    expect(await owner.call('GET /agent/texts/log')).toMatchObject([{ contact: null }, { contact: null }])
    const { _id: contactId } = await addContact({ phone })
    const { numbers } = await owner.call('GET /agent/contacts/:contactId/texting', { params: { contactId } })
    expect(numbers).toMatchObject([{ permission: 'OUT', isFinal: true }])
  })

  test('STOP counts even from a number that sends too much', async ({ texting }) => {
    const { setPermission, reply, getTexting, listMessages } = await createTexting(texting)
    await setPermission('IN')
    for (let times = 0; times < 33; times++) await reply(`Hello ${times}`)
    expect((await listMessages()).length).toBe(30)
    await reply('STOP')
    expect((await getTexting()).numbers).toMatchObject([{ permission: 'OUT' }])
  })
})

describe('a request that does not come from Twilio', () => {
  test('is refused and changes nothing', async ({ texting }) => {
    const { setPermission, getTexting, phone, replyUrl, send, owner, accountId } = await createTexting(texting)
    const other = await createTexting(texting)
    await setPermission('IN')
    const { twilio } = texting
    const fields = { MessageSid: 'SM1', From: `+1${phone.replace(/\D/g, '')}`, Body: 'STOP' }
    const genuine = twilio.sign(replyUrl, fields)
    const refused = [
      { ...genuine, headers: { ...genuine.headers, 'x-twilio-signature': '' } },
      twilio.sign(replyUrl, fields, 'f'.repeat(32)),
      { ...genuine, body: genuine.body.replace('STOP', 'START') },
      { ...genuine, url: other.replyUrl },
      { ...genuine, url: `${replyUrl}x` },
      { ...genuine, url: replyUrl.replace('/replies/', '/status/') },
      twilio.sign(replyUrl, { ...fields, AccountSid: `AC${'0'.repeat(32)}` }),
    ]
    for (const request of refused) expect((await send(request)).statusCode).toBe(403)
    expect((await getTexting()).numbers).toMatchObject([{ permission: 'IN' }])
    await owner.call('DELETE /agent/texts/credentials')
    expect((await send(genuine)).statusCode).toBe(403)
    expect(accountId).not.toBe(other.accountId)
  })

  test('is answered without an error when it makes no sense', async ({ texting }) => {
    const { replyUrl, send, listMessages } = await createTexting(texting)
    for (const fields of [
      {},
      { From: 'short', MessageSid: 'SM1', Body: 'STOP' },
      { From: '+15550001111', Body: 'STOP' },
    ])
      expect((await send(texting.twilio.sign(replyUrl, fields as Record<string, string>))).statusCode).toBe(200)
    expect(await listMessages()).toEqual([])
  })
})
