import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { readAccountRows } from '../testing/account-rows.ts'
import { createAgencyToMove, createMoveOptions, getNamedCells, moveTo } from '../testing/moved-account.ts'
import { seedVisits } from '../testing/visits.ts'
import { testWithCells, type World } from '../testing/world.ts'
import { undoMove } from './move-account.ts'

const test = testWithCells('east', 'west')

/** An account with visits of this month and of four earlier ones. */
async function createVisitedAgency(world: World) {
  const { main } = getNamedCells(world)
  const { accountId, agency, agent } = await createAgencyToMove(world)
  const asset = await world.factory.createAsset(agency)
  const visits = Array.from({ length: 120 }, (_, n) => ({
    ...asset,
    type: 'view' as const,
    at: Date.now() - n * dayLength,
  }))
  await seedVisits(main.owner, accountId, 'America/New_York', visits)
  return { accountId, agent, asset }
}

async function listTriggers(world: World, accountId: string) {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname like ${`moving_${accountId.replaceAll('-', '')}%`}`.execute(getNamedCells(world).main.owner.db)
  return rows.map(({ name }) => name)
}

const insertEvent = (
  world: World,
  accountId: string,
  { subject, subjectId }: { subject: string; subjectId: string },
  at: Date,
) =>
  getNamedCells(world)
    .main.owner.db.insertInto('events')
    .values({
      account_id: accountId,
      id: newId(),
      at,
      type: 'view',
      subject,
      subject_id: subjectId,
      visit_id: newId(),
      detail: null,
      traffic_key: null,
    })
    .execute()

test('visits of earlier months are copied while the account is open, and not again', async ({ world }) => {
  const { main, east } = getNamedCells(world)
  const { accountId, agent, asset } = await createVisitedAgency(world)
  await expect(moveTo(world, accountId, 'east', 'Ahead')).rejects.toThrow('killed')

  await agent.call('POST /agent/contacts', { body: { firstName: 'Ada', lastName: 'Open' } as never })
  await insertEvent(world, accountId, asset, new Date())
  // No browser may send such an event any more.
  await expect(insertEvent(world, accountId, asset, new Date(Date.now() - 100 * dayLength))).rejects.toMatchObject({
    code: 'GM001',
  })
  const before = await readAccountRows(main.owner.db, accountId)
  const lines = await moveTo(world, accountId, 'east')
  const copied = (text = '') => Number(/^\w+: ([\d,]+) rows/.exec(text)?.[1]?.replaceAll(',', ''))
  const [ahead, , rest, compared] = lines.map(copied)
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'Ahead',
    'Frozen',
    'Copied',
    'Compared',
    'Switched',
    'Done. The old copy in main stays until --drop-old.',
  ])
  expect(ahead).toBeGreaterThan(150)
  expect(compared).toBe((ahead ?? 0) + (rest ?? 0))
  expect(await readAccountRows(east.owner.db, accountId)).toEqual(before)
})

test('what changed after it was copied ahead is copied again before the account opens', async ({ world }) => {
  const { main, east } = getNamedCells(world)
  const { accountId } = await createVisitedAgency(world)
  await expect(moveTo(world, accountId, 'east', 'Ahead')).rejects.toThrow('killed')
  await main.owner.db.updateTable('counter_daily').set({ count: 7 }).where('account_id', '=', accountId).execute()
  await east.owner.db.deleteFrom('events').where('account_id', '=', accountId).execute()
  const before = await readAccountRows(main.owner.db, accountId)
  const lines = await moveTo(world, accountId, 'east')
  expect(lines.filter((line) => line.startsWith('Compared'))).toEqual([
    expect.stringMatching(
      /^Compared: the copies of .*counter_daily before .*events_\d{4}_\d\d.* differ and are made again\.$/,
    ),
    expect.stringMatching(/rows are the same in both\.$/),
  ])
  expect(await readAccountRows(east.owner.db, accountId)).toEqual(before)
})

test('a move that is canceled before the account is frozen leaves no copy, and every month can be written', async ({
  world,
}) => {
  const { main, east } = getNamedCells(world)
  const { accountId, asset } = await createVisitedAgency(world)
  const before = await readAccountRows(main.owner.db, accountId)
  await expect(moveTo(world, accountId, 'east', 'Ahead')).rejects.toThrow('killed')
  expect(await listTriggers(world, accountId)).not.toEqual([])
  await undoMove(createMoveOptions(world), accountId)
  expect(await listTriggers(world, accountId)).toEqual([])
  expect(await readAccountRows(east.owner.db, accountId)).toEqual({})
  expect(await readAccountRows(main.owner.db, accountId)).toEqual(before)
  await insertEvent(world, accountId, asset, new Date(Date.now() - 100 * dayLength))
})
