import { emailTemplates } from '@gable/shared/emails/templates/email-templates.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Email } from '../platform/mail/email.ts'
import { completeBrand } from '../testing/brand.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

const regularTemplate = emailTemplates.find(({ templateType }) => templateType === 'REGULAR')
const smartTemplate = emailTemplates.find((template) => template.templateType === 'SMART')

async function createAgencyWithEmail(world: World) {
  const setup = await createAgencyWithContacts(world)
  const marketer = await world.factory.createAgent(setup.agency, { role: 'ADMIN' })
  const content = await marketer.call('POST /agent/content/templates/:templateId/create', {
    params: { templateId: regularTemplate?.id ?? '' },
    body: { contentName: 'May letter' },
  })
  const contact = await setup.addContact('Nora Field', {
    emailId: `${newId()}@example.com`,
    address: '7 Pond Way, Dover, NH 03820',
  })
  const saveText = (subject: string, text: string) =>
    marketer.call('PATCH /agent/content/:contentId/draft-settings', {
      params: { contentId: content._id },
      body: {
        settings: { ...content.draftSettings, subject, blocks: [{ id: 'a', type: 'TEXT', text, align: 'LEFT' }] },
      },
    })
  const to = `tester-${newId()}@example.com`
  const sendTest = (body: object = {}, contentId = content._id) =>
    marketer.call('POST /agent/content/:contentId/test-email', {
      params: { contentId },
      body: { email: to, version: 'DRAFT', contactId: contact._id, ...body },
    })
  const listQueued = async (): Promise<Email[]> => {
    const { rows } = await sql<{ payload: Email }>`select payload from graphile_worker._private_jobs
      where payload->>'to' = ${to} order by id`.execute(world.owner.db)
    return rows.map(({ payload }) => payload)
  }
  return { ...setup, marketer, content, contact, saveText, sendTest, listQueued, to }
}

