import { describe, expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

const origin = 'http://localhost:4000'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const news = 'https://news.example/homes?page=2&x=1'

async function publishPage(world: World) {
  const agency = await world.factory.createAgency()
  const { subjectId } = await world.factory.createAsset(agency, { kind: 'landing-page', type: 'WEBSITE_1' })
  /** Requests what a browser without script would after this page. */
  const open = async (url: string, referer?: string) => {
    const headers = { host: 'localhost:4000', 'user-agent': firefox, ...(referer && { referer }) }
    const { body, headers: received } = await world.app.inject({ url, headers })
    const read = (pattern: RegExp) => pattern.exec(body)?.[1]?.replaceAll('&amp;', '&')
    return {
      body,
      cacheControl: received['cache-control'],
      from: read(/<input type="hidden" name="from" value="([^"]*)"/),
      action: read(/<form[^>]* action="([^"]+)"/) ?? 'missing',
      languageLink: read(/<a class="language" href="([^"]+)"/) ?? 'missing',
      pixel: read(/<noscript><img class="seen" src="([^"]+)"/) ?? 'missing',
      state: read(/data-referrer="([^"]*)"/) ?? read(/"referrer":"([^"]*)"/),
    }
  }
  return { agency, pageId: subjectId, path: `/lp/${subjectId}`, open }
}

describe('the website that a visit began on', () => {
  test('is on the lead that a browser without script sends from the form of a landing page', async ({ world }) => {
    const { agency, pageId, path, open } = await publishPage(world)
    const landing = await open(`${path}?utm_source=card`, news)
    expect(landing.from).toBe(news)
    const search = `/f/${pageId}?${new URLSearchParams({ address: '12 Harbor Road', from: landing.from ?? '' })}&utm_source=card`
    const form = await open(search, `${origin}${path}?utm_source=card`)
    expect(form.action).toContain(`from=${encodeURIComponent(news)}`)
    const hidden = [...form.body.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    ])
    const fields = new URLSearchParams({
      ...Object.fromEntries(hidden),
      'details.firstName': 'Ada',
      'details.lastName': 'Moss',
      'details.email': 'ada@example.com',
      [`answers.${agency.formIds.get('HV')}`]: '3-6 Months',
      address: '12 Harbor Road, Portland, ME',
      since: String(Date.now() - 30_000),
    })
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await world.anonymous.send('POST', form.action, String(fields), type)).statusCode).toBe(303)
    const [submission] = await world.owner.db
      .selectFrom('submissions')
      .selectAll()
      .where('subject_id', '=', pageId)
      .execute()
    expect(submission).toMatchObject({ referrer: news, source: 'card' })
  })

  test('stays when the visitor switches the language, with and without script', async ({ world }) => {
    const { pageId, path, open } = await publishPage(world)
    for (const url of [`${path}?lang=es`, `/f/${pageId}`]) {
      const first = await open(url, news)
      expect(first.state, url).toBe(news)
      const { pathname } = new URL(url, origin)
      const second = await open(`${pathname}${first.languageLink}`, `${origin}${url}`)
      expect(second.state, url).toBe(news)
    }
  })

  test('is on the view and the entrance that images count', async ({ world }) => {
    const { pageId, path, open } = await publishPage(world)
    const landing = await open(path, news)
    await open(landing.pixel, `${origin}${path}`)
    const search = `/f/${pageId}?${new URLSearchParams({ address: '12 Harbor Road', from: news })}`
    const form = await open(search, `${origin}${path}`)
    await open(form.pixel, `${origin}${search}`)
    const counted = await world.owner.db
      .selectFrom('traffic_daily')
      .select(['views', 'entrances'])
      .where('subject_id', '=', pageId)
      .where('referrer', '=', 'news.example')
      .execute()
    expect(counted).toMatchObject([{ views: '1', entrances: '1' }])
  })

  test('keeps a page out of shared caches, and other visitors get the cached one', async ({ world }) => {
    const { path, open } = await publishPage(world)
    expect((await open(path, news)).cacheControl).toBe('private, max-age=0')
    const plain = await open(path)
    expect(plain.cacheControl).toContain('public')
    expect(plain.from).toBeUndefined()
    expect((await open(path, `${origin}/lp/other`)).cacheControl).toContain('public')
  })

  test.for(['javascript:alert(1)', '"><b>', 'x'])('is not %s', async (from, { world }) => {
    const { path, open } = await publishPage(world)
    const { body } = await open(`${path}?from=${encodeURIComponent(from)}`)
    expect(body).not.toContain('data-referrer')
  })
})
