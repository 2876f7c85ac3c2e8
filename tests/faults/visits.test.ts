import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { migrate } from '../../api/src/database/migrate.ts'
import { openAsOwner } from '../../api/src/platform/database.ts'
import { relay } from './relay.ts'
import { expectExactly, patience, type Scene, scene } from './scene.ts'
import { type Visitors, visitors } from './visitors.ts'

const after = (more: number, { answered }: Visitors) => {
  const enough = answered.size + more
  return expect.poll(() => answered.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(enough)
}

/** What had been answered at this moment is there at this moment. */
async function expectKept({ owner }: Scene, accountId: string, answered: ReadonlySet<string>) {
  const ids = [...answered]
  const stored = await owner.db.selectFrom('events').select('id').where('account_id', '=', accountId).execute()
  const kept = new Set(stored.map(({ id }) => id))
  expect(ids.filter((id) => !kept.has(id))).toEqual([])
}

test('every visit that was answered survives that the process is killed under load, and none is counted twice', async () => {
  const here = await scene()
  const { accountId, things } = await here.agency(6)
  let product = await here.process()
  const people = visitors(() => [product.origin], things)
  for (let death = 0; death < 2 * patience; death += 1) {
    await after(300, people)
    await product.kill()
    await expectKept(here, accountId, people.answered)
    product = await product.again()
  }
  await after(300, people)
  await people.leave()
  await expectExactly(here, accountId, people.answered)
})

test('asked to stop under load, it stores what it has taken before it ends', async () => {
  const here = await scene()
  const { accountId, things } = await here.agency(6)
  let product = await here.process()
  const people = visitors(() => [product.origin], things)
  await after(300, people)
  expect(await product.stop()).toBe(0)
  await expectKept(here, accountId, people.answered)
  product = await product.again()
  await people.leave()
  await expectExactly(here, accountId, people.answered)
})

test('while Postgres is gone nothing is promised, and when it is back so is the service', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-fault-postgres-'))
  // Postgres does not run as root: the user it runs as must reach the folder.
  await chmod(dataDir, 0o755)
  let postgres = await startEmbedded({ dataDir })
  const door = await relay()
  door.leadTo(postgres.url)
  onTestFinished(async () => {
    await door.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const url = door.through(postgres.url)
  const owner = openAsOwner(url)
  await migrate(owner)
  await owner.close()

  const here = await scene(url)
  const { accountId, things } = await here.agency(6)
  const product = await here.process()
  const people = visitors(() => [product.origin], things)
  for (let absence = 0; absence < 2 * patience; absence += 1) {
    await after(300, people)
    await postgres.stop()
    const refusals = () => people.refusals.get(503) ?? 0
    const before = refusals()
    await expect.poll(refusals, { timeout: 20_000, interval: 20 }).toBeGreaterThan(before + 24)
    const answered = people.answered.size
    await expect.poll(refusals, { timeout: 20_000, interval: 20 }).toBeGreaterThan(before + 48)
    expect(people.answered.size).toBe(answered)
    postgres = await startEmbedded({ dataDir })
    door.leadTo(postgres.url)
  }
  await after(300, people)
  await people.leave()
  expect([...people.refusals.keys()]).toEqual([503])
  await expectExactly(here, accountId, people.answered)
  expect(await product.stop()).toBe(0)
})
