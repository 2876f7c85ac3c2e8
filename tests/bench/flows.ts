import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { getNextDueTime, listDueFlows } from '../../api/src/flows/batch-queries.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { insertContacts } from '../../api/src/testing/emails.ts'
import { aDefinition, enroll, inAccount, insertFlow, type TestFlow } from '../../api/src/testing/flows.ts'
import type { Step } from '../../shared/src/flows/step.ts'
import { type Bench, measureTime, median, memoize } from './bench.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

/**
 * Automations and workflows: how fast a hundred thousand contacts are enrolled and taken through their steps, by one
 * process and by two, and what they cost while they wait: also as a multiple of what one who waits costs.
 */
export const flowBenches: Bench[] = [
  { name: 'flow-enrol-100k', unit: 's', measure: async () => (await crowd()).enrollment },
  { name: 'flow-enrol-100k-memory', unit: 'bytes', measure: async () => (await crowd()).memory },
  { name: 'flow-steps', unit: 'requests/s', measure: async () => (await crowd()).rate },
  { name: 'flow-steps-two', unit: 'ratio', measure: async () => (await crowd()).rateOfTwo / (await crowd()).rate },
  { name: 'flow-idle', unit: 'µs', measure: async () => (await crowd()).idle.time },
  { name: 'flow-idle-growth', unit: 'ratio', measure: async () => (await crowd()).idle.growth },
]

const contactCount = 100_000

/** A question to all, something done, and a wait. */
const steps: Step[] = [
  {
    id: 'question',
    kind: 'CONDITION',
    filters: [{ key: 'tags', anyOf: ['buyer'] }],
    branches: [
      { key: 'YES', steps: [] },
      { key: 'NO', steps: [] },
    ],
  },
  { id: 'note', kind: 'ADD_NOTE', text: 'Matched the spring campaign.' },
  { id: 'pause', kind: 'WAIT', duration: { amount: 30, unit: 'DAYS' } },
]

const crowd = memoize(async () => {
  const product = await startMeasuredProduct({ WORKER: 'off', DEMO: 'off' }, 'server')
  try {
    const { owner } = product
    const agency = await new AgencyFactory(owner).createAgency()
    const addresses = Array.from({ length: contactCount }, (_, n) => `person${n}@domain${n % 500}.example`)
    await insertContacts(owner, agency, addresses)
    const flow = await insertFlow(owner, agency.accountId, aDefinition(steps))
    const program = await startProgram(product, agency.accountId, 'enroll')
    let memory = 0
    const enrollment = await measureTime(async () => {
      memory = await program.run()
    })
    const rate = await measureRate(product, flow, 1)
    await owner.pool.query(`update flow_runs set step_id = 'question', due_at = now(), is_waiting = false`)
    await owner.pool.query('vacuum analyze flow_runs')
    const rateOfTwo = await measureRate(product, flow, 2)
    return { enrollment: enrollment / 1000, memory, rate, rateOfTwo, idle: await measureIdle(product, flow) }
  } finally {
    await product.stop()
  }
})

/** Steps that are recorded per second. Everybody takes two and begins to wait. */
async function measureRate(product: MeasuredProduct, { accountId }: TestFlow, processes: number) {
  const programs = await Promise.all(Array.from({ length: processes }, () => startProgram(product, accountId, 'run')))
  const took = await measureTime(() => Promise.all(programs.map(({ run }) => run())))
  return (2 * contactCount) / (took / 1000)
}

/** What a look at the clock costs while everybody waits, in turns with an account in which one contact does. */
async function measureIdle({ owner }: MeasuredProduct, { accountId }: TestFlow) {
  const agency = await new AgencyFactory(owner).createAgency()
  const [contactId = ''] = await insertContacts(owner, agency, ['nora@example.com'])
  const small = await insertFlow(owner, agency.accountId, aDefinition(steps.slice(-1)))
  await enroll(owner, small, [{ contactId }])
  const times: Record<'many' | 'one', number[]> = { many: [], one: [] }
  const look = (accountId: string) =>
    measureTime(() =>
      inAccount(owner, accountId, async (db, scope) => {
        await listDueFlows(db, scope)
        await getNextDueTime(db, scope)
      }),
    )
  while (times.many.length < 200) {
    times.many.push(await look(accountId))
    times.one.push(await look(agency.accountId))
  }
  return { time: 1000 * median(times.many), growth: median(times.many) / median(times.one) }
}

/** A process that is ready to work. */
async function startProgram({ url }: MeasuredProduct, accountId: string, work: 'run' | 'enroll') {
  const child = fork(fileURLToPath(new URL('./flow-worker-program.ts', import.meta.url)), [url, accountId, work])
  await once(child, 'message')
  return {
    /** Works until nothing is left. Returns the most memory that it took. */
    async run(): Promise<number> {
      child.send('go')
      const [{ memory }] = (await once(child, 'message')) as [{ memory: number }]
      await once(child, 'exit')
      return memory
    },
  }
}