describe('a test email', () => {
  test('is the draft filled for the contact, and is neither counted nor tracked', async ({ world }) => {
    const { agency, sendTest, listQueued, saveText, to, content, marketer } = await createAgencyWithEmail(world)
    await saveText(
      'News for {{contact.firstName | you}}',
      'Hi {{contact.firstName | there}}, [see](https://example.com)',
    )
    expect(await sendTest()).toEqual({ sentTo: to })
    const [email] = await listQueued()
    expect(email?.subject).toBe('[Test] News for Nora')
    expect(email?.html).toContain('Hi Nora, ')
    expect(email?.html).toContain('href="https://example.com')
    expect(email?.text).toContain('Hi Nora')
    expect(email?.html).not.toMatch(/\/e\/[coup]\//)
    expect(email?.unsubscribe).toBeUndefined()
    const { statistics } = await marketer.call('GET /agent/content/:contentId', { params: { contentId: content._id } })
    expect(statistics.sent).toBe(0)
    const pieces = world.owner.db.selectFrom('email_pieces').selectAll().where('account_id', '=', agency.accountId)
    expect(await pieces.execute()).toEqual([])
  })

  test('can be the published version, once there is one', async ({ world }) => {
    const { marketer, content, sendTest, listQueued, saveText } = await createAgencyWithEmail(world)
    await expect(sendTest({ version: 'PUBLISHED' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Email not published yet.',
    })
    await saveText('First', 'One')
    await world.owner.db
      .insertInto('content_versions')
      .values({
        account_id: marketer.accountId ?? '',
        content_id: content._id,
        version: 1,
        settings: JSON.stringify({ ...content.draftSettings, subject: 'As published' }),
      })
      .execute()
    await world.owner.db
      .updateTable('contents')
      .set({ status: 'PUBLISHED', published_version: 1 })
      .where('id', '=', content._id)
      .execute()
    await sendTest({ version: 'PUBLISHED' })
    expect((await listQueued()).map(({ subject }) => subject)).toEqual(['[Test] As published'])
  })

  test('can be a variation of smart content, in another brand', async ({ world }) => {
    const { marketer, sendTest, listQueued } = await createAgencyWithEmail(world)
    const brand = await marketer.call('POST /agent/branding', { body: { name: 'The Hill Team' } })
    const variation = smartTemplate?.variations.at(-1)
    await completeBrand(world, (await marketer.call('GET /agent/branding/default'))._id)
    const smart = await marketer.call('POST /agent/smart-content/templates/:templateId/visible', {
      params: { templateId: smartTemplate?.id ?? '' },
    })
    await sendTest({ smartContentConfigVariationId: variation?.id, brandingId: brand._id }, smart._id)
    const [email] = await listQueued()
    expect(email?.senderName).toMatch(/The Hill Team$/)
    await expect(sendTest({ smartContentConfigVariationId: 'unknown' }, smart._id)).rejects.toMatchObject({
      code: 'not_found',
      message: 'Variation not found',
    })
  })

  test.for([
    ['an address that is none', { email: 'nora' }, { fields: { email: 'Please enter a valid email.' } }],
    ['two addresses', { email: 'a@example.com, b@example.com' }, { fields: { email: 'Please enter a valid email.' } }],
    ['a contact who does not exist', { contactId: newId() }, { code: 'not_found', message: 'Contact not found' }],
    ['a home of somebody else', { propertyId: newId() }, { code: 'not_found' }],
  ] as const)('is refused for %s', async ([, body, problem], { world }) => {
    const { sendTest, listQueued } = await createAgencyWithEmail(world)
    await expect(sendTest(body)).rejects.toMatchObject(problem)
    expect(await listQueued()).toEqual([])
  })

  test('is limited per account', async ({ world }) => {
    const { sendTest } = await createAgencyWithEmail(world)
    for (let count = 0; count < 60; count++) await sendTest()
    await expect(sendTest()).rejects.toMatchObject({ code: 'too_many' })
  }, 60_000)

  test('of another account, or without permission, is not sent', async ({ world }) => {
    const one = await createAgencyWithEmail(world)
    const other = await createAgencyWithEmail(world)
    await expect(one.sendTest({}, other.content._id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(one.sendTest({ contactId: other.contact._id })).rejects.toMatchObject({ code: 'not_found' })
    const params = { contentId: one.content._id }
    const body = { email: one.to, version: 'DRAFT', contactId: one.contact._id } as const
    await expect(one.agent.call('POST /agent/content/:contentId/test-email', { params, body })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(
      world.anonymous.call('POST /agent/content/:contentId/test-email', { params, body }),
    ).rejects.toMatchObject({ code: 'signed_out' })
  })
})

describe('a preview', () => {
  test('without a contact has a sample in the name of the agent who looks', async ({ world }) => {
    const { marketer } = await createAgencyWithEmail(world)
    const { sender, recipient } = await marketer.call('POST /agent/emails/preview-context', { body: {} })
    expect(recipient.values['contact.firstName']).toBe('Emma')
    expect(recipient.values['agent.email']).toBe(marketer.email)
    expect(recipient.values['agency.name']).toBe(sender.brand.name)
    expect(recipient.home?.estimate).not.toBeNull()
    expect(recipient.links).toEqual({ clickBase: null, openPixel: null, unsubscribe: '#', preferences: '#' })
  })

  test('for a contact has their values', async ({ world }) => {
    const { marketer, contact } = await createAgencyWithEmail(world)
    const { recipient } = await marketer.call('POST /agent/emails/preview-context', {
      body: { contactId: contact._id },
    })
    expect(recipient.values['home.address']).toBe('7 Pond Way, Dover, NH 03820')
    expect(recipient).not.toHaveProperty('toEmail')
  })
})

test('contacts are suggested once for each of their homes', async ({ world }) => {
  const { marketer, agent, contact, addProperty, addContact } = await createAgencyWithEmail(world)
  await addProperty(contact._id)
  await addContact('Tom Reed', { phone: '603-555-0143' })
  const suggest = (query: object) => marketer.call('GET /agent/emails/contact-suggestions', { query })
  const { data } = await suggest({ search: 'nora', pageSize: 20 })
  expect(data).toHaveLength(2)
  expect(data).toMatchObject([
    {
      contactId: contact._id,
      fullName: 'Nora Field',
      emailId: contact.emailId,
      propertyId: contact.properties[0]?._id,
    },
    { contactId: contact._id, address: expect.stringContaining('Elm Street') },
  ])
  expect((await suggest({ search: 'reed' })).data).toMatchObject([
    { fullName: 'Tom Reed', propertyId: null, address: '', emailId: '', phone: expect.stringContaining('555') },
  ])
  expect((await suggest({ pageSize: 1 })).data).toHaveLength(1)
  expect((await suggest({ search: 'nobody of this name' })).data).toEqual([])
  await expect(agent.call('GET /agent/emails/contact-suggestions', { query: {} })).rejects.toMatchObject({
    code: 'forbidden',
  })
})
