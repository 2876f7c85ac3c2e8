import { type ContactSort, contactSorts } from '@gable/shared/contacts/list.ts'
import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts, toFilterQuery } from '../testing/contacts.ts'
import { test } from '../testing/world.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayLength)
const toIsoDate = (date: Date) => date.toISOString().slice(0, 10)

describe('a search', () => {
  test('finds a contact by part of the name, any current or former email or phone number, and property addresses', async ({
    world,
  }) => {
    const { agent, addContact, listNames, addProperty } = await createAgencyWithContacts(world)
    const nora = await addContact('Nora Fielding', { emailId: 'nora@old.example', phone: '(603) 555-0142' })
    const jose = await addContact('José Núñez', { emailId: 'jn@example.com' })
    await addContact('Tom 50%_off')
    const params = { contactId: nora._id }
    await agent.call('PATCH /agent/contacts/:contactId', {
      params,
      body: { emailId: 'nora@new.example', phone: '+1 207 555 0199' },
    })
    await addProperty(jose._id, { city: 'Portsmouth', zip: '03801' })

    for (const search of ['nora', 'ield', 'FIELDING nora', 'n', 'old.exam', 'new.example', '603 555', '6035550142'])
      expect(await listNames({ search }), search).toContain('Nora Fielding')
    for (const search of ['+1 (603) 555-0142', '0199', '1 207 555 0199'])
      expect(await listNames({ search }), search).toEqual(['Nora Fielding'])
    for (const search of ['nunez', 'NÚÑEZ', 'jose port', 'elm street', '03801'])
      expect(await listNames({ search }), search).toEqual(['José Núñez'])
    expect(await listNames({ search: '0%_' })).toEqual(['Tom 50%_off'])
    expect(await listNames({ search: '%' })).toEqual([])
    expect(await listNames({ search: 'nora nobody' })).toEqual([])
  })

  test('of one or two letters matches the beginning of words', async ({ world }) => {
    const { addContact, listNames } = await createAgencyWithContacts(world)
    await addContact('Ida Moss')
    await addContact('Mona Field')
    expect(await listNames({ search: 'mo', sort: 'name', sortOrder: 'asc' })).toEqual(['Ida Moss', 'Mona Field'])
    expect(await listNames({ search: 'id' })).toEqual(['Ida Moss'])
    expect(await listNames({ search: 'on' })).toEqual([])
  })

  test('follows address changes and stops matching unlinked properties', async ({ world }) => {
    const { agency, addContact, listNames, addProperty } = await createAgencyWithContacts(world)
    const { _id } = await addContact('Nora Field')
    const propertyId = await addProperty(_id)
    const { db } = world.owner
    const address = { full_address: '9 Quarry Lane, Bath, ME' }
    await db.updateTable('properties').set(address).where('id', '=', propertyId).execute()
    expect(await listNames({ search: 'quarry' })).toEqual(['Nora Field'])
    expect(await listNames({ search: 'elm' })).toEqual([])
    await db.deleteFrom('contact_properties').where('account_id', '=', agency.accountId).execute()
    expect(await listNames({ search: 'quarry' })).toEqual([])
  })
})

