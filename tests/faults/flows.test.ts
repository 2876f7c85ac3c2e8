import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { insertContacts, prepareAgencyForEmails, publishEmail } from '../../api/src/testing/emails.ts'
import { aDefinition, enroll, insertFlow, type TestFlow } from '../../api/src/testing/flows.ts'
import type { Step } from '../../shared/src/flows/step.ts'
import { createFaultEnvironment, type FaultEnvironment, scale } from './fault-environment.ts'

/** The long run has ten thousand contacts and forty kills. */
const contactCount = scale > 1 ? 10_000 : 400
const killCount = scale > 1 ? 40 : 3

test(
  'contacts of two processes that are killed again and again take every step once, and end where their version says, while another one is published',
  async () => {
    const { environment, agency, contactIds, flow } = await setUp()
    const settings = { WORKER: 'on' }
    const products = await Promise.all([environment.startProduct(settings), environment.startProduct(settings)])
    await enroll(
      environment.owner,
      flow,
      contactIds.map((contactId) => ({ contactId })),
    )
    for (let kill = 0; kill < killCount; kill++) {
      const index = kill % 2
      await sleep(100 + ((kill * 137) % 400))
      await products[index]?.kill()
      // The clock is set forward while nobody looks: everybody who waits is due.
      if (kill === 0) await publishShorterVersion(environment, flow)
      if (kill === Math.floor(killCount / 2)) await jump(environment, agency.accountId, '1 hour')
      const restarted = await products[index]?.restart()
      if (restarted) products[index] = restarted
    }
    const countOpen = async () => {
      await jump(environment, agency.accountId, '2 hours')
      return (await listStates(environment, agency.accountId)).open
    }
    await expect.poll(countOpen, { timeout: 120_000 * scale, interval: 500 }).toBe(0)
    await expectEachStepOnce(environment, agency.accountId)
  },
  600_000 * scale,
)

const steps: Step[] = [
  { id: 'note', kind: 'ADD_NOTE', text: 'Hello' },
  { id: 'pause', kind: 'WAIT', duration: { amount: 1, unit: 'HOURS' } },
  {
    id: 'half',
    kind: 'SPLIT',
    branches: [
      { key: 'a', percent: 50, steps: [{ id: 'mail', kind: 'SEND_EMAIL', contentId: null }] },
      { key: 'b', percent: 50, steps: [{ id: 'tag', kind: 'ADD_TAG', tag: 'patient' }] },
    ],
  },
  { id: 'task', kind: 'CREATE_TASK', action: 'Call', due: { amount: 1, unit: 'DAYS' }, leadType: 'SELLER' },
]

async function setUp() {
  const environment = await createFaultEnvironment()
  const { owner } = environment
  const agency = await environment.createAgency(0)
  await prepareAgencyForEmails(owner, agency)
  const { contentId } = await publishEmail(owner, agency)
  const definition = JSON.parse(
    JSON.stringify(aDefinition(steps)).replace('"contentId":null', `"contentId":"${contentId}"`),
  )
  const flow = await insertFlow(owner, agency.accountId, definition)
  const addresses = Array.from({ length: contactCount }, (_, n) => `person${n}@domain${n % 50}.example`)
  return { environment, agency, flow, contactIds: await insertContacts(owner, agency, addresses) }
}

/** What contacts who are on their way do not get. */
async function publishShorterVersion({ owner }: FaultEnvironment, { accountId, flowId }: TestFlow) {
  const definition = JSON.stringify(aDefinition([{ id: 'other', kind: 'ADD_NOTE', text: 'Another version' }]))
  await owner.pool.query(
    `with published as (
        insert into flow_versions (account_id, flow_id, version, definition) values ($1, $2, 2, $3))
      update flows set published_version = 2, draft = $3 where account_id = $1 and id = $2`,
    [accountId, flowId, definition],
  )
}

/** Everybody who waits is due, and the processes look. */
async function jump({ owner }: FaultEnvironment, accountId: string, interval: string) {
  await owner.pool.query(
    `update flow_runs set due_at = due_at - $2::interval where account_id = $1 and is_waiting and due_at > now()`,
    [accountId, interval],
  )
  await owner.pool.query(
    `select enqueue('run-flows', json_build_object('accountId', $1::text), null, 'run-flows/' || $1)`,
    [accountId],
  )
}

async function listStates({ owner }: FaultEnvironment, accountId: string) {
  const { rows } = await owner.pool.query(
    `select (count(*) filter (where state = 'ACTIVE'))::int as open,
      (count(*) filter (where state = 'FINISHED'))::int as finished from flow_runs where account_id = $1`,
    [accountId],
  )
  return rows[0]
}

/** What steps did, what is recorded of them, and what is counted agree. */
async function expectEachStepOnce({ owner }: FaultEnvironment, accountId: string) {
  const count = async (text: string): Promise<Record<string, number>> => {
    const { rows } = await owner.pool.query(text, [accountId])
    return Object.fromEntries(rows.map(({ key, count }) => [key, Number(count)]))
  }
  const taken = await count(`select step_id as key, count(*) from flow_run_steps where account_id = $1 group by 1`)
  const { mail = 0, tag = 0 } = taken
  expect(taken).toEqual({ note: contactCount, pause: contactCount, half: contactCount, mail, tag, task: contactCount })
  expect(mail + tag).toBe(contactCount)
  expect(await listStates({ owner } as FaultEnvironment, accountId)).toEqual({ open: 0, finished: contactCount })
  expect(
    await count(`select event_group || '.' || kind as key, count(*) from timeline_entries
      where account_id = $1 and event_group <> 'EMAIL' group by 1`),
  ).toEqual({
    'NOTES.NOTE': contactCount,
    'LEAD.CREATED': contactCount,
    'WORKFLOW.ENROLLED': contactCount,
    'WORKFLOW.COMPLETED': contactCount,
  })
  expect(await count(`select 'mail' as key, count(*) from email_pieces where account_id = $1`)).toEqual({ mail })
  expect(
    await count(`select 'tag' as key, count(*) from contacts where account_id = $1 and 'patient' = any(tags)`),
  ).toEqual({ tag })
  expect(await count(`select 'lead' as key, count(*) from leads where account_id = $1`)).toEqual({ lead: contactCount })
  expect(
    await count(`select step_id || ' ' || type as key, sum(count) as count from flow_counters
      where account_id = $1 and type in ('DONE', 'FINISHED') group by 1`),
  ).toEqual({
    'note DONE': contactCount,
    'pause DONE': contactCount,
    'half DONE': contactCount,
    'mail DONE': mail,
    'tag DONE': tag,
    'task DONE': contactCount,
    ' FINISHED': contactCount,
  })
}
