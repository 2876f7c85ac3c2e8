import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { test as inWorld, type World } from '../testing/world.ts'

const homes = [
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

/** A world in which some homes of some agency are known. */
const test = inWorld.extend<{ known: undefined }>({
  known: [
    async ({ world }, use) => {
      const { accountId } = await world.founding.agency()
      const rows = [
        ...homes,
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
/** Each asks from a place of its own: how many questions one may ask is a test of its own. */
async function suggested({ app }: World, q: string) {
  const url = `/api/public/addresses?q=${encodeURIComponent(q)}`
  const answer = await app.inject({ url, remoteAddress: `10.0.0.${visitors++}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json().suggestions as { fullAddress: string }[]).map(({ fullAddress }) => fullAddress)
}

const [atPortland, atBath, northHarbor] = [
  '12 Harbor Street, Portland, ME 04101',
  '12 Harbor Street, Bath, ME 04530',
  '12 North Harbor Road, Portland, ME 04102',
]

describe('an address is suggested', () => {
  test.for([
    ['by its beginning', '12 harb', [atBath, atPortland, northHarbor]],
    ['by all of it', '12 Harbor Street, Portland, ME 04101, USA', [atPortland]],
    ['by the short words of the post', '12 harbor st. port', [atPortland]],
    ['on the way to a long word', '3 elm cou', ['3 Elm Court, Bath, ME 04530']],
    ['with a long word spoilt', '3 main streeet', ['3 Main Street, Bath, ME 04530']],
    ['by its words in any order', '12 portland harbor', [atPortland, northHarbor]],
    ['by its place in the post', '12 harbor 04530', [atBath]],
    ['with letters missing', '12 harbr portland', [atPortland, northHarbor]],
    ['with letters in the wrong place', '12 hrabor bath', [atBath]],
    ['with a short word spoilt', '3 mian', ['3 Main Street, Bath, ME 04530']],
    ['whatever its letters are', '7 AÑASCO', ['7 Añasco Lane, Bath, ME 04530']],
    ['by a door that is more than a number', '5-7 5th', ['5-7 5th Avenue, Bath, ME 04530']],
    ['by a street whose name begins with a number', '5th ave', ['5-7 5th Avenue, Bath, ME 04530']],
    ['by its door alone', '7', ['7 Añasco Lane, Bath, ME 04530']],
    ['with the flat that was typed', '9 dock st apt 2', ['9 Dock Street Apt 2, Bath, ME 04530']],
  ] as const)('%s: %s', async ([, typed, expected], { world }) => {
    expect(await suggested(world, typed)).toEqual(expected)
  })

  test('street by street before door by door, when no door is typed', async ({ world }) => {
    expect(await suggested(world, 'harbor street')).toEqual([
      atBath,
      atPortland,
      '14 Harbor Street, Portland, ME 04101',
      '120 Harbor Street, Portland, ME 04101',
    ])
  })

  test("by five digits that are the post's and no door", async ({ world }) => {
    expect(await suggested(world, '04102 harbor')).toEqual([northHarbor])
  })

  test('eight at the most', async ({ world }) => {
    expect(await suggested(world, 'me')).toHaveLength(8)
  })

  test('with its parts and where it is', async ({ world }) => {
    const answer = await world.stranger.call('GET /public/addresses', { query: { q: '3 main' } })
    expect(answer.suggestions).toEqual([
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

describe('nothing is suggested', () => {
  test.for([
    ['another door', '13 harbor street portland'],
    ['a door that only begins so', '1 harbor street'],
    ['what is like nothing', '12 xyzzyq'],
    ['signs alone', '%'],
    ['signs a database reads in its own way', '12 h_rb% \\'],
    ['what would end a statement', "12 ';drop table addresses--"],
    ['letters of another world', '東京都千代田区'],
    ['a picture', '💥'],
    ['words without end', `12 ${'harbor zzzq '.repeat(16)}`],
  ] as const)('for %s: %s', async ([, typed], { world }) => {
    expect(await suggested(world, typed)).toEqual([])
  })

  test.for(['', ' ', 'a'.repeat(201), '\u0000'])('and the question refused: %j', async (q, { world }) => {
    const answer = await world.stranger.send('GET', `/api/public/addresses?q=${encodeURIComponent(q)}`)
    expect(answer.statusCode).toBe(422)
  })
})

describe('a page of another site', () => {
  test('may ask, may keep the answer, and is given no cookie', async ({ world }) => {
    const answer = await world.stranger.send('GET', '/api/public/addresses?q=12', undefined, {
      origin: 'https://agent.example',
    })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('that asks without a pause is asked to wait, and others are not', async ({ world }) => {
    const ask = (remoteAddress: string) => world.app.inject({ url: '/api/public/addresses?q=12', remoteAddress })
    const answers = await Promise.all(Array.from({ length: 101 }, () => ask('10.1.1.1')))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.json().message).toBe('Please wait a moment before you go on typing.')
    expect((await ask('10.1.1.2')).statusCode).toBe(200)
  })
})
