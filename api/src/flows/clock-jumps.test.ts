import type { Step } from '@gable/shared/flows/step.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { createAgencyWithEmails } from '../testing/emails.ts'
import { aDefinition, enroll, insertFlow, passTime } from '../testing/flows.ts'
import { test, type World } from '../testing/world.ts'
import { runFlows } from './run-flows.ts'

const steps: Step[] = [
  { id: 'first', kind: 'ADD_NOTE', text: 'First' },
  { id: 'pause', kind: 'WAIT', duration: { amount: 1, unit: 'HOURS' } },
  { id: 'last', kind: 'ADD_NOTE', text: 'Last' },
]

async function setUp(world: World) {
  const { agency, addContacts } = await createAgencyWithEmails(world)
  const { accountId } = agency
  const flow = await insertFlow(world.owner, accountId, aDefinition(steps))
  const [contactId = ''] = await addContacts('ada@example.com')
  await enroll(world.product, flow, [{ contactId }])
  onTestFinished(() => void vi.useRealTimers())
  const query = async (text: string) => (await world.owner.pool.query(text, [accountId])).rows
  return {
    pass: (interval: string) => passTime(world.owner, accountId, interval),
    /** By a process whose clock is off by so many milliseconds. */
    async run(offset: number) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset })
      const log = createLog({ LOG_LEVEL: 'silent' })
      const signal = new AbortController().signal
      await runFlows()({ payload: { accountId }, db: world.product.db, log, signal })
      vi.useRealTimers()
    },
    /** In how many hours the contact is due, and in how many the process looks again. */
    async readHours() {
      const [run] = await query(
        `select extract(epoch from due_at - now()) / 3600 as due from flow_runs where account_id = $1`,
      )
      const [job] = await query(
        `select extract(epoch from run_at - now()) / 3600 as due from graphile_worker.jobs
          where key = 'run-flows-later/' || $1`,
      )
      return { run: Math.round(run.due), job: Math.round(job?.due) }
    },
    listTaken: () => query('select step_id from flow_run_steps where account_id = $1 order by number'),
    readState: async () => (await query('select state from flow_runs where account_id = $1'))[0]?.state,
  }
}

test.for([
  ['ahead', 30 * dayLength],
  ['behind', -30 * dayLength],
] as const)(
  'contacts of a process whose clock is a month %s wait as long as they should',
  async ([, offset], { world }) => {
    const { pass, run, readHours, listTaken, readState } = await setUp(world)
    await run(offset)
    expect(await readHours()).toEqual({ run: 1, job: 1 })
    await run(offset)
    expect(await listTaken()).toEqual([{ step_id: 'first' }])
    await pass('61 minutes')
    await run(offset)
    expect(await readState()).toBe('FINISHED')
  },
)

test('a clock that is set back between two steps makes nobody take one twice or wait again', async ({ world }) => {
  const { pass, run, listTaken, readState } = await setUp(world)
  await run(0)
  await pass('61 minutes')
  await run(-dayLength)
  expect(await readState()).toBe('FINISHED')
  await run(dayLength)
  expect((await listTaken()).map(({ step_id }) => step_id)).toEqual(['first', 'pause', 'last'])
})