describe('a list', () => {
  test('is sorted by each column that can be sorted, and paged without gaps or duplicates', async ({ world }) => {
    const { agency, agent, addContact, updateContact } = await createAgencyWithContacts(world)
    const colleague = await world.factory.createAgent(agency)
    const names = ['ana Twin', 'Ana twin', 'Bo Last', 'Cy First', 'Di Middle']
    for (const [n, name] of names.entries()) {
      const { _id } = await addContact(name, {
        ...(name !== 'Bo Last' && { emailId: `n${n}@example.com` }),
        phone: `603-555-010${9 - n}`,
        source: n < 2 ? 'Widget' : `import ${n}`,
        ownerId: n === 1 ? null : n === 2 ? colleague.agentId : agent.agentId,
      })
      await updateContact(_id, { created_at: daysAgo(10 - n), last_activity_at: n === 2 ? null : daysAgo(n) })
    }
    const readAllPages = async (sort: ContactSort, sortOrder: 'asc' | 'desc', search = '') => {
      const names: string[] = []
      let cursor: string | undefined
      for (;;) {
        const query = { search, sort, sortOrder, pageSize: 2, ...(cursor && { cursor }) }
        const { data, next, total } = await agent.call('GET /agent/contacts/search', { query })
        expect(total).toEqual({ count: search ? 4 : 5, isExact: true })
        names.push(...data.map(({ fullName }) => fullName))
        if (next === null) return names
        cursor = next
      }
    }
    for (const sort of contactSorts)
      expect([...(await readAllPages(sort, 'desc'))].sort(), sort).toEqual([...names].sort())
    for (const sort of ['name', 'email', 'phone', 'lastActivityAt', 'source', 'createdAt'] as const)
      expect(await readAllPages(sort, 'desc')).toEqual((await readAllPages(sort, 'asc')).reverse())
    const withoutLast = (names: string[]) => names.filter((name) => name !== 'Bo Last')
    for (const sort of contactSorts)
      for (const order of ['asc', 'desc'] as const)
        expect(await readAllPages(sort, order, 'example')).toEqual(withoutLast(await readAllPages(sort, order)))
    expect((await readAllPages('name', 'asc')).slice(2)).toEqual(['Bo Last', 'Cy First', 'Di Middle'])
    expect(await readAllPages('createdAt', 'asc')).toEqual(names)
    expect(await readAllPages('phone', 'desc')).toEqual(names)
    expect((await readAllPages('email', 'asc')).at(-1)).toBe('Bo Last')
    expect((await readAllPages('source', 'asc')).slice(0, 3)).toEqual(names.slice(2))
    for (const order of ['asc', 'desc'] as const)
      expect((await readAllPages('owner', order)).at(-1), order).toBe('Ana twin')
    expect((await readAllPages('owner', 'desc')).slice(0, 4)).toEqual(
      (await readAllPages('owner', 'asc')).slice(0, 4).reverse(),
    )
    expect(await readAllPages('lastActivityAt', 'desc')).toEqual([
      'ana Twin',
      'Ana twin',
      'Cy First',
      'Di Middle',
      'Bo Last',
    ])
  })

  test('returns everything its columns can show', async ({ world }) => {
    const { agency, agent, addContact, addProperty } = await createAgencyWithContacts(world)
    const { _id } = await addContact('Nora Field', {
      emailId: 'Nora@Example.com',
      tags: ['Sphere'],
      source: 'Open house',
    })
    const propertyId = await addProperty(_id, { claimedAt: new Date() })
    const propertyKeys = { account_id: agency.accountId, property_id: propertyId }
    await world.owner.db
      .insertInto('mortgages')
      .values({ ...propertyKeys, id: newId(), mortgage_date: '2020-01-01', amount_cents: 100 })
      .execute()
    const estimate = { ...propertyKeys, provider: 'ATTOM', low_cents: 1, high_cents: 9, confidence: 50 }
    await world.owner.db
      .insertInto('value_estimates')
      .values([
        { ...estimate, value_date: daysAgo(400).toISOString(), median_cents: 4 },
        { ...estimate, value_date: daysAgo(40).toISOString(), median_cents: 5 },
      ])
      .execute()
    const { data } = await agent.call('GET /agent/contacts/search')
    expect(data).toMatchObject([
      {
        _id,
        fullName: 'Nora Field',
        emailId: 'nora@example.com',
        emailUnsubscribed: { isUnsub: false },
        owner: { _id: agent.agentId, fullName: 'Ada Moss' },
        tags: ['Sphere'],
        source: 'Open house',
        properties: [{ _id: propertyId, city: 'Dover', isClaimed: true, hasMortgage: true, valueCents: 5 }],
      },
    ])
    const propertyContacts = await agent.call('GET /agent/contacts/property/:propertyId', { params: { propertyId } })
    expect(propertyContacts.data).toMatchObject([
      { _id, id: _id, emailId: 'nora@example.com', email: 'nora@example.com' },
    ])
  })

  test('stops counting at a limit and says so', async ({ world }) => {
    const { agency, agent, addContact } = await createAgencyWithContacts(world)
    await addContact('Nora Field')
    const rows = Array.from({ length: 1001 }, () => ({ account_id: agency.accountId, id: newId(), source: 'Import' }))
    await world.owner.db.insertInto('contacts').values(rows).execute()
    const { total } = await agent.call('GET /agent/contacts/search')
    expect(total).toEqual({ count: 1000, isExact: false })
    expect(await agent.call('GET /agent/contacts/count')).toEqual({ count: 1002 })
    expect(await agent.call('GET /agent/contacts/count', { query: { search: 'nora' } })).toEqual({ count: 1 })
    const imported = toFilterQuery({ key: 'source', anyOf: ['Import'] })
    const many = await agent.call('GET /agent/contacts/search', { query: { ...imported, pageSize: 10 } })
    expect(many).toMatchObject({ total: { count: 1000, isExact: false }, next: expect.any(String) })
    expect(many.data).toHaveLength(10)
  })
})

