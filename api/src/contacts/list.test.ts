import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { agencyWithContacts, only } from '../testing/contacts.ts'
import { test } from '../testing/world.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

describe('a search', () => {
  test('finds a contact by any part of the name, any e-mail or number ever known, and the homes', async ({ world }) => {
    const { agent, add, namesOf, owns } = await agencyWithContacts(world)
    const nora = await add('Nora Fielding', { emailId: 'nora@old.example', phone: '(603) 555-0142' })
    const jose = await add('José Núñez', { emailId: 'jn@example.com' })
    await add('Tom 50%_off')
    const params = { contactId: nora._id }
    await agent.call('PATCH /agent/contacts/:contactId', {
      params,
      body: { emailId: 'nora@new.example', phone: '+1 207 555 0199' },
    })
    await owns(jose._id, { city: 'Portsmouth', zip: '03801' })

    for (const search of ['nora', 'ield', 'FIELDING nora', 'n', 'old.exam', 'new.example', '603 555', '6035550142'])
      expect(await namesOf({ search }), search).toContain('Nora Fielding')
    for (const search of ['+1 (603) 555-0142', '0199', '1 207 555 0199'])
      expect(await namesOf({ search }), search).toEqual(['Nora Fielding'])
    for (const search of ['nunez', 'NÚÑEZ', 'jose port', 'elm street', '03801'])
      expect(await namesOf({ search }), search).toEqual(['José Núñez'])
    expect(await namesOf({ search: '0%_' })).toEqual(['Tom 50%_off'])
    expect(await namesOf({ search: '%' })).toEqual([])
    expect(await namesOf({ search: 'nora nobody' })).toEqual([])
  })

  test('of one or two letters finds words that begin with them', async ({ world }) => {
    const { add, namesOf } = await agencyWithContacts(world)
    await add('Ida Moss')
    await add('Mona Field')
    expect(await namesOf({ search: 'mo', sort: 'name', sortOrder: 'asc' })).toEqual(['Ida Moss', 'Mona Field'])
    expect(await namesOf({ search: 'id' })).toEqual(['Ida Moss'])
    expect(await namesOf({ search: 'on' })).toEqual([])
  })

  test('forgets a home that is no longer theirs, and learns its new address', async ({ world }) => {
    const { agency, add, namesOf, owns } = await agencyWithContacts(world)
    const { _id } = await add('Nora Field')
    const home = await owns(_id)
    const { db } = world.owner
    const address = { full_address: '9 Quarry Lane, Bath, ME' }
    await db.updateTable('properties').set(address).where('id', '=', home).execute()
    expect(await namesOf({ search: 'quarry' })).toEqual(['Nora Field'])
    expect(await namesOf({ search: 'elm' })).toEqual([])
    await db.deleteFrom('contact_properties').where('account_id', '=', agency.accountId).execute()
    expect(await namesOf({ search: 'quarry' })).toEqual([])
  })
})

