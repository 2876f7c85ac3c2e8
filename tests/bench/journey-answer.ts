import { createUniqueAddress, seedMarketData } from '../../api/src/testing/market.ts'
import { createSubmission } from '../../api/src/testing/submissions.ts'
import type { SubmissionAnswer } from '../../shared/src/answers/answer.ts'
import type { Journey } from '../../shared/src/journeys/journey.ts'
import type { SubmissionReceipt } from '../../shared/src/submissions/visitor-submission.ts'
import { type Bench, measureTime, median } from './bench.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { createVisitedAssets } from './visits.ts'

/** From Send to the value of a home that was never looked up, with the built-in provider. */
export const journeyAnswer: Bench = { name: 'journey-answer', unit: 'ms', measure }

const tries = 25
/** As long as the browser waits before it asks again. */
const pause = 300

async function measure() {
  const product = await startMeasuredProduct({ WORKER: 'on' }, 'server')
  const origin = `http://127.0.0.1:${product.port}`
  const get = async <T>(path: string): Promise<T> => (await fetch(origin + path)).json() as Promise<T>
  try {
    const [asset] = await createVisitedAssets(product, 1, 1)
    const journey = await get<Journey>(`/api/public/journeys/${asset?.subjectId}`)

    async function sendAndRead(text: string) {
      const response = await fetch(`${origin}/api/public/submissions`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'user-agent': `Browser of ${text}` },
        body: JSON.stringify(createSubmission(journey, { address: { text } })),
      })
      const { answerToken } = (await response.json()) as SubmissionReceipt
      for (;;) {
        const { value, isPending } = await get<SubmissionAnswer>(`/api/public/answers/${answerToken}`)
        if (value) return
        if (!isPending) throw new Error('The home has no value')
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }

    const times: number[] = []
    while (times.length < tries) {
      const location = createUniqueAddress()
      await seedMarketData(product.owner.db, location)
      times.push(await measureTime(() => sendAndRead(location.address)))
    }
    return median(times)
  } finally {
    await product.stop()
  }
}
