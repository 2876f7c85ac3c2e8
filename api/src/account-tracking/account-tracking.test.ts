import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

const code = '<script src="https://stats.example/s.js"></script>'

async function publishPage(world: World) {
  const agency = await world.factory.createAgency()
  await completeBrand(world, agency.brandingId)
  const owner = await world.factory.createAgent(agency)
  const page = await owner.call('POST /agent/landing-page/templates/:templateId/account/create', {
    params: { templateId: 'sell-with-us' },
    body: { landingPageName: 'Spring sale' },
  })
  const { subjectId } = await world.factory.createAsset(agency)
  const get = async (url: string) => (await world.app.inject({ url })).body
  const save = (trackingCode: string, basedOn = '') =>
    owner.call('PUT /agent/tracking-code', { body: { trackingCode, basedOn } })
  return { agency, owner, landingPage: `/lp/${page._id}`, form: `/f/${subjectId}`, get, save }
}

test("the account's tracking code runs at once on every page and form, in a frame of its own", async ({ world }) => {
  const { landingPage, form, get, save } = await publishPage(world)
  for (const path of [landingPage, form]) expect(await get(path)).not.toContain('/tracking')
  expect(await save(code)).toEqual({ trackingCode: code, runsOn: { landingPages: 1, forms: 2 } })
  for (const path of [landingPage, form]) {
    const frame = `src="${path}/tracking/account" sandbox="allow-scripts"`
    await eventually(async () => expect(await get(path)).toContain(frame))
    expect(await get(path)).not.toContain('stats.example')
    const response = await world.app.inject({ url: `${path}/tracking/account` })
    expect(response.body).toContain(code)
    expect(response.headers['content-security-policy']).toMatch(/^sandbox allow-scripts;/)
  }
  await save('', code)
  for (const path of [landingPage, form]) {
    await eventually(async () => expect(await get(path)).not.toContain('/tracking'))
    expect(await get(`${path}/tracking/account`)).not.toContain('stats.example')
  }
})

test("the tracking code runs neither on another account's pages nor on archived ones", async ({ world }) => {
  const [ours, theirs] = [await publishPage(world), await publishPage(world)]
  await ours.save(code)
  await eventually(async () => expect(await ours.get(ours.landingPage)).toContain('/tracking/account'))
  expect(await theirs.get(theirs.landingPage)).not.toContain('/tracking')
  expect(await theirs.get(`${theirs.form}/tracking/account`)).not.toContain('stats.example')
  await world.owner.db
    .updateTable('assets')
    .set({ status: 'ARCHIVED' })
    .where('account_id', '=', ours.agency.accountId)
    .execute()
  await eventually(async () => expect(await ours.get(`${ours.form}/tracking/account`)).not.toContain('stats.example'))
})

test('a save based on outdated code is rejected, and so is code over the limit', async ({ world }) => {
  const { owner, save } = await publishPage(world)
  await save(code)
  await expect(save('<script></script>')).rejects.toMatchObject({ code: 'conflict' })
  expect((await owner.call('GET /agent/tracking-code')).trackingCode).toBe(code)
  await expect(save('hello', code)).rejects.toMatchObject({
    fields: { trackingCode: 'This text runs nothing. Paste the whole snippet, including its <script> or <img> tag.' },
  })
  await expect(save(`<script>${'x'.repeat(1000)}`, code)).rejects.toMatchObject({
    fields: { trackingCode: 'This field cannot be more than 1000 characters' },
  })
})
