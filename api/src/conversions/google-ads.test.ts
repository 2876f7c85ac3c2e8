import { createHash } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { googleCredentials, startGoogleAds } from '../testing/google-ads-server.ts'
import { openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'
import { sendConversion } from './send-conversion.ts'
import { toVendorOrigins } from './vendors/vendors.ts'

let google: Awaited<ReturnType<typeof startGoogleAds>>
beforeEach(async () => {
  google = await startGoogleAds()
  return () => google.close()
})

const settings = {
  isOn: true,
  id: 'AW-123456789',
  conversionId: 'AbC-D_efG-h12',
  customerId: '123-456-7890',
  actionId: '987654321',
  token: JSON.stringify(googleCredentials),
}
const details = { email: 'Ada.Moss@Gmail.com', phone: '(207) 555-0143' }
const page = 'https://blog.example/sell?gclid=Cj0-x'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function createLeads(world: World, { sharesDetails = false } = {}) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const { accountId } = agency
  await owner.call('PUT /agent/conversions/settings', { body: { leadValueCents: 12_500, sharesDetails } })
  const params = { vendor: 'GOOGLE_ADS' } as const
  const save = (change: object = {}) =>
    owner.call('PUT /agent/conversions/integrations/:vendor', { params, body: { ...settings, ...change } })
  await save()
  const journey = await openJourney(world, agency, await world.factory.createAsset(agency))
  const { origin } = google
  const send = sendConversion(
    toVendorOrigins({ ...world.settings, GOOGLE_ADS_URL: origin, GOOGLE_TOKEN_URL: origin }),
    world.secret,
  )
  return {
    owner,
    accountId,
    save,
    params,
    submit: (fields: Parameters<typeof journey.submit>[0] = {}, headers = {}) =>
      journey.submit({ page, details, ...fields }, { 'user-agent': 'Mozilla/5.0 (Visitor)', ...headers }),
    /** Runs the jobs now, whenever they are due. */
    run: async () => {
      const { rows } = await sql<{ payload: { accountId: string; deliveryId: string } }>`
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'send-conversion' and j.payload->>'accountId' = ${accountId}
        returning j.payload`.execute(world.owner.db)
      const log = createLog({ LOG_LEVEL: 'silent' })
      for (const { payload } of rows)
        await send({ payload, db: world.product.db, log, signal: new AbortController().signal })
    },
    lastSend: async () =>
      (await owner.call('GET /agent/conversions')).integrations.find(({ vendor }) => vendor === 'GOOGLE_ADS')?.lastSend,
  }
}

describe('Google Ads gets a lead from the server', () => {
  test('once, as the click on the ad with the id that the tag sends, and without contact details', async ({
    world,
  }) => {
    const { submit, run, lastSend } = await createLeads(world)
    const id = newId()
    for (let times = 0; times < 2; times++) expect((await submit({ id })).statusCode).toBe(200)
    await run()
    await run()
    expect(google.events.map(({ body }) => body)).toEqual([
      {
        destinations: [
          {
            operatingAccount: { accountType: 'GOOGLE_ADS', accountId: '1234567890' },
            productDestinationId: '987654321',
          },
        ],
        events: [
          {
            transactionId: id,
            eventTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
            eventSource: 'WEB',
            adIdentifiers: { gclid: 'Cj0-x' },
            currency: 'USD',
            conversionValue: 125,
            consent: { adUserData: 'CONSENT_DENIED', adPersonalization: 'CONSENT_DENIED' },
          },
        ],
        encoding: 'HEX',
        validateOnly: false,
      },
    ])
    expect(await lastSend()).toMatchObject({ state: 'DELIVERED', reason: null })
  })

  test('with the hashed email and phone number of a visitor who agreed to that, even without a click', async ({
    world,
  }) => {
    const { submit, run } = await createLeads(world, { sharesDetails: true })
    await submit({ page: 'https://blog.example/sell' })
    await run()
    expect(google.events[0]?.body.events).toMatchObject([
      {
        userData: {
          userIdentifiers: [{ emailAddress: sha256('adamoss@gmail.com') }, { phoneNumber: sha256('+12075550143') }],
        },
        consent: { adUserData: 'CONSENT_GRANTED' },
      },
    ])
    expect(google.events[0]?.body.events).not.toMatchObject([{ adIdentifiers: expect.anything() }])
  })

  test('with one access token for many leads, and a new one when that is revoked', async ({ world }) => {
    const { submit, run, lastSend } = await createLeads(world)
    for (const email of ['a@example.com', 'b@example.com']) await submit({ details: { email } })
    await run()
    expect([google.state.tokens, google.events.length]).toEqual([1, 2])
    google.state.valid = 'another'
    await submit({ details: { email: 'c@example.com' } })
    await run()
    expect([google.state.tokens, google.events.length]).toEqual([2, 3])
    expect(await lastSend()).toMatchObject({ state: 'DELIVERED' })
  })
})

