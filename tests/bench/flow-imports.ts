import { setTimeout as sleep } from 'node:timers/promises'
import { refreshFlowFacts } from '../../api/src/flows/enrolment/flow-facts.ts'
import { aDefinition, inAccount, insertFlow } from '../../api/src/testing/flows.ts'
import type { FlowDefinition } from '../../shared/src/flows/definition.ts'
import type { Step } from '../../shared/src/flows/step.ts'
import { createImportClient } from '../support/import-client.ts'
import { type Bench, measureTime, median } from './bench.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

/**
 * How long an import of 20,000 contacts takes whom three active flows enroll, as a multiple of one without flows. Both
 * take turns, and the next one begins when the flows have taken their first steps.
 */
export const flowImportBench: Bench = { name: 'flow-import-cost', unit: 'ratio', measure: measureImports }

const rowCount = 20_000
const rounds = 3

async function measureImports(): Promise<number> {
  const product = await startMeasuredProduct({ WORKER: 'on', DEMO: 'off' }, 'server')
  try {
    const getOrigin = () => `http://127.0.0.1:${product.port}`
    const without = await createImportClient(product.owner, getOrigin)
    const withFlows = await createImportClient(product.owner, getOrigin)
    await insertFlows(product, withFlows.accountId)
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const baseline = await measureImport(without, round)
      ratios.push((await measureImport(withFlows, round)) / baseline)
      await waitForFlows(product, (round + 1) * rowCount * flows.length)
    }
    return median(ratios)
  } finally {
    await product.stop()
  }
}

async function measureImport(client: Awaited<ReturnType<typeof createImportClient>>, round: number) {
  const importId = await client.upload(createRows(round))
  await client.check(importId)
  return measureTime(async () => {
    await client.startStep(importId, 'start')
    await client.waitForState(importId, 'DONE')
  })
}

const steps: Step[] = [
  { id: 'note', kind: 'ADD_NOTE', text: 'Came with the spring list.' },
  { id: 'pause', kind: 'WAIT', duration: { amount: 3, unit: 'DAYS' } },
]

const flows: Partial<FlowDefinition>[] = [
  { filters: [{ key: 'tags', anyOf: ['buyer'] }], reentry: 'NEVER' },
  { trigger: { type: 'CONTACT_CREATED', includesImported: true } },
  { trigger: { type: 'TAG_ADDED', tag: 'spring' } },
]

async function insertFlows({ owner }: MeasuredProduct, accountId: string) {
  for (const fields of flows)
    await insertFlow(owner, accountId, aDefinition(steps, fields), { kind: fields.trigger ? 'WORKFLOW' : 'AUTOMATION' })
  await inAccount(owner, accountId, (db, scope) => refreshFlowFacts(db, scope))
}

async function waitForFlows({ owner }: MeasuredProduct, count: number) {
  for (;;) {
    const { rows } = await owner.pool.query(`select count(*)::int from flow_runs where is_waiting`)
    if (rows[0].count >= count) return
    await sleep(500)
  }
}

function* createRows(round: number) {
  yield 'First Name,Last Name,Email,Tags,Street,City,State,Zip\n'
  for (let n = 0; n < rowCount; n++)
    yield `Nora,Field ${n},person.${round}.${n}@list.example,"buyer, spring",${n} Elm Street ${round},Dover,NH,03820\n`
}
