import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

const limitReached = (message: string) => ({ code: 'conflict', message })
const createRefused = limitReached('You have 0 Widgets remaining.')
const cloneRefused = limitReached("You cannot clone widgets as you've reached your plan's limit.")
const unarchiveRefused = limitReached("You cannot unarchive widgets as you've reached your plan's limit.")

/** An agency with a plan limit, published widgets, and eight archived widgets. */
async function createAgencyWithLimit(world: World, limit: number | undefined, published = 0) {
  const plan_id = newId()
  await world.owner.db
    .insertInto('plans')
    .values({
      id: plan_id,
      plan_name: 'Tight',
      feature_flags: '{}',
      numerical_feature_map: JSON.stringify(limit === undefined ? {} : { widgets: limit }),
    })
    .execute()
  const agency = await world.factory.createAgency({ plan_id })
  const owner = await world.factory.createAgent(agency)
  const ids: string[] = []
  for (let index = 0; index < published; index++) ids.push((await world.factory.createAsset(agency)).subjectId)
  const archived = await Promise.all(
    Array.from({ length: 8 }, async () => (await world.factory.createAsset(agency, { status: 'ARCHIVED' })).subjectId),
  )
  const count = async () =>
    (await owner.call('POST /agent/widget/config/count', { body: { statuses: ['PUBLISHED'] } })).count
  return {
    ids,
    archived,
    count,
    create: () => owner.call('POST /agent/widget/config', { body: { type: 'SEARCH', widgetName: 'One more' } }),
    clone: (widgetId = ids[0] ?? '') =>
      owner.call('POST /agent/widget/config/:widgetId/clone', {
        params: { widgetId },
        body: { widgetName: 'One more' },
      }),
    unarchive: (widgetId = archived[0] ?? '') =>
      owner.call('POST /agent/widget/config/:widgetId/unarchived', { params: { widgetId } }),
    archive: (widgetId = ids[0] ?? '') =>
      owner.call('POST /agent/widget/config/:widgetId/archived', { params: { widgetId } }),
  }
}

describe('a plan limit', () => {
  test('that is reached refuses to create, clone and unarchive, with a message for each', async ({ world }) => {
    const agency = await createAgencyWithLimit(world, 2, 2)
    await expect(agency.create()).rejects.toMatchObject(createRefused)
    await expect(agency.clone()).rejects.toMatchObject(cloneRefused)
    await expect(agency.unarchive()).rejects.toMatchObject(unarchiveRefused)
    expect(await agency.count()).toBe(2)
  })

  test('allows one more widget after one is archived', async ({ world }) => {
    const agency = await createAgencyWithLimit(world, 2, 2)
    await agency.archive()
    await agency.unarchive()
    await expect(agency.create()).rejects.toMatchObject(createRefused)
    expect(await agency.count()).toBe(2)
  })

  test.for([0, undefined])('of %j allows no widgets', async (limit, { world }) => {
    const agency = await createAgencyWithLimit(world, limit)
    await expect(agency.create()).rejects.toMatchObject(createRefused)
    await expect(agency.unarchive()).rejects.toMatchObject(unarchiveRefused)
    expect(await agency.count()).toBe(0)
  })

  test('below the current count archives no widgets, but allows no more', async ({ world }) => {
    const agency = await createAgencyWithLimit(world, 1, 3)
    await expect(agency.clone()).rejects.toMatchObject(cloneRefused)
    await expect(agency.unarchive(agency.ids[0])).resolves.toMatchObject({ status: 'PUBLISHED' })
    expect(await agency.count()).toBe(3)
  })

  test('holds for simultaneous requests', async ({ world }) => {
    const agency = await createAgencyWithLimit(world, 5, 1)
    const results = await Promise.allSettled([
      ...Array.from({ length: 6 }, agency.create),
      ...Array.from({ length: 6 }, () => agency.clone()),
      ...agency.archived.map((id) => agency.unarchive(id)),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    for (const reason of reasons)
      expect([createRefused, cloneRefused, unarchiveRefused]).toContainEqual(limitReached(reason.message))
    expect(await agency.count()).toBe(5)
  })

  test('of one agency does not affect another', async ({ world }) => {
    const [full, free] = [await createAgencyWithLimit(world, 1, 1), await createAgencyWithLimit(world, 1)]
    await expect(full.create()).rejects.toMatchObject(createRefused)
    await expect(free.create()).resolves.toMatchObject({ status: 'PUBLISHED' })
  })
})
