import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { createLargeAgency } from '../testing/large-agency.ts'
import { captureQueries, explainQueries } from '../testing/query-plans.ts'
import { test, type World } from '../testing/world.ts'
import { searchRecords } from './search-records.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a search finds contacts by name, email, street and any part of a phone number', async ({ world }) => {
  const { agent, addContact, addProperty } = await createAgencyWithContacts(world)
  const nora = await addContact('Nora Field', { emailId: 'nora@harbor.example', phone: '(603) 555-0142' })
  await addContact('Elm Harborside')
  await addProperty(nora._id, { city: 'Dover' })
  const listNames = async (search: string) => {
    const { contacts } = await agent.call('GET /agent/search', { query: { search } })
    return contacts.map(({ fullName }) => fullName)
  }
  for (const search of ['field', '@harbor', 'elm street dover', '555 01', '603555', '+1 (603) 555-0142'])
    expect(await listNames(search), search).toEqual(['Nora Field'])
  expect(await listNames('harbor')).toEqual(['Elm Harborside', 'Nora Field'])
  expect(await listNames('100%')).toEqual([])
})

test('a search shows the phone number and the address that match', async ({ world }) => {
  const { agent, addContact, addProperty } = await createAgencyWithContacts(world)
  const { _id } = await addContact('Nora Field', { phone: '(603) 555-0142' })
  await agent.call('PATCH /agent/contacts/:contactId', {
    params: { contactId: _id },
    body: { phone: '(207) 555-0199' },
  })
  await addProperty(_id, { city: 'Dover' })
  await addProperty(_id, { city: 'Bath' })
  const find = (search: string) => agent.call('GET /agent/search', { query: { search } })

  expect((await find('603 555')).contacts[0]?.phone).toContain('0142')
  expect((await find('nora')).contacts[0]?.phone).toContain('0199')
  expect((await find('elm bath')).contacts[0]?.address).toMatch(/Bath/)
  const { properties } = await find('elm bath')
  expect(properties).toEqual([
    { _id: expect.any(String), fullAddress: expect.stringMatching(/Bath/), contactName: 'Nora Field' },
  ])
  await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: _id } })
  expect(await find('elm bath')).toEqual({ contacts: [], properties: [], leads: [], isApproximate: false })
})

test('a search finds leads through their contact, open ones first', async ({ world }) => {
  const { agent, addContact } = await createAgencyWithContacts(world)
  const contact = await addContact('Nora Field')
  const add = (leadType: 'HV' | 'BUYER') =>
    agent.call('POST /agent/leads', { body: { contactId: contact._id, leadType } })
  const open = await add('BUYER')
  const closed = await add('HV')
  await agent.call('POST /agent/leads/lead/:leadId/move', { params: { leadId: closed._id }, body: { stage: 'CLOSED' } })
  const { leads } = await agent.call('GET /agent/search', { query: { search: 'nora' } })
  expect(leads.map(({ _id, stage }) => [_id, stage])).toEqual([
    [open._id, 'NEW'],
    [closed._id, 'CLOSED'],
  ])
})

test('a search with a typo finds similar names and streets, and says so', async ({ world }) => {
  const { agent, addContact, addProperty } = await createAgencyWithContacts(world)
  const aiko = await addContact('Aiko Yamamoto')
  await addContact('Ben Smith')
  await addProperty(aiko._id)
  const find = (search: string) => agent.call('GET /agent/search', { query: { search } })

  for (const search of ['Yamamotto', 'yamamto', 'aiko yamamotto']) {
    const { contacts, isApproximate } = await find(search)
    expect(contacts[0]?.fullName, search).toBe('Aiko Yamamoto')
    expect(isApproximate).toBe(true)
  }
  expect((await find('Smiht')).contacts[0]?.fullName).toBe('Ben Smith')
  expect((await find('Ben Smiht')).contacts.map(({ fullName }) => fullName)).toEqual(['Ben Smith'])
  expect((await find('Elm Stret')).properties[0]?.fullAddress).toMatch(/Elm Street/)
  expect((await find('yamamoto')).isApproximate).toBe(false)
  expect((await find('zebra')).contacts).toEqual([])
  expect((await find('5550')).contacts).toEqual([])
})

test('a search rejects too little text, and never shows another agency', async ({ world }) => {
  const { addContact } = await createAgencyWithContacts(world)
  await addContact('Aiko Yamamoto')
  const { agent: rival } = await createAgencyWithContacts(world)
  for (const search of ['yamamoto', 'yamamotto'])
    expect((await rival.call('GET /agent/search', { query: { search } })).contacts).toEqual([])
  expect((await rival.send('GET', '/api/agent/search?search=%20a')).statusCode).toBe(422)
  expect((await rival.send('GET', '/api/agent/search')).statusCode).toBe(422)
})

test('every search uses indexes and few statements, also in a large account', async ({ world }) => {
  const scope = await seedLargeAgency(world)
  for (const search of ['quixote', 'Nroa Fild', '555 0142', '12 Elm Street']) {
    const queries = await captureQueries(world.product, scope, 'select', (db) => searchRecords(db, scope, search))
    const plans = await explainQueries(world.product, scope, queries)
    expect(plans.length, search).toBeGreaterThan(0)
    expect(queries.length, search).toBeLessThanOrEqual(4)
    expect(plans.join('\n'), search).toMatch(/Bitmap Index Scan on contacts_found/)
    expect(plans.join('\n'), search).not.toMatch(
      /Seq Scan on (contacts|properties|contact_properties|contact_phones|leads)\b/,
    )
  }
})

/** Contacts with one property and one lead each. */
function seedLargeAgency(world: World) {
  const { db } = world.owner
  const tables = ['contacts', 'properties', 'contact_properties', 'leads']
  return createLargeAgency(world, tables, async (accountId, size) => {
    await sql`
      insert into contacts (account_id, id, first_name, last_name, phone, source, created_at)
      select ${accountId}, gen_random_uuid(), 'Nora' || n, 'Field' || n % 700, '603555' || (1000 + n % 9000), 'Import',
        timestamptz '2026-01-01' - n * interval '1 minute'
      from generate_series(1, ${size}::int) n`.execute(db)
    await sql`
      insert into properties (account_id, id, door_number, street, city, state, zip, full_address, latitude, longitude)
      select ${accountId}, id, '1', 'Elm Street', 'Dover', 'NH', '03820', n || ' Elm Street, Dover', 40, -74
      from (select id, row_number() over () as n from contacts where account_id = ${accountId}) c`.execute(db)
    await sql`
      insert into contact_properties (account_id, contact_id, property_id)
      select ${accountId}, id, id from contacts where account_id = ${accountId}`.execute(db)
    await sql`
      insert into leads (account_id, id, contact_id, lead_type, stage, position, source)
      select ${accountId}, id, id, 'HV', 'NEW', 0, ${newId()} from contacts where account_id = ${accountId}`.execute(db)
  })
}
