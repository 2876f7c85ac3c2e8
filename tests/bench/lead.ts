import { createSubmission } from '../../api/src/testing/submissions.ts'
import type { Journey } from '../../shared/src/journeys/journey.ts'
import { type Bench, median, memoize } from './bench.ts'
import { generateLoad, type LoadResult } from './load-generator.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { createPostRequest, createVisitedAssets } from './visits.ts'

/** Submissions. Each creates a contact, a property, a lead, an activity entry, a count, and a job before the response. */
export const leadBenches: Bench[] = [
  {
    name: 'lead-rps',
    unit: 'requests/s',
    measure: async () => median((await results()).map((round) => round.perSecond)),
  },
  { name: 'lead-p99', unit: 'ms', measure: async () => median((await results()).map((round) => round.p99)) },
]

const results = memoize(measure)

async function measure(): Promise<LoadResult[]> {
  const product = await startMeasuredProduct()
  try {
    const assets = await createVisitedAssets(product, 10, 40)
    const journeys = await Promise.all(
      assets.map(async ({ subjectId }) => {
        const response = await fetch(`http://127.0.0.1:${product.port}/api/public/journeys/${subjectId}`)
        return (await response.json()) as Journey
      }),
    )
    let sentCount = 0
    const createRequest = () => {
      sentCount += 1
      const address = { text: `${sentCount} Oak Street, Dover, NH 03820` }
      const submission = createSubmission(journeys[sentCount % journeys.length] as Journey, { address })
      return createPostRequest('/api/public/submissions', 'application/json', JSON.stringify(submission))
    }
    const measureRound = (milliseconds: number) =>
      generateLoad({ port: product.port, connections: 20, milliseconds, status: 200, createRequest })
    await measureRound(2000)
    const rounds: LoadResult[] = []
    while (rounds.length < 5) rounds.push(await measureRound(3000))
    return rounds
  } finally {
    await product.stop()
  }
}
