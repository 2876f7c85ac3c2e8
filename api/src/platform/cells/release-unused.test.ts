import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { claimHost } from '../../hosts/custom-host-queries.ts'
import { addHost } from '../../hosts/manage-hosts.ts'
import { claimSharedSlug } from '../../landing-pages/slug-queries.ts'
import { bookCall } from '../../onboarding/book-call.ts'
import { listBookedTimes } from '../../onboarding/call-queries.ts'
import { listCallSlots } from '../../onboarding/call-slots.ts'
import { reservePurl } from '../../purl/queries.ts'
import { stopDatabase } from '../../testing/stop-database.ts'
import { testWithCells, type World } from '../../testing/world.ts'
import { type Db, withAccount } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import { createLog } from '../observe/log.ts'
import { createCellTasks } from './cell-tasks.ts'
import type { Cells } from './cells.ts'

const test = testWithCells('east')

function getCellsOf({ cells }: World): Cells {
  if (!cells) throw new Error('There is one database')
  return cells
}

const repair = (world: World) =>
  createCellTasks(getCellsOf(world))['repair-cells']({
    payload: {},
    db: world.product.db,
    log: createLog({ LOG_LEVEL: 'silent' }),
    signal: new AbortController().signal,
  })

/** A transaction in the cell that fails after the directory has what it reserved. */
const failAfter = async ({ product }: World, accountId: string, work: (db: Db) => Promise<unknown>) => {
  const failure = new Error('The cell failed')
  const failed = withAccount(product.db, mintAccountScope(accountId), async (db) => {
    await work(db)
    throw failure
  })
  await expect(failed).rejects.toBe(failure)
}

/** Makes what is reserved now look two hours old. */
const passTime = async (world: World) => {
  const { pool } = getCellsOf(world).directory.owner
  await pool.query(`update purls set taken_at = taken_at - interval '2 hours'`)
  await pool.query(`update shared_page_slugs set taken_at = taken_at - interval '2 hours'`)
  await pool.query(`update hosts set claimed_at = claimed_at - interval '2 hours'`)
  await pool.query(`update booked_call_times set booked_at = booked_at - interval '2 hours'`)
}

const listNames = async (world: World) => {
  const { rows } = await getCellsOf(world).directory.owner.pool.query(
    `select id as name from purls union all select slug from shared_page_slugs union all select host from hosts`,
  )
  return rows.map(({ name }) => name as string)
}

async function createNames(world: World) {
  const agency = await world.factory.createAgency({}, { cell: 'east' })
  const agent = await world.factory.createAgent(agency)
  const { subjectId: pageId } = await world.factory.createAsset(agency, { kind: 'landing-page', type: 'JOURNEY' })
  const id = newId().slice(-12)
  const names = { purl: `p${id}`, slug: `s-${id}`, host: `h-${id}.example` }
  const { accountId } = agency
  const scope = { ...mintAccountScope(accountId), agentId: agent.agentId } as never
  const reserve = async (db: Db) => {
    expect(await reservePurl(db, scope, names.purl)).toBe(true)
    expect(await claimSharedSlug(db, scope, pageId, names.slug)).toBe(true)
    expect(await claimHost(db, scope, names.host)).toBe(true)
  }
  return { agent, accountId, scope, names, reserve }
}

test('names that were reserved but never written are free again after an hour', async ({ world }) => {
  const { accountId, names, reserve } = await createNames(world)
  await failAfter(world, accountId, reserve)
  await repair(world)
  expect(await listNames(world)).toEqual(expect.arrayContaining(Object.values(names)))
  await passTime(world)
  await repair(world)
  expect((await listNames(world)).filter((name) => Object.values(names).includes(name))).toEqual([])
})

test('names that are written stay, and so do hosts that an operator added', async ({ world }) => {
  const { agent, accountId, scope, names, reserve } = await createNames(world)
  const added = `added-${newId().slice(-12)}.example`
  await addHost(getCellsOf(world).directory.owner.db, { host: added, accountId })
  await agent.call('POST /agent/landing-page/purl/create', { body: { purlId: names.purl } })
  await withAccount(world.product.db, scope, async (db) => {
    await reserve(db)
    await db
      .insertInto('custom_hosts')
      .values({ account_id: accountId, host: names.host, ownership_token: 'token', verified_at: new Date() })
      .execute()
  })
  await passTime(world)
  await repair(world)
  expect(await listNames(world)).toEqual(expect.arrayContaining([...Object.values(names), added]))
})

test('the time of a call that was never booked is free again, once every database has said so', async ({ world }) => {
  const agents = [
    await world.factory.createAgent(await world.factory.createAgency({}, { cell: 'east' })),
    await world.factory.createAgent(await world.factory.createAgency({}, { cell: 'main' })),
    await world.factory.createAgent(await world.factory.createAgency({}, { cell: 'east' })),
  ]
  // The last that are offered are so at midnight, too.
  const slots = listCallSlots('America/New_York', new Date()).slice(-3)
  const settings = { ...world.settings, timeZone: 'America/New_York' }
  const book = (index: number) => async (db: Db) => {
    const { accountId, agentId } = agents[index] ?? {}
    await bookCall(db, { ...mintAccountScope(accountId ?? ''), agentId } as never, slots[index] ?? '', settings)
  }
  const getScope = (index: number) => mintAccountScope(agents[index]?.accountId ?? '')
  for (const index of [0, 1]) await withAccount(world.product.db, getScope(index), book(index))
  await failAfter(world, agents[2]?.accountId ?? '', book(2))
  const list = async () => {
    const times = await listBookedTimes(world.product.db, new Date('2100-01-01'))
    return times.map(({ startsAt }) => startsAt.toISOString()).sort()
  }
  expect(await list()).toEqual(slots)
  await passTime(world)
  const start = await stopDatabase(getCellsOf(world).others[0]?.url ?? '')
  try {
    await repair(world)
    expect(await list()).toEqual(slots)
  } finally {
    await start()
  }
  await repair(world)
  expect(await list()).toEqual(slots.slice(0, 2))
})
