import { vendorRules } from '@gable/shared/conversions/vendors.ts'
import { expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

const off = { isOn: false, id: '', conversionId: '', customerId: '', actionId: '', testCode: '' }
const meta = { ...off, isOn: true, id: vendorRules.META.id.example, testCode: 'TEST123' }
const token = 'EAAB-secret-token'

async function createOwner(world: World) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const save = (vendor: 'GA4' | 'META' | 'GOOGLE_ADS' | 'LINKEDIN', body: object) =>
    owner.call('PUT /agent/conversions/integrations/:vendor', { params: { vendor }, body: { ...off, ...body } })
  return { agency, owner, save }
}

test('every vendor is off at first, and what is saved is returned without its token', async ({ world }) => {
  const { agency, owner, save } = await createOwner(world)
  const first = await owner.call('GET /agent/conversions')
  expect(first.settings).toEqual({ leadValueCents: null, sharesDetails: false })
  expect(first.integrations.map(({ vendor, isOn, hasToken }) => [vendor, isOn, hasToken])).toEqual(
    ['GA4', 'META', 'GOOGLE_ADS', 'TIKTOK', 'LINKEDIN'].map((vendor) => [vendor, false, false]),
  )
  expect(await save('META', { ...meta, token })).toEqual({ vendor: 'META', ...meta, hasToken: true, lastSend: null })
  expect(JSON.stringify(await owner.call('GET /agent/conversions'))).not.toContain(token)
  const stored = await world.owner.db
    .selectFrom('conversion_integrations')
    .select('token')
    .where('account_id', '=', agency.accountId)
    .executeTakeFirstOrThrow()
  expect(stored.token?.toString('latin1')).not.toContain('secret')
  expect(await save('META', { ...meta, isOn: false })).toMatchObject({ isOn: false, hasToken: true })
  expect(await save('META', { ...meta, token: null })).toMatchObject({ hasToken: false })
  const settings = { leadValueCents: 12_500, sharesDetails: true }
  expect(await owner.call('PUT /agent/conversions/settings', { body: settings })).toEqual(settings)
})

test.for([
  ['GA4', { isOn: true, id: 'UA-1234-1' }, { id: 'Please enter a measurement id such as G-1A2B3C4D5E' }],
  ['GA4', { isOn: true, id: '' }, { id: 'This field is required' }],
  ['META', { ...meta, id: 'G-1A2B3C4D5E' }, { id: 'Please enter a pixel id such as 123456789012345' }],
  ['META', { ...meta, testCode: 'x' }, { testCode: 'Please enter a test event code such as TEST12345' }],
  [
    'META',
    { ...meta, token: 'two words' },
    { token: 'Please paste the whole token, at least 8 characters without spaces' },
  ],
  ['GOOGLE_ADS', { isOn: true, id: 'AW-123456789' }, { conversionId: 'This field is required' }],
  [
    'GOOGLE_ADS',
    { token: '{"client_id":"12345678","client_secret":"12345678"}' },
    {
      customerId: 'This field is required',
      actionId: 'This field is required',
      token: 'Please enter the client ID, the client secret and the refresh token',
    },
  ],
  ['GOOGLE_ADS', { customerId: '123' }, { customerId: 'Please enter a customer id such as 123-456-7890' }],
  ['LINKEDIN', { id: '"><script>' }, { id: 'Please enter a partner id such as 1234567' }],
] as const)('a wrong value of %s is refused: %j', async ([vendor, body, fields], { world }) => {
  const { owner, save } = await createOwner(world)
  await expect(save(vendor, body)).rejects.toMatchObject({ code: 'invalid', fields })
  const { integrations } = await owner.call('GET /agent/conversions')
  expect(integrations.every(({ id, isOn }) => id === '' && !isOn)).toBe(true)
})

test('another account and an agent without the permission reach nothing', async ({ world }) => {
  const { agency, save } = await createOwner(world)
  await save('META', { ...meta, token })
  const stranger = (await createOwner(world)).owner
  const { integrations } = await stranger.call('GET /agent/conversions')
  expect(integrations.some(({ isOn, hasToken }) => isOn || hasToken)).toBe(false)
  const ben = await world.factory.createAgent(agency, { role: 'AGENT' })
  await expect(ben.call('GET /agent/conversions')).rejects.toMatchObject({ code: 'forbidden' })
  const params = { vendor: 'META' } as const
  const test = ben.call('POST /agent/conversions/integrations/:vendor/test', { params })
  await expect(test).rejects.toMatchObject({ code: 'forbidden' })
})

test('a test event is refused with its reason where it would count as a lead', async ({ world }) => {
  const { owner, save } = await createOwner(world)
  const send = (vendor: 'META' | 'LINKEDIN' | 'GOOGLE_ADS') =>
    owner.call('POST /agent/conversions/integrations/:vendor/test', { params: { vendor } })
  await expect(send('META')).rejects.toThrow('Save the ID and the token first.')
  await save('META', { ...meta, testCode: '', token })
  await expect(send('META')).rejects.toThrow('Without it, Meta Pixel would count the test as a lead.')
  await expect(send('LINKEDIN')).rejects.toThrow('LinkedIn has no test events.')
  await expect(send('GOOGLE_ADS')).rejects.toThrow('Save the ID and the token first.')
})