describe('a list', () => {
  test('is sorted by name, last activity or arrival, and read page by page without gaps or doubles', async ({
    world,
  }) => {
    const { agent, add, changed } = await agencyWithContacts(world)
    const names = ['ana Twin', 'Ana twin', 'Bo Last', 'Cy First', 'Di Middle']
    for (const [n, name] of names.entries()) {
      const { _id } = await add(name, name === 'Bo Last' ? {} : { emailId: `n${n}@example.com` })
      await changed(_id, { created_at: ago(10 - n), last_activity_at: n === 2 ? null : ago(n) })
    }
    const read = async (sort: 'name' | 'lastActivityAt' | 'createdAt', sortOrder: 'asc' | 'desc', search = '') => {
      const read: string[] = []
      let cursor: string | undefined
      for (;;) {
        const query = { search, sort, sortOrder, pageSize: 2, ...(cursor && { cursor }) }
        const { data, next, total } = await agent.call('GET /agent/contacts/search', { query })
        expect(total).toEqual({ count: search ? 4 : 5, isExact: true })
        read.push(...data.map(({ fullName }) => fullName))
        if (next === null) return read
        cursor = next
      }
    }
    for (const sort of ['name', 'lastActivityAt', 'createdAt'] as const)
      expect(await read(sort, 'desc')).toEqual((await read(sort, 'asc')).reverse())
    const found = (names: string[]) => names.filter((name) => name !== 'Bo Last')
    for (const sort of ['name', 'lastActivityAt', 'createdAt'] as const)
      for (const order of ['asc', 'desc'] as const)
        expect(await read(sort, order, 'example')).toEqual(found(await read(sort, order)))
    expect((await read('name', 'asc')).slice(2)).toEqual(['Bo Last', 'Cy First', 'Di Middle'])
    expect(await read('createdAt', 'asc')).toEqual(names)
    expect(await read('lastActivityAt', 'desc')).toEqual(['ana Twin', 'Ana twin', 'Cy First', 'Di Middle', 'Bo Last'])
  })

  test('shows of each contact all that its columns may show', async ({ world }) => {
    const { agency, agent, add, owns } = await agencyWithContacts(world)
    const { _id } = await add('Nora Field', { emailId: 'Nora@Example.com', tags: ['Sphere'], source: 'Open house' })
    const home = await owns(_id, { claimedAt: new Date() })
    const ofHome = { account_id: agency.accountId, property_id: home }
    await world.owner.db
      .insertInto('mortgages')
      .values({ ...ofHome, id: newId(), mortgage_date: '2020-01-01', amount_cents: 100 })
      .execute()
    const estimate = { ...ofHome, provider: 'ATTOM', low_cents: 1, high_cents: 9, confidence: 50 }
    await world.owner.db
      .insertInto('value_estimates')
      .values([
        { ...estimate, value_date: '2025-01-01', median_cents: 4 },
        { ...estimate, value_date: '2026-01-01', median_cents: 5 },
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
        properties: [{ _id: home, city: 'Dover', isClaimed: true, hasMortgage: true, valueCents: 5 }],
      },
    ])
    const ofProperty = await agent.call('GET /agent/contacts/property/:propertyId', { params: { propertyId: home } })
    expect(ofProperty.data).toMatchObject([{ _id, id: _id, emailId: 'nora@example.com', email: 'nora@example.com' }])
  })

  test('counts no further than it is worth, and says so', async ({ world }) => {
    const { agency, agent, add } = await agencyWithContacts(world)
    await add('Nora Field')
    const rows = Array.from({ length: 1001 }, () => ({ account_id: agency.accountId, id: newId(), source: 'Import' }))
    await world.owner.db.insertInto('contacts').values(rows).execute()
    const { total } = await agent.call('GET /agent/contacts/search')
    expect(total).toEqual({ count: 1000, isExact: false })
    expect(await agent.call('GET /agent/contacts/count')).toEqual({ count: 1002 })
    expect(await agent.call('GET /agent/contacts/count', { query: { search: 'nora' } })).toEqual({ count: 1 })
    const imported = only({ key: 'source', anyOf: ['Import'] })
    const many = await agent.call('GET /agent/contacts/search', { query: { ...imported, pageSize: 10 } })
    expect(many).toMatchObject({ total: { count: 1000, isExact: false }, next: expect.any(String) })
    expect(many.data).toHaveLength(10)
  })
})

