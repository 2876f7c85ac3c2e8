import type { Contract } from '@gable/shared/contract.ts'
import { demoAccounts, demoPassword } from '@gable/shared/demo/people.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import { storeDemoLogos } from '../../api/src/demo/brand-logos.ts'
import { seedDemo } from '../../api/src/demo/seed-demo.ts'
import { createDiskStore } from '../../api/src/platform/media/disk-store.ts'
import type { MeasuredProduct } from './measured-product.ts'

export type DemoCall = Call<Contract>

/** Fills the demo and signs in as its agent. */
export async function openDemo({ port, owner, dataDir }: MeasuredProduct): Promise<DemoCall> {
  await seedDemo(owner)
  await storeDemoLogos(createDiskStore(dataDir))
  const origin = `http://127.0.0.1:${port}`
  let cookie = ''
  const call = createClient<Contract>({
    base: `${origin}/api`,
    headers: () => ({ origin, 'x-account-id': demoAccounts.harborAndHill, ...(cookie && { cookie }) }),
    fetch: async (url, init) => {
      const response = await fetch(url, init)
      cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? cookie
      return response
    },
  })
  await call('POST /auth/login', { body: { email: 'demo@gable.test', password: demoPassword } })
  return call
}

/** The paths of the pages of some homeowners. */
export async function listOwnerPages(call: DemoCall): Promise<string[]> {
  const { data } = await call('GET /agent/contacts/search', { query: { pageSize: 50 } })
  const links = await Promise.all(
    data.map(({ _id }) => call('GET /agent/contacts/:contactId/dashboard-links', { params: { contactId: _id } })),
  )
  return links
    .flat()
    .flatMap(({ code }) => (code ? [`/d/${code}`] : []))
    .slice(0, 20)
}
