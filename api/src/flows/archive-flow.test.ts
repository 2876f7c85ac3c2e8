import { expect } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { createAgencyWithFlows } from '../testing/flow-agency.ts'
import { test, type World } from '../testing/world.ts'
import { endFlowRuns } from './runs/remove-runs.ts'

const count = 2500

/** An automation with so many contacts in it. */
async function createCrowd(world: World) {
  const context = await createAgencyWithFlows(world)
  const { accountId } = context.agency
  const { pool } = world.owner
  await pool.query(
    `insert into contacts (account_id, id, first_name, source)
      select $1, gen_random_uuid(), 'Contact ' || n, 'Import' from generate_series(1, $2::int) n`,
    [accountId, count],
  )
  await pool.query('analyze contacts')
  const flowId = await context.publishFlow(null)
  const countRuns = async () => {
    const { rows } = await pool.query(
      'select state, count(*)::int from flow_runs where account_id = $1 group by 1 order by 1',
      [accountId],
    )
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  }
  expect(await countRuns()).toEqual({ ACTIVE: count })
  const owner = await world.factory.createAgent(context.agency, { role: 'OWNER' })
  const change = (to: 'archived' | 'unarchived' | 'resumed') =>
    owner.call(`POST /agent/flows/:flowId/${to}`, { params: { flowId } })
  return { ...context, accountId, flowId, countRuns, change }
}

test('everybody who is in an archived flow leaves it, in batches and not in the request', async ({ world }) => {
  const { accountId, flowId, countRuns, change, work, listRuns } = await createCrowd(world)
  expect(await change('archived')).toMatchObject({ status: 'ARCHIVED', statistics: { active: count } })
  await work()
  expect(await countRuns()).toEqual({ LEFT: count })
  expect(new Set((await listRuns(flowId)).map(({ reason }) => reason))).toEqual(new Set(['FLOW_ARCHIVED']))
  // A job that is repeated changes nothing.
  await endFlowRuns({
    payload: { accountId, flowId, till: new Date().toISOString() },
    db: world.product.db,
    log: createLog({ LOG_LEVEL: 'silent' }),
    signal: new AbortController().signal,
  })
  expect(await countRuns()).toEqual({ LEFT: count })
})

test('who enters after a flow was brought back stays', async ({ world }) => {
  const { countRuns, change, work, addContact } = await createCrowd(world)
  await change('archived')
  await change('unarchived')
  await change('resumed')
  await addContact('Nora Field')
  await work()
  expect(await countRuns()).toEqual({ ACTIVE: 1, LEFT: count })
})
