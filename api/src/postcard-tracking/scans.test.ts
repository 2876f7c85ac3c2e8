import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { toShortUrl } from '../postcard-delivery/postcard-code.ts'
import { createPostcardScenario } from '../testing/postcards.ts'
import { openJourney } from '../testing/submissions.ts'
import { browser } from '../testing/tracked-emails.ts'
import { test, type World } from '../testing/world.ts'

/** A postcard that was delivered. */
async function setUp(world: World, options: Parameters<typeof createPostcardScenario>[1] = {}) {
  const scenario = await createPostcardScenario(world, options)
  await scenario.queue()
  await scenario.send()
  await scenario.updatePieces({ state: 'DELIVERED', delivered_at: new Date() })
  const [piece] = await scenario.listPieces()
  const code = scenario.getCode(piece?.id ?? '')
  const visit = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    world.app.inject({ method, url: path, headers: { 'user-agent': browser, ...headers } })
  const getPiece = async () => (await scenario.listPieces())[0]
  const listScans = () =>
    scenario.agent.call('GET /agent/content/:contentId/scans', { params: { contentId: scenario.postcard.contentId } })
  return { ...scenario, pieceId: piece?.id ?? '', code, visit, getPiece, listScans }
}

test('a scan leads to the contact’s own dashboard and is counted once, however often it is repeated', async ({
  world,
}) => {
  const { visit, code, getPiece, getCounts, listScans, agent, contactIds } = await setUp(world)
  const response = await visit(`/Q/${code}`)
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toMatch(/^\/d\/[0-9A-Z]{16}\?m=[\w-]{22}$/)
  expect((await visit(response.headers.location ?? '')).statusCode).toBe(200)
  await visit(`/q/${code.toLowerCase()}`)
  expect(await getPiece()).toMatchObject({ scans: 2, scan_kind: 'PRIMARY', scanned_at: expect.any(Date) })
  expect(await getCounts()).toMatchObject({ scan: 1 })
  expect(await listScans()).toMatchObject({
    total: 1,
    data: [
      {
        kind: 'PRIMARY',
        contact: { _id: contactIds[0], fullName: 'Nora Field 1' },
        home: '1 Elm Street, Dover, NH 03820',
      },
    ],
  })
  const { data } = await agent.call('GET /agent/contacts/:contactId/postcards', {
    params: { contactId: contactIds[0] ?? '' },
  })
  expect(data).toMatchObject([{ scans: 2, scannedAt: expect.any(String) }])
})

test('the address that people type counts as the secondary scan, in any spelling', async ({ world }) => {
  const { visit, code, getCounts, listScans, agent, postcard } = await setUp(world)
  const [, path = ''] = /^[^/]+(\/.+)$/.exec(toShortUrl('https://gable.example', code)) ?? []
  expect((await visit(path)).statusCode).toBe(302)
  expect((await visit(path.toUpperCase())).statusCode).toBe(302)
  expect(await getCounts()).toMatchObject({ 'second-scan': 1 })
  expect((await listScans()).data).toMatchObject([{ kind: 'SECONDARY' }])
  const { statistics } = await agent.call('GET /agent/content/:contentId', {
    params: { contentId: postcard.contentId },
  })
  expect(statistics).toMatchObject({ scans: 1 })
})

test('a scan is counted at the time of the delivery, of which it is a share', async ({ world }) => {
  const { visit, code, updatePieces, accountId } = await setUp(world)
  const delivered_at = new Date(Date.now() - 3 * dayLength)
  await updatePieces({ delivered_at })
  await visit(`/q/${code}`)
  const [hour] = await world.owner.db
    .selectFrom('counter_hourly')
    .select('hour')
    .where('account_id', '=', accountId)
    .where('type', '=', 'scan')
    .execute()
  expect(new Date(hour?.hour ?? 0).toISOString().slice(0, 13)).toBe(delivered_at.toISOString().slice(0, 13))
})

