import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { wrongCounters } from '../database/seed/recount.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const minute = 60_000
const day = 24 * 60 * minute

const viewOf = ({ subject, subjectId }: { subject: SubjectKind; subjectId: string }, at = Date.now()) => ({
  id: newId(at),
  type: 'view',
  subject,
  subjectId,
  visitId: newId(),
  at: new Date(at).toISOString(),
})

async function widget({ founding }: World, given: Parameters<typeof founding.subject>[1] = {}) {
  const agency = await founding.agency()
  return { ...agency, ...(await founding.subject(agency, given)) }
}

/** A browser on somebody else's website. */
const send = ({ stranger }: World, body: unknown, headers: Record<string, string> = {}) =>
  stranger.send('POST', '/api/public/events', typeof body === 'string' ? body : JSON.stringify(body), {
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': chrome,
    origin: 'https://an-agents-website.example',
    'sec-fetch-site': 'cross-site',
    ...headers,
  })

const stored = ({ owner }: World, { accountId }: { accountId: string }) =>
  owner.db.selectFrom('events').select(['id', 'type', 'at', 'detail']).where('account_id', '=', accountId).execute()

async function setAside({ owner }: World, { accountId }: { accountId: string }) {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from uncounted_events where account_id = ${accountId}`.execute(owner.db)
  return rows
}

describe('a page that tells what its visitors do', () => {
  test('is answered once it is stored and counted, as a beacon and as JSON', async ({ world }) => {
    const ours = await widget(world)
    const view = viewOf(ours)
    const click = { ...viewOf(ours), type: 'click', detail: { moduleId: 'hero', text: 'Sell your home' } }
    const answer = await send(world, [view, click])
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toEqual({ accepted: 2, ignored: 0 })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['set-cookie']).toBeUndefined()
    const entrance = { ...viewOf(ours), type: 'entrance' }
    const asJson = await send(world, entrance, { 'content-type': 'application/json' })
    expect(asJson.json()).toEqual({ accepted: 1, ignored: 0 })
    expect((await stored(world, ours)).map(({ id }) => id).sort()).toEqual([view.id, click.id, entrance.id].sort())
    expect(await wrongCounters(world.owner.db, ours.accountId)).toEqual([])
  })

  test('counts once whatever is sent again: within a batch, over requests, at another time', async ({ world }) => {
    const ours = await widget(world)
    const view = viewOf(ours, Date.now() - minute)
    const skewed = { ...view, at: new Date(Date.now() - day).toISOString() }
    expect((await send(world, [view, view])).json()).toEqual({ accepted: 2, ignored: 0 })
    const again = await Promise.all([view, skewed, [skewed, view]].map((body) => send(world, body)))
    expect(again.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202])
    expect(await stored(world, ours)).toHaveLength(1)
    expect(await wrongCounters(world.owner.db, ours.accountId)).toEqual([])
  })

  test('counts what waited in a browser for days at its own time, also under an id without a time', async ({
    world,
  }) => {
    const ours = await widget(world)
    const late = viewOf(ours, Date.now() - 6.9 * day)
    const timeless = { ...viewOf(ours, Date.now() - 2 * day), id: crypto.randomUUID() }
    expect((await send(world, [late, timeless, timeless])).json()).toEqual({ accepted: 3, ignored: 0 })
    expect((await stored(world, ours)).map(({ at }) => at.toISOString()).sort()).toEqual([late.at, timeless.at].sort())
    expect(await wrongCounters(world.owner.db, ours.accountId)).toEqual([])
  })

  test('may bring events of several agencies at once, each counted for its own', async ({ world }) => {
    const [ours, theirs] = [await widget(world), await widget(world)]
    expect((await send(world, [viewOf(ours), viewOf(theirs), viewOf(ours)])).json().accepted).toBe(3)
    expect([(await stored(world, ours)).length, (await stored(world, theirs)).length]).toEqual([2, 1])
  })

  test('may say anything in a detail: it is kept as text and nothing else', async ({ world }) => {
    const ours = await widget(world)
    const texts = [
      "'); drop table events; --",
      '<img src=x onerror=alert(1)>',
      '"{a,b}\\',
      '{NULL}',
      'zero\0',
      '\ud83d',
    ]
    const clicks = texts.map((text) => ({ ...viewOf(ours), type: 'click', detail: { moduleId: text, text } }))
    expect((await send(world, clicks)).json()).toEqual({ accepted: texts.length, ignored: 0 })
    const kept = (await stored(world, ours)).map(({ detail }) => detail?.text)
    expect(kept.sort()).toEqual([...texts.slice(0, 4), 'zero\ufffd', '\ufffd'].sort())
    expect(await wrongCounters(world.owner.db, ours.accountId)).toEqual([])
  })
})

describe('what does not count', () => {
  test('is ignored when nobody made the thing, when it was archived and when it is something else', async ({
    world,
  }) => {
    const ours = await widget(world)
    const archived = await widget(world, { status: 'ARCHIVED' })
    const page = { ...viewOf(ours), subject: 'landing-page' }
    const unknown = viewOf({ subject: 'widget', subjectId: newId() })
    const answer = await send(world, [page, unknown, viewOf(archived), viewOf(ours)])
    expect(answer.json()).toEqual({ accepted: 1, ignored: 3 })
    expect(await stored(world, ours)).toHaveLength(1)
    expect(await stored(world, archived)).toEqual([])
  })

  test.for([
    ['BOT', {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['BOT', {}, { 'user-agent': 'facebookexternalhit/1.1' }],
    ['BOT', {}, { 'sec-purpose': 'prefetch;prerender' }],
    ['PREVIEW', { isPreview: true }, {}],
    ['CLOCK', { id: newId(Date.now() - 8 * day) }, {}],
    ['CLOCK', { id: newId(Date.now() + 10 * minute) }, {}],
    ['CLOCK', { id: crypto.randomUUID(), at: '0000-01-01T00:00:00Z' }, {}],
    ['CLOCK', { id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' }, {}],
  ] as const)('is kept apart with the reason: %s %o %o', async ([reason, changes, headers], { world }) => {
    const ours = await widget(world)
    const event = { ...viewOf(ours), ...changes }
    expect((await send(world, event, headers)).json()).toEqual({ accepted: 0, ignored: 1 })
    await eventually(async () => expect(await setAside(world, ours)).toEqual([{ id: event.id, reason }]))
    expect(await stored(world, ours)).toEqual([])
  })

  test.for([
    chrome,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/340.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 YaBrowser/25.1 Yowser/2.5 Safari/537.36',
  ])('is no person with an ordinary browser: %s', async (userAgent, { world }) => {
    const answer = await send(world, viewOf(await widget(world)), { 'user-agent': userAgent })
    expect(answer.json()).toEqual({ accepted: 1, ignored: 0 })
  })
})

describe('what cannot be taken', () => {
  test.for([
    ['no JSON', '{"id":', 400],
    ['nothing', '', 400],
    ['an empty list', '[]', 422],
    ['a number', '1', 422],
    ['an event without an id', JSON.stringify({ type: 'view' }), 422],
    ['more than a list may hold', JSON.stringify(Array(101).fill(1)), 422],
    ['more than a body may hold', `"${'a'.repeat(70_000)}"`, 413],
  ] as const)('%s is refused', async ([, body, status], { world }) => {
    expect((await send(world, body)).statusCode).toBe(status)
  })

  test('a form is refused for what it is', async ({ world }) => {
    const answer = await send(world, 'id=1', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(answer.json()).toMatchObject({ code: 'bad_request' })
  })

  test('too much from one visitor is put off, while others are served', async ({ world }) => {
    const ours = await widget(world)
    const crowd = () => Array.from({ length: 100 }, () => viewOf(ours))
    const from = (remoteAddress: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/public/events',
        remoteAddress,
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify(crowd()),
      })
    const answers = await Promise.all(Array.from({ length: 13 }, () => from('192.0.2.1')))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('192.0.2.2')).statusCode).toBe(202)
    expect(await stored(world, ours)).toHaveLength(1300)
  })
})

test('what cannot be stored now is not promised: it may come again', async ({ world }) => {
  const ours = await widget(world)
  const view = viewOf(ours)
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(world.owner.db)
  await rename('counter_total', 'counter_missing')
  const answer = await send(world, view)
  await rename('counter_missing', 'counter_total')
  expect(answer.statusCode).toBe(503)
  expect(answer.json().code).toBe('unavailable')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(await stored(world, ours)).toEqual([])
  expect((await send(world, view)).json()).toEqual({ accepted: 1, ignored: 0 })
})

test('one event that cannot be stored is refused alone, whatever it came with', async ({ world }) => {
  const ours = await widget(world)
  const [good, bad, late] = [viewOf(ours), viewOf(ours), viewOf(ours, Date.now() - minute)]
  await sql`alter table events add constraint no_bad check (id <> ${sql.lit(bad.id)}) not valid`.execute(world.owner.db)
  const answers = await Promise.all([send(world, [good, bad, late]), send(world, viewOf(ours))])
  await sql`alter table events drop constraint no_bad`.execute(world.owner.db)
  expect(answers.map((answer) => answer.json())).toEqual([
    { accepted: 2, ignored: 1 },
    { accepted: 1, ignored: 0 },
  ])
  expect(await stored(world, ours)).toHaveLength(3)
  expect(await wrongCounters(world.owner.db, ours.accountId)).toEqual([])
})

test('the first event of a month that nobody made room for makes it', async ({ world }) => {
  const ours = await widget(world)
  const { rows } = await sql<{
    name: string
  }>`select relid::regclass::text as name from pg_partition_tree('events') where isleaf`.execute(world.owner.db)
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(world.owner.db)
  expect((await send(world, viewOf(ours))).json()).toEqual({ accepted: 1, ignored: 0 })
  expect(await stored(world, ours)).toHaveLength(1)
})