describe('filters', () => {
  test('narrow the list, and all must match', async ({ world }) => {
    const { agent, agency, addContact, listNames, addProperty, updateContact } = await createAgencyWithContacts(world)
    const colleague = await world.factory.createAgent(agency)
    const nora = await addContact('Nora Field', {
      emailId: 'nora@example.com',
      tags: ['Sphere', 'Investor'],
      source: 'Widget',
    })
    const tom = await addContact('Tom Reed', { ownerId: colleague.agentId, tags: ['Sphere'], source: 'Import' })
    const ana = await addContact('Ana Lopez', { ownerId: null, source: 'Import' })
    const propertyId = await addProperty(nora._id, {
      city: 'Dover',
      zip: '03820',
      type: 'Condo',
      claimedAt: new Date(),
    })
    await addProperty(tom._id, { city: 'Bath', zip: '04530', type: 'Townhouse' })
    await world.owner.db
      .insertInto('mortgages')
      .values({
        account_id: agency.accountId,
        id: newId(),
        property_id: propertyId,
        mortgage_date: '2020-01-01',
        amount_cents: 100,
      })
      .execute()
    await updateContact(tom._id, {
      unsubscribed_at: new Date(),
      created_at: daysAgo(40),
      last_activity_at: daysAgo(20),
    })
    const listMatching = (...filters: object[]) =>
      listNames({ ...toFilterQuery(...filters), sort: 'name', sortOrder: 'asc' })

    expect(await listMatching({ key: 'owner', anyOf: [colleague.agentId] })).toEqual(['Tom Reed'])
    expect(await listMatching({ key: 'owner', anyOf: ['NONE', agent.agentId] })).toEqual(['Ana Lopez', 'Nora Field'])
    expect(await listMatching({ key: 'tags', anyOf: ['Investor', 'Unheard of'] })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'source', anyOf: ['Import'] })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await listMatching({ key: 'subscription', anyOf: ['SUBSCRIBED'] })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'subscription', anyOf: ['UNSUBSCRIBED', 'NO_EMAIL'] })).toEqual([
      'Ana Lopez',
      'Tom Reed',
    ])
    expect(await listMatching({ key: 'city', anyOf: ['Dover', 'Bath'] })).toEqual(['Nora Field', 'Tom Reed'])
    expect(await listMatching({ key: 'zip', anyOf: ['04530'] })).toEqual(['Tom Reed'])
    expect(await listMatching({ key: 'propertyType', anyOf: ['Condo'] })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'hasMortgage', is: true })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'hasMortgage', is: false })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await listMatching({ key: 'isClaimed', is: false })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await listMatching({ key: 'createdAt', till: toIsoDate(daysAgo(30)) })).toEqual(['Tom Reed'])
    expect(await listMatching({ key: 'lastActivityAt', from: toIsoDate(daysAgo(2)) })).toEqual([
      'Ana Lopez',
      'Nora Field',
    ])
    expect(
      await listMatching({ key: 'lastActivityAt', from: toIsoDate(daysAgo(22)), till: toIsoDate(daysAgo(18)) }),
    ).toEqual(['Tom Reed'])
    const [sphere, imported] = [
      { key: 'tags', anyOf: ['Sphere'] },
      { key: 'source', anyOf: ['Import'] },
    ]
    expect(await listMatching(sphere, imported)).toEqual(['Tom Reed'])
    expect(await listNames({ ...toFilterQuery(sphere), search: 'nora' })).toEqual(['Nora Field'])
    expect(ana.tags).toEqual([])
  })

  test('use whole days in the agency’s time zone, including the last one', async ({ world }) => {
    const { agency, addContact, listNames, updateContact } = await createAgencyWithContacts(world)
    await world.owner.db
      .updateTable('agencies')
      .set({ time_zone: 'America/Los_Angeles' })
      .where('account_id', '=', agency.accountId)
      .execute()
    const { _id } = await addContact('Nora Field')
    // 11:30 PM on the 14th in Los Angeles, already the 15th in UTC.
    await updateContact(_id, { created_at: new Date('2026-03-15T06:30:00Z') })
    expect(await listNames(toFilterQuery({ key: 'createdAt', from: '2026-03-14', till: '2026-03-14' }))).toEqual([
      'Nora Field',
    ])
    expect(await listNames(toFilterQuery({ key: 'createdAt', from: '2026-03-15' }))).toEqual([])
  })

  test('are listed with their options, and each place offers its own', async ({ world }) => {
    const { agent, addContact, addProperty } = await createAgencyWithContacts(world)
    const { _id } = await addContact('Nora Field', { tags: ['Sphere'], source: 'Referral' })
    await addProperty(_id, { city: 'Bath' })
    await addProperty(_id, { city: 'Ayer' })
    const getOptions = async (type?: 'SEGMENT' | 'DASHBOARD_MODULE') => {
      const { fields } = await agent.call('GET /agent/contacts/filter-config', { query: type ? { type } : {} })
      return new Map(fields.map((field) => [field.key, field.options?.map(({ label }) => label)]))
    }
    const options = await getOptions()
    expect(Object.fromEntries(options)).toMatchObject({
      owner: ['No owner', 'Ada Moss'],
      tags: ['Sphere'],
      source: ['Referral'],
      subscription: ['Subscribed', 'Unsubscribed', 'No email'],
      city: ['Ayer', 'Bath'],
      zip: ['03820'],
      propertyType: ['Condo'],
    })
    expect([...(await getOptions('SEGMENT')).keys()]).toEqual([...options.keys()])
    expect([...(await getOptions('DASHBOARD_MODULE')).keys()]).toEqual([
      'owner',
      'tags',
      'city',
      'zip',
      'propertyType',
      'hasMortgage',
      'isClaimed',
    ])
  })
})

