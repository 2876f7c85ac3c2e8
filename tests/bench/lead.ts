import { createSubmission } from '../../api/src/testing/submissions.ts'
import type { Journey } from '../../shared/src/journeys/journey.ts'
import { type Bench, middle, once } from './bench.ts'
import { type Answers, crowd } from './crowd.ts'
import { measuredProduct } from './measured-product.ts'
import { found, post } from './visits.ts'

/** Submissions that each become a contact, a home, a lead, a history, a count and a job before they are answered. */
export const leadBenches: Bench[] = [
  {
    name: 'lead-rps',
    unit: 'requests/s',
    measure: async () => middle((await rounds()).map((round) => round.perSecond)),
  },
  { name: 'lead-p99', unit: 'ms', measure: async () => middle((await rounds()).map((round) => round.p99)) },
]

const rounds = once(measure)

async function measure(): Promise<Answers[]> {
  const product = await measuredProduct()
  try {
    const things = await found(product, 10, 40)
    const journeys = await Promise.all(
      things.map(async ({ subjectId }) => {
        const answer = await fetch(`http://127.0.0.1:${product.port}/api/public/journeys/${subjectId}`)
        return (await answer.json()) as Journey
      }),
    )
    let sent = 0
    const request = () => {
      sent += 1
      const address = { text: `${sent} Oak Street, Dover, NH 03820` }
      const filling = createSubmission(journeys[sent % journeys.length] as Journey, { address })
      return post('/api/public/submissions', 'application/json', JSON.stringify(filling))
    }
    const ask = (milliseconds: number) =>
      crowd({ port: product.port, connections: 20, milliseconds, status: 200, request })
    await ask(2000)
    const done: Answers[] = []
    while (done.length < 5) done.push(await ask(3000))
    return done
  } finally {
    await product.stop()
  }
}
