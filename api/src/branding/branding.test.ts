import type { Branding, BrandingCompliance, BrandingDetails } from '@gable/shared/branding/branding.ts'
import { brandsMaximum } from '@gable/shared/branding/branding.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createImage } from '../testing/images.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { test, type World } from '../testing/world.ts'

const uploadImage = async ({ app }: World, person: SignedInAgent, [width, height] = [300, 80]) => {
  const { uploadUrl, url } = await person.call('POST /agent/media/upload-url', { body: { extension: 'png' } })
  await app.inject({ method: 'PUT', url: uploadUrl, payload: await createImage(width, height).png().toBuffer() })
  return url
}

const createLogo = (url: string) => ({ logoId: newId(), media: { url, width: 1, height: 1 } })
const params = ({ _id }: Branding) => ({ brandingId: _id })

const details: BrandingDetails = {
  displayName: 'The Hill Team',
  company: 'Harbor & Hill',
  phone: '(207) 555-0134',
  email: 'hello@example.com',
  address: '1 Wharf Street, Portland',
  website: 'https://example.com',
}

const compliance: BrandingCompliance = {
  privacyPolicy: 'https://example.com/privacy',
  termsAndConditions: '',
  consentText: 'I agree that {name} may call me.',
  licenseText: 'License 12345',
  digitalDisclaimer: {
    text: 'Not legal advice.',
    showEqualHousingLogo: true,
    showEqualHousingLenderLogo: false,
    showRealtorLogo: true,
  },
  spanish: {
    consentText: 'Acepto que {name} me llame.',
    licenseText: 'Licencia 12345',
    disclaimer: '',
  },
}

test('a new agency has one default brand without a color or a logo', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const ada = await world.factory.createAgent(agency)
  const branding = await ada.call('GET /agent/branding/default')
  expect(branding).toMatchObject({ _id: agency.brandingId, name: agency.name, isDefault: true, isComplete: false })
  expect(branding.style).toMatchObject({ primaryColor: null, buttonStyle: 'ROUNDED', digitalLogoId: null })
  expect(await ada.call('GET /agent/branding')).toEqual([branding])
})

test('a brand is set up section by section, shows who changed it, and is complete with a color and a logo', async ({
  world,
}) => {
  const ada = await world.factory.createAgent(await world.factory.createAgency())
  const created = await ada.call('POST /agent/branding', { body: { name: '  Luxury homes ' } })
  expect(created).toMatchObject({ name: 'Luxury homes', isDefault: false, isComplete: false, updatedBy: 'Ada Moss' })

  const logo = createLogo(await uploadImage(world, ada))
  const style = { ...created.style, primaryColor: '#0f5b66', font: 'SERIF' as const, logos: [logo] }
  const body = { ...style, digitalLogoId: logo.logoId }
  const styled = await ada.call('PATCH /agent/branding/:brandingId/style', { params: params(created), body })
  expect(styled).toMatchObject({ isComplete: true, style: { primaryColor: '#0F5B66', font: 'SERIF' } })
  expect(styled.style.logos[0]?.media).toEqual({ url: logo.media.url, width: 300, height: 80 })

  await ada.call('PATCH /agent/branding/:brandingId/details', { params: params(created), body: details })
  await ada.call('PATCH /agent/branding/:brandingId/compliance', { params: params(created), body: compliance })
  const renaming = { params: params(created), body: { name: 'Waterfront' } }
  const renamed = await ada.call('PATCH /agent/branding/:brandingId/name', renaming)
  const read = await ada.call('GET /agent/branding/:brandingId', { params: params(created) })
  expect(read).toEqual(renamed)
  expect(read).toMatchObject({ name: 'Waterfront', website: 'https://example.com', details, compliance })
  expect(read.style).toEqual(styled.style)
  expect(Date.parse(read.updatedAt)).toBeGreaterThanOrEqual(Date.parse(created.updatedAt))
})

test('brands are listed by name, with the default brand first', async ({ world }) => {
  const agency = await world.factory.createAgency({ name: 'Moss & Sons' })
  const ada = await world.factory.createAgent(agency)
  for (const name of ['Zephyr', 'Aster']) await ada.call('POST /agent/branding', { body: { name } })
  const names = (await ada.call('GET /agent/branding')).map(({ name }) => name)
  expect(names).toEqual(['Moss & Sons', 'Aster', 'Zephyr'])
})

