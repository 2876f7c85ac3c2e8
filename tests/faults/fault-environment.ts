import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findCounterMismatches } from '../../api/src/demo/counter-mismatches.ts'
import { type Database, openOwnerDatabase } from '../../api/src/platform/database.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { createTestDatabase } from '../../api/src/testing/test-database.ts'
import { findFreePort } from '../support/free-port.ts'
import { runProduct } from '../support/run-product.ts'

/** Multiplies the work of each test. `npm run faults` raises it. */
export const scale: number = process.env.FAULTS === 'long' ? 20 : 1

export interface FaultEnvironment {
  url: string
  owner: Database
  dataDir: string
  /** Starts another product process on its own port. */
  startProduct(settings?: Record<string, string>): Promise<ProductProcess>
  createAgency(assetCount: number): ReturnType<typeof createAgency>
}

interface ProductProcess {
  origin: string
  /** Ends it with SIGKILL, without a chance to clean up. */
  kill(): Promise<void>
  /** Ends it with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>
  /** Starts it again with the same settings. */
  restart(): Promise<ProductProcess>
}

/** A database and any number of product processes, all removed when the test ends. */
export async function createFaultEnvironment(url?: string): Promise<FaultEnvironment> {
  const database = url ? undefined : await createTestDatabase()
  const databaseUrl = url ?? database?.url ?? ''
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-fault-'))
  const owner = openOwnerDatabase(databaseUrl)
  const running = new Set<ReturnType<typeof runProduct>>()
  onTestFinished(async () => {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all([...running].map(({ exited }) => exited))
    await owner.close()
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const start = async (settings: Record<string, string>): Promise<ProductProcess> => {
    const product = runProduct(settings)
    running.add(product)
    const end = async (signal: NodeJS.Signals) => {
      product.child.kill(signal)
      const code = await product.exited
      running.delete(product)
      return code
    }
    return {
      origin: (await product.waitUntilOpen()).replace('localhost', '127.0.0.1'),
      kill: async () => void (await end('SIGKILL')),
      stop: () => end('SIGTERM'),
      restart: () => start(settings),
    }
  }

  return {
    url: databaseUrl,
    owner,
    dataDir,
    startProduct: async (settings = {}) => {
      const PORT = String(await findFreePort())
      const common = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'off', WORKER: 'off', TRUST_PROXY: 'on' }
      return start({ ...common, PORT, ...settings })
    },
    createAgency: (assetCount) => createAgency(owner, assetCount),
  }
}

async function createAgency(owner: Database, assetCount: number) {
  const factory = new AgencyFactory(owner)
  const agency = await factory.createAgency()
  const assets = await Promise.all(Array.from({ length: assetCount }, () => factory.createAsset(agency)))
  return { ...agency, assets }
}

/** Expects exactly these events, each once, and matching counters. */
export async function expectExactEvents(
  { owner }: Pick<FaultEnvironment, 'owner'>,
  accountId: string,
  ids: Iterable<string>,
) {
  const stored = await owner.db.selectFrom('events').select('id').where('account_id', '=', accountId).execute()
  expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(await findCounterMismatches(owner.db, accountId)).toEqual([])
}
