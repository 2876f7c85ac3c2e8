import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { createPage } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

const notFound = { code: 'not_found', message: 'The contact you are attempting to reach is no longer available.' }
const markup = '<img src=x onerror=alert(1)>'

describe('a contact', () => {
  test('is created with all given fields and assigned to the agent who adds it', async ({ world }) => {
    const { agent, addContact } = await createAgencyWithContacts(world)
    const added = await addContact('Nora Field', {
      emailId: ' Nora@Example.com ',
      phone: '(603) 555-0142',
      tags: ['Sphere', 'sphere', ' Past  client '],
      address: '12 Oak Street, Dover, NH 03820',
    })
    expect(added).toMatchObject({
      fullName: 'Nora Field',
      emailId: 'nora@example.com',
      emailUnsubscribed: { isUnsub: false },
      phone: '(603) 555-0142',
      emails: ['nora@example.com'],
      phones: ['(603) 555-0142'],
      owner: { _id: agent.agentId },
      tags: ['Sphere', 'Past client'],
      source: 'Added by hand',
      subscription: { state: 'SUBSCRIBED', since: null, by: null },
      consent: null,
      importConsent: null,
      leads: [],
      dashboards: [],
      properties: [{ fullAddress: '12 Oak Street, Dover, NH 03820' }],
    })
    expect(await agent.call('GET /agent/contacts/:contactId', { params: { contactId: added._id } })).toEqual(added)
    const other = await addContact('Tom Reed', { address: '12 oak st, dover nh 03820', tags: ['SPHERE'] })
    expect(other.properties[0]?._id).toBe(added.properties[0]?._id)
    expect(other.tags).toEqual(['Sphere'])
  })

  test('from a page has its consent, leads and visited dashboards', async ({ world }) => {
    const page = await createPage(world)
    const agent = await world.factory.createAgent(page.agency)
    const submissionId = newId()
    await page.submit({ id: submissionId })
    const [contact] = (await page.getStored()).contacts
    const params = { contactId: contact?.id ?? '' }
    const dashboard = await world.factory.createAsset(page.agency, {
      kind: 'contact-dashboard',
      type: 'SELLER',
      name: 'Home',
    })
    const view = { dashboardId: dashboard.subjectId, visitId: newId() }
    await world.owner.db
      .insertInto('timeline_entries')
      .values(
        ['2026-01-01', '2026-01-02'].map((at) => ({
          account_id: page.agency.accountId,
          id: newId(),
          at: new Date(at),
          event_group: 'DASHBOARD',
          kind: 'VIEWED',
          contact_id: params.contactId,
          detail: JSON.stringify(view),
        })),
      )
      .execute()
    const loaded = await agent.call('GET /agent/contacts/:contactId', { params })
    expect(loaded).toMatchObject({
      consent: {
        wording: page.journey.consent.wording,
        version: page.journey.consent.version,
        pageUrl: 'https://blog.example/sell?utm=1',
        submissionId,
        subjectName: 'Address search',
      },
      leads: [{ leadType: 'HV', stage: 'NEW', address: '12 Oak Street, Dover, NH 03820' }],
      dashboards: [{ _id: dashboard.subjectId, name: 'Home', views: 2, lastViewedAt: '2026-01-02T00:00:00.000Z' }],
    })
  })

  test('is updated field by field, and a save based on an older version is refused', async ({ world }) => {
    const { agency, agent, addContact, listNames } = await createAgencyWithContacts(world)
    const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
    const { _id: contactId, updatedAt } = await addContact('Nora Field', {
      emailId: 'nora@example.com',
      tags: ['Sphere'],
    })
    const params = { contactId }
    const change = (who: typeof agent, body: object) =>
      who.call('PATCH /agent/contacts/:contactId', { params, body: { basedOn: updatedAt, ...body } })

    const first = await change(colleague, { ownerId: colleague.agentId, phone: '603 555 0142' })
    expect(first).toMatchObject({
      firstName: 'Nora',
      emailId: 'nora@example.com',
      tags: ['Sphere'],
      owner: { _id: colleague.agentId },
    })
    const stale = { code: 'conflict', message: 'This was changed elsewhere since you opened it.' }
    await expect(change(agent, { lastName: 'Fielding' })).rejects.toMatchObject(stale)
    const second = await change(agent, { lastName: 'Fielding', emailId: '', basedOn: first.updatedAt })
    expect(second).toMatchObject({ fullName: 'Nora Fielding', emailId: null, subscription: { state: 'NO_EMAIL' } })
    expect(second.emails).toEqual(['nora@example.com'])
    expect(await listNames({ search: 'nora@example' })).toEqual(['Nora Fielding'])
  })

  test('keeps the attribute values of two agents who edit it at the same time', async ({ world }) => {
    const { agency, agent, addContact } = await createAgencyWithContacts(world)
    const owner = await world.factory.createAgent(agency)
    for (const label of ['Pets', 'Parking'])
      await owner.call('POST /agent/attributes', { body: { entity: 'CONTACT', label, type: 'TEXT' } })
    const { _id: contactId, updatedAt } = await addContact('Nora Field')
    const params = { contactId }
    const change = (who: typeof agent, basedOn: string, custom: object) =>
      who.call('PATCH /agent/contacts/:contactId', { params, body: { basedOn, custom: { ...custom } } })

    await change(owner, updatedAt, { pets: 'Two cats' })
    await expect(change(agent, updatedAt, { parking: 'A garage' })).rejects.toMatchObject({ code: 'conflict' })
    const fresh = await agent.call('GET /agent/contacts/:contactId', { params })
    expect(fresh.custom).toEqual({ pets: 'Two cats' })
    const { custom } = await change(agent, fresh.updatedAt, { parking: 'A garage' })
    expect(custom).toEqual({ pets: 'Two cats', parking: 'A garage' })
  })

  test('can be linked to another property, which is recorded in its activity once', async ({ world }) => {
    const { agent, addContact } = await createAgencyWithContacts(world)
    const { _id: contactId } = await addContact('Nora Field', { address: '12 Oak Street, Dover, NH 03820' })
    const linkAddress = (address: string) =>
      agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { address } })

    await linkAddress('9 Elm Street, Dover, NH 03820')
    const { properties } = await linkAddress('9 Elm St., Dover NH 03820')
    expect(properties.map(({ fullAddress }) => fullAddress)).toEqual([
      '12 Oak Street, Dover, NH 03820',
      '9 Elm Street, Dover, NH 03820',
    ])
    const stored = await world.owner.db
      .selectFrom('timeline_entries')
      .select('kind')
      .where('contact_id', '=', contactId)
      .where('event_group', '=', 'PROPERTY')
      .execute()
    expect(stored).toEqual([{ kind: 'LINKED' }, { kind: 'LINKED' }])
  })

  test('accepts only one of several concurrent saves', async ({ world }) => {
    const { agent, addContact } = await createAgencyWithContacts(world)
    const { _id: contactId, updatedAt: basedOn } = await addContact('Nora Field')
    const saves = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((lastName) =>
        agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { basedOn, lastName } }),
      ),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is hidden from lists while archived and can be restored unless another contact has its email', async ({
    world,
  }) => {
    const { agent, addContact, listNames } = await createAgencyWithContacts(world)
    const { _id: contactId } = await addContact('Nora Field', { emailId: 'nora@example.com' })
    const params = { contactId }
    const archived = await agent.call('POST /agent/contacts/:contactId/archived', { params })
    expect(archived.isArchived).toBe(true)
    expect(await listNames()).toEqual([])
    expect(await listNames({ isArchived: true })).toEqual(['Nora Field'])
    const other = await addContact('Norah Fields', { emailId: 'nora@example.com' })
    await expect(agent.call('POST /agent/contacts/:contactId/unarchived', { params })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Their email belongs to Norah Fields now.',
    })
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: other._id } })
    const back = await agent.call('POST /agent/contacts/:contactId/unarchived', { params })
    expect(back).toMatchObject({ isArchived: false, emailId: 'nora@example.com' })
    expect(await listNames()).toEqual(['Nora Field'])
  })

  test('can be resubscribed only if an agent unsubscribed them', async ({ world }) => {
    const { agent, addContact, updateContact } = await createAgencyWithContacts(world)
    const { _id: contactId } = await addContact('Nora Field', { emailId: 'nora@example.com' })
    const params = { contactId }
    const off = await agent.call('POST /agent/contacts/:contactId/unsubscribed', { params })
    expect(off).toMatchObject({
      emailUnsubscribed: { isUnsub: true },
      subscription: { state: 'UNSUBSCRIBED', by: 'Ada Moss', mayResubscribe: true },
    })
    const on = await agent.call('POST /agent/contacts/:contactId/subscribed', { params })
    expect(on).toMatchObject({ subscription: { state: 'SUBSCRIBED', since: null } })
    await updateContact(contactId, { unsubscribed_at: new Date() })
    await expect(agent.call('POST /agent/contacts/:contactId/subscribed', { params })).rejects.toMatchObject({
      code: 'conflict',
      message: 'They unsubscribed themselves. Only they can resubscribe.',
    })
  })

  test('stores markup and SQL as plain text', async ({ world }) => {
    const { agent } = await createAgencyWithContacts(world)
    const body = { firstName: markup, lastName: "'; drop table contacts; --", tags: [markup], source: markup }
    const added = await agent.call('POST /agent/contacts', { body })
    expect(added).toMatchObject({ firstName: markup, tags: [markup], source: markup })
    const { data } = await agent.call('GET /agent/contacts/search', { query: { search: '<img src=x' } })
    expect(data).toHaveLength(1)
  })

  test('of another agency cannot be read, changed, assigned or archived', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithContacts(world), await createAgencyWithContacts(world)]
    const nora = await theirs.addContact('Nora Field', { emailId: 'nora@example.com' })
    const params = { contactId: nora._id }
    const { agent } = ours
    for (const attempt of [
      () => agent.call('GET /agent/contacts/:contactId', { params }),
      () => agent.call('PATCH /agent/contacts/:contactId', { params, body: { firstName: 'Mine' } }),
      () => agent.call('POST /agent/contacts/:contactId/archived', { params }),
      () => agent.call('POST /agent/contacts/:contactId/unarchived', { params }),
      () => agent.call('POST /agent/contacts/:contactId/unsubscribed', { params }),
      () => agent.call('POST /agent/contacts/:contactId/subscribed', { params }),
    ])
      await expect(attempt()).rejects.toMatchObject(notFound)
    expect(await theirs.agent.call('GET /agent/contacts/:contactId', { params })).toEqual(nora)
    const creation = agent.call('POST /agent/contacts', { body: { firstName: 'A', ownerId: theirs.agent.agentId } })
    await expect(creation).rejects.toMatchObject({ fields: { ownerId: 'Please choose a member of your agency' } })
    await expect(ours.addContact('Nora Field', { emailId: 'nora@example.com' })).resolves.toMatchObject({
      emailId: 'nora@example.com',
    })
  })

  test('that was merged is returned as the contact it was merged into', async ({ world }) => {
    const { agent, addContact, updateContact, listNames } = await createAgencyWithContacts(world)
    const [primary, duplicate] = [await addContact('Nora Field'), await addContact('Norah Field')]
    await updateContact(duplicate._id, { merged_into: primary._id, archived_at: new Date() })
    const loaded = await agent.call('GET /agent/contacts/:contactId', { params: { contactId: duplicate._id } })
    expect(loaded._id).toBe(primary._id)
    expect(await listNames({ isArchived: true })).toEqual([])
  })

  test('triggers webhooks when it is created or its name or contact details change', async ({ world }) => {
    const { agency, agent, addContact } = await createAgencyWithContacts(world)
    const owner = await world.factory.createAgent(agency)
    await owner.call('POST /agent/webhooks', {
      body: { url: 'http://127.0.0.1:9/', eventTypes: ['contact.created', 'contact.updated'] },
    })
    const { _id: contactId } = await addContact('Nora Field', { phone: '603 555 0142' })
    const params = { contactId }
    await agent.call('PATCH /agent/contacts/:contactId', { params, body: { tags: ['Sphere'] } })
    await agent.call('PATCH /agent/contacts/:contactId', { params, body: { firstName: 'Norah' } })
    const stored = await world.owner.db
      .selectFrom('webhook_deliveries')
      .select(['event_type', 'payload'])
      .where('account_id', '=', agency.accountId)
      .orderBy('created_at')
      .execute()
    expect(stored.map(({ event_type }) => event_type)).toEqual(['contact.created', 'contact.updated'])
    expect(stored[1]?.payload).toMatchObject({
      data: { contactId, firstName: 'Norah', lastName: 'Field', email: '', phone: '603 555 0142' },
    })
  })
})

test.for([
  [{}, { firstName: 'Please enter a name, an email or a phone number' }],
  [{ firstName: '  ' }, { firstName: 'Please enter a name, an email or a phone number' }],
  [{ emailId: 'nora@' }, { emailId: 'Please enter a valid email' }],
  [{ phone: '12' }, { phone: 'Please enter a valid phone number' }],
  [{ firstName: 'x'.repeat(65) }, { firstName: 'This field cannot be more than 64 characters' }],
  [{ firstName: 'A', tags: [''] }, { 'tags.0': 'This field is required' }],
  [{ firstName: 'A', ownerId: newId() }, { ownerId: 'Please choose a member of your agency' }],
  [{ firstName: 'A', custom: { color: 'red' } }, { 'custom.color': 'This attribute does not exist' }],
  [{ emailId: 'taken@example.com' }, { emailId: 'This email belongs to Tom Reed' }],
] as const)('a contact of %j is not added', async ([body, fields], { world }) => {
  const { agent, addContact, listNames } = await createAgencyWithContacts(world)
  await addContact('Tom Reed', { emailId: 'taken@example.com' })
  const response = await agent.send('POST', '/api/agent/contacts', body)
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toEqual(fields)
  expect(await listNames()).toEqual(['Tom Reed'])
})
