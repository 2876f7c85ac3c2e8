import { expect, test } from 'vitest'
import { enqueue } from '../../api/src/platform/jobs/jobs.ts'
import { createOutbox } from '../../api/src/platform/mail/outbox.ts'
import { createFaultEnvironment, expectExactEvents, type FaultEnvironment, scale } from './fault-environment.ts'
import { simulateVisitors } from './visitor-simulation.ts'

test('two processes on one database run each job once and count each visit once, even if both receive it', async () => {
  const environment = await createFaultEnvironment()
  const { accountId, assets } = await environment.createAgency(4)
  const processes = await Promise.all([1, 2].map(() => environment.startProduct({ WORKER: 'on' })))
  const separate = processes.map(({ origin }) => simulateVisitors(() => [origin], assets, 6))
  const shared = simulateVisitors(() => processes.map(({ origin }) => origin), assets, 6)

  const subjects = Array.from({ length: 200 }, (_, n) => `Email ${n}`)
  for (const subject of subjects)
    await enqueue(environment.owner.db, 'send-mail', { to: 'ada@example.com', subject, text: subject, html: subject })
  await expect.poll(() => countWaitingJobs(environment.owner), { timeout: 120_000 * scale, interval: 50 }).toBe(0)
  const sent = await createOutbox(environment.dataDir).list()
  expect(sent.map(({ subject }) => subject).sort()).toEqual(subjects.sort())

  const simulations = [...separate, shared]
  const countAccepted = () => simulations.reduce((sum, { accepted }) => sum + accepted.size, 0)
  await expect.poll(countAccepted, { timeout: 120_000 * scale, interval: 20 }).toBeGreaterThan(1500 * scale)
  await Promise.all(simulations.map((simulation) => simulation.stop()))
  await expectExactEvents(
    environment,
    accountId,
    simulations.flatMap(({ accepted }) => [...accepted]),
  )
  expect(await Promise.all(processes.map(({ stop }) => stop()))).toEqual([0, 0])
})

async function countWaitingJobs({ pool }: FaultEnvironment['owner']) {
  const { rows } = await pool.query(`select from graphile_worker.jobs where task_identifier = 'send-mail'`)
  return rows.length
}
