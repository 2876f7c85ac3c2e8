import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createLog } from '../../platform/observe/log.ts'
import { insertContacts } from '../../testing/emails.ts'
import { createAgencyWithFlows, toDefinition } from '../../testing/flow-agency.ts'
import { insertFlow } from '../../testing/flows.ts'
import { test, type World } from '../../testing/world.ts'
import { enrollInFlow } from './start-enrolment.ts'

const isBuyer = { key: 'tags', anyOf: ['Buyer'] }

describe('an automation enrolls', () => {
  test('who matches when it starts, and who comes to match later, of its account alone', async ({ world }) => {
    const [here, elsewhere] = [await createAgencyWithFlows(world), await createAgencyWithFlows(world)]
    await here.addContact('Nora Field', { tags: ['Buyer'] })
    const tom = await here.addContact('Tom Reed')
    await elsewhere.addContact('Ana Lopez', { tags: ['Buyer'] })
    const flow = await here.publishFlow(null, { filters: [isBuyer], reentry: 'NEVER' })
    expect(await here.listEntered(flow)).toEqual(['Nora Field'])
    await here.updateContact(tom._id, { tags: ['Buyer'] })
    await here.addContact('Ida Stone', { tags: ['Buyer'] })
    await elsewhere.addContact('Max Hill', { tags: ['Buyer'] })
    await elsewhere.work()
    expect((await here.listEntered(flow)).sort()).toEqual(['Ida Stone', 'Nora Field', 'Tom Reed'])
  })

  test('contacts who get a phone, a home or an email, or are opened to marketing', async ({ world }) => {
    const { publishFlow, addContact, addProperty, updateContact, listEntered } = await createAgencyWithFlows(world)
    const nora = await addContact('Nora Field')
    await updateContact(nora._id, { is_non_marketing: true })
    const publish = (key: string) => publishFlow(null, { filters: [{ key, is: true }] })
    const flows = [await publish('hasPhone'), await publish('hasEmail'), await publish('isMarketing')]
    flows.push(await publish('hasProperty'))
    for (const flow of flows) expect(await listEntered(flow)).toEqual([])
    await updateContact(nora._id, { phone: '6035550100', email: 'nora@example.com', is_non_marketing: false })
    await addProperty(nora._id)
    for (const flow of flows) expect(await listEntered(flow)).toEqual(['Nora Field'])
  })

  test('contacts again only after they stopped matching and are through', async ({ world }) => {
    const { publishFlow, addContact, updateContact, listRuns } = await createAgencyWithFlows(world)
    const nora = await addContact('Nora Field', { tags: ['Buyer'] })
    const note = { id: 'note', kind: 'ADD_NOTE' as const, text: 'Hello' }
    const flow = await publishFlow(null, { filters: [isBuyer], reentry: 'AFTER_END', steps: [note] })
    const setTags = (...tags: string[]) => updateContact(nora._id, { tags })
    await setTags('Buyer', 'VIP')
    expect(await listRuns(flow)).toHaveLength(1)
    await setTags('VIP')
    expect(await listRuns(flow)).toHaveLength(1)
    await setTags('Buyer')
    expect(await listRuns(flow)).toHaveLength(2)
  })
})

/** 2,300 buyers, and the first batch of an automation for them. */
async function startWithCrowd(world: World) {
  const context = await createAgencyWithFlows(world)
  const { accountId } = context.agency
  await insertContacts(
    world.owner,
    context.agency,
    Array.from({ length: 2300 }, (_, n) => `buyer${n}@${newId()}.example`),
  )
  const definition = toDefinition({ reentry: 'NEVER' })
  const fields = { kind: 'AUTOMATION', status: 'PAUSED' } as const
  const { flowId: flow } = await insertFlow(world.owner, accountId, definition, fields)
  const { pool } = world.owner
  await context.setStatus(flow, 'ACTIVE')
  /** Enrolls a batch, then the process ends. */
  const runOneBatch = async () => {
    let batches = 0
    const throwIfAborted = () => {
      batches += 1
      if (batches > 1) throw new Error('stopped')
    }
    const signal = Object.assign(new AbortController().signal, { throwIfAborted })
    const job = { payload: { accountId, flowId: flow }, db: world.product.db, signal }
    await enrollInFlow({ ...job, log: createLog({ LOG_LEVEL: 'silent' }) }).catch(() => {})
  }
  const count = async () =>
    (await pool.query('select count(*)::int from flow_runs where account_id = $1', [accountId])).rows[0].count
  return { ...context, flow, runOneBatch, count }
}

describe('the start of an automation with many contacts', () => {
  test('continues where a process that ended left off, and a pause stops it', async ({ world }) => {
    const { flow, runOneBatch, count, setStatus, work } = await startWithCrowd(world)
    await runOneBatch()
    expect(await count()).toBe(1000)
    await setStatus(flow, 'PAUSED')
    await runOneBatch()
    await work()
    expect(await count()).toBe(1000)
    await setStatus(flow, 'ACTIVE')
    await runOneBatch()
    await runOneBatch()
    expect(await count()).toBe(2000)
    await work()
    expect(await count()).toBe(2300)
  })
})
