import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

async function createBrand(world: World) {
  const agency = await world.factory.createAgency()
  const ada = await world.factory.createAgent(agency)
  const brand = await ada.call('POST /agent/branding', { body: { name: 'Luxury homes' } })
  const params = { brandingId: brand._id }
  const archive = () => ada.call('POST /agent/branding/:brandingId/archived', { params })
  const unarchive = () => ada.call('POST /agent/branding/:brandingId/unarchived', { params })
  const listUses = () => ada.call('GET /agent/branding/:brandingId/uses', { params })
  const listNames = async (archived?: 'true') =>
    (await ada.call('GET /agent/branding', archived ? { query: { archived } } : {})).map(({ name }) => name)
  return { agency, ada, brand, params, archive, unarchive, listUses, listNames }
}

test('an archived brand is no longer offered, and comes back', async ({ world }) => {
  const { agency, ada, brand, params, archive, unarchive, listNames } = await createBrand(world)
  expect((await archive()).isArchived).toBe(true)
  expect((await archive()).isArchived).toBe(true)
  expect([await listNames(), await listNames('true')]).toEqual([[agency.name], ['Luxury homes']])
  await expect(ada.call('POST /agent/branding/:brandingId/default', { params })).rejects.toMatchObject({
    message: 'Unarchive this brand to make it the default.',
  })
  const page = await world.factory.createAsset(agency, { kind: 'landing-page', type: 'WEBSITE_1' })
  const { layoutSettings, generalSettings } = await ada.call('GET /agent/landing-page/page/:pageId', {
    params: { pageId: page.subjectId },
  })
  const body = { layoutSettings: { ...layoutSettings, brandingId: brand._id }, generalSettings }
  const save = ada.call('PATCH /agent/landing-page/page/:pageId/all-settings', {
    params: { pageId: page.subjectId },
    body: body as never,
  })
  await expect(save).rejects.toMatchObject({
    fields: { 'layoutSettings.brandingId': 'This brand is archived. Choose another one.' },
  })
  expect((await unarchive()).isArchived).toBe(false)
  expect(await listNames()).toEqual([agency.name, 'Luxury homes'])
})

test('a brand that something uses is not archived, and says what that is', async ({ world }) => {
  const { agency, ada, brand, archive, listUses } = await createBrand(world)
  const { subjectId: widget } = await world.factory.createAsset(agency, { name: 'Search', branding_id: brand._id })
  const { subjectId: page } = await world.factory.createAsset(agency, {
    kind: 'landing-page',
    type: 'WEBSITE_1',
    name: 'Sell',
    agent_id: ada.agentId,
  })
  await world.owner.pool.query(
    `insert into landing_page_drafts (account_id, page_id, branding_id, settings, general_settings)
     values ($1, $2, $3, '{}', '{}')`,
    [agency.accountId, page, brand._id],
  )
  const email = await ada.call('POST /agent/content/templates/:templateId/create', {
    params: { templateId: 'mortgage-rate-check' },
    body: { contentName: 'Rates' },
  })
  const body = { settings: { ...email.draftSettings, brandingId: brand._id } }
  await ada.call('PATCH /agent/content/:contentId/draft-settings', { params: { contentId: email._id }, body })
  expect(await listUses()).toMatchObject([
    { kind: 'email', name: 'Rates', isPersonal: false },
    { kind: 'widget', name: 'Search', _id: widget },
    { kind: 'landing-page', name: 'Sell', isPersonal: true, isArchived: false },
  ])
  await expect(archive()).rejects.toMatchObject({
    code: 'conflict',
    message: 'This brand is in use: “Rates”, “Search”, “Sell”.',
  })
  await world.owner.pool.query(`update assets set status = 'ARCHIVED' where account_id = $1`, [agency.accountId])
  await world.owner.pool.query(`update contents set status = 'ARCHIVED' where account_id = $1`, [agency.accountId])
  expect((await archive()).isArchived).toBe(true)
})

test('the default brand is not archived', async ({ world }) => {
  const { agency, ada } = await createBrand(world)
  const params = { brandingId: agency.brandingId }
  await expect(ada.call('POST /agent/branding/:brandingId/archived', { params })).rejects.toMatchObject({
    message: 'Make another brand the default to archive this one.',
  })
})

test('strangers and agents without permission archive no brand', async ({ world }) => {
  const { agency, brand } = await createBrand(world)
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  const member = await world.factory.createAgent(agency, { role: 'AGENT' })
  const attempts = [
    [stranger, brand._id, 'not_found'],
    [stranger, newId(), 'not_found'],
    [member, brand._id, 'forbidden'],
  ] as const
  for (const [agent, brandingId, code] of attempts) {
    const params = { brandingId }
    for (const call of [
      'POST /agent/branding/:brandingId/archived',
      'POST /agent/branding/:brandingId/unarchived',
    ] as const)
      await expect(agent.call(call, { params })).rejects.toMatchObject({ code })
    await expect(agent.call('GET /agent/branding/:brandingId/uses', { params })).rejects.toMatchObject({ code })
  }
})
