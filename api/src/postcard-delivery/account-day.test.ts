import { expect } from 'vitest'
import { createPostcardScenario } from '../testing/postcards.ts'
import { test } from '../testing/world.ts'
import { getNextMidnight, getToday } from './account-day.ts'

test('a day ends at the agency’s midnight, also when the clocks change', async ({ world }) => {
  const { accountId, inAccount, scope } = await createPostcardScenario(world)
  await world.owner.db
    .updateTable('agencies')
    .set({ time_zone: 'America/New_York' })
    .where('account_id', '=', accountId)
    .execute()
  const at = (time: string) =>
    inAccount(async (db) => [
      await getToday(db, scope, Date.parse(time)),
      (await getNextMidnight(db, scope, Date.parse(time))).toISOString(),
    ])
  expect(await at('2026-07-02T03:30:00Z')).toEqual(['2026-07-01', '2026-07-02T04:00:00.000Z'])
  // In spring the day has 23 hours, in fall 25.
  expect(await at('2026-03-08T05:30:00Z')).toEqual(['2026-03-08', '2026-03-09T04:00:00.000Z'])
  expect(await at('2026-11-01T04:30:00Z')).toEqual(['2026-11-01', '2026-11-02T05:00:00.000Z'])
})
