import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createTexting, test } from '../testing/texts.ts'
import { twilioNumber } from '../testing/twilio-server.ts'
import { getHomeState } from './message-queries.ts'

describe('a text', () => {
  test('is sent once to a person who agreed, from the number of the agency, and its delivery is recorded', async ({
    texting,
  }) => {
    const { setPermission, enqueue, run, listTexts, listMessages, listActivity, send } = await createTexting(texting)
    await setPermission('IN')
    expect([await enqueue(), await enqueue()]).toEqual([true, false])
    await run()
    await run()
    const [text] = listTexts()
    expect(listTexts()).toMatchObject([{ from: twilioNumber, body: 'Your home: $400,000' }])
    if (!text) throw new Error('nothing was sent')
    for (const status of ['sent', 'delivered', 'sent', 'delivered'])
      expect((await send(texting.twilio.toStatus(text, status))).statusCode).toBe(204)
    expect(await listMessages()).toMatchObject([{ state: 'DELIVERED', provider_id: text.sid, reason: null }])
    expect((await listActivity()).map(({ kind }) => kind)).toEqual(['SENT', 'OPTED_IN'])
  })

  test('is never stored, let alone sent, without permission', async ({ texting }) => {
    const { setPermission, enqueue, run, listTexts, listMessages } = await createTexting(texting)
    expect(await enqueue()).toBe(false)
    await setPermission('OUT', '')
    expect(await enqueue()).toBe(false)
    await run()
    expect([listTexts(), await listMessages()]).toEqual([[], []])
  })

  test('is not sent while texts are off', async ({ texting }) => {
    const { owner, setPermission, enqueue, run, listTexts, listMessages, listActivity } = await createTexting(texting)
    await setPermission('IN')
    await enqueue()
    await owner.call('PUT /agent/texts/settings', { body: { isOn: false, sender: twilioNumber } })
    expect(await enqueue({ occasion: 'another' })).toBe(false)
    await run()
    expect(listTexts()).toEqual([])
    expect(await listMessages()).toMatchObject([{ state: 'HELD', reason: 'Texts were turned off before it was sent' }])
    expect(await listActivity()).toMatchObject([{ kind: 'FAILED' }, { kind: 'OPTED_IN' }])
  })

  test.for([23, 2])('waits for the morning at %i o’clock where the recipient is', async (hour, { texting }) => {
    const { accountId, setPermission, enqueue, run, listTexts, listMessages, countJobs } = await createTexting(
      texting,
      {
        hour,
      },
    )
    await setPermission('IN')
    expect(await enqueue()).toBe(true)
    await run()
    expect(listTexts()).toEqual([])
    const [message] = await listMessages()
    const hours = ((message?.due_at?.getTime() ?? 0) - Date.now()) / hourLength
    expect(hours).toBeGreaterThan(((32 - hour) % 24) - 1.1)
    expect(hours).toBeLessThanOrEqual((32 - hour) % 24)
    // A job that comes too early waits again.
    await sql`update graphile_worker._private_jobs set run_at = now() where payload->>'accountId' = ${accountId}`.execute(
      texting.owner.db,
    )
    await run()
    expect([listTexts(), await countJobs()]).toEqual([[], 1])
    expect(await listMessages()).toMatchObject([{ state: 'QUEUED', due_at: message?.due_at }])
  })

  test('that waits is not sent to a person who opts out meanwhile, whichever happens first', async ({ texting }) => {
    const { setPermission, enqueue, reply, run, listTexts, listMessages } = await createTexting(texting)
    await setPermission('IN')
    await enqueue()
    await reply('STOP')
    await run()
    expect(listTexts()).toEqual([])
    expect(await listMessages()).toMatchObject([{ state: 'HELD' }, { state: 'RECEIVED' }])

    // At the same time, either the text is gone before STOP is stored, or it never goes.
    const racing = await createTexting(texting)
    await racing.setPermission('IN')
    await racing.enqueue()
    await Promise.all([racing.run(), racing.reply('STOP')])
    const [message] = await racing.listMessages()
    expect(['SENT', 'HELD']).toContain(message?.state)
    expect(racing.listTexts().length).toBe(message?.state === 'SENT' ? 1 : 0)
    expect(await racing.enqueue({ occasion: 'later' })).toBe(false)
  })

  test('that was cut off while it was sent is not sent again', async ({ texting }) => {
    const { setPermission, enqueue, run, listTexts, listMessages, listActivity } = await createTexting(texting)
    await setPermission('IN')
    await enqueue()
    await sql`update text_messages set state = 'SENDING', attempts = 1 where id = ${(await listMessages())[0]?.id}`.execute(
      texting.owner.db,
    )
    await run()
    expect(listTexts()).toEqual([])
    expect(await listMessages()).toMatchObject([{ state: 'UNKNOWN' }])
    expect(await listActivity()).toMatchObject([{ kind: 'FAILED' }, { kind: 'OPTED_IN' }])
  })
})

