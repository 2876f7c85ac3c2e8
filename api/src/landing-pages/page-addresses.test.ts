import { newId } from '@gable/shared/ids.ts'
import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { expect } from 'vitest'
import { addHost } from '../hosts/manage-hosts.ts'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

async function createReadyAgency(world: World) {
  const agency = await world.factory.createAgency()
  await completeBrand(world, agency.brandingId)
  const purlId = newId()
  const ada = await world.factory.createAgent(agency, { purl_id: purlId })
  const createPage = (landingPageName: string, kind: 'account' | 'agent' = 'account') =>
    ada.call(`POST /agent/landing-page/templates/:templateId/${kind}/create`, {
      params: { templateId: 'sell-with-us' },
      body: { landingPageName },
    })
  const setSlug = ({ _id }: LandingPage, slug: string) =>
    ada.call('PATCH /agent/landing-page/page/:pageId/slug', { params: { pageId: _id }, body: { slug } })
  return { agency, ada, purlId, createPage, setSlug }
}

/** The status of an address, with the target of a redirect. */
async function open(world: World, url: string, host?: string) {
  const { statusCode, headers } = await world.app.inject({ url, ...(host && { headers: { host } }) })
  return headers.location === undefined ? statusCode : [statusCode, headers.location]
}

const pathOf = ({ url }: Pick<LandingPage, 'url'>) => new URL(url).pathname

test('a page is at an address made from its name, and at the one with its id', async ({ world }) => {
  const { createPage } = await createReadyAgency(world)
  const word = newId().slice(-12)
  const page = await createPage(`Spring ${word}!`)
  expect(page).toMatchObject({ slug: `spring-${word}`, permanentUrl: expect.stringContaining(`/lp/${page._id}`) })
  expect(pathOf(page)).toBe(`/lp/spring-${word}`)
  expect([await open(world, pathOf(page)), await open(world, `/lp/${page._id}`)]).toEqual([200, 200])
  expect(await open(world, `/lp/SPRING-${word.toUpperCase()}`)).toBe(200)
  const { body } = await world.app.inject({ url: `/lp/${page._id}` })
  expect(body).toContain(`<link rel="canonical" href="${page.url}"`)
  expect((await world.app.inject({ url: '/sitemap.xml' })).body).toContain(`<loc>${page.url}</loc>`)
  expect(await open(world, `/lp/${newId().slice(-12)}-nothing`)).toBe(404)
})

test('an earlier address leads to the current one, also from an agency with the same name', async ({ world }) => {
  const { createPage, setSlug } = await createReadyAgency(world)
  const word = newId().slice(-12)
  const page = await createPage(`Spring ${word}`)
  const moved = await setSlug(page, `Summer-${word}`)
  expect(moved).toMatchObject({ slug: `summer-${word}`, name: `Spring ${word}` })
  await eventually(async () =>
    expect(await open(world, `/lp/spring-${word}?utm_source=sign`)).toEqual([
      301,
      `/lp/summer-${word}?utm_source=sign`,
    ]),
  )
  const rival = await createReadyAgency(world)
  expect((await rival.createPage(`Spring ${word}`)).slug).toBe(`spring-${word}-2`)
  await expect(rival.setSlug(await rival.createPage('Other'), `spring-${word}`)).rejects.toMatchObject({
    fields: { slug: 'This address is already taken' },
  })
  // Another page of the account may take it.
  const second = await createPage(`Autumn ${word}`)
  expect((await setSlug(second, `spring-${word}`)).slug).toBe(`spring-${word}`)
  await eventually(async () => expect(await open(world, `/lp/spring-${word}`)).toBe(200))
  await expect(setSlug(page, `spring-${word}`)).rejects.toMatchObject({ code: 'invalid' })
  expect((await setSlug(page, `summer-${word}`)).slug).toBe(`summer-${word}`)
})

test.for(['', 'ab', 'Home value', 'preview', '../x', 'x'.repeat(61)])(
  'the address %j is refused',
  async (slug, { world }) => {
    const { createPage, setSlug } = await createReadyAgency(world)
    await expect(setSlug(await createPage('Spring sale'), slug)).rejects.toMatchObject({
      fields: { slug: expect.any(String) },
    })
  },
)

test('a personal page is at an address below the URL of its agent', async ({ world }) => {
  const { agency, purlId, createPage, setSlug } = await createReadyAgency(world)
  const [page, again] = [await createPage('Spring sale', 'agent'), await createPage('Spring sale', 'agent')]
  expect([pathOf(page), pathOf(again)]).toEqual([`/p/${purlId}/spring-sale`, `/p/${purlId}/spring-sale-2`])
  expect(await open(world, pathOf(page))).toBe(200)
  expect(await open(world, `/p/${purlId}/${page._id}`)).toBe(200)
  expect(await open(world, `/p/${newId()}/spring-sale`)).toBe(404)
  await setSlug(page, 'summer-sale')
  await eventually(async () =>
    expect(await open(world, `/p/${purlId}/spring-sale`)).toEqual([301, `/p/${purlId}/summer-sale`]),
  )
  const colleague = await world.factory.createAgent(agency, { purl_id: newId() })
  const own = await colleague.call('POST /agent/landing-page/templates/:templateId/agent/create', {
    params: { templateId: 'sell-with-us' },
    body: { landingPageName: 'Summer sale' },
  })
  expect(own.slug).toBe('summer-sale')
  const params = { pageId: page._id }
  for (const stranger of [colleague, await world.factory.createAgent(await world.factory.createAgency())])
    await expect(
      stranger.call('PATCH /agent/landing-page/page/:pageId/slug', { params, body: { slug: 'mine' } }),
    ).rejects.toMatchObject({ code: 'not_found' })
})

test('on its own host an agency has every address to itself', async ({ world }) => {
  const word = newId().slice(-12)
  const taken = await createReadyAgency(world)
  await taken.createPage(`Spring ${word}`)
  const { agency, createPage, setSlug } = await createReadyAgency(world)
  const before = await createPage(`Spring ${word}`)
  expect(before.slug).toBe(`spring-${word}-2`)
  const host = `homes-${word}.example`
  await addHost(world.owner.db, { host, accountId: agency.accountId })
  const page = await eventually(async () => {
    const moved = await setSlug(before, `spring-${word}`)
    expect(moved.url).toContain(host)
    return moved
  })
  expect(pathOf(page)).toBe(`/lp/spring-${word}`)
  await eventually(async () => expect(await open(world, `/lp/spring-${word}`, host)).toBe(200))
  expect(await open(world, `/lp/spring-${word}-2`, host)).toEqual([301, `/lp/spring-${word}`])
  // The other agency has it on the shared host, and nothing on this one.
  expect(await open(world, `/lp/spring-${word}`)).toBe(200)
  await taken.createPage(`Autumn ${word}`)
  expect(await open(world, `/lp/autumn-${word}`, host)).toBe(404)
})
