import type { Contract } from '@gable/shared/contract.ts'
import { bigAccount, bigOwner, demoPassword } from '@gable/shared/demo/people.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import { openInstallation } from '../../api/src/database/installation.ts'
import { seedBigAgency } from '../../api/src/demo/big/seed-big-agency.ts'
import type { BigSize } from '../../api/src/demo/big/context.ts'
import { accountExists } from '../../api/src/demo/seed-demo.ts'
import type { Database } from '../../api/src/platform/database.ts'
import { createLog } from '../../api/src/platform/observe/log.ts'
import { parseSettings } from '../../api/src/platform/settings.ts'
import { runProduct } from '../support/running-product.ts'

export interface BigAgency {
  origin: string
  /** Asks over HTTP, signed in as who owns it. */
  call: Call<Contract>
  /** The product's own way to the same database. */
  product: Database
  /** The owner's, who sees everything. */
  owner: Database
  stop(): Promise<void>
}

/** The built product with an agency larger than any we know. Planting takes minutes: it is kept for the next time. */
export async function openBigAgency(dataDir: string, size: BigSize): Promise<BigAgency> {
  const installation = await openInstallation(parseSettings({ DATA_DIR: dataDir }), createLog({ LOG_LEVEL: 'error' }))
  const { owner, product, url } = installation
  if (!(await owner.db.transaction().execute((db) => accountExists(db, bigAccount)))) {
    console.log(`Planting ${size.contacts} contacts and ${size.events} events in ${dataDir}, once.`)
    await seedBigAgency(owner, { print: console.log, size })
  }
  const running = runProduct({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', WORKER: 'off' })
  const origin = await running.opened()
  return {
    origin,
    call: await signedIn(origin),
    product,
    owner,
    async stop() {
      running.child.kill('SIGTERM')
      await running.ended
      await installation.close()
    },
  }
}

async function signedIn(origin: string): Promise<Call<Contract>> {
  let cookie = ''
  const call = createClient<Contract>({
    base: `${origin}/api`,
    headers: () => ({ 'x-account-id': bigAccount, ...(cookie && { cookie }) }),
    fetch: async (url, init) => {
      const answer = await fetch(url, init)
      cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? cookie
      return answer
    },
  })
  await call('POST /auth/login', { body: { email: bigOwner, password: demoPassword } })
  return call
}
