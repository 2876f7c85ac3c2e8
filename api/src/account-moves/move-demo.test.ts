import { demoAccounts, demoPassword } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { readAccountRows } from '../testing/account-rows.ts'
import { findFigureMismatches } from '../testing/figure-mismatches.ts'
import { createMoveOptions, getNamedCells, moveTo } from '../testing/moved-account.ts'
import { TestClient } from '../testing/test-client.ts'
import { createWorldTest } from '../testing/world.ts'
import { dropOld, undoMove } from './move-account.ts'

const test = createWorldTest(['east', 'west'], { hasDemo: true })

// Two years of an agency are moved there and back.
const timeout = 600_000

test('the demo agency is in the other database row by row, everything works there, and it comes back with what was added', {
  timeout,
}, async ({ world }) => {
  const { main, east } = getNamedCells(world)
  const accountId = demoAccounts.harborAndHill
  const before = await readAccountRows(main.owner.db, accountId)
  const rival = await readAccountRows(main.owner.db, demoAccounts.larkspur)
  expect(Object.keys(before).length).toBeGreaterThan(60)

  const lines = await moveTo(world, accountId, 'east')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(phases)
  expect(await readAccountRows(east.owner.db, accountId)).toEqual(before)
  expect(await readAccountRows(main.owner.db, accountId)).toEqual({})
  expect(await readAccountRows(main.owner.db, demoAccounts.larkspur)).toEqual(rival)
  expect(await findFigureMismatches(east.owner.db, accountId)).toEqual([])

  const demo = new TestClient(world.app, accountId)
  await demo.call('POST /auth/login', { body: { email: 'demo@gable.test', password: demoPassword } })
  const { count } = await demo.call('GET /agent/contacts/count', { query: {} as never })
  expect(count).toBeGreaterThan(10)
  expect((await demo.call('GET /accounts')).map(({ _id }) => _id)).toEqual([accountId])
  const open = async (url: string) => (await world.app.inject({ url, headers: { host: 'localhost:4000' } })).statusCode
  for (const url of ['/lp/018bb2c0-1e00-7000-8c00-0000000000a5', '/f/018bb2c0-1e00-7000-8c00-0000000000a1'])
    expect(await open(url)).toBe(200)
  expect(await open('/p/eleanor-whitcomb/018bb2c0-1e00-7000-8c00-0000000000a9')).toBe(200)
  await demo.call('POST /agent/contacts', { body: { firstName: 'Nora', lastName: newId() } as never })

  await undoMove(createMoveOptions(world), accountId)
  expect(await readAccountRows(east.owner.db, accountId)).toEqual({})
  expect((await demo.call('GET /agent/contacts/count', { query: {} as never })).count).toBe(count + 1)
  await dropOld(createMoveOptions(world), accountId)
  expect(await findFigureMismatches(main.owner.db, accountId)).toEqual([])
})

const phases = ['Moving', 'Ahead:', 'Frozen:', 'Copied:', 'Compared:', 'Switched:', 'Done.']
