import { newId } from '@gable/shared/ids.ts'
import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { test, type World } from '../testing/world.ts'

/** Simulates a build of the widget scripts. */
function mockBuild({ app }: World, tags: readonly WidgetTag[] = Object.values(tagOf)) {
  const spy = vi.spyOn(app, 'embedFiles').mockResolvedValue({
    getUrl: () => undefined,
    readText: async () => '',
    getEdition: (tag) =>
      tags.includes(tag) ? { file: `${tag}-AAAA1111.js`, integrity: `sha384-of-${tag}` } : undefined,
    files: [],
  })
  onTestFinished(() => spy.mockRestore())
}

async function createWidget(world: World, type: keyof typeof tagOf = 'SEARCH') {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const { _id } = await owner.call('POST /agent/widget/config', { body: { type, widgetName: 'Ours' } })
  return { agency, owner, params: { widgetId: _id }, url: `/api/agent/widget/config/${_id}/code` }
}

test.for(Object.entries(tagOf))(
  'the embed code of a widget of type %s is the element %s',
  async ([type, tag], { world }) => {
    mockBuild(world)
    const { owner, params } = await createWidget(world, type as keyof typeof tagOf)
    expect(await owner.call('GET /agent/widget/config/:widgetId/code', { params })).toEqual({
      origin: 'http://localhost:4000',
      edition: { file: `${tag}-AAAA1111.js`, integrity: `sha384-of-${tag}` },
    })
  },
)

test('an archived widget still has its embed code', async ({ world }) => {
  mockBuild(world)
  const { owner, params } = await createWidget(world)
  await owner.call('POST /agent/widget/config/:widgetId/archived', { params })
  const { edition } = await owner.call('GET /agent/widget/config/:widgetId/code', { params })
  expect(edition.file).toBe('search-widget-AAAA1111.js')
})

test('a widget without a built script has no embed code', async ({ world }) => {
  mockBuild(world, ['mortgage-calculator-widget'])
  const { owner, params } = await createWidget(world)
  await expect(owner.call('GET /agent/widget/config/:widgetId/code', { params })).rejects.toMatchObject({
    code: 'not_found',
    message: 'Widget script not found',
  })
})

test('only agents of the account with permission can get the embed code', async ({ world }) => {
  mockBuild(world)
  const { agency, owner, url } = await createWidget(world)
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  expect((await owner.send('GET', url)).statusCode).toBe(200)
  expect((await rival.send('GET', url)).statusCode).toBe(404)
  expect((await agent.send('GET', url)).statusCode).toBe(403)
  expect((await world.anonymous.send('GET', url)).statusCode).toBe(401)
  expect((await owner.send('GET', `/api/agent/widget/config/${newId()}/code`)).statusCode).toBe(404)
})
