import { describe, expect } from 'vitest'
import { agencyWithContacts, only } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

async function agencyWithAttributes(world: World) {
  const contacts = await agencyWithContacts(world)
  const owner = await world.founding.person(contacts.agency)
  const define = (type: string, label: string, choices: string[] = []) =>
    owner.call('POST /agent/attributes', {
      body: { entity: 'CONTACT' as const, type: type as 'TEXT', label, choices },
    })
  return { ...contacts, owner, define }
}

describe('attributes', () => {
  test('are defined under keys made of their names, changed, and listed for all who fill them in', async ({
    world,
  }) => {
    const { agent, owner, define } = await agencyWithAttributes(world)
    const size = await define('NUMBER', 'Household size')
    const kind = await define('CHOICE', 'Kind of buyer', ['First', 'Second', 'First'])
    expect(size).toMatchObject({ entity: 'CONTACT', key: 'household_size', label: 'Household size', type: 'NUMBER' })
    expect(kind.choices).toEqual(['First', 'Second'])
    const roof = await owner.call('POST /agent/attributes', {
      body: { entity: 'PROPERTY', type: 'TEXT', label: 'Household size', key: 'roof' },
    })
    expect(roof.key).toBe('roof')
    const params = { attributeId: kind._id }
    await owner.call('PATCH /agent/attributes/:attributeId', { params, body: { label: 'Buyer', choices: ['Third'] } })
    const listed = await agent.call('GET /agent/attributes', { query: { entity: 'CONTACT' } })
    expect(listed.map(({ key, label, choices }) => [key, label, choices])).toEqual([
      ['household_size', 'Household size', []],
      ['kind_of_buyer', 'Buyer', ['Third']],
    ])
    expect(await agent.call('GET /agent/attributes')).toHaveLength(3)
  })

  test('hold values of their type, and refuse all others by name', async ({ world }) => {
    const { agent, add, define } = await agencyWithAttributes(world)
    for (const [type, label] of [
      ['TEXT', 'Text'],
      ['NUMBER', 'Number'],
      ['DATE', 'Date'],
      ['MONEY', 'Money'],
      ['YES_NO', 'Flag'],
    ] as const)
      await define(type, label)
    await define('CHOICE', 'Choice', ['A', 'B'])
    const { _id: contactId } = await add('Nora Field')
    const set = (custom: Record<string, unknown>) =>
      agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { custom } })
    const values = {
      text: ' Likes <b>tea</b> ',
      number: 2.5,
      date: '2026-02-28',
      money: 1250,
      flag: false,
      choice: 'B',
    }
    expect((await set(values)).custom).toEqual({ ...values, text: 'Likes <b>tea</b>' })
    expect((await set({ number: null, text: '' })).custom).toEqual({
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
      ['__proto__x', 1, 'There is no such attribute'],
    ] as const)
      await expect(set({ [key]: value })).rejects.toMatchObject({ fields: { [`custom.${key}`]: message } })
  })

  test('are filtered by, each in its own way', async ({ world }) => {
    const { agent, add, namesOf, define } = await agencyWithAttributes(world)
    await define('NUMBER', 'Size')
    await define('DATE', 'Lease end')
    await define('CHOICE', 'Kind', ['A', 'B'])
    await define('YES_NO', 'Pets')
    await define('TEXT', 'Hobby')
    await add('Nora Field', {
      custom: { size: 4, lease_end: '2026-05-01', kind: 'A', pets: true, hobby: 'Café racing' },
    })
    await add('Tom Reed', { custom: { size: 2, lease_end: '2027-01-01', kind: 'B', pets: false } })
    await add('Ana Lopez')
    const named = (filter: object) => namesOf({ ...only(filter), sort: 'name', sortOrder: 'asc' })
    expect(await named({ key: 'custom.size', from: 3 })).toEqual(['Nora Field'])
    expect(await named({ key: 'custom.size', from: 2, till: 4 })).toEqual(['Nora Field', 'Tom Reed'])
    expect(await named({ key: 'custom.lease_end', till: '2026-12-31' })).toEqual(['Nora Field'])
    expect(await named({ key: 'custom.kind', anyOf: ['B', 'C'] })).toEqual(['Tom Reed'])
    expect(await named({ key: 'custom.pets', is: true })).toEqual(['Nora Field'])
    expect(await named({ key: 'custom.pets', is: false })).toEqual(['Ana Lopez', 'Tom Reed'])
    expect(await named({ key: 'custom.hobby', contains: 'CAFE' })).toEqual(['Nora Field'])
    const { fields } = await agent.call('GET /agent/contacts/filter-config')
    expect(fields.find(({ key }) => key === 'custom.kind')).toMatchObject({ label: 'Kind', kind: 'CHOICE' })
  })

  test('that are taken away take their values along', async ({ world }) => {
    const { agent, owner, add, define } = await agencyWithAttributes(world)
    const { _id: attributeId } = await define('NUMBER', 'Size')
    const { _id: contactId } = await add('Nora Field', { custom: { size: 4 } })
    await owner.call('DELETE /agent/attributes/:attributeId', { params: { attributeId } })
    expect((await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })).custom).toEqual({})
    await define('TEXT', 'Size')
  })

  test('of another agency are nobody else’s business', async ({ world }) => {
    const [ours, theirs] = [await agencyWithAttributes(world), await agencyWithAttributes(world)]
    const { _id } = await theirs.define('NUMBER', 'Size')
    const params = { attributeId: _id }
    await expect(
      ours.owner.call('PATCH /agent/attributes/:attributeId', { params, body: { label: 'Ours' } }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(ours.owner.call('DELETE /agent/attributes/:attributeId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await ours.agent.call('GET /agent/attributes')).toEqual([])
    await ours.define('TEXT', 'Size')
  })
})

test.for([
  [{ entity: 'CONTACT', type: 'TEXT' }, { label: 'This field is required' }],
  [{ entity: 'CONTACT', type: 'COLOUR', label: 'A' }, { type: 'This field is required' }],
  [{ entity: 'CONTACT', type: 'CHOICE', label: 'A' }, { choices: 'Please add at least one option' }],
  [{ entity: 'CONTACT', type: 'TEXT', label: 'A', choices: ['x'] }, { choices: 'Only a choice has options' }],
  [{ entity: 'CONTACT', type: 'TEXT', label: 'size' }, { label: 'Another attribute has this name' }],
  [{ entity: 'CONTACT', type: 'TEXT', label: 'A', key: 'size' }, { key: 'Another attribute has this key' }],
  [
    { entity: 'CONTACT', type: 'TEXT', label: 'A', key: 'Not a key' },
    { key: 'Please use small letters, digits and underscores, beginning with a letter' },
  ],
] as const)('an attribute of %j is not added', async ([body, fields], { world }) => {
  const { owner, define } = await agencyWithAttributes(world)
  await define('NUMBER', 'Size')
  const answer = await owner.send('POST', '/api/agent/attributes', body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toEqual(fields)
})
