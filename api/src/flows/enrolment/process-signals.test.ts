import type { FlowDefinition, ReentryRule } from '@gable/shared/flows/definition.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { describe, expect } from 'vitest'
import { createLog } from '../../platform/observe/log.ts'
import { createAgencyWithFlows } from '../../testing/flow-agency.ts'
import { inAccount } from '../../testing/flows.ts'
import { test, type World } from '../../testing/world.ts'
import { getCompiledFlow } from '../program-cache.ts'
import { processFlowSignals, wakeFlowSignals } from './process-signals.ts'

const visited = { type: 'DASHBOARD_VIEWED' as const }
const note: Step = { id: 'note', kind: 'ADD_NOTE', text: 'Came' }

const toJob = (world: World, accountId: string) => ({
  payload: { accountId },
  db: world.product.db,
  signal: new AbortController().signal,
  log: createLog({ LOG_LEVEL: 'silent' }),
})

describe('a contact to whom it happens again', () => {
  const enterTwice = async (world: World, reentry: ReentryRule, steps?: Step[]) => {
    const { publishFlow, addContact, record, listRuns } = await createAgencyWithFlows(world)
    const flow = await publishFlow(visited, { reentry, ...(steps && { steps }) })
    const { _id } = await addContact('Nora Field')
    await record(_id, 'DASHBOARD.VIEWED')
    await listRuns(flow)
    await record(_id, 'DASHBOARD.VIEWED')
    return (await listRuns(flow)).length
  }

  test('never comes back to a workflow for once', async ({ world }) => {
    expect(await enterTwice(world, 'NEVER', [note])).toBe(1)
  })

  test('comes back after the end, and not before', async ({ world }) => {
    expect(await enterTwice(world, 'AFTER_END')).toBe(1)
    expect(await enterTwice(world, 'AFTER_END', [note])).toBe(2)
  })

  test('comes back every time where the rule says so', async ({ world }) => {
    expect(await enterTwice(world, 'EVERY_TIME')).toBe(2)
  })
})

describe('what happened', () => {
  test('counts once, also if two processes look at it at once', async ({ world }) => {
    const { agency, publishFlow, addContact, record, listRuns } = await createAgencyWithFlows(world)
    const flow = await publishFlow(visited)
    for (let n = 0; n < 12; n++) await record((await addContact(`Contact ${n}`))._id, 'DASHBOARD.VIEWED')
    const job = toJob(world, agency.accountId)
    await Promise.all([processFlowSignals(job), processFlowSignals(job), processFlowSignals(job)])
    expect(await listRuns(flow)).toHaveLength(12)
  })

  test('is not lost when the job is, and stays until what comes of it is stored', async ({ world }) => {
    const { agency, publishFlow, addContact, record, listEntered, setStatus } = await createAgencyWithFlows(world)
    const { accountId } = agency
    const flow = await publishFlow(visited)
    const { pool } = world.owner
    const count = async (table: string) =>
      (await pool.query(`select count(*)::int from ${table} where account_id = $1`, [accountId])).rows[0].count
    await record((await addContact('Nora Field'))._id, 'DASHBOARD.VIEWED')
    await pool.query(`alter table flow_runs add constraint broken check (account_id <> '${accountId}') not valid`)
    await expect(processFlowSignals(toJob(world, accountId))).rejects.toThrow('broken')
    await pool.query('alter table flow_runs drop constraint broken')
    expect([await count('flow_signals'), await count('flow_runs')]).toEqual([1, 0])
    await pool.query(`delete from graphile_worker._private_jobs where key = $1`, [`flow-signals:${accountId}`])
    await pool.query(`update flow_signals set at = at - interval '2 minutes' where account_id = $1`, [accountId])
    await wakeFlowSignals(world.owner)
    expect(await listEntered(flow)).toEqual(['Nora Field'])
    expect(await count('flow_signals')).toBe(0)
    await setStatus(flow, 'PAUSED')
    await record((await addContact('Tom Reed'))._id, 'DASHBOARD.VIEWED')
    expect(await count('flow_signals')).toBe(0)
  })

  test('to a contact who was merged meanwhile enrolls the one who was kept', async ({ world }) => {
    const { publishFlow, addContact, record, agent, listEntered } = await createAgencyWithFlows(world)
    const flow = await publishFlow(visited)
    const [kept, merged] = [await addContact('Nora Field'), await addContact('Nora Feild')]
    await record(merged._id, 'DASHBOARD.VIEWED')
    const params = { contactId: kept._id }
    await agent.call('POST /agent/contacts/:contactId/merge', { params, body: { mergedId: merged._id } })
    expect(await listEntered(flow)).toEqual(['Nora Field'])
  })

  test('to a contact who was archived or deleted meanwhile enrolls nobody', async ({ world }) => {
    const { agency, publishFlow, addContact, record, agent, listEntered } = await createAgencyWithFlows(world)
    const flow = await publishFlow(visited)
    const [archived, deleted] = [await addContact('Nora Field'), await addContact('Tom Reed')]
    for (const { _id } of [archived, deleted]) await record(_id, 'DASHBOARD.VIEWED')
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: archived._id } })
    await world.owner.pool.query('delete from contacts where account_id = $1 and id = $2', [
      agency.accountId,
      deleted._id,
    ])
    expect(await listEntered(flow)).toEqual([])
  })
})

