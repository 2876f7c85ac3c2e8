import { brotliDecompressSync } from 'node:zlib'
import { newId } from '@gable/shared/ids.ts'
import { getBackgroundSizeError } from '@gable/shared/landing-pages/background-size.ts'
import { scenes } from '@gable/shared/landing-pages/scenes.ts'
import { toMediaUrl } from '@gable/shared/media/image.ts'
import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'

async function publishPage(world: World, templateId = 'sell-with-us', kind: 'account' | 'agent' = 'account') {
  const agency = await world.factory.createAgency({ name: 'Harbor & Hill' })
  await completeBrand(world, agency.brandingId)
  const purlId = newId()
  const ada = await world.factory.createAgent(agency, { purl_id: purlId })
  const page = await ada.call(`POST /agent/landing-page/templates/:templateId/${kind}/create`, {
    params: { templateId },
    body: { landingPageName: 'Spring sale' },
  })
  const params = { pageId: page._id }
  const path = new URL(page.url).pathname
  const get = (url = path, headers = {}) => world.app.inject({ url, headers })
  /** Waits until visitors see the latest change. */
  const getUntil = (isExpected: (response: Awaited<ReturnType<typeof get>>) => boolean) =>
    eventually(async () => {
      const response = await get()
      expect(isExpected(response)).toBe(true)
      return response
    })
  return { agency, ada, purlId, page, params, path, get, getUntil }
}

test('a landing page is complete and branded without JavaScript', async ({ world }) => {
  const { get, page, path } = await publishPage(world)
  const response = await get()
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  })
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.body).toContain('<h1>Sell with people who live here</h1>')
  expect(response.body).toContain(`<form class="search" action="/f/${page._id}" method="get"`)
  expect(response.body).toContain('--gable-colour:#123F5C')
  expect(response.body).toContain(`<link rel="canonical" href="http://localhost:4000${path}"`)
  const policy = String(response.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
})

test.for([
  ['home-value', 'What is your home worth today?', 1],
  ['sell-buy-value', 'Thinking of selling?', 3],
] as const)('a page created from the template %s shows its text', async ([templateId, text, forms], { world }) => {
  const { get } = await publishPage(world, templateId)
  const { body } = await get()
  expect(body).toContain(text)
  expect(body.match(/<form class="search"/g)).toHaveLength(forms)
})

test('a personal page is served only under its personalized URL and is not indexed', async ({ world }) => {
  const { get, page, purlId, path } = await publishPage(world, 'find-a-home', 'agent')
  expect(path).toBe(`/p/${purlId}/spring-sale`)
  const { statusCode, body } = await get()
  expect(statusCode).toBe(200)
  expect(body).toContain('<meta name="robots" content="noindex"')
  expect(body).toContain('<h2 id="contact">Ada Moss</h2>')
  expect((await get(path.toUpperCase().replace('/P/', '/p/'))).statusCode).toBe(200)
  expect((await get(`/p/${purlId}/${page._id}`)).statusCode).toBe(200)
  for (const elsewhere of [`/lp/${page._id}`, `/p/somebody-else/${page._id}`])
    expect((await get(elsewhere)).statusCode).toBe(404)
})

test('the personal pages of a deactivated agent are offline until the agent is reactivated', async ({ world }) => {
  const { agency, ada, get, getUntil } = await publishPage(world, 'find-a-home', 'agent')
  const owner = await world.factory.createAgent(agency)
  expect((await get()).statusCode).toBe(200)
  const params = { userId: ada.userId }
  await owner.call('POST /agent/team/:userId/deactivated', { params, body: { handOverTo: null } })
  await getUntil(({ statusCode }) => statusCode === 404)
  await runJobs(world, agency.accountId)
  await owner.call('POST /agent/team/:userId/reactivated', { params })
  await getUntil(({ statusCode }) => statusCode === 200)
})

test('an archived page disappears for visitors and returns when it is unarchived', async ({ world }) => {
  const { ada, get, getUntil, params } = await publishPage(world)
  await get()
  await ada.call('POST /agent/landing-page/page/:pageId/archived', { params })
  const gone = await getUntil(({ statusCode }) => statusCode === 404)
  expect(gone.body).toContain('This page is no longer available.')
  await ada.call('POST /agent/landing-page/page/:pageId/unarchived', { params })
  await getUntil(({ statusCode }) => statusCode === 200)
})

test('visitors see a change at once, and an unchanged page is not sent again', async ({ world }) => {
  const { ada, get, getUntil, params, page } = await publishPage(world)
  const { etag } = (await get()).headers
  expect((await get(undefined, { 'if-none-match': etag })).statusCode).toBe(304)
  const settings = { ...page.layoutSettings, heading: 'Sell by <b>summer</b>' } as typeof page.layoutSettings
  await ada.call('PATCH /agent/landing-page/page/:pageId/settings', { params, body: { settings } })
  // Text from an agent is never treated as HTML.
  await getUntil(({ body }) => body.includes('Sell by &lt;b>summer&lt;/b>'))
  expect((await get(undefined, { 'if-none-match': etag })).statusCode).toBe(200)
})

