import { expect } from 'vitest'
import { createLog } from '../../platform/observe/log.ts'
import { connectAsOwner } from '../../testing/connect-as-owner.ts'
import { createAgencyWithFlows } from '../../testing/flow-agency.ts'
import { createImportHelpers } from '../../testing/imports.ts'
import { test, type World } from '../../testing/world.ts'
import { processFlowSignals, wakeFlowSignals } from './process-signals.ts'

const created = { type: 'CONTACT_CREATED' as const, includesImported: true }
const visited = { type: 'DASHBOARD_VIEWED' as const }
const people = ['Ana Lopez', 'Ben Hart', 'Cleo Dunn']
const file = `First Name,Last Name,Email,Tags\n${people
  .map((name, n) => `${name.replace(' ', ',')},person${n}@example.com,Buyer`)
  .join('\n')}\n`

/** An agency whose import was checked, and wrote its contacts but is not done. */
async function createImporting(world: World) {
  const context = await createAgencyWithFlows(world)
  const { accountId } = context.agency
  const { pool } = world.owner
  const { checkImport } = await createImportHelpers(world, context.agency)
  const flow = await context.publishFlow(created)
  const list = await checkImport(file)
  const setState = (state: string) =>
    pool.query('update imports set state = $3 where account_id = $1 and id = $2', [accountId, list._id, state])
  await setState('IMPORTING')
  const client = await connectAsOwner(world, accountId)
  await client.query('begin')
  await client.query("set local gable.bulk_signals = 'on'")
  const { rows } = await client.query(
    `insert into contacts (account_id, id, first_name, last_name, source)
      select $1, gen_random_uuid(), split_part(name, ' ', 1), split_part(name, ' ', 2), 'Import' from unnest($2::text[]) name
      returning id, full_name as name`,
    [accountId, people],
  )
  await client.query('commit')
  client.release()
  const process = () =>
    processFlowSignals({
      payload: { accountId },
      db: world.product.db,
      signal: new AbortController().signal,
      log: createLog({ LOG_LEVEL: 'silent' }),
    })
  const listNames = async (flowId: string): Promise<string[]> =>
    (
      await pool.query(
        `select c.full_name as name from flow_runs r join contacts c on c.account_id = r.account_id and c.id = r.contact_id
          where r.account_id = $1 and r.flow_id = $2 order by 1`,
        [accountId, flowId],
      )
    ).rows.map(({ name }) => name)
  const getId = (name: string): string => rows.find((row) => row.name === name)?.id
  return { ...context, flow, setState, process, listNames, getId }
}

test('contacts who are imported enter flows once the import is done, each once', async ({ world }) => {
  const { agency, publishFlow, listEntered } = await createAgencyWithFlows(world)
  const { runImport } = await createImportHelpers(world, agency)
  const flows = [
    await publishFlow(created),
    await publishFlow({ type: 'TAG_ADDED', tag: 'Buyer' }),
    await publishFlow(null, { filters: [{ key: 'tags', anyOf: ['Buyer'] }] }),
  ]
  expect((await runImport(file)).state).toBe('DONE')
  for (const flow of flows) expect((await listEntered(flow)).sort()).toEqual(people)
  const { rows } = await world.owner.pool.query('select from flow_signals where account_id = $1', [agency.accountId])
  expect(rows).toEqual([])
})

test('while an import writes, its contacts wait and a lead does not', async ({ world }) => {
  const context = await createImporting(world)
  const { flow, publishFlow, addContact, record, process, listNames, setState } = context
  const visits = await publishFlow(visited)
  const nora = await addContact('Nora Field')
  await record(nora._id, 'DASHBOARD.VIEWED')
  await process()
  expect([await listNames(flow), await listNames(visits)]).toEqual([['Nora Field'], ['Nora Field']])
  await setState('DONE')
  await process()
  expect(await listNames(flow)).toEqual([...people, 'Nora Field'])
})

test('a contact to whom something else happens meanwhile no longer waits, and enters in the order of what happened', async ({
  world,
}) => {
  const { flow, publishFlow, record, process, listNames, getId } = await createImporting(world)
  const visits = await publishFlow(visited)
  await record(getId('Ben Hart'), 'DASHBOARD.VIEWED')
  await process()
  expect([await listNames(flow), await listNames(visits)]).toEqual([['Ben Hart'], ['Ben Hart']])
})

test('the contacts of an import that takes long, or whose process died, enter after a minute', async ({ world }) => {
  const { agency, flow, process, listNames, work } = await createImporting(world)
  const { pool } = world.owner
  await process()
  expect(await listNames(flow)).toEqual([])
  await pool.query(`update flow_signals set at = at - interval '2 minutes' where account_id = $1`, [agency.accountId])
  await pool.query('delete from graphile_worker._private_jobs where key = $1', [`flow-signals:${agency.accountId}`])
  await wakeFlowSignals(world.owner)
  await work()
  expect(await listNames(flow)).toEqual(people)
})