describe('an event that cannot be processed', () => {
  async function createFailing(world: World) {
    const context = await createAgencyWithFlows(world)
    const { agency, publishFlow, addContact, record } = context
    const flow = await publishFlow(visited)
    const [nora, tom] = [await addContact('Nora Field'), await addContact('Tom Reed')]
    const { pool } = world.owner
    const constraint = `broken_${nora._id.replaceAll('-', '')}`
    await pool.query(`alter table flow_runs add constraint ${constraint} check (contact_id <> '${nora._id}') not valid`)
    await record(nora._id, 'DASHBOARD.VIEWED')
    await record(tom._id, 'DASHBOARD.VIEWED')
    const repair = () => pool.query(`alter table flow_runs drop constraint ${constraint}`)
    const job = toJob(world, agency.accountId)
    const owner = await world.factory.createAgent(agency, { role: 'OWNER' })
    const listEntered = async () =>
      (
        await pool.query(
          `select full_name from flow_runs r join contacts c on c.account_id = r.account_id and c.id = r.contact_id
            where r.account_id = $1 and flow_id = $2 order by 1`,
          [agency.accountId, flow],
        )
      ).rows.map(({ full_name }) => full_name)
    return { ...context, job, repair, owner, listEntered, nora }
  }

  test('does not stop the others, is tried again and then set aside', async ({ world }) => {
    const { job, repair, owner, listEntered, nora, addContact, record } = await createFailing(world)
    for (const attempt of [1, 2]) {
      await expect(processFlowSignals(job), `attempt ${attempt}`).rejects.toThrow('broken')
      expect(await listEntered()).toEqual(['Tom Reed'])
      expect(await owner.call('GET /agent/flow-events/failed')).toEqual({ total: 0, data: [] })
    }
    await processFlowSignals(job)
    expect(await owner.call('GET /agent/flow-events/failed')).toEqual({
      total: 1,
      data: [
        {
          _id: expect.any(String),
          event: 'Dashboard viewed',
          at: expect.any(String),
          contact: { _id: nora._id, fullName: 'Nora Field' },
        },
      ],
    })
    await record((await addContact('Ada Long'))._id, 'DASHBOARD.VIEWED')
    await processFlowSignals(job)
    expect(await listEntered()).toEqual(['Ada Long', 'Tom Reed'])
    await repair()
    expect(await owner.call('POST /agent/flow-events/failed/retried')).toEqual({ retried: 1 })
    await processFlowSignals(job)
    expect(await listEntered()).toEqual(['Ada Long', 'Nora Field', 'Tom Reed'])
    expect(await owner.call('GET /agent/flow-events/failed')).toEqual({ total: 0, data: [] })
  })

  test('is forgotten when an agent dismisses it', async ({ world }) => {
    const { job, repair, owner, listEntered, agency } = await createFailing(world)
    for (let n = 0; n < 3; n++) await processFlowSignals(job).catch(() => {})
    const stranger = await world.factory.createAgent(await world.factory.createAgency(), { role: 'OWNER' })
    expect(await stranger.call('POST /agent/flow-events/failed/dismissed')).toEqual({ dismissed: 0 })
    const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
    await expect(agent.call('POST /agent/flow-events/failed/dismissed')).rejects.toMatchObject({ code: 'forbidden' })
    expect(await owner.call('POST /agent/flow-events/failed/dismissed')).toEqual({ dismissed: 1 })
    await repair()
    await processFlowSignals(job)
    expect(await listEntered()).toEqual(['Tom Reed'])
  })
})

test('accounts whose flows have the same id never share what is published', async ({ world }) => {
  const [here, there] = [await createAgencyWithFlows(world), await createAgencyWithFlows(world)]
  const flowId = await here.publishFlow(visited)
  const other = await there.publishFlow({ type: 'OFFER_VIEWED' })
  await world.owner.pool.query(
    `with copied as (insert into flows (account_id, id, kind, title, status, draft, published_version)
        select account_id, $3, kind, title, status, draft, published_version from flows
        where account_id = $1 and id = $2 returning id)
      insert into flow_versions (account_id, flow_id, version, definition)
      select account_id, $3, version, definition from flow_versions where account_id = $1 and flow_id = $2`,
    [there.agency.accountId, other, flowId],
  )
  const getTrigger = async (accountId: string): Promise<FlowDefinition['trigger'] | undefined> => {
    const key = { flowId, version: 1 }
    const { definition } = await inAccount(world.product, accountId, (db, scope) => getCompiledFlow(db, scope, key))
    return definition.trigger
  }
  expect(await getTrigger(here.agency.accountId)).toEqual(visited)
  expect(await getTrigger(there.agency.accountId)).toEqual({ type: 'OFFER_VIEWED' })
})