test("an agency's code runs in a sandboxed frame, and a video in its own frame", async ({ world }) => {
  const { ada, get, getUntil, params, page, path } = await publishPage(world)
  const save = (change: object, trackingCode = '') =>
    ada.call('PATCH /agent/landing-page/page/:pageId/all-settings', {
      params,
      body: {
        layoutSettings: { ...page.layoutSettings, ...change } as typeof page.layoutSettings,
        generalSettings: { ...page.generalSettings, trackingCode },
      },
    })
  const hostile = '<script>top.location="https://evil.example"</script>'
  await save({ videoEnabled: true, videoEmbedCode: hostile }, hostile)
  const withCode = await getUntil(({ body }) => body.includes('class="tracking"'))
  expect(withCode.body).not.toContain('evil.example')
  for (const part of ['tracking', 'video']) {
    const framed = await get(`/lp/${page._id}/${part}`)
    expect(framed.body).toContain(hostile)
    expect(framed.headers['content-security-policy']).toContain('sandbox allow-scripts;')
  }
  await save({ videoEnabled: true, videoEmbedCode: '<iframe src="https://www.youtube.com/embed/x"></iframe>' })
  const withVideo = await getUntil(({ body }) => body.includes('youtube.com/embed/x'))
  expect(withVideo.headers['content-security-policy']).toContain(
    "frame-src 'self' https://youtube.com https://*.youtube.com ",
  )
  expect(withVideo.body).not.toMatch(/<iframe[^>]*youtube/)
  await save({ videoEnabled: true, videoEmbedCode: '<iframe src="https://films.example/tour"></iframe>' })
  const withUnknownSite = await getUntil(({ body }) => body.includes(`src="/lp/${page._id}/video"`))
  expect(withUnknownSite.body).not.toContain('films.example')
  expect(withUnknownSite.body).not.toContain('allow-same-origin')
  expect(path).toMatch(/^\/lp\/spring-sale/)
})

/** Saves the page with an uploaded picture of this size as its background. */
async function saveBackground(
  world: World,
  { agency, ada, params }: Awaited<ReturnType<typeof publishPage>>,
  size: { width: number; height: number; narrower: number[] },
) {
  const id = newId()
  const media = { account_id: agency.accountId, id, content_type: 'image/jpeg', uploaded_by: ada.agentId }
  await world.owner.db
    .insertInto('media')
    .values({ ...media, ...size, bytes: 90_000 })
    .execute()
  const url = toMediaUrl(agency.accountId, id, 'jpg')
  const { layoutSettings } = await ada.call('GET /agent/landing-page/page/:pageId', { params })
  const body = { settings: { ...layoutSettings, backgroundImage: url } }
  await ada.call('PATCH /agent/landing-page/page/:pageId/settings', { params, body })
  return { mediaId: id, url }
}

test('a picture that is too small for a background is refused with its size', async ({ world }) => {
  const published = await publishPage(world)
  await expect(saveBackground(world, published, { width: 80, height: 60, narrower: [] })).rejects.toMatchObject({
    fields: { 'settings.backgroundImage': getBackgroundSizeError({ width: 80, height: 60 }) },
  })
})

test('an uploaded background is offered in several widths', async ({ world }) => {
  const published = await publishPage(world)
  const { getUntil } = published
  const { mediaId, url } = await saveBackground(world, published, { width: 1600, height: 900, narrower: [640, 1280] })
  const { body: html } = await getUntil(({ body }) => body.includes(mediaId))
  const narrower = url.replace('.jpg', '')
  expect(html).toContain(`srcset="${narrower}-640.webp 640w, ${narrower}-1280.webp 1280w, ${url} 1600w"`)
})

test('pages and scenes are sent with the best compression the browser accepts', async ({ world }) => {
  const { get, path } = await publishPage(world)
  for (const url of [path, '/scenes/lake-cabin.svg']) {
    const [plain, small] = [await get(url), await get(url, { 'accept-encoding': 'gzip, br' })]
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'br'])
    expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(small.headers.vary).toBe('accept-encoding')
  }
})

test('a path that is not a landing page answers 404', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const { subjectId: widgetId } = await world.factory.createAsset(agency)
  for (const path of [`/lp/${newId()}`, '/lp/x', `/lp/${widgetId}`, `/p/x/${widgetId}`, '/lp/', '/lp/x/y/z'])
    expect([path, (await world.app.inject(path)).statusCode]).toEqual([path, 404])
})

test('every scene is served as SVG and JPEG, and none is large', async ({ world }) => {
  for (const { name } of scenes) {
    const drawing = await world.app.inject(`/scenes/${name}.svg`)
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(drawing.body.length).toBeLessThan(14_000)
    const photograph = await world.app.inject(`/scenes/${name}.jpg`)
    expect([photograph.statusCode, photograph.headers['content-type']]).toEqual([200, 'image/jpeg'])
    // Emails show it, in whichever web mail.
    expect(photograph.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(photograph.rawPayload.length).toBeLessThan(60_000)
  }
  for (const name of ['nowhere.svg', 'nowhere.jpg'])
    expect((await world.app.inject(`/scenes/${name}`)).statusCode).toBe(404)
})

test('a page with a scene as background has a JPEG for link previews', async ({ world }) => {
  const { get } = await publishPage(world)
  expect((await get()).body).toMatch(/property="og:image" content="http[^"]+\/scenes\/hillside-homes\.jpg"/)
})
