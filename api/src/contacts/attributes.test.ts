import { attributeMaximum } from '@gable/shared/contacts/attribute.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts, toFilterQuery } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

async function createAgencyWithAttributes(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const owner = await world.factory.createAgent(contacts.agency)
  const createAttribute = (type: string, label: string, choices: string[] = []) =>
    owner.call('POST /agent/attributes', {
      body: { entity: 'CONTACT' as const, type: type as 'TEXT', label, choices },
    })
  return { ...contacts, owner, createAttribute }
}

describe('an attribute', () => {
  test('gets a key from its name, can be changed, and is listed for every agent', async ({ world }) => {
    const { agent, owner, createAttribute } = await createAgencyWithAttributes(world)
    const size = await createAttribute('NUMBER', 'Household size')
    const kind = await createAttribute('CHOICE', 'Kind of buyer', ['First', 'Second', 'First'])
    expect(size).toMatchObject({ entity: 'CONTACT', key: 'household_size', label: 'Household size', type: 'NUMBER' })
    expect(kind.choices).toEqual(['First', 'Second'])
    const roof = await owner.call('POST /agent/attributes', {
      body: { entity: 'PROPERTY', type: 'TEXT', label: 'Household size', key: 'roof' },
    })
    expect(roof.key).toBe('roof')
    const params = { attributeId: kind._id }
    await owner.call('PATCH /agent/attributes/:attributeId', { params, body: { label: 'Buyer', choices: ['Third'] } })
    const attributes = await agent.call('GET /agent/attributes', { query: { entity: 'CONTACT' } })
    expect(attributes.map(({ key, label, choices }) => [key, label, choices])).toEqual([
      ['household_size', 'Household size', []],
      ['kind_of_buyer', 'Buyer', ['Third']],
    ])
    expect(await agent.call('GET /agent/attributes')).toHaveLength(3)
  })

  test('accepts values of its type and rejects others with a message for the field', async ({ world }) => {
    const { agent, addContact, createAttribute } = await createAgencyWithAttributes(world)
    for (const [type, label] of [
      ['TEXT', 'Text'],
      ['NUMBER', 'Number'],
      ['DATE', 'Date'],
      ['MONEY', 'Money'],
      ['YES_NO', 'Flag'],
    ] as const)
      await createAttribute(type, label)
    await createAttribute('CHOICE', 'Choice', ['A', 'B'])
    const { _id: contactId } = await addContact('Nora Field')
    const updateCustom = (custom: Record<string, unknown>) =>
      agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { custom } })
    const values = {
      text: ' Likes <b>tea</b> ',
      number: 2.5,
      date: '2026-02-28',
      money: 1250,
      flag: false,
      choice: 'B',
    }
    expect((await updateCustom(values)).custom).toEqual({ ...values, text: 'Likes <b>tea</b>' })
    expect((await updateCustom({ number: null, text: '' })).custom).toEqual({
      date: '2026-02-28',
      money: 1250,
      flag: false,
      choice: 'B',
    })
    for (const [key, value, message] of [
      ['text', 5, 'Please enter text'],
      ['text', 'x'.repeat(501), 'This field cannot be more than 500 characters'],
      ['number', '5', 'Please enter a number'],
      ['date', '2026-02-30', 'Please enter a date'],
      ['money', 12.5, 'Please enter an amount'],
      ['flag', 'yes', 'Please choose yes or no'],
      ['choice', 'C', 'Please choose one of the options'],
      ['__proto__x', 1, 'This attribute does not exist'],
    ] as const)
      await expect(updateCustom({ [key]: value })).rejects.toMatchObject({ fields: { [`custom.${key}`]: message } })
  })

  test('can be filtered by, according to its type', async ({ world }) => {
    const { agent, addContact, listNames, createAttribute } = await createAgencyWithAttributes(world)
    await createAttribute('NUMBER', 'Size')
    await createAttribute('DATE', 'Lease end')
    await createAttribute('CHOICE', 'Kind', ['A', 'B'])
    await createAttribute('YES_NO', 'Pets')
    await createAttribute('TEXT', 'Hobby')
    await addContact('Nora Field', {
      custom: { size: 4, lease_end: '2026-05-01', kind: 'A', pets: true, hobby: 'Café racing' },
    })
    await addContact('Tom Reed', { custom: { size: 2, lease_end: '2027-01-01', kind: 'B', pets: false } })
    await addContact('Ana Lopez')
    const listMatching = (filter: object) => listNames({ ...toFilterQuery(filter), sort: 'name', sortOrder: 'asc' })
    expect(await listMatching({ key: 'custom.size', from: 3 })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'custom.size', from: 2, till: 4 })).toEqual(['Nora Field', 'Tom Reed'])
    expect(await listMatching({ key: 'custom.lease_end', till: '2026-12-31' })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'custom.kind', anyOf: ['B', 'C'] })).toEqual(['Tom Reed'])
    expect(await listMatching({ key: 'custom.pets', is: true })).toEqual(['Nora Field'])
    expect(await listMatching({ key: 'custom.pets', is: false })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await listMatching({ key: 'custom.hobby', contains: 'CAFE' })).toEqual(['Nora Field'])
    const { fields } = await agent.call('GET /agent/contacts/filter-config')
    expect(fields.find(({ key }) => key === 'custom.kind')).toMatchObject({ label: 'Kind', kind: 'CHOICE' })
  })

  test('is deleted together with its values', async ({ world }) => {
    const { agent, owner, addContact, createAttribute } = await createAgencyWithAttributes(world)
    const { _id: attributeId } = await createAttribute('NUMBER', 'Size')
    const { _id: contactId } = await addContact('Nora Field', { custom: { size: 4 } })
    await owner.call('DELETE /agent/attributes/:attributeId', { params: { attributeId } })
    expect((await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })).custom).toEqual({})
    await createAttribute('TEXT', 'Size')
  })

  test('of another agency cannot be seen or changed', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithAttributes(world), await createAgencyWithAttributes(world)]
    const { _id } = await theirs.createAttribute('NUMBER', 'Size')
    const params = { attributeId: _id }
    await expect(
      ours.owner.call('PATCH /agent/attributes/:attributeId', { params, body: { label: 'Ours' } }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(ours.owner.call('DELETE /agent/attributes/:attributeId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await ours.agent.call('GET /agent/attributes')).toEqual([])
    await ours.createAttribute('TEXT', 'Size')
  })
})

