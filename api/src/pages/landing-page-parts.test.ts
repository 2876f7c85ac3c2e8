import { newId } from '@gable/shared/ids.ts'
import sharp from 'sharp'
import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

async function publishPage(world: World, templateId = 'sell-with-us') {
  const agency = await world.factory.createAgency({ name: 'Harbor & Hill' })
  await completeBrand(world, agency.brandingId)
  const ada = await world.factory.createAgent(agency)
  const page = await ada.call('POST /agent/landing-page/templates/:templateId/account/create', {
    params: { templateId },
    body: { landingPageName: 'Spring sale' },
  })
  const { pathname } = new URL(page.url)
  const read = async (query = '') => (await world.app.inject({ url: pathname + query })).body
  const saveLayout = (change: object) =>
    ada.call('PATCH /agent/landing-page/page/:pageId/settings', {
      params: { pageId: page._id },
      body: { settings: { ...page.layoutSettings, ...change } as typeof page.layoutSettings },
    })
  /** Waits until visitors see the latest change. */
  const readUntil = (isExpected: (body: string) => boolean) =>
    eventually(async () => {
      const body = await read()
      expect(isExpected(body)).toBe(true)
      return body
    })
  return { agency, ada, page, read, readUntil, saveLayout }
}

const proof = {
  homesSold: 1240,
  yearsInBusiness: null,
  salesVolume: 312_000_000,
  reviews: [{ reviewId: newId(), quote: 'Sold in <nine> days.', name: 'Priya Alden', place: 'Munjoy Hill' }],
}

test('a page shows the figures and reviews of its brand, and nothing of those that are missing', async ({ world }) => {
  const { agency, ada, read, readUntil, saveLayout } = await publishPage(world)
  expect(await read()).not.toContain('class="proof"')
  const params = { brandingId: agency.brandingId }
  await ada.call('PATCH /agent/branding/:brandingId/proof', { params, body: proof })
  const body = await readUntil((body) => body.includes('class="proof"'))
  for (const text of ['1,240', '$312M', 'Sold in &lt;nine> days.', 'Priya Alden', 'Munjoy Hill'])
    expect(body).toContain(text)
  expect(body).not.toContain('years in business')
  await saveLayout({ showsProof: false })
  await readUntil((body) => !body.includes('class="proof"'))
})

test('a new page explains its steps and answers questions, for search engines too', async ({ world }) => {
  const { read, readUntil, saveLayout, page } = await publishPage(world)
  const body = await read()
  expect(body).toContain('Enter your address</h3>')
  expect(body).toContain('"@type":"FAQPage"')
  expect(await read('?lang=es')).toContain('Escriba su dirección</h3>')
  const questions = [{ question: 'Do you work weekends?', answer: 'Yes, by appointment.' }]
  await saveLayout({ questions, showsSteps: false })
  const changed = await readUntil((body) => body.includes('Do you work weekends?'))
  expect(changed).toContain('"text":"Yes, by appointment."')
  expect(changed).not.toContain('class="steps"')
  await saveLayout({ showsQuestions: false })
  expect(await readUntil((body) => !body.includes('class="questions"'))).not.toContain('FAQPage')
  expect(page.layoutSettings.steps).toHaveLength(3)
})

test('a page that was saved before it had steps and questions stays as it was', async ({ world }) => {
  const { factory, owner } = world
  const agency = await factory.createAgency()
  const { subjectId } = await factory.createAsset(agency, { kind: 'landing-page', type: 'JOURNEY' })
  const { settings } = await owner.db
    .selectFrom('assets')
    .select('settings')
    .where('id', '=', subjectId)
    .executeTakeFirstOrThrow()
  const { showsSteps: _, showsQuestions: __, ...older } = settings
  await owner.db
    .updateTable('assets')
    .set({ settings: JSON.stringify(older) })
    .where('id', '=', subjectId)
    .execute()
  const { body } = await world.app.inject({ url: `/lp/${subjectId}` })
  expect(body).toContain('class="contact"')
  expect(body).not.toMatch(/class="(steps|questions)"/)
})

