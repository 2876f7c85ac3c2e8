import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { sendEmails } from '../email-delivery/send-emails.ts'
import { createPieceLinks } from '../email-tracking/piece-links.ts'
import { createLog } from '../platform/observe/log.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

const letter = { subject: 'About Elm Street', text: 'Hi {{contact.firstName | there}},\n\nshall we talk?' }

async function createAgencyWithLetters(world: World) {
  const setup = await createAgencyWithContacts(world)
  const { agent, addContact } = setup
  const email = `nora-${newId()}@example.com`
  const contact = await addContact('Nora Field', { emailId: email })
  const params = { contactId: contact._id }
  const send = (body: object = {}, by = agent) =>
    by.call('POST /agent/contacts/:contactId/emails', { params, body: { pieceId: newId(), ...letter, ...body } })
  const list = (by = agent) => by.call('GET /agent/contacts/:contactId/emails', { params, query: {} })
  const getContext = () => agent.call('GET /agent/contacts/:contactId/emails/new', { params })
  const show = (pieceId: string, by = agent) => by.call('GET /agent/emails/:pieceId', { params: { pieceId } })
  const countJobs = async () => {
    const { rows } = await sql`select from graphile_worker._private_jobs
      where payload->>'accountId' = ${setup.agency.accountId} and key like 'send-emails/%'`.execute(world.owner.db)
    return rows.length
  }
  return { ...setup, contact, email, params, send, list, getContext, show, countJobs }
}