test.for([
  [{ entity: 'CONTACT', type: 'TEXT' }, { label: 'This field is required' }],
  [{ entity: 'CONTACT', type: 'COLOR', label: 'A' }, { type: 'This field is required' }],
  [{ entity: 'CONTACT', type: 'CHOICE', label: 'A' }, { choices: 'Please add at least one option' }],
  [{ entity: 'CONTACT', type: 'TEXT', label: 'A', choices: ['x'] }, { choices: 'Only a choice attribute has options' }],
  [{ entity: 'CONTACT', type: 'TEXT', label: 'size' }, { label: 'Another attribute has this name' }],
  [{ entity: 'CONTACT', type: 'TEXT', label: 'A', key: 'size' }, { key: 'Another attribute has this key' }],
  [
    { entity: 'CONTACT', type: 'TEXT', label: 'A', key: 'Not a key' },
    { key: 'Please use lowercase letters, digits and underscores, starting with a letter' },
  ],
] as const)('an attribute of %j is not added', async ([body, fields], { world }) => {
  const { owner, createAttribute } = await createAgencyWithAttributes(world)
  await createAttribute('NUMBER', 'Size')
  const response = await owner.send('POST', '/api/agent/attributes', body)
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toEqual(fields)
})

test('attributes that are added at once stay within their limit', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const add = (n: number) =>
    owner.send('POST', '/api/agent/attributes', { entity: 'CONTACT', type: 'TEXT', label: `Label ${n}` })
  const existing = (await owner.call('GET /agent/attributes', { query: { entity: 'CONTACT' } })).length
  for (let n = existing; n < attributeMaximum - 3; n += 1) await add(n)
  await Promise.all(Array.from({ length: 12 }, (_, n) => add(1000 + n)))
  expect(await owner.call('GET /agent/attributes', { query: { entity: 'CONTACT' } })).toHaveLength(attributeMaximum)
})
