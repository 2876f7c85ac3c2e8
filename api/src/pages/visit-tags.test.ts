import { hasSpanishHeadings } from '@gable/shared/landing-pages/list-page-texts.ts'
import { parseCampaign } from '@gable/shared/traffic/campaign.ts'
import { describe, expect } from 'vitest'
import { createDemoPage } from '../demo/landing-pages.ts'
import { openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

const origin = 'http://localhost:4000'
const tags = 'utm_source=card&utm_campaign=Spring&gclid=Cj0-x'

async function createPages(world: World) {
  const agency = await world.factory.createAgency()
  const options = { kind: 'landing-page', type: 'WEBSITE_1' } as const
  const [first, second] = [
    await world.factory.createAsset(agency, options),
    await world.factory.createAsset(agency, options),
  ]
  /** Follows a link from a page of ours, as a browser does. */
  const follow = async (url: string, from: string) => {
    const headers = { host: 'localhost:4000', referer: `${origin}${from}` }
    const response = await world.app.inject({ url, headers })
    return { ...response, location: response.headers.location, cacheControl: response.headers['cache-control'] }
  }
  return {
    agency,
    first: `/lp/${first.subjectId}`,
    second: `/lp/${second.subjectId}`,
    secondId: second.subjectId,
    follow,
  }
}

describe('a visit that began with a tagged link', () => {
  test('keeps its campaign and click on every page of the agency, and where the language is switched', async ({
    world,
  }) => {
    const { first, second, secondId, follow } = await createPages(world)
    const spanish = await follow(`${first}?lang=es`, `${first}?${tags}`)
    expect(spanish).toMatchObject({ statusCode: 302, cacheControl: 'private, no-store' })
    expect(spanish.location).toBe(`${first}?lang=es&${tags}`)
    expect((await follow(`${first}?lang=es&${tags}`, `${first}?${tags}`)).statusCode).toBe(200)
    expect((await follow(second, `${first}?lang=es&${tags}`)).location).toBe(`${second}?${tags}`)
    expect((await follow(`/f/${secondId}`, `${second}?${tags}`)).location).toBe(`/f/${secondId}?${tags}`)
    // The first campaign stays.
    expect((await follow(`${second}?utm_source=menu`, `${first}?${tags}`)).location).toBe(`${second}?${tags}`)
  })

  test('arrives with the submission of a browser without script, two pages later', async ({ world }) => {
    const { agency, first, second, secondId, follow } = await createPages(world)
    const page = await openJourney(world, agency, { subjectId: secondId })
    const { location = '' } = await follow(second, `${first}?${tags}`)
    const form = await follow(`/f/${secondId}?address=12+Harbor+Road`, String(location))
    const { body } = await follow(String(form.location), String(location))
    const action = /action="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const hidden = [...body.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    ])
    const details = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phone: '' }
    const fields = {
      ...Object.fromEntries(hidden),
      ...Object.fromEntries(Object.entries(details).map(([name, value]) => [`details.${name}`, value])),
      [`answers.${agency.formIds.get('HV')}`]: '3-6 Months',
      address: '12 Harbor Road, Portland, ME',
      since: String(Date.now() - 30_000),
    }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await world.anonymous.send('POST', action, new URLSearchParams(fields).toString(), headers)
    expect(sent.statusCode).toBe(303)
    const [submission] = await world.owner.db
      .selectFrom('submissions')
      .selectAll()
      .where('subject_id', '=', page.subjectId)
      .execute()
    expect(parseCampaign(submission?.page_url ?? null)).toEqual({ source: 'card', campaign: 'Spring' })
    expect(submission).toMatchObject({ campaign: 'Spring', source: 'card', click_ids: { gclid: 'Cj0-x' } })
  })

  test('is no visit of another agency, and pages without tags stay the same for every shared cache', async ({
    world,
  }) => {
    const { first, follow } = await createPages(world)
    const other = await createPages(world)
    expect((await follow(other.first, `${first}?${tags}`)).statusCode).toBe(200)
    for (const from of [first, `/f/nonsense?${tags}`, `/d/ABCDEFGH?${tags}`, `/lp/nothing?${tags}`])
      expect((await follow(first, from)).cacheControl, from).toContain('public')
    const headers = { host: 'localhost:4000', referer: `https://elsewhere.example${first}?${tags}` }
    expect((await world.app.inject({ url: first, headers })).statusCode).toBe(200)
  })
})

test('every page of the demo is offered in Spanish', () => {
  const names = ['Home Value Leads', 'Sell by Summer', 'Sell, Buy or Stay', 'Sell with Eleanor', 'Know Your Home']
  for (const name of names) {
    const page = createDemoPage({ type: 'WEBSITE_1', name }, { brandingId: '', actionFor: () => null })
    expect(page && hasSpanishHeadings(page.settings), name).toBe(true)
  }
})
