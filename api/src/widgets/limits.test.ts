import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

const used = (message: string) => ({ code: 'conflict', message })
const create = used('You have 0 Widgets remaining.')
const clone = used("You cannot clone widgets as you've reached your plan's limit.")
const unarchive = used("You cannot unarchive widgets as you've reached your plan's limit.")

/** An agency whose plan allows so many, with an archived widget besides those that are published. */
async function agencyAllowed(world: World, allowed: number | undefined, published = 0) {
  const plan_id = newId()
  await world.owner.db
    .insertInto('plans')
    .values({
      id: plan_id,
      plan_name: 'Tight',
      feature_flags: '{}',
      numerical_feature_map: JSON.stringify(allowed === undefined ? {} : { widgets: allowed }),
    })
    .execute()
  const agency = await world.factory.createAgency({ plan_id })
  const owner = await world.factory.createAgent(agency)
  const ids: string[] = []
  for (let n = 0; n < published; n += 1) ids.push((await world.factory.createAsset(agency)).subjectId)
  const archived = await Promise.all(
    Array.from({ length: 8 }, async () => (await world.factory.createAsset(agency, { status: 'ARCHIVED' })).subjectId),
  )
  const count = async () =>
    (await owner.call('POST /agent/widget/config/count', { body: { statuses: ['PUBLISHED'] } })).count
  return {
    ids,
    archived,
    count,
    make: () => owner.call('POST /agent/widget/config', { body: { type: 'SEARCH', widgetName: 'One more' } }),
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

describe('a plan', () => {
  test('that is used up refuses to create, to clone and to unarchive, each in its words', async ({ world }) => {
    const agency = await agencyAllowed(world, 2, 2)
    await expect(agency.make()).rejects.toMatchObject(create)
    await expect(agency.clone()).rejects.toMatchObject(clone)
    await expect(agency.unarchive()).rejects.toMatchObject(unarchive)
    expect(await agency.count()).toBe(2)
  })

  test('has room again when one is archived, for one', async ({ world }) => {
    const agency = await agencyAllowed(world, 2, 2)
    await agency.archive()
    await agency.unarchive()
    await expect(agency.make()).rejects.toMatchObject(create)
    expect(await agency.count()).toBe(2)
  })

  test.for([0, undefined])('without widgets (%j) allows none', async (allowed, { world }) => {
    const agency = await agencyAllowed(world, allowed)
    await expect(agency.make()).rejects.toMatchObject(create)
    await expect(agency.unarchive()).rejects.toMatchObject(unarchive)
    expect(await agency.count()).toBe(0)
  })

  test('that became smaller takes nothing away, and nothing is added', async ({ world }) => {
    const agency = await agencyAllowed(world, 1, 3)
    await expect(agency.clone()).rejects.toMatchObject(clone)
    await expect(agency.unarchive(agency.ids[0])).resolves.toMatchObject({ status: 'PUBLISHED' })
    expect(await agency.count()).toBe(3)
  })

  test('is kept however many ask at once: exactly what it allows gets through', async ({ world }) => {
    const agency = await agencyAllowed(world, 5, 1)
    const asked = await Promise.allSettled([
      ...Array.from({ length: 6 }, agency.make),
      ...Array.from({ length: 6 }, () => agency.clone()),
      ...agency.archived.map((id) => agency.unarchive(id)),
    ])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const refusals = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    for (const refusal of refusals) expect([create, clone, unarchive]).toContainEqual(used(refusal.message))
    expect(await agency.count()).toBe(5)
  })

  test('of one agency says nothing of another', async ({ world }) => {
    const [full, free] = [await agencyAllowed(world, 1, 1), await agencyAllowed(world, 1)]
    await expect(full.make()).rejects.toMatchObject(create)
    await expect(free.make()).resolves.toMatchObject({ status: 'PUBLISHED' })
  })
})
