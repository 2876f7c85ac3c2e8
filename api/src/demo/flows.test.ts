import { demoAccounts } from '@gable/shared/demo/people.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { findFlowErrors } from '../flows/find-errors.ts'
import { searchFlows } from '../flows/flow-queries.ts'
import { getFlowPerformance } from '../flows/runs/performance.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { test } from '../testing/demo-test.ts'

// The first test waits for the seed, which is slow on a machine that runs other tests.
vi.setConfig({ testTimeout: 60_000 })

const agencies = [demoAccounts.harborAndHill, demoAccounts.larkspur]
const page = { search: '', sort: 'updatedAt', sortOrder: 'desc', page: 1, pageSize: 25 } as const

test('each demo agency has automations and workflows in every state, and all of them are complete', async ({ db }) => {
  for (const accountId of agencies) {
    const scope = mintAccountScope(accountId)
    const automations = (await searchFlows(db, scope, { ...page, kind: 'AUTOMATION' })).rows
    expect(automations.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'DRAFT', 'PAUSED'])
    const workflows = (await searchFlows(db, scope, { ...page, kind: 'WORKFLOW' })).rows
    expect(workflows.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'DRAFT'])
    const rows = await db.selectFrom('flows').selectAll().where('account_id', '=', accountId).execute()
    for (const { kind, draft, title } of rows) expect(await findFlowErrors(db, scope, kind, draft), title).toEqual([])
  }
})

test('the contacts of the active automation are at several steps, and its counts agree', async ({ db }) => {
  for (const accountId of agencies) {
    const scope = mintAccountScope(accountId)
    const { rows } = await searchFlows(db, scope, { ...page, kind: 'AUTOMATION' })
    const flow = rows.find(({ status }) => status === 'ACTIVE')
    const { steps } = await getFlowPerformance(db, scope, flow?.id ?? '', 90)
    const { draft } = await db
      .selectFrom('flows')
      .select('draft')
      .where('account_id', '=', accountId)
      .where('id', '=', flow?.id ?? '')
      .executeTakeFirstOrThrow()
    const kinds = new Map(listSteps(draft.steps).map(({ id, kind }) => [id, kind]))
    const waiting = steps.filter(({ active }) => active > 0)
    expect(waiting.length).toBeGreaterThan(1)
    expect(waiting.filter(({ stepId }) => !kinds.get(stepId)?.startsWith('WAIT'))).toEqual([])
    const split = steps.find(({ stepId }) => kinds.get(stepId) === 'WAIT_FOR_EVENT')
    expect(split?.done).toBe((split?.branches.HAPPENED ?? 0) + (split?.branches.TIMED_OUT ?? 0))
    expect(split?.branches.HAPPENED).toBe(flow?.opened)
    expect(flow).toMatchObject({
      active: steps.reduce((sum, { active }) => sum + active, 0),
      entered: (flow?.active ?? 0) + (flow?.left ?? 0),
      sent: steps.find(({ stepId }) => stepId === 'step-2')?.done,
    })
    expect(flow?.opened).toBeGreaterThan(0)
  }
})

test('nobody in a demo automation is overdue, and few emails leave within a month', async ({ db }) => {
  const { rows } = await sql<{ overdue: number; soon: number }>`
    select count(*) filter (where due_at <= now())::int as overdue,
      count(*) filter (where due_at < now() + interval '1 month' and step_id = 'step-1')::int as soon
    from flow_runs where state = 'ACTIVE'`.execute(db)
  expect(rows[0]?.overdue).toBe(0)
  expect(rows[0]?.soon).toBeLessThanOrEqual(8)
})
