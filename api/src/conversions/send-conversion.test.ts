import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { openJourney } from '../testing/submissions.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { test, type World } from '../testing/world.ts'
import { sendConversion } from './send-conversion.ts'
import { toVendorOrigins } from './vendors/vendors.ts'

/** Behaves as the vendors document. */
let vendors: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  vendors = await startReceiver()
  vendors.respondWith((response) => response.end('{"events_received":1,"code":0,"message":"OK"}'))
  return () => vendors.close()
})

const answer = (status: number, body: object) =>
  vendors.respondWith((response: ServerResponse) => response.writeHead(status).end(JSON.stringify(body)))

const ids: Record<ConversionVendor, { id: string; conversionId?: string }> = {
  GA4: { id: 'G-1A2B3C4D5E' },
  META: { id: '123456789012345' },
  GOOGLE_ADS: { id: 'AW-123456789', conversionId: 'AbC-D_efG-h12' },
  TIKTOK: { id: 'C4A1B2C3D4E5F6G7H8I9' },
  LINKEDIN: { id: '1234567', conversionId: '7654321' },
}
const token = 'EAAB-secret-token'
const page = 'https://blog.example/sell?fbclid=fb1&ttclid=tt1&li_fat_id=li1&gclid=g1&email=x@y.z&utm_source=ads'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function createLeads(world: World, on: ConversionVendor[], { sharesDetails = false } = {}) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  await owner.call('PUT /agent/conversions/settings', { body: { leadValueCents: 12_500, sharesDetails } })
  const save = (vendor: ConversionVendor, change: object = {}) =>
    owner.call('PUT /agent/conversions/integrations/:vendor', {
      params: { vendor },
      body: {
        isOn: true,
        ...ids[vendor],
        ...(vendor === 'META' && { testCode: 'TEST123' }),
        ...(vendor !== 'GOOGLE_ADS' && { token }),
        ...change,
      },
    })
  for (const vendor of on) await save(vendor)
  const journey = await openJourney(world, agency, await world.factory.createAsset(agency))
  const { origin } = vendors
  const urls = { GA4_URL: origin, META_URL: origin, GOOGLE_ADS_URL: origin, GOOGLE_TOKEN_URL: origin }
  const settings = { ...world.settings, ...urls, TIKTOK_URL: origin, LINKEDIN_URL: origin }
  const { accountId } = agency
  return {
    agency,
    owner,
    save,
    journey,
    accountId,
    submit: (fields: Parameters<typeof journey.submit>[0] = {}, headers: Record<string, string> = {}) =>
      journey.submit({ page, ...fields }, { 'user-agent': 'Mozilla/5.0 (Visitor)', ...headers }),
    run: () => runDueJobs(world, accountId, sendConversion(toVendorOrigins(settings), world.secret)),
    /** Makes the next attempt due now. */
    hurry: () =>
      sql`update graphile_worker._private_jobs set run_at = now() where payload->>'accountId' = ${accountId}`.execute(
        world.owner.db,
      ),
    lastSend: async (vendor: ConversionVendor) =>
      (await owner.call('GET /agent/conversions')).integrations.find((found) => found.vendor === vendor)?.lastSend,
    deliveries: () =>
      world.owner.db.selectFrom('conversion_deliveries').selectAll().where('account_id', '=', accountId).execute(),
  }
}

