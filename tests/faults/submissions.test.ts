import { expect, test } from 'vitest'
import { enqueueUnannounced } from '../../api/src/submissions/notification-queries.ts'
import { createSubmission } from '../../api/src/testing/submissions.ts'
import type { Journey } from '../../shared/src/journeys/journey.ts'
import { createFaultEnvironment, expectExactEvents, type FaultEnvironment, scale } from './fault-environment.ts'
import { type NetworkFault, networkFaults, sendWithFault } from './flaky-requests.ts'

const people = 250 * (scale > 1 ? 32 : 1)

test('despite network faults and restarts every submission becomes one lead and every person one contact', async () => {
  const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)
  console.info(`FAULTS_SEED=${seed}`)
  const random = createRandom(seed)
  const environment = await createFaultEnvironment()
  const { accountId, assets } = await environment.createAgency(people / 25)
  let product = await environment.startProduct()
  const journeys = await Promise.all(assets.map(({ subjectId }) => getJourney(product.origin, subjectId)))

  const plans = Array.from({ length: people }, (_, n) =>
    createPlan(n, journeys[n % journeys.length] as Journey, random),
  )
  const receipts = new Map<string, unknown[]>()
  const queue = plans.flatMap(({ rounds }) => [rounds])
  let sent = 0
  const sendAll = async () => {
    for (let rounds = queue.pop(); rounds; rounds = queue.pop()) {
      for (const round of rounds) {
        await Promise.all(
          round.map(async ({ payload, fault, address }) => {
            const options = { getOrigin: () => product.origin, address, random }
            receipts.set(payload.id, await sendWithFault(payload, fault, options))
            sent += 1
          }),
        )
      }
    }
  }
  const sending = Promise.all(Array.from({ length: 16 }, sendAll))
  await expect.poll(() => sent, { timeout: 120_000 * scale, interval: 10 }).toBeGreaterThan(people / 3)
  await product.kill()
  product = await product.restart()
  await expect.poll(() => sent, { timeout: 120_000 * scale, interval: 10 }).toBeGreaterThan((people * 2) / 3)
  await closeEveryConnection(environment)
  await sending

  const ids = [...receipts.keys()]
  for (const [id, received] of receipts) {
    expect(received).toEqual(received.map(() => expect.objectContaining({ submissionId: id })))
    expect(new Set(received.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
  }
  await announceRemaining(environment)
  expect(await countStored(environment, accountId)).toEqual({
    submissions: ids.length,
    notSpam: ids.length,
    leads: ids.length,
    consents: ids.length,
    announced: ids.length,
    contacts: people,
    emails: plans.reduce((sum, { emails }) => sum + emails, 0),
  })
  await expectExactEvents(environment, accountId, ids)
})

interface PlannedRequest {
  payload: ReturnType<typeof createSubmission>
  fault: NetworkFault
  address: string
}

/** One person's requests in consecutive rounds. The requests of one round are sent at once. */
function createPlan(n: number, journey: Journey, random: () => number): { rounds: PlannedRequest[][]; emails: number } {
  const createRequest = (email: string): PlannedRequest => ({
    payload: createSubmission(journey, {
      address: { text: `${n} Oak Street, Dover, NH 03820` },
      details: { ...createName(n), email, phone: `2${String(n).padStart(9, '0')}` },
    }),
    fault: networkFaults[Math.floor(random() * networkFaults.length)] ?? 'none',
    address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  })
  const [email, otherEmail] = [`person-${n}@example.com`, `person-${n}@work.example`]
  const kind = random()
  // Two tabs at once, two tabs with different emails, and a return visit with another email.
  if (kind < 0.12) return { rounds: [[createRequest(email), createRequest(email)]], emails: 1 }
  if (kind < 0.2) return { rounds: [[createRequest(email), createRequest(otherEmail)]], emails: 2 }
  if (kind < 0.25) return { rounds: [[createRequest(email)], [createRequest(otherEmail)]], emails: 2 }
  return { rounds: [[createRequest(email)]], emails: 1 }
}

const createName = (n: number) => ({ firstName: `Nora${toLetters(n)}`, lastName: 'Field' })
const toLetters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

async function getJourney(origin: string, subjectId: string): Promise<Journey> {
  const response = await fetch(`${origin}/api/public/journeys/${subjectId}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Journey
}

const closeEveryConnection = ({ owner }: FaultEnvironment) =>
  owner.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

/** Runs the recovery job for submissions that the killed process did not announce, without the delay of a minute. */
async function announceRemaining({ owner }: FaultEnvironment) {
  await owner.pool.query(
    `update submissions set received_at = case when id::text in (${announcements}) then now() else now() - interval '2 minutes' end`,
  )
  await enqueueUnannounced(owner)
}

const announcements = `select payload->>'submissionId' as id from graphile_worker._private_jobs where payload->>'submissionId' is not null`

async function countStored({ owner }: FaultEnvironment, accountId: string) {
  const { rows } = await owner.pool.query(
    `select (select count(*)::int from submissions where account_id = $1) as submissions,
      (select count(*)::int from submissions where account_id = $1 and state = 'NEW') as "notSpam",
      (select count(*)::int from leads where account_id = $1) as leads,
      (select count(*)::int from consents where account_id = $1) as consents,
      (select count(distinct id)::int from (${announcements}) as enqueued) as announced,
      (select count(*)::int from contacts where account_id = $1 and merged_into is null) as contacts,
      (select count(*)::int from contact_emails where account_id = $1) as emails`,
    [accountId],
  )
  return rows[0]
}

/** Returns the same sequence for the same seed. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