describe('a personal email', () => {
  test('is queued once, however often it is requested', async ({ world }) => {
    const { send, list, countJobs, email, contact } = await createAgencyWithLetters(world)
    const pieceId = newId()
    const replies = await Promise.all([send({ pieceId }), send({ pieceId }), send({ pieceId })])
    for (const reply of replies)
      expect(reply).toMatchObject({
        _id: pieceId,
        state: 'QUEUED',
        subject: letter.subject,
        toEmail: email,
        contentId: null,
        sentAt: null,
        contact: { _id: contact._id, fullName: 'Nora Field' },
      })
    expect(await list()).toMatchObject({ total: 1, data: [{ _id: pieceId }] })
    expect(await countJobs()).toBe(1)
    await expect(send({ pieceId, text: 'Something else' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This email was already sent. Close it and start a new one.',
    })
  })

  test('with merge fields may be requested again after it was sent', async ({ world }) => {
    const { send, agency, list } = await createAgencyWithLetters(world)
    const body = { pieceId: newId(), subject: 'For {{contact.firstName | you}}' }
    await send(body)
    const payload = { accountId: agency.accountId }
    const job = { payload, db: world.product.db, log: createLog({ LOG_LEVEL: 'silent' }) }
    await sendEmails(world.settings, world.secret)({ ...job, signal: new AbortController().signal })
    expect(await send(body)).toMatchObject({ _id: body.pieceId, state: 'DELIVERED', subject: 'For Nora' })
    await expect(send({ ...body, subject: 'For Ben' })).rejects.toMatchObject({ code: 'conflict' })
    expect((await list()).total).toBe(1)
  })

  test('ends with the signature of the agent, and is shown as the contact gets it', async ({ world }) => {
    const { agency, agent, send, show, getContext } = await createAgencyWithLetters(world)
    const admin = await world.factory.createAgent(agency, { role: 'ADMIN' })
    const brand = await admin.call('GET /agent/branding/default')
    await admin.call('PUT /agent/branding/:brandingId/signature', {
      params: { brandingId: brand._id },
      body: {
        document: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ada Moss', marks: [{ type: 'bold' }] }] }],
        },
      },
    })
    await world.owner.db
      .updateTable('signatures')
      .set({ agent_id: agent.agentId })
      .where('account_id', '=', agency.accountId)
      .execute()
    expect(await getContext()).toMatchObject({ signature: '**Ada Moss**', disabledReason: null })
    const { _id } = await send()
    const { html, text, piece } = await show(_id)
    expect(piece._id).toBe(_id)
    expect(html).toContain('Hi Nora,')
    expect(html).toMatch(/<(strong|b)[^>]*>Ada Moss</)
    expect(text).toContain('shall we talk?')
    expect(html).not.toMatch(/\/e\/[coup]\//)
    expect(html).not.toContain('<script')
  })

  test('has links that lead where they say and are recorded', async ({ world }) => {
    const { agency, send, list } = await createAgencyWithLetters(world)
    const { _id } = await send({ text: 'See [our page](https://example.com/page).' })
    await world.owner.db
      .updateTable('email_pieces')
      .set({ state: 'DELIVERED', sent_at: new Date(Date.now() - hourLength) })
      .where('id', '=', _id)
      .execute()
    const { clickBase } = createPieceLinks('', world.secret, agency.accountId)(_id)
    const browser = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36',
      'accept-language': 'en',
    }
    const reply = await world.anonymous.send('GET', `${clickBase}0`, undefined, browser)
    expect(reply.headers.location).toBe('https://example.com/page')
    expect((await list()).data).toMatchObject([{ clickedAt: expect.any(String), openedAt: expect.any(String) }])
    expect((await world.anonymous.send('GET', `${clickBase}1`, undefined, browser)).headers.location).toBeUndefined()
  })

  test('stays as it was sent when the contact changes later', async ({ world }) => {
    const { agent, params, send, show, getContext } = await createAgencyWithLetters(world)
    const { _id } = await send({ text: 'Hi {{contact.firstName | there}}, <img src=x onerror=alert(1)>' })
    const { recipient } = await getContext()
    const links = { clickBase: 'https://pages.test/e/c/x/', openPixel: 'https://pages.test/e/o/x.gif' }
    await world.owner.db
      .updateTable('email_pieces')
      .set({ state: 'SENT', sent_at: new Date(), recipient: JSON.stringify({ ...recipient, links }) })
      .where('id', '=', _id)
      .execute()
    await agent.call('PATCH /agent/contacts/:contactId', { params, body: { firstName: 'Eleanor' } })
    const { html } = await show(_id)
    expect(html).toContain('Hi Nora, &lt;img')
    expect(html).not.toContain('https://pages.test/e/')
  })

  test.for([
    ['has no email', { emailId: null }, 'This contact has no email. Add one to send an email.'],
    ['is archived', { archived_at: new Date() }, 'This contact is archived. Restore them to send an email.'],
    ['unsubscribed', { unsubscribed_at: new Date() }, 'This contact unsubscribed from emails.'],
  ] as const)('is refused, and says why, when the contact %s', async ([, change, message], { world }) => {
    const { updateContact, contact, send, getContext } = await createAgencyWithLetters(world)
    const columns = 'emailId' in change ? { email: null } : change
    await updateContact(contact._id, columns)
    expect((await getContext()).disabledReason).toBe(message)
    await expect(send()).rejects.toMatchObject({ code: 'conflict', message })
  })

  test.for([
    ['BOUNCE', /^Emails to .+ bounced\./],
    ['COMPLAINT', /reported an email as spam/],
    ['MANUAL', /is on the list of addresses that get no email/],
  ] as const)('is refused for an address that is suppressed by %s', async ([reason, message], { world }) => {
    const { agency, email, send, getContext } = await createAgencyWithLetters(world)
    await world.owner.db
      .insertInto('email_suppressions')
      .values({ account_id: agency.accountId, email, reason })
      .execute()
    expect((await getContext()).disabledReason).toMatch(message)
    await expect(send()).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(message) })
  })

  test('needs a subject, a text, and fallbacks', async ({ world }) => {
    const { send, list } = await createAgencyWithLetters(world)
    await expect(send({ subject: ' ', text: '' })).rejects.toMatchObject({
      fields: { subject: 'This field is required', text: 'This field is required' },
    })
    await expect(send({ text: 'Hi {{contact.firstName}}' })).rejects.toMatchObject({
      fields: { text: expect.stringContaining('may be missing') },
    })
    const { subject } = await send({ subject: 'One\r\nBcc: eve@example.com' })
    expect(subject).toBe('One Bcc: eve@example.com')
    expect((await list()).total).toBe(1)
  })

  test('belongs to its account', async ({ world }) => {
    const { send, show } = await createAgencyWithLetters(world)
    const { _id } = await send()
    const other = await createAgencyWithLetters(world)
    await expect(show(_id, other.agent)).rejects.toMatchObject({ code: 'not_found', message: 'Email not found' })
    await expect(send({}, other.agent)).rejects.toMatchObject({ code: 'not_found' })
    await expect(show(newId())).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the emails of a contact', () => {
  test('are those of the contact alone, newest first, by page', async ({ world }) => {
    const { agent, params, send, addContact } = await createAgencyWithLetters(world)
    const other = await addContact('Tom Reed', { emailId: `tom-${newId()}@example.com` })
    await agent.call('POST /agent/contacts/:contactId/emails', {
      params: { contactId: other._id },
      body: { pieceId: newId(), ...letter },
    })
    for (const subject of ['One', 'Two', 'Three']) await send({ subject })
    const getPage = (page: number) =>
      agent.call('GET /agent/contacts/:contactId/emails', { params, query: { page, pageSize: 2 } })
    const [first, second] = [await getPage(1), await getPage(2)]
    expect([...first.data, ...second.data].map(({ subject }) => subject)).toEqual(['Three', 'Two', 'One'])
    expect(first.total).toBe(3)
  })

  test('move to the contact that theirs is merged into, and back', async ({ world }) => {
    const { agency, agent, addContact, params, send, list, contact } = await createAgencyWithLetters(world)
    const { _id: pieceId } = await send()
    await world.owner.db
      .insertInto('contact_topic_opt_outs')
      .values({ account_id: agency.accountId, contact_id: contact._id, topic: 'LISTINGS' })
      .execute()
    const winner = await addContact('Nora Field-Moss', { emailId: `nora.moss-${newId()}@example.com` })
    const listOptOuts = async () =>
      (
        await world.owner.db
          .selectFrom('contact_topic_opt_outs')
          .select(['contact_id'])
          .where('account_id', '=', agency.accountId)
          .execute()
      ).map(({ contact_id }) => contact_id)
    const { mergeId } = await agent.call('POST /agent/contacts/:contactId/merge', {
      params: { contactId: winner._id },
      body: { mergedId: contact._id },
    })
    const listOf = (contactId: string) =>
      agent.call('GET /agent/contacts/:contactId/emails', { params: { contactId }, query: {} })
    expect((await listOf(winner._id)).data).toMatchObject([{ _id: pieceId, contact: { _id: winner._id } }])
    expect((await list()).data).toMatchObject([{ _id: pieceId }])
    expect(await listOptOuts()).toEqual([winner._id])
    await agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
    expect((await listOf(winner._id)).total).toBe(0)
    expect((await agent.call('GET /agent/contacts/:contactId/emails', { params, query: {} })).total).toBe(1)
    expect(await listOptOuts()).toEqual([contact._id])
  })
})