describe('data of another agency', () => {
  test('appears in no list, count, map, option or response', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithContacts(world), await createAgencyWithContacts(world)]
    const nora = await theirs.addContact('Nora Field', { tags: ['Secret'], source: 'Theirs' })
    const propertyId = await theirs.addProperty(nora._id, { city: 'Hidden' })
    const segment = await theirs.agent.call('POST /agent/segments', {
      body: { name: 'Theirs', isShared: true, filters: [] },
    })
    expect(await ours.listNames()).toEqual([])
    expect(await ours.listNames({ search: 'nora' })).toEqual([])
    expect(await ours.listNames(toFilterQuery({ key: 'owner', anyOf: [theirs.agent.agentId] }))).toEqual([])
    expect(await ours.agent.call('GET /agent/contacts/map')).toMatchObject({ total: 0 })
    expect(await ours.agent.call('GET /agent/contacts/tags')).toEqual([])
    const config = JSON.stringify(await ours.agent.call('GET /agent/contacts/filter-config'))
    expect(config).not.toMatch(/Secret|Theirs|Hidden/)
    for (const path of [`${nora._id}`, `property/${propertyId}`, `search?segmentId=${segment._id}`])
      expect((await ours.agent.send('GET', `/api/agent/contacts/${path}`)).statusCode).toBe(404)
  })
})

test.for([
  'pageSize=0',
  'pageSize=101',
  'sort=tags',
  'cursor=nonsense',
  `cursor=${Buffer.from('["soon","018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1"]').toString('base64url')}`,
  'filters=[',
  'filters={}',
  'filters=[{"key":"color","anyOf":["red"]}]',
  'filters=[{"key":"tags","is":true}]',
  'filters=[{"key":"tags","anyOf":[]}]',
  'filters=[{"key":"owner","anyOf":["me"]}]',
  'filters=[{"key":"createdAt","from":"2026-02-30"}]',
  'filters=[{"key":"createdAt"}]',
  'filters=[{"key":"createdAt","from":5}]',
  'filters=[{"key":"createdAt","inLastDays":0}]',
  'filters=[{"key":"createdAt","isEmpty":true}]',
  'filters=[{"key":"tags","inLastDays":7}]',
  'filters=[{"key":"owner","noneOf":["me"]}]',
  `search=${'x'.repeat(201)}`,
  'segmentId=1',
])('a list request with "%s" is refused', async (query, { world }) => {
  const { agent } = await createAgencyWithContacts(world)
  const response = await agent.send('GET', `/api/agent/contacts/search?${encodeURI(query)}`)
  expect(response.statusCode, response.body).toBe(422)
})