test('previews, scanners and programs are stored apart and not counted', async ({ world }) => {
  const { visit, code, getPiece, getCounts } = await setUp(world)
  await visit(`/q/${code}`, { 'user-agent': 'WhatsApp/2.23' })
  await visit(`/q/${code}`, { 'user-agent': 'curl/8.1' })
  await visit(`/q/${code}`, { 'sec-purpose': 'prefetch;prerender' })
  await visit(`/q/${code}`, {}, 'HEAD')
  expect(await getPiece()).toMatchObject({ scans: 0, scanned_at: null, machine_scanned_at: expect.any(Date) })
  expect(await getCounts()).not.toHaveProperty('scan')
})

test('a first scan is noted in the activity of the contact and sent to webhooks', async ({ world }) => {
  const { visit, code, agent, accountId, contactIds, pieceId } = await setUp(world)
  await agent.call('POST /agent/webhooks', {
    body: { url: 'https://hooks.example.com/x', eventTypes: ['postcard.scanned'], isPaused: false },
  })
  await visit(`/q/${code}`)
  await visit(`/q/${code}`)
  const { db } = world.owner
  const deliveries = await db.selectFrom('webhook_deliveries').selectAll().where('account_id', '=', accountId).execute()
  expect(deliveries.map(({ payload }) => payload)).toMatchObject([
    { type: 'postcard.scanned', data: { contactId: contactIds[0], postcardId: pieceId, kind: 'PRIMARY' } },
  ])
  const entries = await db
    .selectFrom('timeline_entries')
    .select(['kind', 'detail'])
    .where('contact_id', '=', contactIds[0] ?? '')
    .where('event_group', '=', 'POSTCARD')
    .orderBy('at')
    .execute()
  expect(entries).toEqual([
    { kind: 'SENT', detail: { postcardId: pieceId, title: 'Spring prices' } },
    { kind: 'SCANNED', detail: { postcardId: pieceId, title: 'Spring prices' } },
  ])
})

test('a canceled postcard is not counted, and an unknown code or an erased contact leads to a friendly page', async ({
  world,
}) => {
  const { visit, code, updatePieces, getPiece, accountId, contactIds } = await setUp(world)
  await updatePieces({ state: 'CANCELED' })
  expect((await visit(`/q/${code}`)).statusCode).toBe(302)
  expect(await getPiece()).toMatchObject({ scans: 0 })
  await world.owner.db
    .deleteFrom('contacts')
    .where('account_id', '=', accountId)
    .where('id', '=', contactIds[0] ?? '')
    .execute()
  for (const path of [`/q/${code}`, '/q/ABCDEFGHJKMN', '/q/short', '/s/0000-0000-0000']) {
    const response = await visit(path)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('text/html')
  }
})

test('wrong codes are slowed down', async ({ world }) => {
  const { visit } = await setUp(world)
  const statuses = []
  for (let n = 0; n < 25; n++)
    statuses.push((await visit('/q/ABCDEFGHJKMN', { 'x-forwarded-for': '192.0.2.7' })).statusCode)
  expect(statuses).toContain(429)
})

test('a landing page that was chosen is where the code leads, and its submissions belong to the postcard', async ({
  world,
}) => {
  const scenario = await createPostcardScenario(world)
  const page = await world.factory.createAsset(scenario.agency, {
    kind: 'landing-page',
    type: 'HOME_VALUE',
    status: 'PUBLISHED',
  })
  const target = JSON.stringify({ kind: 'LANDING_PAGE', value: page.subjectId })
  await sql`update content_versions set settings = settings || jsonb_build_object('qrTarget', ${target}::jsonb)
    where account_id = ${scenario.accountId}`.execute(world.owner.db)
  await scenario.queue()
  await scenario.send()
  const [piece] = await scenario.listPieces()
  const response = await world.app.inject({
    method: 'GET',
    url: `/q/${scenario.getCode(piece?.id ?? '')}`,
    headers: { 'user-agent': browser },
  })
  expect(response.headers.location).toMatch(new RegExp(`^/lp/${page.subjectId}\\?m=`))
  const journey = await openJourney(world, scenario.agency, page)
  await journey.submit({ page: `https://pages.example${response.headers.location}` })
  expect(await scenario.getCounts()).toMatchObject({ submission: 1, scan: 1 })
})
