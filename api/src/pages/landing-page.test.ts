import { brotliDecompressSync } from 'node:zlib'
import { newId } from '@gable/shared/ids.ts'
import { scenes } from '@gable/shared/landing-pages/scenes.ts'
import { mediaAddress } from '@gable/shared/media/image.ts'
import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

async function published(world: World, templateId = 'sell-with-us', kind: 'account' | 'agent' = 'account') {
  const agency = await world.founding.agency({ name: 'Harbor & Hill' })
  await completeBrand(world, agency.brandingId)
  const purlId = newId()
  const ada = await world.founding.person(agency, { purl_id: purlId })
  const page = await ada.call(`POST /agent/landing-page/templates/:templateId/${kind}/create`, {
    params: { templateId },
    body: { landingPageName: 'Spring sale' },
  })
  const params = { pageId: page._id }
  const path = new URL(page.url).pathname
  const get = (url = path, headers = {}) => world.app.inject({ url, headers })
  /** Once visitors are shown what was just changed. */
  const getOnce = (isSo: (answer: Awaited<ReturnType<typeof get>>) => boolean) =>
    eventually(async () => {
      const answer = await get()
      expect(isSo(answer)).toBe(true)
      return answer
    })
  return { agency, ada, purlId, page, params, path, get, getOnce }
}

test('a page comes whole, in its brand, and reads and works without a script', async ({ world }) => {
  const { get, page, path } = await published(world)
  const answer = await get()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.body).toContain('<h1>Sell with people who live here</h1>')
  expect(answer.body).toContain(`<form class="search" action="/f/${page._id}" method="get"`)
  expect(answer.body).toContain('--gable-colour:#123F5C')
  expect(answer.body).toContain(`<link rel="canonical" href="http://localhost:4000${path}"`)
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
})

test.for([
  ['home-value', 'What is your home worth today?', 1],
  ['sell-buy-value', 'Thinking of selling?', 3],
] as const)('the page begun with %s says so', async ([templateId, words, forms], { world }) => {
  const { get } = await published(world, templateId)
  const { body } = await get()
  expect(body).toContain(words)
  expect(body.match(/<form class="search"/g)).toHaveLength(forms)
})

test("one's own page stands under one's address and nowhere else, and is for no search engine", async ({ world }) => {
  const { get, page, purlId, path } = await published(world, 'find-a-home', 'agent')
  expect(path).toBe(`/p/${purlId}/${page._id}`)
  const { statusCode, body } = await get()
  expect(statusCode).toBe(200)
  expect(body).toContain('<meta name="robots" content="noindex"')
  expect(body).toContain('<h2 id="contact">Ada Moss</h2>')
  expect((await get(path.toUpperCase().replace('/P/', '/p/'))).statusCode).toBe(200)
  for (const elsewhere of [`/lp/${page._id}`, `/p/somebody-else/${page._id}`])
    expect((await get(elsewhere)).statusCode).toBe(404)
})

test('an archived page is gone for visitors, and back when it is published again', async ({ world }) => {
  const { ada, get, getOnce, params } = await published(world)
  await get()
  await ada.call('POST /agent/landing-page/page/:pageId/archived', { params })
  const gone = await getOnce(({ statusCode }) => statusCode === 404)
  expect(gone.body).toContain('This page is no longer available.')
  await ada.call('POST /agent/landing-page/page/:pageId/unarchived', { params })
  await getOnce(({ statusCode }) => statusCode === 200)
})

