import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

const code = '<script src="https://stats.example/s.js"></script>'

async function published(world: World) {
  const agency = await world.founding.agency()
  await completeBrand(world, agency.brandingId)
  const owner = await world.founding.person(agency)
  const page = await owner.call('POST /agent/landing-page/templates/:templateId/account/create', {
    params: { templateId: 'sell-with-us' },
    body: { landingPageName: 'Spring sale' },
  })
  const { subjectId } = await world.founding.subject(agency)
  const get = async (url: string) => (await world.app.inject({ url })).body
  const save = (trackingCode: string, basedOn = '') =>
    owner.call('PUT /agent/tracking-code', { body: { trackingCode, basedOn } })
  return { agency, owner, landingPage: `/lp/${page._id}`, form: `/f/${subjectId}`, get, save }
}

test('the code of the account is at once on every page and form, in a frame beside their own', async ({ world }) => {
  const { landingPage, form, get, save } = await published(world)
  for (const path of [landingPage, form]) expect(await get(path)).not.toContain('/tracking')
  expect(await save(code)).toEqual({ trackingCode: code, runsOn: { landingPages: 1, forms: 2 } })
  for (const path of [landingPage, form]) {
    const frame = `src="${path}/tracking/account" sandbox="allow-scripts"`
    await eventually(async () => expect(await get(path)).toContain(frame))
    expect(await get(path)).not.toContain('stats.example')
    const answer = await world.app.inject({ url: `${path}/tracking/account` })
    expect(answer.body).toContain(code)
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox allow-scripts;/)
  }
  await save('', code)
  for (const path of [landingPage, form]) {
    await eventually(async () => expect(await get(path)).not.toContain('/tracking'))
    expect(await get(`${path}/tracking/account`)).not.toContain('stats.example')
  }
})

test('the code of one account is on no page of another, nor on what is archived', async ({ world }) => {
  const [ours, theirs] = [await published(world), await published(world)]
  await ours.save(code)
  await eventually(async () => expect(await ours.get(ours.landingPage)).toContain('/tracking/account'))
  expect(await theirs.get(theirs.landingPage)).not.toContain('/tracking')
  expect(await theirs.get(`${theirs.form}/tracking/account`)).not.toContain('stats.example')
  await world.owner.db
    .updateTable('subjects')
    .set({ status: 'ARCHIVED' })
    .where('account_id', '=', ours.agency.accountId)
    .execute()
  await eventually(async () => expect(await ours.get(`${ours.form}/tracking/account`)).not.toContain('stats.example'))
})

test('code that somebody else changed meanwhile is not written over, and it has its limit', async ({ world }) => {
  const { owner, save } = await published(world)
  await save(code)
  await expect(save('<script></script>')).rejects.toMatchObject({ code: 'conflict' })
  expect((await owner.call('GET /agent/tracking-code')).trackingCode).toBe(code)
  await expect(save('x'.repeat(1001), code)).rejects.toMatchObject({
    fields: { trackingCode: 'This field cannot be more than 1000 characters' },
  })
})
