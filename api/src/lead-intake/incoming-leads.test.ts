import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect, onTestFinished } from 'vitest'
import { createIntake } from '../testing/intake-agency.ts'
import { runDeletion, runJobs } from '../testing/jobs.ts'
import { createNoticeOf } from '../testing/lead-intake.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { test } from '../testing/world.ts'

const person = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '(603) 555-0134' }

describe('a lead that a program sends', () => {
  test('needs the scope, finds the contact, and is created once per id', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const owner = await world.factory.createAgent(agency)
    const createKey = async (scopes: string[]) =>
      (await owner.call('POST /agent/api-keys', { body: { name: 'CRM', scopes, expiresOn: null } })).key
    const send = async (scopes: string[], body: object) => {
      const headers = { authorization: `Bearer ${await createKey(scopes)}`, 'content-type': 'application/json' }
      return world.anonymous.send('POST', '/api/agent/incoming-leads', JSON.stringify(body), headers)
    }
    const body = {
      ...person,
      address: '12 Oak Street, Dover, NH 03820',
      message: 'Call me',
      source: 'Billboard',
      leadType: 'SELLER',
      tags: ['Spring', 'Spring'],
      externalId: 'b-17',
    }
    expect((await send(['contacts:write', 'leads:read'], body)).statusCode).toBe(403)
    expect((await world.anonymous.send('POST', '/api/agent/incoming-leads', body)).statusCode).toBe(401)
    const first = (await send(['leads:write'], body)).json()
    expect(first).toMatchObject({ isNew: true })
    expect((await send(['leads:write'], { ...body, message: 'Again' })).json()).toEqual({ ...first, isNew: false })
    const other = (await send(['leads:write'], { ...body, source: 'Flyer', phone: '' })).json()
    expect(other).toMatchObject({ isNew: true, contactId: first.contactId })
    const byPhone = (await send(['leads:write'], { phone: '6035550134', source: 'Call center' })).json()
    expect(byPhone).toMatchObject({ isNew: true, contactId: first.contactId })
    const contact = await owner.call('GET /agent/contacts/:contactId', { params: { contactId: first.contactId } })
    expect(contact).toMatchObject({ tags: ['Spring'], consent: null, source: 'Billboard' })
    const { data } = await owner.call('GET /agent/leads/search', { query: {} })
    expect(data.map(({ source }) => source).sort()).toEqual(['Billboard', 'Call center', 'Flyer'])
  })

  test('is refused with bad input', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    for (const body of [
      {},
      { source: 'x' },
      { ...person, source: '' },
      { ...person, source: 'x', email: 'no email' },
      { ...person, source: 'x', phone: '12' },
      { ...person, source: 'x', leadType: 'OTHER' },
      { ...person, source: 'x'.repeat(65) },
      { ...person, source: 'x', tags: Array.from({ length: 31 }, (_, n) => `t${n}`) },
    ])
      expect((await owner.send('POST', '/api/agent/incoming-leads', body)).statusCode).toBe(422)
    expect((await owner.call('GET /agent/leads/search', { query: {} })).total).toBe(0)
  })

  test('is published to webhooks, with the contact', async ({ world }) => {
    const receiver = await startReceiver()
    onTestFinished(() => receiver.close())
    const agency = await world.factory.createAgency()
    const owner = await world.factory.createAgent(agency)
    await owner.call('POST /agent/webhooks', {
      body: { url: `${receiver.origin}/in`, eventTypes: ['lead.created', 'contact.created'] },
    })
    const body = { ...person, source: 'Billboard' }
    const { leadId, contactId } = await owner.call('POST /agent/incoming-leads', { body })
    await runJobs(world, agency.accountId)
    const events = receiver.requests.map(({ body }) => JSON.parse(body))
    expect(events.find(({ type }) => type === 'contact.created').data).toEqual({ contactId, ...person })
    expect(events.find(({ type }) => type === 'lead.created').data).toEqual({
      leadId,
      contactId,
      leadType: 'GENERAL',
      address: null,
      source: 'Billboard',
    })
  })
})

test('what was received is deleted after a month, and with the person', async ({ world }) => {
  const intake = await createIntake(world)
  onTestFinished(() => intake.close())
  await intake.owner.call('POST /agent/lead-intake/address')
  await intake.sendEmail(createNoticeOf('Nora'))
  await intake.sendEmail(createNoticeOf('Omar'))
  const [lead] = (await intake.listToday()).filter(({ fullName }) => fullName === 'Nora Field')
  await intake.owner.call('POST /agent/contacts/:contactId/erasure', {
    params: { contactId: lead?.contactId ?? '' },
    body: { name: 'Nora Field' },
  })
  await runJobs(world, intake.accountId)
  expect((await intake.listEntries()).map(({ contactName }) => contactName)).toEqual(['Omar Field'])
  await world.owner.db
    .updateTable('lead_intake_entries')
    .set({ received_at: new Date(Date.now() - 31 * dayLength) })
    .execute()
  await runDeletion(world)
  expect(await intake.listEntries()).toEqual([])
  expect(await intake.listToday()).toHaveLength(1)
})
