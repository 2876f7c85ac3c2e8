import { type Bench, median, memoize } from './bench.ts'
import { generateLoad, type LoadResult } from './load-generator.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { createViewRequest, createVisitedAssets } from './visits.ts'

/** Page views that are stored and counted, compared with the same requests that are only parsed and validated. */
export const ingestBenches: Bench[] = [
  { name: 'ingest-vs-ceiling-50', unit: 'ratio', measure: async () => (await results()).ratioOf(50) },
  { name: 'ingest-vs-ceiling-256', unit: 'ratio', measure: async () => (await results()).ratioOf(256) },
  { name: 'ingest-rps', unit: 'requests/s', measure: async () => (await results()).perSecond },
  { name: 'ingest-p99', unit: 'ms', measure: async () => (await results()).p99 },
]

const roundCount = 25
const milliseconds = 400

interface Round {
  connections: number
  events: LoadResult
  ceiling: LoadResult
}

const results = memoize(measure)

/** Both run alternately in short turns, so that other load on the machine affects both. */
async function measure() {
  const product = await startMeasuredProduct()
  try {
    const assets = await createVisitedAssets(product, 10, 5)
    const measurePath = (path: string, connections: number) =>
      generateLoad({
        port: product.port,
        connections,
        milliseconds,
        status: 202,
        createRequest: () => createViewRequest(assets, path),
      })
    const rounds: Round[] = []
    for (const connections of [50, 256]) {
      await measurePath('/api/public/events', connections)
      for (let round = 0; round < roundCount; round += 1) {
        const ceiling = await measurePath('/api/public/events-ceiling', connections)
        rounds.push({ connections, ceiling, events: await measurePath('/api/public/events', connections) })
      }
    }
    const listRounds = (connections: number) => rounds.filter((round) => round.connections === connections)
    return {
      ratioOf: (connections: number) =>
        median(listRounds(connections).map(({ events, ceiling }) => events.perSecond / ceiling.perSecond)),
      perSecond: median(listRounds(50).map(({ events }) => events.perSecond)),
      p99: median(listRounds(50).map(({ events }) => events.p99)),
    }
  } finally {
    await product.stop()
  }
}