describe('filters', () => {
  test('narrow the list by everything that is known, and all must match', async ({ world }) => {
    const { agent, agency, add, namesOf, owns, changed } = await agencyWithContacts(world)
    const colleague = await world.founding.person(agency)
    const nora = await add('Nora Field', {
      emailId: 'nora@example.com',
      tags: ['Sphere', 'Investor'],
      source: 'Widget',
    })
    const tom = await add('Tom Reed', { ownerId: colleague.agentId, tags: ['Sphere'], source: 'Import' })
    const ana = await add('Ana Lopez', { ownerId: null, source: 'Import' })
    const home = await owns(nora._id, { city: 'Dover', zip: '03820', type: 'Condo', claimedAt: new Date() })
    await owns(tom._id, { city: 'Bath', zip: '04530', type: 'Townhouse' })
    await world.owner.db
      .insertInto('mortgages')
      .values({
        account_id: agency.accountId,
        id: newId(),
        property_id: home,
        mortgage_date: '2020-01-01',
        amount_cents: 100,
      })
      .execute()
    await changed(tom._id, { unsubscribed_at: new Date(), created_at: ago(40), last_activity_at: ago(20) })
    const named = (...filters: object[]) => namesOf({ ...only(...filters), sort: 'name', sortOrder: 'asc' })

    expect(await named({ key: 'owner', anyOf: [colleague.agentId] })).toEqual(['Tom Reed'])
    expect(await named({ key: 'owner', anyOf: ['NONE', agent.agentId] })).toEqual(['Ana Lopez', 'Nora Field'])
    expect(await named({ key: 'tags', anyOf: ['Investor', 'Unheard of'] })).toEqual(['Nora Field'])
    expect(await named({ key: 'source', anyOf: ['Import'] })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await named({ key: 'subscription', anyOf: ['SUBSCRIBED'] })).toEqual(['Nora Field'])
    expect(await named({ key: 'subscription', anyOf: ['UNSUBSCRIBED', 'NO_EMAIL'] })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await named({ key: 'city', anyOf: ['Dover', 'Bath'] })).toEqual(['Nora Field', 'Tom Reed'])
    expect(await named({ key: 'zip', anyOf: ['04530'] })).toEqual(['Tom Reed'])
    expect(await named({ key: 'propertyType', anyOf: ['Condo'] })).toEqual(['Nora Field'])
    expect(await named({ key: 'hasMortgage', is: true })).toEqual(['Nora Field'])
    expect(await named({ key: 'hasMortgage', is: false })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await named({ key: 'isClaimed', is: false })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await named({ key: 'createdAt', till: dayOf(ago(30)) })).toEqual(['Tom Reed'])
    expect(await named({ key: 'lastActivityAt', from: dayOf(ago(2)) })).toEqual(['Ana Lopez', 'Nora Field'])
    expect(await named({ key: 'lastActivityAt', from: dayOf(ago(22)), till: dayOf(ago(18)) })).toEqual(['Tom Reed'])
    const [sphere, imported] = [
      { key: 'tags', anyOf: ['Sphere'] },
      { key: 'source', anyOf: ['Import'] },
    ]
    expect(await named(sphere, imported)).toEqual(['Tom Reed'])
    expect(await namesOf({ ...only(sphere), search: 'nora' })).toEqual(['Nora Field'])
    expect(ana.tags).toEqual([])
  })

  test('take whole days of the agency’s calendar, the last one included', async ({ world }) => {
    const { agency, add, namesOf, changed } = await agencyWithContacts(world)
    await world.owner.db
      .updateTable('agencies')
      .set({ time_zone: 'America/Los_Angeles' })
      .where('account_id', '=', agency.accountId)
      .execute()
    const { _id } = await add('Nora Field')
    // Half past eleven in the evening of the 14th there, the 15th in London.
    await changed(_id, { created_at: new Date('2026-03-15T06:30:00Z') })
    expect(await namesOf(only({ key: 'createdAt', from: '2026-03-14', till: '2026-03-14' }))).toEqual(['Nora Field'])
    expect(await namesOf(only({ key: 'createdAt', from: '2026-03-15' }))).toEqual([])
  })

  test('are offered with what there is to choose from, in each place its own', async ({ world }) => {
    const { agent, add, owns } = await agencyWithContacts(world)
    const { _id } = await add('Nora Field', { tags: ['Sphere'], source: 'Referral' })
    await owns(_id, { city: 'Bath' })
    await owns(_id, { city: 'Ayer' })
    const ask = async (type?: 'SEGMENT' | 'DASHBOARD_MODULE') => {
      const { fields } = await agent.call('GET /agent/contacts/filter-config', { query: type ? { type } : {} })
      return new Map(fields.map((field) => [field.key, field.options?.map(({ label }) => label)]))
    }
    const offered = await ask()
    expect(Object.fromEntries(offered)).toMatchObject({
      owner: ['No owner', 'Ada Moss'],
      tags: ['Sphere'],
      source: ['Referral'],
      subscription: ['Subscribed', 'Unsubscribed', 'No email'],
      city: ['Ayer', 'Bath'],
      zip: ['03820'],
      propertyType: ['Condo'],
    })
    expect([...(await ask('SEGMENT')).keys()]).toEqual([...offered.keys()])
    expect([...(await ask('DASHBOARD_MODULE')).keys()]).toEqual([
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

describe('what another agency has', () => {
  test('is in no list, count, map, option or answer', async ({ world }) => {
    const [ours, theirs] = [await agencyWithContacts(world), await agencyWithContacts(world)]
    const nora = await theirs.add('Nora Field', { tags: ['Secret'], source: 'Theirs' })
    const home = await theirs.owns(nora._id, { city: 'Hidden' })
    const segment = await theirs.agent.call('POST /agent/segments', {
      body: { name: 'Theirs', isShared: true, filters: [] },
    })
    expect(await ours.namesOf()).toEqual([])
    expect(await ours.namesOf({ search: 'nora' })).toEqual([])
    expect(await ours.namesOf(only({ key: 'owner', anyOf: [theirs.agent.agentId] }))).toEqual([])
    expect(await ours.agent.call('GET /agent/contacts/map')).toMatchObject({ total: 0 })
    expect(await ours.agent.call('GET /agent/contacts/tags')).toEqual([])
    const config = JSON.stringify(await ours.agent.call('GET /agent/contacts/filter-config'))
    expect(config).not.toMatch(/Secret|Theirs|Hidden/)
    for (const path of [`${nora._id}`, `property/${home}`, `search?segmentId=${segment._id}`])
      expect((await ours.agent.send('GET', `/api/agent/contacts/${path}`)).statusCode).toBe(404)
  })
})

test.for([
  'pageSize=0',
  'pageSize=101',
  'sort=email',
  'cursor=nonsense',
  `cursor=${Buffer.from('["soon","018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1"]').toString('base64url')}`,
  'filters=[',
  'filters={}',
  'filters=[{"key":"colour","anyOf":["red"]}]',
  'filters=[{"key":"tags","is":true}]',
  'filters=[{"key":"tags","anyOf":[]}]',
  'filters=[{"key":"owner","anyOf":["me"]}]',
  'filters=[{"key":"createdAt","from":"2026-02-30"}]',
  'filters=[{"key":"createdAt"}]',
  'filters=[{"key":"createdAt","from":5}]',
  `search=${'x'.repeat(201)}`,
  'segmentId=1',
])('a list with "%s" is refused', async (query, { world }) => {
  const { agent } = await agencyWithContacts(world)
  const answer = await agent.send('GET', `/api/agent/contacts/search?${encodeURI(query)}`)
  expect(answer.statusCode, answer.body).toBe(422)
})