describe('Google Ads gets nothing', () => {
  test('about a visitor who clicked no ad and did not agree to share, or whose browser refuses tracking', async ({
    world,
  }) => {
    const { submit, run, lastSend } = await createLeads(world)
    await submit({ page: 'https://blog.example/sell' })
    await submit({}, { 'sec-gpc': '1' })
    await run()
    expect(google.requests).toEqual([])
    expect((await lastSend())?.reason).toMatch(/^Google Ads needs a click on an ad or the consent/)
  })

  test('without credentials, which nobody can read again', async ({ world }) => {
    const { accountId, owner, save, submit, run } = await createLeads(world)
    const answer = JSON.stringify(await owner.call('GET /agent/conversions'))
    for (const secret of Object.values(googleCredentials)) expect(answer).not.toContain(secret)
    const [stored] = await world.owner.db
      .selectFrom('conversion_integrations')
      .select('token')
      .where('account_id', '=', accountId)
      .execute()
    expect(stored?.token?.toString('latin1')).not.toContain('refresh')
    expect(await save({ token: null })).toMatchObject({ hasToken: false, customerId: '1234567890' })
    await submit()
    await run()
    expect(google.requests).toEqual([])
  })
})

describe('when Google refuses', () => {
  test('the credentials, nothing is sent and the reason is shown', async ({ world }) => {
    const { submit, run, lastSend } = await createLeads(world)
    google.state.isRevoked = true
    await submit()
    await run()
    await run()
    expect(google.requests.map(({ path }) => path)).toEqual(['/token'])
    expect(await lastSend()).toMatchObject({
      state: 'FAILED',
      reason: 'Google gave no access: Token has been expired or revoked.',
    })
  })

  test('the event, it is not sent again', async ({ world }) => {
    const { submit, run, lastSend } = await createLeads(world)
    const fieldViolations = [{ field: 'destinations[0]', description: 'The conversion action does not exist.' }]
    google.state.refusal = [400, { error: { code: 400, message: 'Bad request', details: [{ fieldViolations }] } }]
    await submit()
    await run()
    await run()
    expect(google.requests).toHaveLength(2)
    expect(await lastSend()).toMatchObject({
      state: 'FAILED',
      reason: 'Google Ads refused the event: The conversion action does not exist.',
    })
  })

  test('for now, the same event is sent again later', async ({ world }) => {
    const { submit, run, lastSend } = await createLeads(world)
    google.state.refusal = [503, {}]
    const id = newId()
    await submit({ id })
    await run()
    expect(await lastSend()).toMatchObject({ state: 'WAITING' })
    google.state.refusal = undefined
    await run()
    expect(google.events).toMatchObject([{ body: { events: [{ transactionId: id }] } }])
  })
})

test('a test event of Google Ads is only validated', async ({ world }) => {
  const { owner, params, run, lastSend } = await createLeads(world)
  await owner.call('POST /agent/conversions/integrations/:vendor/test', { params })
  await run()
  expect(google.events).toMatchObject([{ body: { validateOnly: true } }])
  expect(await lastSend()).toMatchObject({ state: 'DELIVERED', isTest: true })
})