test.for([
  ['no steps', { steps: [] }, 'steps'],
  ['a step without text', { steps: [{ title: 'One', text: ' ' }] }, 'steps.0.text'],
  ['a point outside the picture', { backgroundFocus: { x: 101, y: 50 } }, 'backgroundFocus.x'],
] as const)('a page cannot be saved with %s', async ([, change, field], { world }) => {
  const { saveLayout } = await publishPage(world)
  await expect(saveLayout(change)).rejects.toMatchObject({ fields: { [`settings.${field}`]: expect.any(String) } })
})

test('only marketers of the agency change what a brand shows', async ({ world }) => {
  const { agency } = await publishPage(world)
  const params = { brandingId: agency.brandingId }
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  const attempt = { params, body: proof }
  await expect(stranger.call('PATCH /agent/branding/:brandingId/proof', attempt)).rejects.toMatchObject({
    code: 'not_found',
  })
  const ada = await world.factory.createAgent(agency)
  const invalid = { params, body: { ...proof, homesSold: 0 } }
  await expect(ada.call('PATCH /agent/branding/:brandingId/proof', invalid)).rejects.toMatchObject({ code: 'invalid' })
})

test('a page in a pair of fonts names its files before anything else, and its policy allows only ours', async ({
  world,
}) => {
  const { agency, ada, readUntil } = await publishPage(world)
  const params = { brandingId: agency.brandingId }
  const { style } = await ada.call('GET /agent/branding/:brandingId', { params })
  await ada.call('PATCH /agent/branding/:brandingId/style', {
    params,
    body: { ...style, logos: [], digitalLogoId: null, printLogoId: null, font: 'LORA', colorScheme: 'DARK' },
  })
  const body = await readUntil((body) => body.includes("--gable-heading-font:'Lora','Lora Fallback',serif"))
  expect(body).toContain("font-family:'Lora Fallback'")
  expect(body).toContain('color-scheme:dark')
  expect(body).toContain('<link rel="icon" href="data:image/svg+xml,')
})

test('a link to a page without a picture of its own has one in the brand of the agency', async ({ world }) => {
  const { page, read } = await publishPage(world, 'home-value')
  const [, path = ''] = /og:image" content="http:\/\/localhost:4000([^"]+)"/.exec(await read()) ?? []
  expect(path).toContain(`/lp/${page._id}/card.png?lang=en&amp;v=`)
  const card = await world.app.inject({ url: path.replaceAll('&amp;', '&') })
  expect(card.headers['content-type']).toBe('image/png')
  const { width, height } = await sharp(card.rawPayload).metadata()
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
  // Text was drawn in the color that is readable on the brand's.
  const { channels } = await sharp(card.rawPayload).stats()
  expect(channels[0]?.max).toBe(255)
  expect((await world.app.inject({ url: `/lp/${newId()}/card.png` })).statusCode).toBe(404)
})

test('visitors who read Spanish see the agency’s own words in Spanish, for as long as the English stays', async ({
  world,
}) => {
  const { read, readUntil, saveLayout } = await publishPage(world)
  const spanishTexts = [{ text: 'Sell by the sea', spanish: 'Venda junto al mar' }]
  await saveLayout({ heading: 'Sell by the sea', spanishTexts })
  await readUntil((body) => body.includes('<h1>Sell by the sea</h1>'))
  const spanish = await read('?lang=es')
  expect(spanish).toContain('<h1>Venda junto al mar</h1>')
  expect(spanish).toMatch(/<link rel="canonical" href="[^"]+\?lang=es"/)
  expect(spanish).toMatch(/<meta property="og:url" content="[^"]+\?lang=es"/)
  expect(await read()).toContain('hreflang="es"')
  await saveLayout({ heading: 'Sell by the lake', spanishTexts })
  await readUntil((body) => body.includes('<h1>Sell by the lake</h1>'))
  expect(await read('?lang=es')).toContain('<h1>Sell by the lake</h1>')
  // A heading without Spanish is no page to offer in Spanish, but who has the link finds the way back.
  expect(await read()).not.toMatch(/hreflang|Español/)
  expect(await read('?lang=es')).toContain('>English</a>')
  expect(await read('?lang=es')).not.toMatch(/(canonical" href|og:url" content)="[^"]+\?lang=es"/)
})
