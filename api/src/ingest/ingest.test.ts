import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { newId } from '@gable/shared/ids.ts'
import { dayLength, minuteLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { findCounterMismatches } from '../demo/counter-mismatches.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

const createView = ({ subject, subjectId }: { subject: AssetKind; subjectId: string }, at = Date.now()) => ({
  id: newId(at),
  type: 'view',
  subject,
  subjectId,
  visitId: newId(),
  at: new Date(at).toISOString(),
})

async function createWidget({ factory }: World, input: Parameters<typeof factory.createAsset>[1] = {}) {
  const agency = await factory.createAgency()
  return { ...agency, ...(await factory.createAsset(agency, input)) }
}

/** Sends as a browser on another website would. */
const send = ({ anonymous }: World, body: unknown, headers: Record<string, string> = {}) =>
  anonymous.send('POST', '/api/public/events', typeof body === 'string' ? body : JSON.stringify(body), {
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': chrome,
    origin: 'https://an-agents-website.example',
    'sec-fetch-site': 'cross-site',
    ...headers,
  })

const listStored = ({ owner }: World, { accountId }: { accountId: string }) =>
  owner.db.selectFrom('events').select(['id', 'type', 'at', 'detail']).where('account_id', '=', accountId).execute()

async function listExcluded({ owner }: World, { accountId }: { accountId: string }) {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from excluded_events where account_id = ${accountId}`.execute(owner.db)
  return rows
}

describe('a page that sends visitor events', () => {
  test('gets its response after the events are stored and counted, as a beacon and as JSON', async ({ world }) => {
    const ours = await createWidget(world)
    const view = createView(ours)
    const click = { ...createView(ours), type: 'click', detail: { moduleId: 'hero', text: 'Sell your home' } }
    const response = await send(world, [view, click])
    expect(response.statusCode).toBe(202)
    expect(response.json()).toEqual({ accepted: 2, ignored: 0 })
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers['set-cookie']).toBeUndefined()
    const entrance = { ...createView(ours), type: 'entrance' }
    const asJson = await send(world, entrance, { 'content-type': 'application/json' })
    expect(asJson.json()).toEqual({ accepted: 1, ignored: 0 })
    expect((await listStored(world, ours)).map(({ id }) => id).sort()).toEqual([view.id, click.id, entrance.id].sort())
    expect(await findCounterMismatches(world.owner.db, ours.accountId)).toEqual([])
  })

  test('counts repeated events once: within a batch, across requests, and with another time', async ({ world }) => {
    const ours = await createWidget(world)
    const view = createView(ours, Date.now() - minuteLength)
    const skewed = { ...view, at: new Date(Date.now() - dayLength).toISOString() }
    expect((await send(world, [view, view])).json()).toEqual({ accepted: 2, ignored: 0 })
    const again = await Promise.all([view, skewed, [skewed, view]].map((body) => send(world, body)))
    expect(again.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202])
    expect(await listStored(world, ours)).toHaveLength(1)
    expect(await findCounterMismatches(world.owner.db, ours.accountId)).toEqual([])
  })

  test('counts events that waited in a browser for days at their own time, even if the id has none', async ({
    world,
  }) => {
    const ours = await createWidget(world)
    const late = createView(ours, Date.now() - 6.9 * dayLength)
    const timeless = { ...createView(ours, Date.now() - 2 * dayLength), id: crypto.randomUUID() }
    expect((await send(world, [late, timeless, timeless])).json()).toEqual({ accepted: 3, ignored: 0 })
    expect((await listStored(world, ours)).map(({ at }) => at.toISOString()).sort()).toEqual(
      [late.at, timeless.at].sort(),
    )
    expect(await findCounterMismatches(world.owner.db, ours.accountId)).toEqual([])
  })

  test('can send events of several agencies at once, each counted for its own', async ({ world }) => {
    const [ours, theirs] = [await createWidget(world), await createWidget(world)]
    expect((await send(world, [createView(ours), createView(theirs), createView(ours)])).json().accepted).toBe(3)
    expect([(await listStored(world, ours)).length, (await listStored(world, theirs)).length]).toEqual([2, 1])
  })

  test('can put any text in a detail, which is stored as plain text', async ({ world }) => {
    const ours = await createWidget(world)
    const texts = [
      "'); drop table events; --",
      '<img src=x onerror=alert(1)>',
      '"{a,b}\\',
      '{NULL}',
      'zero\0',
      '\ud83d',
    ]
    const clicks = texts.map((text) => ({ ...createView(ours), type: 'click', detail: { moduleId: text, text } }))
    expect((await send(world, clicks)).json()).toEqual({ accepted: texts.length, ignored: 0 })
    const details = (await listStored(world, ours)).map(({ detail }) => detail?.text)
    expect(details.sort()).toEqual([...texts.slice(0, 4), 'zero\ufffd', '\ufffd'].sort())
    expect(await findCounterMismatches(world.owner.db, ours.accountId)).toEqual([])
  })
})

describe('events that do not count', () => {
  test('are ignored if their asset is unknown, archived, or of another kind', async ({ world }) => {
    const ours = await createWidget(world)
    const archived = await createWidget(world, { status: 'ARCHIVED' })
    const page = { ...createView(ours), subject: 'landing-page' }
    const unknown = createView({ subject: 'widget', subjectId: newId() })
    const response = await send(world, [page, unknown, createView(archived), createView(ours)])
    expect(response.json()).toEqual({ accepted: 1, ignored: 3 })
    expect(await listStored(world, ours)).toHaveLength(1)
    expect(await listStored(world, archived)).toEqual([])
  })

  test.for([
    ['BOT', {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['BOT', {}, { 'user-agent': 'facebookexternalhit/1.1' }],
    ['BOT', {}, { 'sec-purpose': 'prefetch;prerender' }],
    ['PREVIEW', { isPreview: true }, {}],
    ['CLOCK', { id: newId(Date.now() - 8 * dayLength) }, {}],
    ['CLOCK', { id: newId(Date.now() + 10 * minuteLength) }, {}],
    ['CLOCK', { id: crypto.randomUUID(), at: '0000-01-01T00:00:00Z' }, {}],
    ['CLOCK', { id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' }, {}],
  ] as const)('are stored separately with the reason: %s %o %o', async ([reason, changes, headers], { world }) => {
    const ours = await createWidget(world)
    const event = { ...createView(ours), ...changes }
    expect((await send(world, event, headers)).json()).toEqual({ accepted: 0, ignored: 1 })
    await eventually(async () => expect(await listExcluded(world, ours)).toEqual([{ id: event.id, reason }]))
    expect(await listStored(world, ours)).toEqual([])
  })

  test.for([
    chrome,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/340.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 YaBrowser/25.1 Yowser/2.5 Safari/537.36',
  ])('do not include those of ordinary browsers: %s', async (userAgent, { world }) => {
    const response = await send(world, createView(await createWidget(world)), { 'user-agent': userAgent })
    expect(response.json()).toEqual({ accepted: 1, ignored: 0 })
  })
})

describe('a request that is rejected', () => {
  test.for([
    ['invalid JSON', '{"id":', 400],
    ['an empty body', '', 400],
    ['an empty list', '[]', 422],
    ['a number', '1', 422],
    ['an event without an id', JSON.stringify({ type: 'view' }), 422],
    ['too many events', JSON.stringify(Array(101).fill(1)), 422],
    ['a body that is too large', `"${'a'.repeat(70_000)}"`, 413],
  ] as const)('contains %s', async ([, body, status], { world }) => {
    expect((await send(world, body)).statusCode).toBe(status)
  })

  test('has an unsupported content type', async ({ world }) => {
    const response = await send(world, 'id=1', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(response.json()).toMatchObject({ code: 'bad_request' })
  })

  test('exceeds one visitor’s rate limit, while others are served', async ({ world }) => {
    const ours = await createWidget(world)
    const createBatch = () => Array.from({ length: 100 }, () => createView(ours))
    const sendFrom = (remoteAddress: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/public/events',
        remoteAddress,
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify(createBatch()),
      })
    const responses = await Promise.all(Array.from({ length: 13 }, () => sendFrom('192.0.2.1')))
    const rejected = responses.filter(({ statusCode }) => statusCode === 429)
    expect(rejected).toHaveLength(1)
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await sendFrom('192.0.2.2')).statusCode).toBe(202)
    expect(await listStored(world, ours)).toHaveLength(1300)
  })
})

test('a failed write gets a 503, and the same event can be sent again', async ({ world }) => {
  const ours = await createWidget(world)
  const view = createView(ours)
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(world.owner.db)
  await rename('counter_total', 'counter_missing')
  const response = await send(world, view)
  await rename('counter_missing', 'counter_total')
  expect(response.statusCode).toBe(503)
  expect(response.json().code).toBe('unavailable')
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(await listStored(world, ours)).toEqual([])
  expect((await send(world, view)).json()).toEqual({ accepted: 1, ignored: 0 })
})

test('one event that cannot be stored is rejected without affecting the others', async ({ world }) => {
  const ours = await createWidget(world)
  const [good, bad, late] = [createView(ours), createView(ours), createView(ours, Date.now() - minuteLength)]
  await sql`alter table events add constraint no_bad check (id <> ${sql.lit(bad.id)}) not valid`.execute(world.owner.db)
  const responses = await Promise.all([send(world, [good, bad, late]), send(world, createView(ours))])
  await sql`alter table events drop constraint no_bad`.execute(world.owner.db)
  expect(responses.map((response) => response.json())).toEqual([
    { accepted: 2, ignored: 1 },
    { accepted: 1, ignored: 0 },
  ])
  expect(await listStored(world, ours)).toHaveLength(3)
  expect(await findCounterMismatches(world.owner.db, ours.accountId)).toEqual([])
})

test('the first event of a month creates its missing partition', async ({ world }) => {
  const ours = await createWidget(world)
  const { rows } = await sql<{
    name: string
  }>`select relid::regclass::text as name from pg_partition_tree('events') where isleaf`.execute(world.owner.db)
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(world.owner.db)
  expect((await send(world, createView(ours))).json()).toEqual({ accepted: 1, ignored: 0 })
  expect(await listStored(world, ours)).toHaveLength(1)
})
