import { expect, test } from 'vitest'
import { enqueue } from '../../api/src/platform/jobs/jobs.ts'
import { outboxIn } from '../../api/src/platform/mail/outbox.ts'
import { expectExactly, patience, type Scene, scene } from './scene.ts'
import { visitors } from './visitors.ts'

test('two processes on one database do each job once and count each visit once, even one that both are told of', async () => {
  const here = await scene()
  const { accountId, things } = await here.agency(4)
  const processes = await Promise.all([1, 2].map(() => here.process({ WORKER: 'on' })))
  const crowds = processes.map(({ origin }) => visitors(() => [origin], things, 6))
  const torn = visitors(() => processes.map(({ origin }) => origin), things, 6)

  const letters = Array.from({ length: 200 }, (_, n) => `Letter ${n}`)
  for (const subject of letters)
    await enqueue(here.owner.db, 'send-mail', { to: 'ada@example.com', subject, text: subject, html: subject })
  await expect.poll(() => waitingJobs(here.owner), { timeout: 30_000 * patience, interval: 50 }).toBe(0)
  const sent = await outboxIn(here.dataDir).list()
  expect(sent.map(({ subject }) => subject).sort()).toEqual(letters.sort())

  const people = [...crowds, torn]
  const answered = () => people.reduce((sum, { answered }) => sum + answered.size, 0)
  await expect.poll(answered, { timeout: 60_000 * patience, interval: 20 }).toBeGreaterThan(1500 * patience)
  await Promise.all(people.map((crowd) => crowd.leave()))
  await expectExactly(
    here,
    accountId,
    people.flatMap(({ answered }) => [...answered]),
  )
  expect(await Promise.all(processes.map(({ stop }) => stop()))).toEqual([0, 0])
})

async function waitingJobs({ pool }: Scene['owner']) {
  const { rows } = await pool.query(`select from graphile_worker.jobs where task_identifier = 'send-mail'`)
  return rows.length
}