test('exactly one brand is the default after simultaneous changes', async ({ world }) => {
  const ada = await world.factory.createAgent(await world.factory.createAgency())
  const created = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => ada.call('POST /agent/branding', { body: { name } })),
  )
  for (let round = 0; round < 5; round++) {
    const updated = await Promise.all(
      created.map((branding) => ada.call('POST /agent/branding/:brandingId/default', { params: params(branding) })),
    )
    expect(updated.every(({ isDefault }) => isDefault)).toBe(true)
    const defaults = (await ada.call('GET /agent/branding')).filter(({ isDefault }) => isDefault)
    expect(defaults).toHaveLength(1)
    expect((await ada.call('GET /agent/branding/default'))._id).toBe(defaults[0]?._id)
  }
})

test('an account has a maximum number of brands', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const ada = await world.factory.createAgent(agency)
  const rows = Array.from({ length: brandsMaximum - 1 }, (_, index) => ({
    account_id: agency.accountId,
    id: newId(),
    name: `Brand ${index}`,
  }))
  await world.owner.db.insertInto('brandings').values(rows).execute()
  await expect(ada.call('POST /agent/branding', { body: { name: 'One more' } })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('an unknown brand is not found by any request', async ({ world }) => {
  const ada = await world.factory.createAgent(await world.factory.createAgency())
  const unknown = { brandingId: newId() }
  const { style } = await ada.call('GET /agent/branding/default')
  const notFound = { code: 'not_found' }
  const [read, sign] = ['GET /agent/branding/:brandingId', 'GET /agent/branding/:brandingId/signature'] as const
  await expect(ada.call(read, { params: unknown })).rejects.toMatchObject(notFound)
  await expect(ada.call(sign, { params: unknown })).rejects.toMatchObject(notFound)
  const update = { params: unknown, body: style }
  await expect(ada.call('PATCH /agent/branding/:brandingId/style', update)).rejects.toMatchObject(notFound)
  const making = ada.call('POST /agent/branding/:brandingId/default', { params: unknown })
  await expect(making).rejects.toMatchObject(notFound)
})

test("an agent can neither read nor change another account's brand", async ({ world }) => {
  const [here, there] = [await world.factory.createAgency(), await world.factory.createAgency()]
  const rival = await world.factory.createAgent(there)
  const params = { brandingId: here.brandingId }
  const notFound = { code: 'not_found' }
  await expect(rival.call('GET /agent/branding/:brandingId', { params })).rejects.toMatchObject(notFound)
  const renaming = { params, body: { name: 'Mine now' } }
  await expect(rival.call('PATCH /agent/branding/:brandingId/name', renaming)).rejects.toMatchObject(notFound)
  const detailing = { params, body: details }
  await expect(rival.call('PATCH /agent/branding/:brandingId/details', detailing)).rejects.toMatchObject(notFound)
  const making = rival.call('POST /agent/branding/:brandingId/default', { params })
  await expect(making).rejects.toMatchObject(notFound)
  const document = { type: 'doc' as const, content: [] }
  const signing = rival.call('PUT /agent/branding/:brandingId/signature', { params, body: { document } })
  await expect(signing).rejects.toMatchObject(notFound)
  const [stored] = await world.owner.db
    .selectFrom('brandings')
    .selectAll()
    .where('id', '=', params.brandingId)
    .execute()
  expect(stored).toMatchObject({ name: here.name, is_default: true, updated_by: null })
})

test('an agent without marketing permission can see the brands but not change them', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency(), { role: 'AGENT' })
  const [brand] = await agent.call('GET /agent/branding')
  expect(await agent.call('GET /agent/branding/default')).toEqual(brand)
  const renaming = { params: { brandingId: brand?._id ?? '' }, body: { name: 'Mine' } }
  await expect(agent.call('PATCH /agent/branding/:brandingId/name', renaming)).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test("a logo must be an image that the agent's account uploaded", async ({ world }) => {
  const [ada, rival] = [
    await world.factory.createAgent(await world.factory.createAgency()),
    await world.factory.createAgent(await world.factory.createAgency()),
  ]
  const branding = await ada.call('GET /agent/branding/default')
  const ownUrl = await uploadImage(world, ada)
  const rivalUrl = await uploadImage(world, rival)
  const { url: neverUploaded } = await ada.call('POST /agent/media/upload-url', { body: { extension: 'png' } })
  const invalidUrls = [
    rivalUrl,
    rivalUrl.replace(rival.accountId ?? '', ada.accountId ?? ''),
    neverUploaded,
    ownUrl.replace('.png', '.jpg'),
    `https://evil.example${ownUrl}`,
    `${ownUrl}?x=1`,
    'javascript:alert(1)',
    '',
  ]
  for (const url of invalidUrls) {
    const logo = createLogo(url)
    const body = { ...branding.style, logos: [logo], digitalLogoId: logo.logoId }
    const styling = ada.call('PATCH /agent/branding/:brandingId/style', { params: params(branding), body })
    await expect(styling, url).rejects.toMatchObject({
      code: 'invalid',
      fields: { logos: 'This logo was not uploaded to your account. Please upload it again.' },
    })
  }
})

test.for([
  [{ primaryColor: 'red' }, 'primaryColor', 'Please enter a color such as #CC3616'],
  [{ primaryColor: '#12345' }, 'primaryColor', 'Please enter a color such as #CC3616'],
  [{ primaryColor: '#CC3616;background:url(//evil.example)' }, 'primaryColor', 'Please enter a color such as #CC3616'],
  [{ digitalLogoId: newId() }, 'digitalLogoId', 'Please select one of the logos'],
  [{ printLogoId: newId() }, 'printLogoId', 'Please select one of the logos'],
] as const)('a style with %o is rejected', async ([change, field, message], { world }) => {
  const ada = await world.factory.createAgent(await world.factory.createAgency())
  const branding = await ada.call('GET /agent/branding/default')
  const body = { ...branding.style, ...change }
  const styling = ada.call('PATCH /agent/branding/:brandingId/style', { params: params(branding), body })
  await expect(styling).rejects.toMatchObject({ code: 'invalid', fields: { [field]: message } })
})

test('invalid details are rejected with a message for each field', async ({ world }) => {
  const ada = await world.factory.createAgent(await world.factory.createAgency())
  const branding = await ada.call('GET /agent/branding/default')
  const body = { ...details, phone: '12', email: 'nobody', website: 'javascript:alert(1)' }
  const detailing = ada.call('PATCH /agent/branding/:brandingId/details', { params: params(branding), body })
  await expect(detailing).rejects.toMatchObject({
    fields: {
      phone: 'Please enter a valid phone number',
      email: 'Please enter a valid email',
      website: 'Please enter a valid URL',
    },
  })
})

test.for(['\u0000', '\ud800', 'a\udfffb', '💥', '<script>alert(1)</script>'])(
  'text such as %j is saved or rejected, but never a server error',
  async (text, { world }) => {
    const agency = await world.factory.createAgency()
    const ada = await world.factory.createAgent(agency)
    const url = `/api/agent/branding/${agency.brandingId}`
    const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    const responses = [
      await ada.send('PATCH', `${url}/name`, { name: `A${text}` }),
      await ada.send('PATCH', `${url}/details`, { ...details, company: text }),
      await ada.send('PATCH', `${url}/compliance`, { ...compliance, consentText: text }),
      await ada.send('PUT', `${url}/signature`, { document }),
    ]
    for (const { statusCode, body } of responses) expect([200, 422], body).toContain(statusCode)
  },
)

test('a copy of a brand looks and signs as the brand does, but is not the default', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const brand = await owner.call('GET /agent/branding/default')
  await owner.call('PATCH /agent/branding/:brandingId/details', { params: params(brand), body: details })
  const saved = await owner.call('PATCH /agent/branding/:brandingId/compliance', {
    params: params(brand),
    body: compliance,
  })
  const { document } = await owner.call('GET /agent/branding/:brandingId/signature', { params: params(brand) })
  await owner.call('PUT /agent/branding/:brandingId/signature', { params: params(brand), body: { document } })
  const copy = await owner.call('POST /agent/branding/:brandingId/clone', { params: params(brand) })
  const own = { _id: copy._id, name: `${brand.name} - Copy`, updatedAt: copy.updatedAt, isDefault: false }
  expect(copy).toEqual({ ...saved, ...own })
  expect(await owner.call('GET /agent/branding/:brandingId/signature', { params: params(copy) })).toMatchObject({
    document,
    updatedAt: expect.any(String),
  })
})

test('a brand is copied only by agents of its account with marketing permission, and within the limit', async ({
  world,
}) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  const brand = await owner.call('GET /agent/branding/default')
  const clone = (caller: SignedInAgent) =>
    caller.call('POST /agent/branding/:brandingId/clone', { params: params(brand) })
  await expect(clone(agent)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(clone(rival)).rejects.toMatchObject({ code: 'not_found' })
  for (let count = 1; count < brandsMaximum; count++) await clone(owner)
  await expect(clone(owner)).rejects.toMatchObject({ code: 'conflict' })
})
