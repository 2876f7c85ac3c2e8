import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyWithOffers } from '../testing/offers.ts'
import { test, type World } from '../testing/world.ts'

const written = { subject: 'Your offers for 1 Elm Street', body: '  Hi Nora,\n\n\tsee “this” & <that>.\r\n\r\n' }

async function agencyThatWrites(world: World) {
  const home = await createAgencyWithOffers(world)
  const notify = (body: object = {}) =>
    home.agent.call('POST /agent/properties/:propertyId/notify-contact', {
      params: home.params,
      body: { letterId: newId(), contactId: home.contact._id, ...written, ...body },
    })
  return { ...home, notify }
}

const jobsFor = async ({ owner }: World, letterId: string) => {
  const { rows } =
    await sql`select from graphile_worker._private_jobs where payload->>'letterId' = ${letterId}`.execute(owner.db)
  return rows.length
}

describe('a contact who is notified', () => {
  test('gets exactly the text that was written, once however often it is sent', async ({ world }) => {
    const { agent, contact, createCashOffer, email, sendEmails, notify, listActivity, getContactPagePath } =
      await agencyThatWrites(world)
    await createCashOffer()
    const letterId = newId()
    const [one, other] = await Promise.all([notify({ letterId }), notify({ letterId })])
    expect(one).toEqual(other)
    expect(await jobsFor(world, letterId)).toBe(1)
    expect(await sendEmails(letterId)).toEqual([
      {
        to: email,
        subject: written.subject,
        text: written.body,
        replyTo: agent.email,
        unsubscribe: `https://pages.test${await getContactPagePath()}/unsubscribe`,
      },
    ])
    expect((await listActivity()).filter(({ event_group }) => event_group === 'EMAIL')).toEqual([
      {
        id: letterId,
        event_group: 'EMAIL',
        kind: 'SENT',
        contact_id: contact._id,
        agent_id: agent.agentId,
        detail: { emailId: letterId, subject: written.subject, text: written.body },
      },
    ])
    await expect(notify({ letterId, body: 'Something else' })).rejects.toMatchObject({ code: 'conflict' })
    const { rows } =
      await sql`select from graphile_worker._private_jobs where strpos(payload::text, ${email}) > 0`.execute(
        world.owner.db,
      )
    expect(rows, 'who is written to stands in no queue').toEqual([])
  })

  test('needs an e-mail, the wish to be written to, and an active offer, and is told which in this order', async ({
    world,
  }) => {
    const { updateContact, contact, createCashOffer, createListingOffer, expireOffer, notify, listActivity } = await agencyThatWrites(world)
    const refusedBecause = (message: string) => expect(notify()).rejects.toMatchObject({ code: 'conflict', message })
    await updateContact(contact._id, { email: null, unsubscribed_at: new Date() })
    await refusedBecause('Contact email not present')
    await updateContact(contact._id, { email: `${newId()}@example.com` })
    await refusedBecause('This contact has unsubscribed from emails')
    await updateContact(contact._id, { unsubscribed_at: null })
    await refusedBecause('Please add active offers before notifying seller about the offers')
    await expireOffer((await createCashOffer())._id)
    await refusedBecause('Please add active offers before notifying seller about the offers')
    expect((await listActivity()).filter(({ event_group }) => event_group === 'EMAIL')).toEqual([])
    await createListingOffer()
    await expect(notify()).resolves.toMatchObject({ letterId: expect.any(String) })
  })

  test('who unsubscribes or is archived before the letter leaves is not written to', async ({ world }) => {
    const { agent, updateContact, contact, createCashOffer, sendEmails, notify } = await agencyThatWrites(world)
    await createCashOffer()
    const { letterId } = await notify()
    await updateContact(contact._id, { unsubscribed_at: new Date() })
    expect(await sendEmails(letterId)).toEqual([])
    await updateContact(contact._id, { unsubscribed_at: null })
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: contact._id } })
    expect(await sendEmails(letterId)).toEqual([])
  })

  test('must be somebody whose home it is', async ({ world }) => {
    const { addContact, createCashOffer, notify } = await agencyThatWrites(world)
    await createCashOffer()
    const tom = await addContact('Tom Reed', { emailId: `${newId()}@example.com` })
    const theirs = await agencyThatWrites(world)
    for (const contactId of [tom._id, theirs.contact._id, newId()])
      await expect(notify({ contactId })).rejects.toMatchObject({ code: 'not_found' })
  })

  test.for([
    ['a subject', { subject: ' ' }, 'subject'],
    ['a text', { body: ' \n ' }, 'body'],
    ['an end', { body: 'x'.repeat(10_001) }, 'body'],
  ] as const)('gets no letter without %s', async ([, body, field], { world }) => {
    const { createCashOffer, notify } = await agencyThatWrites(world)
    await createCashOffer()
    await expect(notify(body)).rejects.toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } })
  })
})
