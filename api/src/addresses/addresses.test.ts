import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { test as inWorld, type World } from '../testing/world.ts'

const properties = [
  ['12', 'Harbor Street', 'Portland', '04101'],
  ['14', 'Harbor Street', 'Portland', '04101'],
  ['12', 'Harbor Street', 'Bath', '04530'],
  ['12', 'North Harbor Road', 'Portland', '04102'],
  ['120', 'Harbor Street', 'Portland', '04101'],
  ['7', 'Añasco Lane', 'Bath', '04530'],
  ['3', 'Main Street', 'Bath', '04530'],
  ['3', 'Elm Court', 'Bath', '04530'],
  ['5-7', '5th Avenue', 'Bath', '04530'],
] as const

/** A world with addresses from the properties of an agency. */
const test = inWorld.extend<{ seeded: undefined }>({
  seeded: [
    async ({ world }, use) => {
      const { accountId } = await world.factory.createAgency()
      const rows = [
        ...properties,
        ['9', 'Dock Street', 'Bath', '04530', 'Apt 1'],
        ['9', 'Dock Street', 'Bath', '04530', 'Apt 2'],
      ]
      await world.owner.db
        .insertInto('properties')
        .values(
          rows.map(([door_number = '', street = '', city = '', zip = '', unit]) => ({
            account_id: accountId,
            id: newId(),
            full_address: `${[door_number, street, unit].filter(Boolean).join(' ')}, ${city}, ME ${zip}`,
            door_number,
            street,
            city,
            state: 'ME',
            zip,
          })),
        )
        .execute()
      await use(undefined)
    },
    { scope: 'file', auto: true },
  ],
})

let visitors = 0
/** Every request comes from another IP address, so that the rate limit does not apply. */
async function suggest({ app }: World, q: string) {
  const url = `/api/public/addresses?q=${encodeURIComponent(q)}`
  const response = await app.inject({ url, remoteAddress: `10.0.0.${visitors++}` })
  expect(response.statusCode, response.body).toBe(200)
  return (response.json().suggestions as { fullAddress: string }[]).map(({ fullAddress }) => fullAddress)
}

const [atPortland, atBath, northHarbor] = [
  '12 Harbor Street, Portland, ME 04101',
  '12 Harbor Street, Bath, ME 04530',
  '12 North Harbor Road, Portland, ME 04102',
]

describe('an address is suggest', () => {
  test.for([
    ['by its start', '12 harb', [atBath, atPortland, northHarbor]],
    ['by the whole address', '12 Harbor Street, Portland, ME 04101, USA', [atPortland]],
    ['by postal abbreviations', '12 harbor st. port', [atPortland]],
    ['by an incomplete street type', '3 elm cou', ['3 Elm Court, Bath, ME 04530']],
    ['despite a typo in the street type', '3 main streeet', ['3 Main Street, Bath, ME 04530']],
    ['by its words in any order', '12 portland harbor', [atPortland, northHarbor]],
    ['by its ZIP code', '12 harbor 04530', [atBath]],
    ['despite a missing letter', '12 harbr portland', [atPortland, northHarbor]],
    ['despite swapped letters', '12 hrabor bath', [atBath]],
    ['despite a typo in a short word', '3 mian', ['3 Main Street, Bath, ME 04530']],
    ['with accented letters', '7 AÑASCO', ['7 Añasco Lane, Bath, ME 04530']],
    ['by a door number with a range', '5-7 5th', ['5-7 5th Avenue, Bath, ME 04530']],
    ['by a street name that starts with a number', '5th ave', ['5-7 5th Avenue, Bath, ME 04530']],
    ['by its door number alone', '7', ['7 Añasco Lane, Bath, ME 04530']],
    ['with the typed unit', '9 dock st apt 2', ['9 Dock Street Apt 2, Bath, ME 04530']],
  ] as const)('%s: %s', async ([, typed, expected], { world }) => {
    expect(await suggest(world, typed)).toEqual(expected)
  })

  test('one per street first when no door number is typed', async ({ world }) => {
    expect(await suggest(world, 'harbor street')).toEqual([
      atBath,
      atPortland,
      '14 Harbor Street, Portland, ME 04101',
      '120 Harbor Street, Portland, ME 04101',
    ])
  })

  test('by five digits that are a ZIP code and not a door number', async ({ world }) => {
    expect(await suggest(world, '04102 harbor')).toEqual([northHarbor])
  })

  test('at most eight at a time', async ({ world }) => {
    expect(await suggest(world, 'me')).toHaveLength(8)
  })

  test('with its components and coordinates', async ({ world }) => {
    const response = await world.anonymous.call('GET /public/addresses', { query: { q: '3 main' } })
    expect(response.suggestions).toEqual([
      {
        fullAddress: '3 Main Street, Bath, ME 04530',
        doorNumber: '3',
        street: 'Main Street',
        city: 'Bath',
        state: 'ME',
        zip: '04530',
        latitude: null,
        longitude: null,
      },
    ])
  })
})

describe('nothing is suggest', () => {
  test.for([
    ['another door number', '13 harbor street portland'],
    ['a door number that is only a prefix', '1 harbor street'],
    ['a word that resembles no other', '12 xyzzyq'],
    ['punctuation only', '%'],
    ['SQL pattern characters', '12 h_rb% \\'],
    ['an SQL injection', "12 ';drop table addresses--"],
    ['another script', '東京都千代田区'],
    ['an emoji', '💥'],
    ['a very long text', `12 ${'harbor zzzq '.repeat(16)}`],
  ] as const)('for %s: %s', async ([, typed], { world }) => {
    expect(await suggest(world, typed)).toEqual([])
  })

  test.for(['', ' ', 'a'.repeat(201), '\u0000'])('and the request rejected for %j', async (q, { world }) => {
    const response = await world.anonymous.send('GET', `/api/public/addresses?q=${encodeURIComponent(q)}`)
    expect(response.statusCode).toBe(422)
  })
})

describe('a page on another site', () => {
  test('may request and cache suggestions and gets no cookie', async ({ world }) => {
    const response = await world.anonymous.send('GET', '/api/public/addresses?q=12', undefined, {
      origin: 'https://agent.example',
    })
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('is rate limited per visitor', async ({ world }) => {
    const request = (remoteAddress: string) => world.app.inject({ url: '/api/public/addresses?q=12', remoteAddress })
    const responses = await Promise.all(Array.from({ length: 101 }, () => request('10.1.1.1')))
    const rejected = responses.filter(({ statusCode }) => statusCode === 429)
    expect(rejected).toHaveLength(1)
    expect(rejected[0]?.json().message).toBe('Too many requests. Wait a moment, then keep typing.')
    expect((await request('10.1.1.2')).statusCode).toBe(200)
  })
})