describe('a text that Twilio does not take', () => {
  test('is tried again when Twilio is too busy', async ({ texting }) => {
    const { setPermission, enqueue, run, listTexts, listMessages, countJobs } = await createTexting(texting)
    await setPermission('IN')
    texting.twilio.faults.push({ status: 429, code: 20429, message: 'Too Many Requests' })
    await enqueue()
    await run()
    expect(await listMessages()).toMatchObject([{ state: 'QUEUED', reason: 'Too Many Requests (Twilio error 20429)' }])
    expect([listTexts().length, await countJobs()]).toEqual([0, 1])
  })

  test('is not sent again when it may have been taken, and a report still says what became of it', async ({
    texting,
  }) => {
    const { setPermission, enqueue, run, listTexts, listMessages, send, listActivity } = await createTexting(texting)
    await setPermission('IN')
    texting.twilio.faults.push('taken, then 500')
    await enqueue()
    await run()
    await run()
    expect(listTexts().length).toBe(1)
    expect(await listMessages()).toMatchObject([
      { state: 'UNKNOWN', reason: expect.stringContaining('may have been sent') },
    ])
    const [text] = listTexts()
    if (text) await send(texting.twilio.toStatus(text, 'delivered'))
    expect(await listMessages()).toMatchObject([{ state: 'DELIVERED', provider_id: text?.sid, reason: null }])
    expect((await listActivity()).map(({ kind }) => kind)).toEqual(['SENT', 'FAILED', 'OPTED_IN'])
  })

  test('says on the timeline of the contact why it did not arrive', async ({ texting }) => {
    const { setPermission, enqueue, run, listTexts, listMessages, listActivity, send } = await createTexting(texting)
    await setPermission('IN')
    await enqueue()
    await run()
    const [text] = listTexts()
    if (text)
      for (let times = 0; times < 2; times++)
        await send(texting.twilio.toStatus(text, 'undelivered', { ErrorCode: '30006' }))
    const reason = 'The phone number is a landline (Twilio error 30006)'
    expect(await listMessages()).toMatchObject([{ state: 'UNDELIVERED', reason }])
    expect(await listActivity()).toMatchObject([
      { kind: 'FAILED', detail: { reason } },
      { kind: 'SENT' },
      { kind: 'OPTED_IN' },
    ])
  })

  test('because the person texted STOP to Twilio opts them out here, too', async ({ texting }) => {
    const { setPermission, enqueue, run, phone, getTexting } = await createTexting(texting)
    await setPermission('IN')
    texting.twilio.blocked.add(`+1${phone.replace(/\D/g, '')}`)
    await enqueue()
    await run()
    expect((await getTexting()).numbers).toMatchObject([
      { permission: 'OUT', isFinal: true, consent: { source: 'CARRIER' } },
    ])
    await expect(setPermission('IN')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('because the account was refused says so in the settings until one is sent', async ({ texting }) => {
    const { owner, setPermission, enqueue, run, listMessages } = await createTexting(texting)
    await setPermission('IN')
    texting.twilio.faults.push({ status: 401, code: 20003, message: 'Authenticate' })
    await enqueue()
    await run()
    const problem = 'Twilio refused the account SID or the auth token (Twilio error 20003)'
    expect(await listMessages()).toMatchObject([{ state: 'FAILED', reason: problem }])
    expect(await owner.call('GET /agent/texts/settings')).toMatchObject({ problem })
    await enqueue({ occasion: 'another' })
    await run()
    expect(await owner.call('GET /agent/texts/settings')).toMatchObject({ problem: null })
  })
})

test.for([
  ['', '12 Oak Street, Dover, NH 03820', 'NH'],
  ['', '12 Oak Street, Honolulu, hi, 96813-1234', 'hi'],
  ['ME', '9 Elm Street, Bath', 'ME'],
  ['', '9 Elm Street, Bath', null],
])('the home of a contact is in the state %j, or that of %j: %j', async ([state, address, expected], { texting }) => {
  const { accountId, contactId } = await createTexting(texting)
  const [propertyId, scope] = [newId(), mintAccountScope(accountId)]
  const { db } = texting.owner
  await sql`insert into properties (account_id, id, full_address, door_number, street, city, state, zip)
    values (${accountId}, ${propertyId}, ${address}, '', '', '', ${state}, '')`.execute(db)
  await sql`insert into contact_properties (account_id, contact_id, property_id)
    values (${accountId}, ${contactId}, ${propertyId})`.execute(db)
  expect(await withAccount(texting.product.db, scope, (db) => getHomeState(db, scope, contactId))).toBe(expected)
})
