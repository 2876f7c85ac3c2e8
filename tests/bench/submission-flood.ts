import { AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import { createSubmission } from '../../api/src/testing/submissions.ts'
import type { Journey } from '../../shared/src/journeys/journey.ts'
import { type Bench, measureTime, median } from './bench.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'
import { createVisitedAssets } from './visits.ts'

/**
 * The slowest list calls of one account (p99) while 800 anonymous submissions with one email arrive at a page of
 * another, compared with the same calls when nothing else happens.
 */
export const submissionFloodBench: Bench = {
  name: 'list-during-flood',
  unit: 'ratio',
  async measure() {
    const product = await startMeasuredProduct()
    try {
      const list = await createListCall(product)
      const flood = await createFlood(product)
      const measureCalls = async (isDone: () => boolean) => {
        const times: number[] = []
        while (!isDone() || times.length < 100) times.push(await measureTime(list))
        return toP99(times)
      }
      await measureCalls(() => true)
      const ratios: number[] = []
      while (ratios.length < 5) {
        const quiet = await measureCalls(() => true)
        let isOver = false
        const flooding = flood().finally(() => {
          isOver = true
        })
        ratios.push((await measureCalls(() => isOver)) / quiet)
        await flooding
      }
      return median(ratios)
    } finally {
      await product.stop()
    }
  },
}

const toP99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** Lists the contacts of an account, signed in as its agent. */
async function createListCall({ port, owner }: MeasuredProduct) {
  const factory = new AgencyFactory(owner)
  const { accountId, email } = await factory.createMember(await factory.createAgency())
  const origin = `http://127.0.0.1:${port}`
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return async () => {
    const response = await fetch(`${origin}/api/agent/contacts/search`, {
      headers: { cookie, 'x-account-id': accountId },
    })
    if (!response.ok) throw new Error(await response.text())
    await response.arrayBuffer()
  }
}

const [size, seconds] = [800, 4]

/** Sends 800 submissions with one email from as many addresses, evenly over some seconds. */
async function createFlood(product: MeasuredProduct) {
  const origin = `http://127.0.0.1:${product.port}`
  const [asset] = await createVisitedAssets(product, 1, 1)
  const journey = (await (await fetch(`${origin}/api/public/journeys/${asset?.subjectId}`)).json()) as Journey
  const details = { firstName: 'Nora', lastName: 'Field', email: 'flood@example.com', phone: '' }
  const submit = async (n: number) => {
    await new Promise((resolve) => setTimeout(resolve, (n * seconds * 1000) / size))
    const response = await fetch(`${origin}/api/public/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` },
      body: JSON.stringify(createSubmission(journey, { details })),
    })
    // Past the limit of the queue the browser is asked to try again.
    if (![200, 429].includes(response.status)) throw new Error(await response.text())
    await response.arrayBuffer()
  }
  return () => Promise.all(Array.from({ length: size }, (_, n) => submit(n)))
}
