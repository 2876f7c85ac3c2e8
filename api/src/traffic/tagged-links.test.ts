import { newId } from '@gable/shared/ids.ts'
import { toTaggedUrl } from '@gable/shared/traffic/channels.ts'
import { maxTaggedLinks } from '@gable/shared/traffic/tagged-link.ts'
import { toReferral } from '@gable/shared/traffic/to-traffic.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { createPage } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

async function createSharedPage(world: World) {
  const page = await createPage(world, { kind: 'landing-page', name: 'Sell by Summer' })
  const agent = await world.factory.createAgent(page.agency)
  const params = { subjectId: page.subjectId }
  return {
    ...page,
    agent,
    params,
    create: (body: object) => agent.call('POST /agent/tagged-links/:subjectId', { params, body: body as never }),
    list: () => agent.call('GET /agent/tagged-links/:subjectId', { params }),
  }
}

test('a link counts the visits and leads that came by it', async ({ world }) => {
  const { create, list, subjectId, submit } = await createSharedPage(world)
  const flyer = await create({ channel: 'FLYER', name: 'Flyer', campaign: 'Spring 2027' })
  await create({ channel: 'YARD_SIGN', name: 'Yard sign' })
  expect(flyer).toMatchObject({ source: 'flyer', medium: 'print', campaign: 'spring-2027', isArchived: false })
  const page = toTaggedUrl('https://homes.example/lp/1', flyer)
  const event = { id: newId(), type: 'view', subject: 'landing-page', subjectId, visitId: newId() }
  await world.anonymous.call('POST /public/events', {
    body: { ...event, at: new Date().toISOString(), from: toReferral(page, null) } as never,
  })
  await submit({ page })
  expect((await list()).map(({ name, campaign, statistics }) => ({ name, campaign, ...statistics }))).toEqual([
    { name: 'Yard sign', campaign: 'sell-by-summer', views: 0, entrances: 0, leads: 0 },
    { name: 'Flyer', campaign: 'spring-2027', views: 1, entrances: 0, leads: 1 },
  ])
})

test('a link is renamed, archived and restored, and its address stays', async ({ world }) => {
  const { create, agent, params } = await createSharedPage(world)
  const link = await create({ channel: 'OTHER', name: 'Café Élan' })
  const linkParams = { ...params, linkId: link._id }
  const renamed = await agent.call('PUT /agent/tagged-links/:subjectId/:linkId', {
    params: linkParams,
    body: { name: 'The café' },
  })
  expect(renamed).toEqual({ ...link, name: 'The café' })
  const archived = await agent.call('POST /agent/tagged-links/:subjectId/:linkId/archived', { params: linkParams })
  expect(archived.isArchived).toBe(true)
  const restored = await agent.call('DELETE /agent/tagged-links/:subjectId/:linkId/archived', { params: linkParams })
  expect(restored).toEqual({ ...link, name: 'The café' })
})

test('two links of a page never have the same tags', async ({ world }) => {
  const { create, list } = await createSharedPage(world)
  await create({ channel: 'FACEBOOK', name: 'Facebook', campaign: 'Spring' })
  await expect(create({ channel: 'FACEBOOK', name: 'Another', campaign: 'spring!' })).rejects.toMatchObject({
    code: 'invalid',
    fields: { campaign: 'Another link has this channel and campaign. Please enter another campaign.' },
  })
  expect(await list()).toHaveLength(1)
})

test('a link needs a channel and a name', async ({ world }) => {
  const { create } = await createSharedPage(world)
  for (const body of [
    { channel: 'FAX', name: 'Fax' },
    { channel: 'FLYER', name: ' ' },
    { channel: 'FLYER', name: 'x'.repeat(81) },
    { channel: 'FLYER', name: 'Flyer', campaign: 'x'.repeat(81) },
  ])
    await expect(create(body)).rejects.toMatchObject({ code: 'invalid' })
})

test('links belong to their page and their agency', async ({ world }) => {
  const { agency, create, params } = await createSharedPage(world)
  const link = await create({ channel: 'FLYER', name: 'Flyer' })
  const other = await world.factory.createAsset(agency, { kind: 'landing-page' })
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  const assistant = await world.factory.createAgent(agency, { role: 'AGENT' })
  const colleague = await world.factory.createAgent(agency)
  const body = { name: 'Stolen' }
  for (const stranger of [rival, assistant]) {
    await expect(stranger.call('GET /agent/tagged-links/:subjectId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(
      stranger.call('PUT /agent/tagged-links/:subjectId/:linkId', { params: { ...params, linkId: link._id }, body }),
    ).rejects.toMatchObject({ code: 'not_found' })
  }
  await expect(
    colleague.call('PUT /agent/tagged-links/:subjectId/:linkId', {
      params: { subjectId: other.subjectId, linkId: link._id },
      body,
    }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('the dashboard of a contact has no links to share', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const { subjectId } = await world.factory.createAsset(agency, { kind: 'contact-dashboard' })
  const agent = await world.factory.createAgent(agency)
  await expect(agent.call('GET /agent/tagged-links/:subjectId', { params: { subjectId } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a page has no more links than allowed, also when several are created at once', async ({ world }) => {
  const { create, list, agency } = await createSharedPage(world)
  const { _id } = await create({ channel: 'FLYER', name: 'Flyer' })
  await sql`
    insert into tagged_links select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'campaign', n))).*
    from tagged_links l cross join generate_series(1, ${maxTaggedLinks - 4}) n
    where l.account_id = ${agency.accountId} and l.id = ${_id}`.execute(world.owner.db)
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => create({ channel: 'FLYER', name: `Flyer ${n}`, campaign: `Street ${n}` })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await list()).toHaveLength(maxTaggedLinks)
})
