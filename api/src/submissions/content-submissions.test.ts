import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { openJourney } from '../testing/submissions.ts'
import { createTrackedEmail } from '../testing/tracked-emails.ts'
import { test } from '../testing/world.ts'

test('the submissions of an email are those that one of its sent emails led to', async ({ world }) => {
  const email = await createTrackedEmail(world)
  const { agent } = email
  const piece = await email.addPiece()
  const page = await openJourney(world, email.agency, await world.factory.createAsset(email.agency))
  const [led, other] = [newId(), newId()]
  await page.submit({ id: led })
  await page.submit({ id: other })
  await world.owner.db.updateTable('submissions').set({ piece_id: piece.id }).where('id', '=', led).execute()
  const list = async (contentIds: string[]) =>
    (await agent.call('GET /agent/submissions', { query: { contentIds } })).data.map(({ _id }) => _id)

  expect(await list([email.contentId])).toEqual([led])
  expect(await list([newId()])).toEqual([])
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  const { data } = await stranger.call('GET /agent/submissions', { query: { contentIds: [email.contentId] } })
  expect(data).toEqual([])
})
