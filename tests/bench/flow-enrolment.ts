import { setTimeout as sleep } from 'node:timers/promises'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { refreshFlowFacts } from '../../api/src/flows/enrolment/flow-facts.ts'
import { replayAccount } from '../../api/src/flows/simulation/replay-account.ts'
import { AgencyFactory, type TestAgency } from '../../api/src/testing/agency-factory.ts'
import { insertContacts } from '../../api/src/testing/emails.ts'
import { aDefinition, inAccount, insertFlow } from '../../api/src/testing/flows.ts'
import type { ContactFilter } from '../../shared/src/contacts/filter.ts'
import type { FlowDefinition } from '../../shared/src/flows/definition.ts'
import type { Step } from '../../shared/src/flows/step.ts'
import { newId } from '../../shared/src/ids.ts'
import { type Bench, measureTime, median, memoize } from './bench.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

/**
 * How soon a contact takes the first step after something happened, with 1,000 rules of 50 workflows to look at; what
 * workflows and automations add to inserting contacts; and how long a simulation of 30 days takes.
 */
export const flowEnrolmentBenches: Bench[] = [
  { name: 'flow-start', unit: 'ms', measure: async () => (await starting()).p50 },
  { name: 'flow-start-p99', unit: 'ms', measure: async () => (await starting()).p99 },
  { name: 'flow-insert-cost', unit: 'ratio', measure: () => measureInserts() },
  { name: 'flow-simulate', unit: 's', measure: () => measureSimulation() },
]

const flowCount = 50
const rulesPerFlow = 20
const startCount = 300

const steps: Step[] = [
  { id: 'note', kind: 'ADD_NOTE', text: 'Looks at the dashboard.' },
  { id: 'pause', kind: 'WAIT', duration: { amount: 3, unit: 'DAYS' } },
  { id: 'again', kind: 'ADD_NOTE', text: 'Three days later.' },
]

/** Rules of which only the first tells contacts apart. */
const createRules = (n: number): ContactFilter[] => [
  { key: 'tags', anyOf: [`Group ${n}`] },
  ...Array.from({ length: rulesPerFlow - 1 }, () => ({ key: 'source', anyOf: ['Import', 'Widget'] })),
]

async function insertFlows({ owner }: MeasuredProduct, agency: TestAgency, fields: Partial<FlowDefinition>) {
  for (let n = 0; n < flowCount; n++)
    await insertFlow(owner, agency.accountId, aDefinition(steps, { ...fields, filters: createRules(n) }), {
      kind: fields.trigger ? 'WORKFLOW' : 'AUTOMATION',
    })
  await inAccount(owner, agency.accountId, refreshFlowFacts)
}

const starting = memoize(async () => {
  const product = await startMeasuredProduct({ WORKER: 'on', DEMO: 'off' }, 'server')
  try {
    const { owner } = product
    const agency = await new AgencyFactory(owner).createAgency()
    const addresses = Array.from({ length: startCount }, (_, n) => `person${n}@example.com`)
    const contactIds = await insertContacts(owner, agency, addresses)
    for (const [n, id] of contactIds.entries())
      await owner.pool.query('update contacts set tags = $2 where id = $1', [id, [`Group ${n % flowCount}`]])
    await insertFlows(product, agency, { trigger: { type: 'DASHBOARD_VIEWED' } })
    const times: number[] = []
    for (const contactId of contactIds) {
      await owner.pool.query(
        `insert into timeline_entries (account_id, id, at, event_group, kind, contact_id)
          values ($1, $2, now(), 'DASHBOARD', 'VIEWED', $3)`,
        [agency.accountId, newId(), contactId],
      )
      times.push(await measureTime(() => waitForStep(product, contactId)))
    }
    const sorted = times.toSorted((a, b) => a - b)
    return { p50: median(times), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN }
  } finally {
    await product.stop()
  }
})

async function waitForStep({ owner }: MeasuredProduct, contactId: string) {
  for (;;) {
    const { rows } = await owner.pool.query('select from flow_runs where contact_id = $1 and steps_taken > 0', [
      contactId,
    ])
    if (rows.length > 0) return
    await sleep(2)
  }
}

/** Batches of a thousand contacts of an account with 50 automations, as a multiple of those of one without. */
async function measureInserts(): Promise<number> {
  const product = await startMeasuredProduct({ WORKER: 'off', DEMO: 'off' }, 'server')
  try {
    const factory = new AgencyFactory(product.owner)
    const [without, withFlows] = [await factory.createAgency(), await factory.createAgency()]
    await insertFlows(product, withFlows, {})
    const insert = (agency: TestAgency) =>
      measureTime(() =>
        insertContacts(
          product.owner,
          agency,
          Array.from({ length: 1000 }, () => `${newId()}@example.com`),
        ),
      )
    const ratios: number[] = []
    for (let round = 0; round < 15; round++) {
      const baseline = await insert(without)
      ratios.push((await insert(withFlows)) / baseline)
    }
    return median(ratios)
  } finally {
    await product.stop()
  }
}

/** 30 days of 100,000 contacts with 1,000,000 events, of which a third start the workflow. */
async function measureSimulation(): Promise<number> {
  const product = await startMeasuredProduct({ WORKER: 'off', DEMO: 'off' }, 'server')
  try {
    const { owner } = product
    const { accountId } = await new AgencyFactory(owner).createAgency()
    await seedHistory(product, accountId)
    const till = new Date()
    const range = { from: new Date(till.getTime() - 30 * dayLength), till }
    const definition = aDefinition(steps, { trigger: { type: 'DASHBOARD_VIEWED' }, filters: createRules(7).slice(1) })
    const took = await measureTime(() =>
      replayAccount([definition, { ...definition, reentry: 'AFTER_END' }], {
        range,
        inAccount: (work) => inAccount(owner, accountId, work),
        onProgress: async () => true,
      }),
    )
    return took / 1000
  } finally {
    await product.stop()
  }
}

/** Without triggers, which have nothing to do with reading. */
async function seedHistory({ owner }: MeasuredProduct, accountId: string) {
  const client = await owner.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into contacts (account_id, id, first_name, last_name, source)
        select $1, gen_random_uuid(), 'Nora', 'Field ' || n, 'Import' from generate_series(1, 100000) n`,
      [accountId],
    )
    await client.query(
      `insert into timeline_entries (account_id, id, at, event_group, kind, contact_id)
        select $1, gen_random_uuid(), now() - random() * interval '30 days',
          case when n % 3 = 0 then 'DASHBOARD' else 'EMAIL' end, case when n % 3 = 0 then 'VIEWED' else 'OPENED' end, c.id
        from (select id from contacts where account_id = $1) c cross join generate_series(1, 10) n`,
      [accountId],
    )
    await client.query('set session_replication_role = default')
    await client.query('vacuum analyze contacts')
    await client.query('vacuum analyze timeline_entries')
  } finally {
    client.release()
  }
}
