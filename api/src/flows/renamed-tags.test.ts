import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithFlows, waitLong } from '../testing/flow-agency.ts'
import { inAccount } from '../testing/flows.ts'
import { test, type World } from '../testing/world.ts'
import { getCompiledFlow } from './program-cache.ts'

/** An agency whose workflow reacts to the tag Sphere, adds it again later, and is about contacts who have it. */
async function createTaggedFlow(world: World) {
  const base = await createAgencyWithFlows(world)
  const admin = await world.factory.createAgent(base.agency)
  const toSteps = (tag: string): Step[] => [
    {
      id: 'if',
      kind: 'CONDITION',
      filters: [{ key: 'tags', anyOf: [tag] }],
      branches: [
        { key: 'YES', steps: [{ id: 'add', kind: 'ADD_TAG', tag }] },
        { key: 'NO', steps: [] },
      ],
    },
    waitLong,
  ]
  const toExpected = (tag: string) => ({
    trigger: { type: 'TAG_ADDED', tag },
    filters: [{ key: 'tags', anyOf: [tag] }],
    steps: toSteps(tag),
  })
  const flowId = await base.publishFlow(
    { type: 'TAG_ADDED', tag: 'Sphere' },
    { filters: [{ key: 'tags', anyOf: ['Sphere'] }], steps: toSteps('Sphere') },
  )
  const getFlow = () => admin.call('GET /agent/flows/:flowId', { params: { flowId } })
  const getRunning = async (): Promise<FlowDefinition> =>
    (
      await inAccount(world.product, base.agency.accountId, (db, scope) =>
        getCompiledFlow(db, scope, { flowId, version: 1 }),
      )
    ).definition
  const rename = (tag: string, to: string) => admin.call('POST /agent/tags/renamed', { body: { tag, to } })
  const merge = (tag: string, to: string) => admin.call('POST /agent/tags/merged', { body: { tag, to } })
  const undo = ({ _id }: { _id: string }) =>
    admin.call('POST /agent/contacts/bulk/:bulkId/undone', { params: { bulkId: _id } })
  return { ...base, admin, flowId, toExpected, getFlow, getRunning, rename, merge, undo }
}

describe('a tag that workflows name', () => {
  test('is renamed in the draft and in what contacts are in, in every process, and back', async ({ world }) => {
    const { addContact, toExpected, getFlow, getRunning, rename, undo } = await createTaggedFlow(world)
    await addContact('Nora Field', { tags: ['Sphere'] })
    expect(await getRunning()).toMatchObject(toExpected('Sphere'))
    const before = await getFlow()
    const bulk = await rename('Sphere', 'Friends')
    const flow = await getFlow()
    expect(flow).toMatchObject({ draft: toExpected('Friends'), published: toExpected('Friends'), errors: [] })
    expect(flow.hasUnpublishedChanges).toBe(false)
    expect(flow.updatedAt).not.toBe(before.updatedAt)
    expect(await getRunning()).toMatchObject(toExpected('Friends'))
    await undo(bulk)
    expect(await getFlow()).toMatchObject({ draft: toExpected('Sphere'), published: toExpected('Sphere') })
    expect(await getRunning()).toMatchObject(toExpected('Sphere'))
  })

  test('enrolls by its new name, and a rename or merge enrolls nobody', async ({ world }) => {
    const { addContact, agent, flowId, listRuns, rename, merge, undo, work } = await createTaggedFlow(world)
    const nora = await addContact('Nora Field', { tags: ['Sphere'] })
    const tom = await addContact('Tom Reed', { tags: ['buyer'] })
    await addContact('Ana Lopez', { tags: ['VIP'] })
    expect((await listRuns(flowId)).map(({ name }) => name)).toEqual(['Nora Field'])
    await rename('Sphere', 'Friends')
    const merged = await merge('buyer', 'Friends')
    await work()
    expect(await listRuns(flowId)).toHaveLength(1)
    await undo(merged)
    await work()
    expect((await listRuns(flowId)).map(({ name, state }) => [name, state])).toEqual([['Nora Field', 'ACTIVE']])
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: tom._id },
      body: { tags: ['Friends'] },
    })
    expect((await listRuns(flowId)).map(({ name }) => name)).toEqual(['Nora Field', 'Tom Reed'])
    expect(nora._id).not.toBe(tom._id)
  })

  test('is listed with the automations and workflows that name it, archived ones aside', async ({ world }) => {
    const { admin, addContact, flowId } = await createTaggedFlow(world)
    await addContact('Nora Field', { tags: ['Sphere'] })
    const count = async () =>
      (await admin.call('GET /agent/tags', { query: { search: 'Sphere' } })).data.map((tag) => tag.automations)
    expect(await count()).toEqual([1])
    await admin.call('POST /agent/flows/:flowId/archived', { params: { flowId } })
    expect(await count()).toEqual([0])
  })

  test('and is deleted starts them no more, and contacts who are in them stay', async ({ world }) => {
    const { admin, addContact, flowId, getFlow, listRuns, toExpected, work } = await createTaggedFlow(world)
    await addContact('Nora Field', { tags: ['Sphere'] })
    expect(await listRuns(flowId)).toHaveLength(1)
    await admin.call('POST /agent/tags/deleted', { body: { tag: 'Sphere' } })
    await work()
    expect((await listRuns(flowId)).map(({ name, state }) => [name, state])).toEqual([['Nora Field', 'ACTIVE']])
    expect((await getFlow()).published).toMatchObject(toExpected('Sphere'))
    await addContact('Tom Reed', { tags: ['VIP'] })
    expect(await listRuns(flowId)).toHaveLength(1)
  })

  test('is left alone in the flows of other accounts', async ({ world }) => {
    const mine = await createTaggedFlow(world)
    const other = await createTaggedFlow(world)
    await mine.addContact('Nora Field', { tags: ['Sphere'] })
    await mine.rename('Sphere', 'Friends')
    expect((await other.getFlow()).draft).toMatchObject(other.toExpected('Sphere'))
    expect(await other.getRunning()).toMatchObject(other.toExpected('Sphere'))
  })
})
