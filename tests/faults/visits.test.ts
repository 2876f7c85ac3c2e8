import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { migrate } from '../../api/src/database/migrate.ts'
import { openOwnerDatabase } from '../../api/src/platform/database.ts'
import { createFaultEnvironment, expectExactEvents, type FaultEnvironment, scale } from './fault-environment.ts'
import { openTcpRelay } from './tcp-relay.ts'
import { simulateVisitors, type VisitorSimulation } from './visitor-simulation.ts'

const waitForMore = (count: number, { accepted }: VisitorSimulation) => {
  const target = accepted.size + count
  return expect.poll(() => accepted.size, { timeout: 120_000, interval: 20 }).toBeGreaterThan(target)
}

/** Expects that every accepted event is stored by now. */
async function expectStored({ owner }: FaultEnvironment, accountId: string, accepted: ReadonlySet<string>) {
  const ids = [...accepted]
  const stored = await owner.db.selectFrom('events').select('id').where('account_id', '=', accountId).execute()
  const storedIds = new Set(stored.map(({ id }) => id))
  expect(ids.filter((id) => !storedIds.has(id))).toEqual([])
}

test('every accepted visit survives a killed process and is counted once', async () => {
  const environment = await createFaultEnvironment()
  const { accountId, assets } = await environment.createAgency(6)
  let product = await environment.startProduct()
  const simulation = simulateVisitors(() => [product.origin], assets)
  for (let kills = 0; kills < 2 * scale; kills += 1) {
    await waitForMore(300, simulation)
    await product.kill()
    await expectStored(environment, accountId, simulation.accepted)
    product = await product.restart()
  }
  await waitForMore(300, simulation)
  await simulation.stop()
  await expectExactEvents(environment, accountId, simulation.accepted)
})

test('a process that is stopped under load stores everything it accepted', async () => {
  const environment = await createFaultEnvironment()
  const { accountId, assets } = await environment.createAgency(6)
  let product = await environment.startProduct()
  const simulation = simulateVisitors(() => [product.origin], assets)
  await waitForMore(300, simulation)
  expect(await product.stop()).toBe(0)
  await expectStored(environment, accountId, simulation.accepted)
  product = await product.restart()
  await simulation.stop()
  await expectExactEvents(environment, accountId, simulation.accepted)
})

test('visits get a 503 while Postgres is down and are stored when it is back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-fault-postgres-'))
  // Postgres does not run as root, so its user must be able to enter the folder.
  await chmod(dataDir, 0o755)
  let postgres = await startEmbedded({ dataDir })
  const relay = await openTcpRelay()
  relay.setTarget(postgres.url)
  onTestFinished(async () => {
    await relay.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const url = relay.rewriteUrl(postgres.url)
  const owner = openOwnerDatabase(url)
  await migrate(owner)
  await owner.close()

  const environment = await createFaultEnvironment(url)
  const { accountId, assets } = await environment.createAgency(6)
  const product = await environment.startProduct()
  const simulation = simulateVisitors(() => [product.origin], assets)
  for (let outages = 0; outages < 2 * scale; outages += 1) {
    await waitForMore(300, simulation)
    await postgres.stop()
    const failures = () => simulation.failures.get(503) ?? 0
    const before = failures()
    await expect.poll(failures, { timeout: 120_000, interval: 20 }).toBeGreaterThan(before + 24)
    const acceptedBefore = simulation.accepted.size
    await expect.poll(failures, { timeout: 120_000, interval: 20 }).toBeGreaterThan(before + 48)
    expect(simulation.accepted.size).toBe(acceptedBefore)
    postgres = await startEmbedded({ dataDir })
    relay.setTarget(postgres.url)
  }
  await waitForMore(300, simulation)
  await simulation.stop()
  expect([...simulation.failures.keys()]).toEqual([503])
  await expectExactEvents(environment, accountId, simulation.accepted)
  expect(await product.stop()).toBe(0)
})
