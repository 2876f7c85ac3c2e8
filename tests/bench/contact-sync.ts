import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { setUpContactSync, wakeContactSync } from '../../api/src/testing/contact-sync-setup.ts'
import { startFollowUpBossServer } from '../../api/src/testing/follow-up-boss/server.ts'
import { type Bench, measureTime, memoize } from './bench.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

/**
 * The first sync of fifty thousand people with a server that limits nothing, how much the product's peak
 * memory grows meanwhile, what the whole process takes at its peak, how long the second one takes, and what it writes: nothing.
 */
export const contactSyncBenches: Bench[] = [
  { name: 'contact-sync', unit: 's', measure: async () => (await results()).first },
  { name: 'contact-sync-memory', unit: 'bytes', measure: async () => (await results()).memory },
  { name: 'contact-sync-process', unit: 'bytes', measure: async () => (await results()).peak },
  { name: 'contact-sync-second', unit: 's', measure: async () => (await results()).second },
  { name: 'contact-sync-second-writes', unit: 'requests', measure: async () => (await results()).writes },
]

const peopleCount = 50_000

const results = memoize(async () => {
  const boss = await startFollowUpBossServer()
  boss.limit = 1_000_000
  for (let n = 0; n < peopleCount; n++)
    boss.addPerson({
      tags: ['buyer', 'spring'],
      stage: 'Lead',
      phones: [{ value: `603${String(2_000_000 + n)}` }],
      addresses: [{ street: `${n} Elm Street`, city: 'Dover', state: 'NH', code: '03820' }],
    })
  const product = await startMeasuredProduct(
    { WORKER: 'on', DEMO: 'off', WEBHOOKS_ALLOW_PRIVATE: 'on', FOLLOW_UP_BOSS_URL: boss.origin },
    'server',
  )
  try {
    const app = await connect(product)
    const idle = await getPeakMemory(product)
    const first = await measureTime(() => sync(product, app))
    const peak = await getPeakMemory(product)
    const before = await readVersion(product)
    boss.requests.length = 0
    await product.owner.pool.query('update sync_states set first_done_at = null, synced_at = null')
    const second = await measureTime(() => sync(product, app))
    const writes = boss.requests.filter((request) => !request.startsWith('GET')).length
    const isTouched = (await readVersion(product)) !== before
    return {
      first: first / 1000,
      memory: peak - idle,
      peak,
      second: second / 1000,
      writes: writes + (isTouched ? 1 : 0),
    }
  } finally {
    await product.stop()
    await boss.close()
  }
})

async function connect({ owner }: MeasuredProduct) {
  const factory = new AgencyFactory(owner)
  return setUpContactSync(owner, await factory.createMember(await factory.createAgency()))
}

async function sync({ owner }: MeasuredProduct, app: { accountId: string; appId: string }) {
  await wakeContactSync(owner, app)
  for (;;) {
    const { rows } = await owner.pool.query('select first_done_at is not null as done from sync_states')
    if (rows[0].done) return
    await sleep(100)
  }
}

/** Changes with any write to a contact. */
async function readVersion({ owner }: MeasuredProduct): Promise<string> {
  const { rows } = await owner.pool.query(
    'select count(*) || $1 || max(updated_at) || $1 || sum(xmin::text::bigint) as version from contacts',
    [' '],
  )
  return rows[0].version
}

const getPeakMemory = async ({ pid }: MeasuredProduct) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
