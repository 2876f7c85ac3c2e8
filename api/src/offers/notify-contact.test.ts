import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyWithOffers } from '../testing/offers.ts'
import { test, type World } from '../testing/world.ts'

const emailText = { subject: 'Your offers for 1 Elm Street', body: '  Hi Nora,\n\n\tsee “this” & <that>.\r\n\r\n' }

async function createAgencyWithNotify(world: World) {
  const base = await createAgencyWithOffers(world)
  const notify = (body: object = {}) =>
    base.agent.call('POST /agent/properties/:propertyId/notify-contact', {
      params: base.params,
      body: { messageId: newId(), contactId: base.contact._id, ...emailText, ...body },
    })
  return { ...base, notify }
}

const countEmailJobs = async ({ owner }: World, messageId: string) => {
  const { rows } =
    await sql`select from graphile_worker._private_jobs where payload->>'letterId' = ${messageId}`.execute(owner.db)
  return rows.length
}

describe('notifying a contact', () => {
  test('sends exactly the given text in the name of the agent and the agency, and only once when the request is repeated', async ({
    world,
  }) => {
    const { agent, contact, createCashOffer, email, sendEmails, notify, listActivity, getContactPagePath } =
      await createAgencyWithNotify(world)
    await createCashOffer()
    const messageId = newId()
    const [first, second] = await Promise.all([notify({ messageId }), notify({ messageId })])
    expect(first).toEqual(second)
    expect(await countEmailJobs(world, messageId)).toBe(1)
    expect(await sendEmails(messageId)).toEqual([
      {
        to: email,
        subject: emailText.subject,
        text: `${emailText.body}\n\nIf you no longer want to receive emails from us, unsubscribe here:\nhttps://pages.test${getContactPagePath()}/unsubscribe\n`,
        senderName: expect.stringMatching(/^Ada Moss, ./),
        replyTo: agent.email,
        unsubscribe: `https://pages.test${getContactPagePath()}/unsubscribe`,
      },
    ])
    expect((await listActivity()).filter(({ event_group }) => event_group === 'EMAIL')).toEqual([
      {
        id: messageId,
        event_group: 'EMAIL',
        kind: 'SENT',
        contact_id: contact._id,
        agent_id: agent.agentId,
        detail: { emailId: messageId, subject: emailText.subject, text: emailText.body },
      },
    ])
    await expect(notify({ messageId, body: 'Something else' })).rejects.toMatchObject({ code: 'conflict' })
    const { rows } =
      await sql`select from graphile_worker._private_jobs where strpos(payload::text, ${email}) > 0`.execute(
        world.owner.db,
      )
    expect(rows, 'the recipient is not stored in the job queue').toEqual([])
  })

  test('requires an email, a subscription and an active offer, checked in this order', async ({ world }) => {
    const { updateContact, contact, createCashOffer, createListingOffer, expireOffer, notify, listActivity } =
      await createAgencyWithNotify(world)
    const expectRefusal = (message: string) => expect(notify()).rejects.toMatchObject({ code: 'conflict', message })
    await updateContact(contact._id, { email: null, unsubscribed_at: new Date() })
    await expectRefusal('Contact email not present')
    await updateContact(contact._id, { email: `${newId()}@example.com` })
    await expectRefusal('This contact has unsubscribed from emails')
    await updateContact(contact._id, { unsubscribed_at: null })
    await expectRefusal('Please add active offers before notifying seller about the offers')
    await expireOffer((await createCashOffer())._id)
    await expectRefusal('Please add active offers before notifying seller about the offers')
    expect((await listActivity()).filter(({ event_group }) => event_group === 'EMAIL')).toEqual([])
    await createListingOffer()
    await expect(notify()).resolves.toMatchObject({ messageId: expect.any(String) })
  })

  test('sends nothing when the contact unsubscribes or is archived before the job runs', async ({ world }) => {
    const { agent, updateContact, contact, createCashOffer, sendEmails, notify } = await createAgencyWithNotify(world)
    await createCashOffer()
    const { messageId } = await notify()
    await updateContact(contact._id, { unsubscribed_at: new Date() })
    expect(await sendEmails(messageId)).toEqual([])
    await updateContact(contact._id, { unsubscribed_at: null })
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: contact._id } })
    expect(await sendEmails(messageId)).toEqual([])
  })

  test('requires a contact of the property', async ({ world }) => {
    const { addContact, createCashOffer, notify } = await createAgencyWithNotify(world)
    await createCashOffer()
    const tom = await addContact('Tom Reed', { emailId: `${newId()}@example.com` })
    const otherAgency = await createAgencyWithNotify(world)
    for (const contactId of [tom._id, otherAgency.contact._id, newId()])
      await expect(notify({ contactId })).rejects.toMatchObject({ code: 'not_found' })
  })

  test.for([
    ['a subject', { subject: ' ' }, 'subject'],
    ['a message', { body: ' \n ' }, 'body'],
    ['a length limit', { body: 'x'.repeat(10_001) }, 'body'],
  ] as const)('is rejected without %s', async ([, body, field], { world }) => {
    const { createCashOffer, notify } = await createAgencyWithNotify(world)
    await createCashOffer()
    await expect(notify(body)).rejects.toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } })
  })
})
