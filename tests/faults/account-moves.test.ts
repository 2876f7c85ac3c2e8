import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findCounterMismatches } from '../../api/src/demo/counter-mismatches.ts'
import { openOwnerDatabase } from '../../api/src/platform/database.ts'
import { AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import { createSubmission } from '../../api/src/testing/submissions.ts'
import { createTestDatabase } from '../../api/src/testing/test-database.ts'
import { newId } from '../../shared/src/ids.ts'
import type { Journey } from '../../shared/src/journeys/journey.ts'
import { createFaultEnvironment, scale } from './fault-environment.ts'
import { sendWithFault } from './flaky-requests.ts'
import { createOperator } from './operator.ts'
import { simulateVisitors } from './visitor-simulation.ts'

test('an account that moves under load, there and back, loses nothing and has nothing twice', async () => {
  const environment = await createFaultEnvironment()
  const east = await createTestDatabase()
  const eastOwner = openOwnerDatabase(east.url)
  const CELLS = `east=${east.url}`
  onTestFinished(async () => {
    await eastOwner.close()
    await east.drop()
  })
  const moving = await environment.createAgency(3)
  const staying = await environment.createAgency(2)
  const factory = new AgencyFactory(environment.owner)
  const { email } = await factory.createMember(moving)
  const products = await Promise.all([1, 2].map(() => environment.startProduct({ CELLS, WORKER: 'on' })))
  const origins = products.map(({ origin }) => origin)
  const [first = ''] = origins

  const visits = simulateVisitors(() => origins.slice(0, 1), moving.assets, 3)
  const others = simulateVisitors(() => origins.slice(1), staying.assets, 2)
  const agent = simulateAgent(origins, email, moving.accountId)
  const forms = simulateForms(first, moving.assets[0]?.subjectId ?? '')
  const isBusy = () => visits.accepted.size > 100 && agent.created.size > 3 && forms.received.size > 3
  await expect.poll(isBusy, { timeout: 60_000 }).toBe(true)

  const operator = createOperator(environment, { CELLS })
  const operate = (...options: string[]) => operator('move-account', moving.accountId, ...options)
  const there = await operate('--to', 'east')
  expect(there).toMatch(/^Moving .+\nFrozen: .+\nCopied: .+\nCompared: .+\nSwitched: .+\nDone\./)
  const createdBefore = agent.created.size
  await expect.poll(() => agent.created.size, { timeout: 60_000 }).toBeGreaterThan(createdBefore + 2)
  if (scale > 1) {
    await operate('--take-back')
    await operate('--drop-old')
    await operate('--to', 'east')
  }
  await Promise.all([visits.stop(), others.stop(), agent.stop(), forms.stop()])

  const list = async (table: 'events' | 'submissions' | 'contacts', accountId: string, owner = eastOwner) =>
    (await owner.db.selectFrom(table).select('id').where('account_id', '=', accountId).execute()).map(({ id }) => id)
  const sort = (ids: Iterable<string>) => [...ids].sort()
  expect(sort(await list('submissions', moving.accountId))).toEqual(sort(forms.received))
  expect(sort(await list('events', moving.accountId))).toEqual(sort([...visits.accepted, ...forms.received]))
  expect(sort(await list('events', staying.accountId, environment.owner))).toEqual(sort(others.accepted))
  const names = await eastOwner.db
    .selectFrom('contacts')
    .select('last_name')
    .where('account_id', '=', moving.accountId)
    .where('first_name', '=', 'Ada')
    .execute()
  expect(sort(names.map(({ last_name }) => last_name))).toEqual(sort(agent.created))
  expect(await findCounterMismatches(eastOwner.db, moving.accountId)).toEqual([])
  for (const table of ['events', 'submissions', 'contacts'] as const)
    expect(await list(table, moving.accountId, environment.owner)).toEqual([])
  expect(await operate('--drop-old')).toBe('Dropped the old copy in main.\n')
  expect(await Promise.all(products.map(({ stop }) => stop()))).toEqual([0, 0])
})

/** An agent who adds contacts, through either process, and tries again what was refused because the account moves. */
function simulateAgent(origins: string[], email: string, accountId: string) {
  const created = new Set<string>()
  let isStopping = false
  const run = async () => {
    const [origin = ''] = origins
    const signIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(signIn.ok).toBe(true)
    const cookie = signIn.headers.getSetCookie().map((text) => text.split(';')[0])
    const headers = { 'content-type': 'application/json', cookie: cookie.join('; '), 'x-account-id': accountId }
    for (let n = 0; !isStopping; n += 1) {
      const lastName = newId()
      const body = JSON.stringify({ firstName: 'Ada', lastName })
      for (;;) {
        const response = await fetch(`${origins[n % origins.length]}/api/agent/contacts`, {
          method: 'POST',
          headers,
          body,
        })
        if (response.ok) break
        expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }])
        await sleep(50)
      }
      created.add(lastName)
      await sleep(20)
    }
  }
  const done = run()
  return {
    created,
    async stop() {
      isStopping = true
      await done
    },
  }
}

/** Visitors who send a form, each from an address of their own. */
function simulateForms(origin: string, subjectId: string) {
  const received = new Set<string>()
  let isStopping = false
  const run = async () => {
    const journey = (await (await fetch(`${origin}/api/public/journeys/${subjectId}`)).json()) as Journey
    for (let n = 0; !isStopping; n += 1) {
      const payload = createSubmission(journey, {
        address: { text: `${n} Oak Street, Dover, NH 03820` },
        details: { firstName: 'Nora', lastName: 'Field', email: `${newId()}@example.com`, phone: '' },
      })
      const address = `10.9.${n >> 8}.${n & 255}`
      await sendWithFault(payload, 'none', { getOrigin: () => origin, address, random: Math.random })
      received.add(payload.id)
      await sleep(50)
    }
  }
  const done = run()
  return {
    received,
    async stop() {
      isStopping = true
      await done
    },
  }
}