test('what was changed is shown at once, and what was not is not sent again', async ({ world }) => {
  const { ada, get, getOnce, params, page } = await published(world)
  const { etag } = (await get()).headers
  expect((await get(undefined, { 'if-none-match': etag })).statusCode).toBe(304)
  const settings = { ...page.layoutSettings, heading: 'Sell by <b>summer</b>' } as typeof page.layoutSettings
  await ada.call('PATCH /agent/landing-page/page/:pageId/settings', { params, body: { settings } })
  // What an agent typed is text, whatever it looks like.
  await getOnce(({ body }) => body.includes('Sell by &lt;b>summer&lt;/b>'))
  expect((await get(undefined, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('code of the agency runs in a frame that can reach nothing, and a film in a frame of its own', async ({
  world,
}) => {
  const { ada, get, getOnce, params, page, path } = await published(world)
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
  const shown = await getOnce(({ body }) => body.includes('class="tracking"'))
  expect(shown.body).not.toContain('evil.example')
  for (const part of ['tracking', 'video']) {
    const framed = await get(`/lp/${page._id}/${part}`)
    expect(framed.body).toContain(hostile)
    expect(framed.headers['content-security-policy']).toContain('sandbox allow-scripts;')
  }
  await save({ videoEnabled: true, videoEmbedCode: '<iframe src="https://www.youtube.com/embed/x"></iframe>' })
  const film = await getOnce(({ body }) => body.includes('youtube.com/embed/x'))
  expect(film.headers['content-security-policy']).toContain("frame-src 'self' https:")
  expect(path).toContain(page._id)
})

test('of an uploaded background each screen takes the smallest that will do', async ({ world }) => {
  const { ada, agency, params, getOnce } = await published(world)
  const mediaId = newId()
  const size = { width: 1600, height: 900, bytes: 90_000, narrower: [640, 1280] }
  await world.owner.db
    .insertInto('media')
    .values({
      account_id: agency.accountId,
      id: mediaId,
      content_type: 'image/jpeg',
      uploaded_by: ada.agentId,
      ...size,
    })
    .execute()
  const url = mediaAddress(agency.accountId, mediaId, 'jpg')
  const { layoutSettings } = await ada.call('GET /agent/landing-page/page/:pageId', { params })
  const body = { settings: { ...layoutSettings, backgroundImage: url } }
  await ada.call('PATCH /agent/landing-page/page/:pageId/settings', { params, body })
  const { body: html } = await getOnce(({ body }) => body.includes(mediaId))
  const narrower = url.replace('.jpg', '')
  expect(html).toContain(`srcset="${narrower}-640.webp 640w, ${narrower}-1280.webp 1280w, ${url} 1600w"`)
})

test('pages and pictures come as small as the browser can read them', async ({ world }) => {
  const { get, path } = await published(world)
  for (const url of [path, '/scenes/lake-cabin.svg']) {
    const [plain, small] = [await get(url), await get(url, { 'accept-encoding': 'gzip, br' })]
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'br'])
    expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(small.headers.vary).toBe('accept-encoding')
  }
})

test('what is no page is gone, however it is asked for', async ({ world }) => {
  const agency = await world.founding.agency()
  const { subjectId: widgetId } = await world.founding.subject(agency)
  for (const path of [`/lp/${newId()}`, '/lp/x', `/lp/${widgetId}`, `/p/x/${widgetId}`, '/lp/', '/lp/x/y/z'])
    expect([path, (await world.app.inject(path)).statusCode]).toEqual([path, 404])
})

test('every picture of ours can be had, and none is heavy', async ({ world }) => {
  for (const { name } of scenes) {
    const drawing = await world.app.inject(`/scenes/${name}.svg`)
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(drawing.body.length).toBeLessThan(12_000)
    const photograph = await world.app.inject(`/scenes/${name}.jpg`)
    expect([photograph.statusCode, photograph.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(photograph.rawPayload.length).toBeLessThan(60_000)
  }
  for (const name of ['nowhere.svg', 'nowhere.jpg'])
    expect((await world.app.inject(`/scenes/${name}`)).statusCode).toBe(404)
})

test('messengers are given a picture for a page that stands before a drawing of ours', async ({ world }) => {
  const { get } = await published(world)
  expect((await get()).body).toMatch(/property="og:image" content="http[^"]+\/scenes\/hillside-homes\.jpg"/)
})
