import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { connectFollowUpBoss } from '../../testing/contact-sync-setup.ts'
import { createAgencyWithContacts } from '../../testing/contacts.ts'
import { test } from '../../testing/world.ts'
import { refreshPropertyFigures } from './refresh-figures.ts'

test('figures of homes wait while a first contact sync brings people in, and for half an hour at most', async ({
  world,
}) => {
  const { agency, addContact, addProperty } = await createAgencyWithContacts(world)
  const { accountId } = agency
  const { agentId } = await world.factory.createMember(agency)
  const propertyId = await addProperty((await addContact('Nora Field'))._id)
  const { db } = world.owner
  const run = { account_id: accountId, app_id: await connectFollowUpBoss(world, { accountId, agentId }), id: newId() }
  await db
    .insertInto('sync_runs')
    .values({ ...run, kind: 'FIRST', phase: 'PEOPLE' })
    .execute()
  async function countFigures(change: { phase?: string; started_at?: Date } = {}) {
    await db
      .updateTable('sync_runs')
      .set({ phase: 'PEOPLE', ...change })
      .where('id', '=', run.id)
      .execute()
    await refreshPropertyFigures({
      db: world.product.db,
      payload: { accountId },
      signal: new AbortController().signal,
    } as Parameters<typeof refreshPropertyFigures>[0])
    const figures = db.selectFrom('property_figures').select('property_id').where('property_id', '=', propertyId)
    return (await figures.execute()).length
  }
  expect(await countFigures()).toBe(0)
  expect(await countFigures({ phase: 'NOTES' })).toBe(1)
  await db.deleteFrom('property_figures').where('account_id', '=', accountId).execute()
  await db.insertInto('property_figure_marks').values({ account_id: accountId, property_id: propertyId }).execute()
  expect(await countFigures()).toBe(0)
  expect(await countFigures({ started_at: new Date(Date.now() - 31 * 60_000) })).toBe(1)
})
