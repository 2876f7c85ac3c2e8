import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { agencyWithContacts } from '../testing/contacts.ts'
import { openPage } from '../testing/visitors.ts'
import { test } from '../testing/world.ts'

const gone = { code: 'not_found', message: 'The contact you are attempting to reach is no longer available.' }
const markup = '<img src=x onerror=alert(1)>'

describe('a contact', () => {
  test('is added with all that is known, and belongs to who adds it', async ({ world }) => {
    const { agent, add } = await agencyWithContacts(world)
    const added = await add('Nora Field', {
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
      leads: [],
      dashboards: [],
      properties: [{ fullAddress: '12 Oak Street, Dover, NH 03820' }],
    })
    expect(await agent.call('GET /agent/contacts/:contactId', { params: { contactId: added._id } })).toEqual(added)
    const again = await add('Tom Reed', { address: '12 oak st, dover nh 03820', tags: ['SPHERE'] })
    expect(again.properties[0]?._id).toBe(added.properties[0]?._id)
    expect(again.tags).toEqual(['Sphere'])
  })

  test('who came through a page tells why one may write to them, what they want and where they were', async ({
    world,
  }) => {
    const page = await openPage(world)
    const agent = await world.founding.person(page.agency)
    const submissionId = newId()
    await page.send({ id: submissionId })
    const [contact] = (await page.stored()).contacts
    const params = { contactId: contact?.id ?? '' }
    const dashboard = await world.founding.subject(page.agency, {
      kind: 'contact-dashboard',
      type: 'SELLER',
      name: 'Home',
    })
    const seen = { dashboardId: dashboard.subjectId, visitId: newId() }
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
          detail: JSON.stringify(seen),
        })),
      )
      .execute()
    const known = await agent.call('GET /agent/contacts/:contactId', { params })
    expect(known).toMatchObject({
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

  test('is changed field by field, and who saves later is told', async ({ world }) => {
    const { agency, agent, add, namesOf } = await agencyWithContacts(world)
    const colleague = await world.founding.person(agency, { role: 'AGENT' })
    const { _id: contactId, updatedAt } = await add('Nora Field', { emailId: 'nora@example.com', tags: ['Sphere'] })
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
    expect(await namesOf({ search: 'nora@example' })).toEqual(['Nora Fielding'])
  })

  test('whom two people change at once keeps what both have said, attribute by attribute', async ({ world }) => {
    const { agency, agent, add } = await agencyWithContacts(world)
    const owner = await world.founding.person(agency)
    for (const label of ['Pets', 'Parking'])
      await owner.call('POST /agent/attributes', { body: { entity: 'CONTACT', label, type: 'TEXT' } })
    const { _id: contactId, updatedAt } = await add('Nora Field')
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

  test('is given a further home, once and for all to see', async ({ world }) => {
    const { agent, add } = await agencyWithContacts(world)
    const { _id: contactId } = await add('Nora Field', { address: '12 Oak Street, Dover, NH 03820' })
    const move = (address: string) =>
      agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { address } })

    await move('9 Elm Street, Dover, NH 03820')
    const { properties } = await move('9 Elm St., Dover NH 03820')
    expect(properties.map(({ fullAddress }) => fullAddress)).toEqual([
      '12 Oak Street, Dover, NH 03820',
      '9 Elm Street, Dover, NH 03820',
    ])
    const told = await world.owner.db
      .selectFrom('timeline_entries')
      .select('kind')
      .where('contact_id', '=', contactId)
      .where('event_group', '=', 'PROPERTY')
      .execute()
    expect(told).toEqual([{ kind: 'LINKED' }, { kind: 'LINKED' }])
  })

  test('of two saves at once only one is based on what is there', async ({ world }) => {
    const { agent, add } = await agencyWithContacts(world)
    const { _id: contactId, updatedAt: basedOn } = await add('Nora Field')
    const saves = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((lastName) =>
        agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { basedOn, lastName } }),
      ),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is archived out of the lists and comes back, unless somebody else has their e-mail', async ({ world }) => {
    const { agent, add, namesOf } = await agencyWithContacts(world)
    const { _id: contactId } = await add('Nora Field', { emailId: 'nora@example.com' })
    const params = { contactId }
    const archived = await agent.call('POST /agent/contacts/:contactId/archived', { params })
    expect(archived.isArchived).toBe(true)
    expect(await namesOf()).toEqual([])
    expect(await namesOf({ isArchived: true })).toEqual(['Nora Field'])
    const other = await add('Norah Fields', { emailId: 'nora@example.com' })
    await expect(agent.call('POST /agent/contacts/:contactId/unarchived', { params })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Their email belongs to Norah Fields now.',
    })
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: other._id } })
    const back = await agent.call('POST /agent/contacts/:contactId/unarchived', { params })
    expect(back).toMatchObject({ isArchived: false, emailId: 'nora@example.com' })
    expect(await namesOf()).toEqual(['Nora Field'])
  })

  test('who unsubscribed stays so; what an agent did an agent may take back', async ({ world }) => {
    const { agent, add, changed } = await agencyWithContacts(world)
    const { _id: contactId } = await add('Nora Field', { emailId: 'nora@example.com' })
    const params = { contactId }
    const off = await agent.call('POST /agent/contacts/:contactId/unsubscribed', { params })
    expect(off).toMatchObject({
      emailUnsubscribed: { isUnsub: true },
      subscription: { state: 'UNSUBSCRIBED', by: 'Ada Moss', mayResubscribe: true },
    })
    const on = await agent.call('POST /agent/contacts/:contactId/subscribed', { params })
    expect(on).toMatchObject({ subscription: { state: 'SUBSCRIBED', since: null } })
    await changed(contactId, { unsubscribed_at: new Date() })
    await expect(agent.call('POST /agent/contacts/:contactId/subscribed', { params })).rejects.toMatchObject({
      code: 'conflict',
      message: 'They unsubscribed themselves. Only they can take that back.',
    })
  })

  test('keeps what is typed as text, whatever it looks like', async ({ world }) => {
    const { agent } = await agencyWithContacts(world)
    const body = { firstName: markup, lastName: "'; drop table contacts; --", tags: [markup], source: markup }
    const added = await agent.call('POST /agent/contacts', { body })
    expect(added).toMatchObject({ firstName: markup, tags: [markup], source: markup })
    const { data } = await agent.call('GET /agent/contacts/search', { query: { search: '<img src=x' } })
    expect(data).toHaveLength(1)
  })

  test('of another agency can be neither seen, changed, owned nor sent away', async ({ world }) => {
    const [ours, theirs] = [await agencyWithContacts(world), await agencyWithContacts(world)]
    const nora = await theirs.add('Nora Field', { emailId: 'nora@example.com' })
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
      await expect(attempt()).rejects.toMatchObject(gone)
    expect(await theirs.agent.call('GET /agent/contacts/:contactId', { params })).toEqual(nora)
    const strange = agent.call('POST /agent/contacts', { body: { firstName: 'A', ownerId: theirs.agent.agentId } })
    await expect(strange).rejects.toMatchObject({ fields: { ownerId: 'Please choose somebody of your agency' } })
    await expect(ours.add('Nora Field', { emailId: 'nora@example.com' })).resolves.toMatchObject({
      emailId: 'nora@example.com',
    })
  })

  test('that was merged is answered as the one it became', async ({ world }) => {
    const { agent, add, changed, namesOf } = await agencyWithContacts(world)
    const [kept, merged] = [await add('Nora Field'), await add('Norah Field')]
    await changed(merged._id, { merged_into: kept._id, archived_at: new Date() })
    const found = await agent.call('GET /agent/contacts/:contactId', { params: { contactId: merged._id } })
    expect(found._id).toBe(kept._id)
    expect(await namesOf({ isArchived: true })).toEqual([])
  })

  test('tells every open console and the systems that listen', async ({ world }) => {
    const { agency, agent, add } = await agencyWithContacts(world)
    const owner = await world.founding.person(agency)
    await owner.call('POST /agent/webhooks', {
      body: { url: 'http://127.0.0.1:9/', eventTypes: ['contact.created', 'contact.updated'] },
    })
    const { _id: contactId } = await add('Nora Field', { phone: '603 555 0142' })
    const params = { contactId }
    await agent.call('PATCH /agent/contacts/:contactId', { params, body: { tags: ['Sphere'] } })
    await agent.call('PATCH /agent/contacts/:contactId', { params, body: { firstName: 'Norah' } })
    const told = await world.owner.db
      .selectFrom('webhook_deliveries')
      .select(['event_type', 'payload'])
      .where('account_id', '=', agency.accountId)
      .orderBy('created_at')
      .execute()
    expect(told.map(({ event_type }) => event_type)).toEqual(['contact.created', 'contact.updated'])
    expect(told[1]?.payload).toMatchObject({
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
  [{ firstName: 'A', ownerId: newId() }, { ownerId: 'Please choose somebody of your agency' }],
  [{ firstName: 'A', custom: { colour: 'red' } }, { 'custom.colour': 'There is no such attribute' }],
  [{ emailId: 'taken@example.com' }, { emailId: 'This email belongs to Tom Reed' }],
] as const)('a contact of %j is not added', async ([body, fields], { world }) => {
  const { agent, add, namesOf } = await agencyWithContacts(world)
  await add('Tom Reed', { emailId: 'taken@example.com' })
  const answer = await agent.send('POST', '/api/agent/contacts', body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toEqual(fields)
  expect(await namesOf()).toEqual(['Tom Reed'])
})
