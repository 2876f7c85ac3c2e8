import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { wrongCounters } from '../../api/src/database/seed/recount.ts'
import { type Database, openAsOwner } from '../../api/src/platform/database.ts'
import { Founding } from '../../api/src/testing/founding.ts'
import { freshDatabase } from '../../api/src/testing/fresh-database.ts'
import { freePort } from '../support/free-port.ts'
import { runProduct } from '../support/running-product.ts'

/** How often everything is done: `npm run faults` has more of it. */
export const patience: number = process.env.FAULTS === 'long' ? 20 : 1

export interface Scene {
  url: string
  owner: Database
  dataDir: string
  /** Another process of the product, open on a port of its own. */
  process(settings?: Record<string, string>): Promise<Running>
  agency(things: number): ReturnType<typeof foundAgency>
}

export interface Running {
  origin: string
  /** As the kernel does it: without a word. */
  kill(): Promise<void>
  /** Asked politely. Says with which code it ended. */
  stop(): Promise<number | null>
  /** Starts it anew where it was. */
  again(): Promise<Running>
}

/** A database, agencies in it, and as many processes of the product as it takes. All gone when the test is over. */
export async function scene(url?: string): Promise<Scene> {
  const database = url ? undefined : await freshDatabase()
  const address = url ?? database?.url ?? ''
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-fault-'))
  const owner = openAsOwner(address)
  const running = new Set<ReturnType<typeof runProduct>>()
  onTestFinished(async () => {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all([...running].map(({ ended }) => ended))
    await owner.close()
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const start = async (settings: Record<string, string>): Promise<Running> => {
    const product = runProduct(settings)
    running.add(product)
    const ended = async (signal: NodeJS.Signals) => {
      product.child.kill(signal)
      const code = await product.ended
      running.delete(product)
      return code
    }
    return {
      origin: (await product.opened()).replace('localhost', '127.0.0.1'),
      kill: async () => void (await ended('SIGKILL')),
      stop: () => ended('SIGTERM'),
      again: () => start(settings),
    }
  }

  return {
    url: address,
    owner,
    dataDir,
    process: async (settings = {}) => {
      const PORT = String(await freePort())
      const common = { DATABASE_URL: address, DATA_DIR: dataDir, DEMO: 'off', WORKER: 'off', TRUST_PROXY: 'on' }
      return start({ ...common, PORT, ...settings })
    },
    agency: (things) => foundAgency(owner, things),
  }
}

async function foundAgency(owner: Database, count: number) {
  const founding = new Founding(owner)
  const agency = await founding.agency()
  const things = await Promise.all(Array.from({ length: count }, () => founding.subject(agency)))
  return { ...agency, things }
}

/** Every one of these events is there, none twice and no other, and the counters say the same. */
export async function expectExactly({ owner }: Pick<Scene, 'owner'>, accountId: string, ids: Iterable<string>) {
  const stored = await owner.db.selectFrom('events').select('id').where('account_id', '=', accountId).execute()
  expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(await wrongCounters(owner.db, accountId)).toEqual([])
}