/** Runs the jobs that are due, as a worker does. */
async function runDueJobs(world: World, accountId: string, send: ReturnType<typeof sendConversion>) {
  const { rows } = await sql<{ id: string; payload: { accountId: string; deliveryId: string } }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'send-conversion' and j.payload->>'accountId' = ${accountId}
      and j.run_at <= now() returning j.id, j.payload`.execute(world.owner.db)
  const log = createLog({ LOG_LEVEL: 'silent' })
  for (const { payload } of rows)
    await send({ payload, db: world.product.db, log, signal: new AbortController().signal })
}

const bodies = () => vendors.requests.map(({ body }) => JSON.parse(body))

test('every vendor gets a lead once, with the id of the submission and without contact details', async ({ world }) => {
  const { submit, run, lastSend, deliveries } = await createLeads(world, [
    'GA4',
    'META',
    'GOOGLE_ADS',
    'TIKTOK',
    'LINKEDIN',
  ])
  const id = newId()
  const clientIds = { ga: '11.22', gaSession: '33', fbp: 'fb.1.2.3', ttp: 'abc', other: 'x' }
  const details = { email: 'ada@example.com', phone: '(207) 555-0143' }
  for (let times = 0; times < 2; times++) expect((await submit({ id, clientIds, details })).statusCode).toBe(200)
  await run()
  const sent = Object.fromEntries(
    vendors.requests.map(({ path, headers, body }) => [path, { headers, body: JSON.parse(body) }]),
  )
  expect(Object.keys(sent).sort()).toEqual([
    `/mp/collect?measurement_id=G-1A2B3C4D5E&api_secret=${token}`,
    '/open_api/v1.3/event/track/',
    '/rest/conversionEvents',
    '/v23.0/123456789012345/events',
  ])
  const url = 'https://blog.example/sell?fbclid=fb1&ttclid=tt1&li_fat_id=li1&gclid=g1&utm_source=ads'
  expect(sent['/v23.0/123456789012345/events']?.body).toMatchObject({
    access_token: token,
    data: [
      {
        event_name: 'Lead',
        event_id: id,
        action_source: 'website',
        event_source_url: url,
        user_data: {
          client_user_agent: 'Mozilla/5.0 (Visitor)',
          fbp: 'fb.1.2.3',
          fbc: expect.stringMatching(/^fb\.1\.\d{13}\.fb1$/),
        },
        custom_data: { currency: 'USD', value: 125 },
      },
    ],
  })
  expect(sent[`/mp/collect?measurement_id=G-1A2B3C4D5E&api_secret=${token}`]?.body).toMatchObject({
    client_id: '11.22',
    consent: { ad_user_data: 'DENIED' },
    events: [{ name: 'generate_lead', params: { event_id: id, session_id: '33', value: 125, page_location: url } }],
  })
  const tiktok = sent['/open_api/v1.3/event/track/']
  expect(tiktok?.headers['access-token']).toBe(token)
  expect(tiktok?.body).toMatchObject({
    event_source_id: 'C4A1B2C3D4E5F6G7H8I9',
    data: [{ event: 'Lead', event_id: id, user: { ttclid: 'tt1', ttp: 'abc' }, properties: { value: 125 } }],
  })
  const linkedin = sent['/rest/conversionEvents']
  expect(linkedin?.headers.authorization).toBe(`Bearer ${token}`)
  expect(linkedin?.body).toMatchObject({
    conversion: 'urn:lla:llaPartnerConversion:7654321',
    eventId: id,
    user: { userIds: [{ idType: 'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID', idValue: 'li1' }] },
  })
  const text = JSON.stringify(sent)
  for (const secret of ['ada@example', sha256('ada@example.com'), '5550143', 'x@y.z'])
    expect(text).not.toContain(secret)
  expect(await lastSend('META')).toMatchObject({ state: 'DELIVERED', isTest: false, reason: null })
  expect((await deliveries()).every(({ client, attempts }) => client === null && attempts === 1)).toBe(true)
})

describe('contact details are hashed and shared', () => {
  const details = { email: 'Ada@Example.com', phone: '(207) 555-0143' }

  test('only when the account asks for it and the visitor agreed to that text', async ({ world }) => {
    const { submit, run } = await createLeads(world, ['META'], { sharesDetails: true })
    await submit({ details })
    await run()
    expect(bodies()[0].data[0].user_data).toMatchObject({
      em: [sha256('ada@example.com')],
      ph: [sha256('12075550143')],
    })
  })

  test('and not when the visitor had the form open before the account asked for it', async ({ world }) => {
    const { owner, submit, run } = await createLeads(world, ['META'])
    await owner.call('PUT /agent/conversions/settings', { body: { leadValueCents: null, sharesDetails: true } })
    await submit({ details })
    await run()
    const { user_data, custom_data } = bodies()[0].data[0]
    expect([user_data.em, user_data.ph, custom_data.value]).toEqual([undefined, undefined, undefined])
  })
})

describe('nothing is sent', () => {
  test.for([{ 'sec-gpc': '1' }, { dnt: '1' }])('when the browser refuses tracking: %j', async (headers, { world }) => {
    const { submit, run, deliveries } = await createLeads(world, ['META', 'GA4'], { sharesDetails: true })
    expect((await submit({}, headers as unknown as Record<string, string>)).statusCode).toBe(200)
    await run()
    expect([vendors.requests, await deliveries()]).toEqual([[], []])
  })

  test('for spam, for bots, for previews, and while the vendor is off', async ({ world }) => {
    const { save, submit, run, deliveries } = await createLeads(world, ['META'])
    await submit({ website: 'https://spam.example' })
    await submit({}, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await submit({ isPreview: true })
    await save('META', { isOn: false })
    await submit()
    await run()
    expect([vendors.requests, await deliveries()]).toEqual([[], []])
  })

  test('when it was switched off or marked as spam before the event left', async ({ world }) => {
    const { owner, save, submit, run, hurry, lastSend } = await createLeads(world, ['META'])
    const id = newId()
    await submit({ id })
    await owner.call('POST /agent/submissions/:submissionId/spam', { params: { submissionId: id } })
    await run()
    expect(await lastSend('META')).toMatchObject({ state: 'SKIPPED', reason: 'The submission was marked as spam' })
    await submit()
    await save('META', { isOn: false })
    await hurry()
    await run()
    expect((await lastSend('META'))?.reason).toBe('It was switched off before the event was sent')
    expect(vendors.requests).toEqual([])
  })

  test('when the vendor could not tell who it is about', async ({ world }) => {
    const { submit, run, lastSend } = await createLeads(world, ['META'])
    await submit({ page: 'https://blog.example/sell' })
    await run()
    expect(vendors.requests).toEqual([])
    expect((await lastSend('META'))?.reason).toMatch(/^Meta needs a click on an ad/)
  })
})

describe('a refused event', () => {
  test.for([
    [
      'META',
      400,
      { error: { code: 190, message: 'Session expired' } },
      'Meta Pixel refused the token: Session expired',
    ],
    [
      'META',
      400,
      { error: { code: 100, error_user_msg: 'No such pixel' } },
      'Meta Pixel refused the event: No such pixel',
    ],
    ['TIKTOK', 200, { code: 40_105, message: 'Invalid token' }, 'TikTok refused the token: Invalid token'],
    ['TIKTOK', 200, { code: 40_002, message: 'Bad pixel' }, 'TikTok refused the event: Bad pixel'],
    ['LINKEDIN', 401, { message: 'Empty oauth2 token' }, 'LinkedIn refused the token: Empty oauth2 token'],
    ['GA4', 403, {}, 'Google Analytics 4 refused the token (status 403)'],
    [
      'GA4',
      502,
      {},
      'Google Analytics 4 failed (status 502). The event is not sent again, because it might count twice.',
    ],
  ] as const)(
    'of %s with status %i is not sent again, and says why',
    async ([vendor, status, body, reason], { world }) => {
      const { submit, run, hurry, lastSend } = await createLeads(world, [vendor])
      answer(status, body)
      await submit()
      await run()
      await hurry()
      await run()
      expect(vendors.requests).toHaveLength(1)
      expect(await lastSend(vendor)).toMatchObject({ state: 'FAILED', reason })
    },
  )

  test.for([
    ['META', 429, {}],
    ['META', 400, { error: { code: 4, message: 'Application request limit reached' } }],
    ['TIKTOK', 200, { code: 40_100, message: 'Too many requests' }],
    ['GA4', 503, {}],
    ['LINKEDIN', 500, {}],
  ] as const)(
    'of %s with status %i is sent again later with the same id',
    async ([vendor, status, body], { world }) => {
      const { submit, run, hurry, lastSend } = await createLeads(world, [vendor])
      answer(status, body)
      await submit()
      await run()
      expect(vendors.requests).toHaveLength(1)
      expect(await lastSend(vendor)).toMatchObject({ state: 'WAITING' })
      answer(200, { events_received: 1, code: 0 })
      await hurry()
      await run()
      expect(vendors.requests).toHaveLength(2)
      expect(vendors.requests[1]?.body).toBe(vendors.requests[0]?.body)
      expect(await lastSend(vendor)).toMatchObject({ state: 'DELIVERED', reason: null })
    },
  )
})

test('a vendor that breaks off is asked again only if it recognizes repeats', async ({ world }) => {
  const { submit, run, hurry, lastSend } = await createLeads(world, ['META', 'GA4'])
  vendors.respondWith((response) => response.destroy())
  await submit()
  await run()
  expect(await lastSend('META')).toMatchObject({ state: 'WAITING' })
  expect(await lastSend('GA4')).toMatchObject({ state: 'FAILED', reason: expect.stringContaining('might count twice') })
  await hurry()
  await run()
  expect(vendors.requests).toHaveLength(3)
})

test('a process that dies while sending leaves an event that is not counted twice', async ({ world }) => {
  const { accountId, submit, run, lastSend } = await createLeads(world, ['META', 'GA4'])
  await submit()
  await world.owner.db
    .updateTable('conversion_deliveries')
    .set({ state: 'SENDING', attempts: 1 })
    .where('account_id', '=', accountId)
    .execute()
  await run()
  expect(vendors.requests.map(({ path }) => path.split('?')[0])).toEqual(['/v23.0/123456789012345/events'])
  expect(await lastSend('GA4')).toMatchObject({ state: 'FAILED' })
})

test('a test event is marked as one, and Google only validates it', async ({ world }) => {
  const { owner, run, lastSend } = await createLeads(world, ['META', 'GA4'])
  const send = (vendor: 'META' | 'GA4') =>
    owner.call('POST /agent/conversions/integrations/:vendor/test', { params: { vendor } })
  expect(await send('META')).toMatchObject({ lastSend: { state: 'WAITING', isTest: true } })
  await run()
  expect(bodies()[0]).toMatchObject({ test_event_code: 'TEST123', data: [{ event_name: 'Lead' }] })
  expect(await lastSend('META')).toMatchObject({ state: 'DELIVERED', isTest: true })
  answer(200, { validationMessages: [{ description: 'Measurement requires a valid measurement_id.' }] })
  await send('GA4')
  await run()
  expect(vendors.requests[1]?.path).toMatch(/^\/debug\/mp\/collect\?/)
  expect((await lastSend('GA4'))?.reason).toBe(
    'Google Analytics 4 refused the event: Measurement requires a valid measurement_id.',
  )
})

test('click ids are kept on the submission and on the contact, first and last', async ({ world }) => {
  const { owner, journey, submit } = await createLeads(world, [])
  const details = { email: 'ada@example.com' }
  const id = newId()
  await submit({ id, details, page: 'https://blog.example/?gclid=one&msclkid=%3Cb%3E' })
  await submit({ details, page: 'https://blog.example/' })
  await submit({ details, page: 'https://blog.example/', clickIds: { wbraid: 'two', utm: 'x' } })
  const { contacts } = await journey.getStored()
  expect(contacts).toMatchObject([{ first_click: { ids: { gclid: 'one' } }, last_click: { ids: { wbraid: 'two' } } }])
  const submission = await owner.call('GET /agent/submissions/:submissionId', { params: { submissionId: id } })
  expect(submission.clickIds).toEqual({ gclid: 'one' })
})
