import type { Contract } from '@gable/shared/contract.ts'
import { bigAccount, bigOwner, demoPassword } from '@gable/shared/demo/people.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import { openInstallation } from '../../api/src/database/installation.ts'
import type { BigSize } from '../../api/src/demo/big/context.ts'
import { seedBigAgency } from '../../api/src/demo/big/seed-big-agency.ts'
import { accountExists } from '../../api/src/demo/seed-demo.ts'
import type { Database } from '../../api/src/platform/database.ts'
import { createLog } from '../../api/src/platform/observe/log.ts'
import { parseSettings } from '../../api/src/platform/settings.ts'
import { runProduct } from '../support/run-product.ts'

export interface BigAgency {
  origin: string
  /** Calls the API over HTTP, signed in as the owner of the agency. */
  call: Call<Contract>
  /** The same database with the product's own permissions. */
  product: Database
  /** The same database as its owner, who sees every account. */
  owner: Database
  stop(): Promise<void>
}

/** Runs the built product with a very large agency. Seeding takes minutes, so the data directory is reused by later runs. */
export async function openBigAgency(dataDir: string, size: BigSize): Promise<BigAgency> {
  const installation = await openInstallation(parseSettings({ DATA_DIR: dataDir }), createLog({ LOG_LEVEL: 'error' }))
  const { owner, product, url } = installation
  if (!(await owner.db.transaction().execute((db) => accountExists(db, bigAccount)))) {
    console.log(`Seeding ${size.contacts} contacts and ${size.events} events in ${dataDir}. Later runs reuse them.`)
    await seedBigAgency(owner, { print: console.log, size })
  }
  const server = runProduct({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'on', PORT: '0', WORKER: 'off' })
  const origin = await server.waitUntilOpen()
  return {
    origin,
    call: await signIn(origin),
    product,
    owner,
    async stop() {
      server.child.kill('SIGTERM')
      await server.exited
      await installation.close()
    },
  }
}

async function signIn(origin: string): Promise<Call<Contract>> {
  let cookie = ''
  const call = createClient<Contract>({
    base: `${origin}/api`,
    headers: () => ({ 'x-account-id': bigAccount, ...(cookie && { cookie }) }),
    fetch: async (url, init) => {
      const response = await fetch(url, init)
      cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? cookie
      return response
    },
  })
  await call('POST /auth/login', { body: { email: bigOwner, password: demoPassword } })
  return call
}
