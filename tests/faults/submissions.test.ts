import { expect, test } from 'vitest'
import { askForForgotten } from '../../api/src/submissions/news-queries.ts'
import { filledIn } from '../../api/src/testing/visitors.ts'
import type { Journey } from '../../shared/src/journeys/journey.ts'
import { expectExactly, patience, type Scene, scene } from './scene.ts'
import { type Mishap, mishaps, sendUnluckily } from './unlucky.ts'

const people = 250 * (patience > 1 ? 32 : 1)

test('whatever goes wrong on the way, every submission becomes one lead and every person one contact', async () => {
  const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)
  console.info(`FAULTS_SEED=${seed}`)
  const random = chance(seed)
  const here = await scene()
  const { accountId, things } = await here.agency(people / 25)
  let product = await here.process()
  const journeys = await Promise.all(things.map(({ subjectId }) => journeyOf(product.origin, subjectId)))

  const plans = Array.from({ length: people }, (_, n) => planOf(n, journeys[n % journeys.length] as Journey, random))
  const answers = new Map<string, unknown[]>()
  const waiting = plans.flatMap(({ rounds }) => [rounds])
  let told = 0
  const tellAll = async () => {
    for (let rounds = waiting.pop(); rounds; rounds = waiting.pop()) {
      for (const round of rounds) {
        await Promise.all(
          round.map(async ({ filling, mishap, address }) => {
            const way = { originOf: () => product.origin, address, random }
            answers.set(filling.id, await sendUnluckily(filling, mishap, way))
            told += 1
          }),
        )
      }
    }
  }
  const telling = Promise.all(Array.from({ length: 16 }, tellAll))
  await expect.poll(() => told, { timeout: 60_000 * patience, interval: 10 }).toBeGreaterThan(people / 3)
  await product.kill()
  product = await product.again()
  await expect.poll(() => told, { timeout: 60_000 * patience, interval: 10 }).toBeGreaterThan((people * 2) / 3)
  await cutEveryConnection(here)
  await telling

  const ids = [...answers.keys()]
  for (const [id, given] of answers) {
    expect(given).toEqual(given.map(() => expect.objectContaining({ submissionId: id })))
    expect(new Set(given.map((answer) => JSON.stringify(answer))).size).toBe(1)
  }
  await findForgotten(here)
  expect(await storedOf(here, accountId)).toEqual({
    submissions: ids.length,
    unmarked: ids.length,
    leads: ids.length,
    consents: ids.length,
    announced: ids.length,
    contacts: people,
    emails: plans.reduce((sum, { emails }) => sum + emails, 0),
  })
  await expectExactly(here, accountId, ids)
})

interface Sending {
  filling: ReturnType<typeof filledIn>
  mishap: Mishap
  address: string
}

/** What one person sends: rounds one after the other, in each of which everything is sent at once. */
function planOf(n: number, journey: Journey, random: () => number): { rounds: Sending[][]; emails: number } {
  const one = (email: string): Sending => ({
    filling: filledIn(journey, {
      address: { text: `${n} Oak Street, Dover, NH 03820` },
      details: { ...nameOf(n), email, phone: `2${String(n).padStart(9, '0')}` },
    }),
    mishap: mishaps[Math.floor(random() * mishaps.length)] ?? 'none',
    address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  })
  const [email, other] = [`person-${n}@example.com`, `person-${n}@work.example`]
  const kind = random()
  // Two tabs at once; with another address in the second; and somebody who comes back later.
  if (kind < 0.12) return { rounds: [[one(email), one(email)]], emails: 1 }
  if (kind < 0.2) return { rounds: [[one(email), one(other)]], emails: 2 }
  if (kind < 0.25) return { rounds: [[one(email)], [one(other)]], emails: 2 }
  return { rounds: [[one(email)]], emails: 1 }
}

const nameOf = (n: number) => ({ firstName: `Nora${letters(n)}`, lastName: 'Field' })
const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

async function journeyOf(origin: string, subjectId: string): Promise<Journey> {
  const answer = await fetch(`${origin}/api/public/journeys/${subjectId}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Journey
}

const cutEveryConnection = ({ owner }: Scene) =>
  owner.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

/** What the killed process did not tell of any more is asked for by the round of a minute later: here and now. */
async function findForgotten({ owner }: Scene) {
  await owner.pool.query(
    `update submissions set received_at = case when id::text in (${announcements}) then now() else now() - interval '2 minutes' end`,
  )
  await askForForgotten(owner)
}

const announcements = `select payload->>'submissionId' as id from graphile_worker._private_jobs where payload->>'submissionId' is not null`

async function storedOf({ owner }: Scene, accountId: string) {
  const { rows } = await owner.pool.query(
    `select (select count(*)::int from submissions where account_id = $1) as submissions,
      (select count(*)::int from submissions where account_id = $1 and state = 'NEW') as unmarked,
      (select count(*)::int from leads where account_id = $1) as leads,
      (select count(*)::int from consents where account_id = $1) as consents,
      (select count(distinct id)::int from (${announcements}) as asked) as announced,
      (select count(*)::int from contacts where account_id = $1 and merged_into is null) as contacts,
      (select count(*)::int from contact_emails where account_id = $1) as emails`,
    [accountId],
  )
  return rows[0]
}

/** The same mishaps for the same seed. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
