import { newId } from '@gable/shared/ids.ts'
import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { test, type World } from '../testing/world.ts'

/** As if the embeds had just been built. */
function built({ app }: World, tags: readonly WidgetTag[] = Object.values(tagOf)) {
  const spy = vi.spyOn(app, 'embedFiles').mockResolvedValue({
    getUrl: () => undefined,
    readText: async () => '',
    getEdition: (tag) =>
      tags.includes(tag) ? { file: `${tag}-AAAA1111.js`, integrity: `sha384-of-${tag}` } : undefined,
    files: [],
  })
  onTestFinished(() => spy.mockRestore())
}

async function ownerOf(world: World, type: keyof typeof tagOf = 'SEARCH') {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const { _id } = await owner.call('POST /agent/widget/config', { body: { type, widgetName: 'Ours' } })
  return { agency, owner, params: { widgetId: _id }, address: `/api/agent/widget/config/${_id}/code` }
}

test.for(Object.entries(tagOf))('the code of a widget of type %s is the element %s', async ([type, tag], { world }) => {
  built(world)
  const { owner, params } = await ownerOf(world, type as keyof typeof tagOf)
  expect(await owner.call('GET /agent/widget/config/:widgetId/code', { params })).toEqual({
    origin: 'http://localhost:4000',
    edition: { file: `${tag}-AAAA1111.js`, integrity: `sha384-of-${tag}` },
  })
})

test('an archived widget still has its code: it may be published again', async ({ world }) => {
  built(world)
  const { owner, params } = await ownerOf(world)
  await owner.call('POST /agent/widget/config/:widgetId/archived', { params })
  const { edition } = await owner.call('GET /agent/widget/config/:widgetId/code', { params })
  expect(edition.file).toBe('search-widget-AAAA1111.js')
})

test('there is no code to paste of what has not been built', async ({ world }) => {
  built(world, ['mortgage-calculator-widget'])
  const { owner, params } = await ownerOf(world)
  await expect(owner.call('GET /agent/widget/config/:widgetId/code', { params })).rejects.toMatchObject({
    code: 'not_found',
    message: 'The code of this widget has not been built',
  })
})

test('the code of a widget is for its own account, and for who may see widgets', async ({ world }) => {
  built(world)
  const { agency, owner, address } = await ownerOf(world)
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  expect((await owner.send('GET', address)).statusCode).toBe(200)
  expect((await rival.send('GET', address)).statusCode).toBe(404)
  expect((await agent.send('GET', address)).statusCode).toBe(403)
  expect((await world.anonymous.send('GET', address)).statusCode).toBe(401)
  expect((await owner.send('GET', `/api/agent/widget/config/${newId()}/code`)).statusCode).toBe(404)
})
