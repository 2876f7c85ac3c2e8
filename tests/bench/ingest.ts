import { type Bench, middle, once } from './bench.ts'
import { type Answers, crowd } from './crowd.ts'
import { measuredProduct } from './measured-product.ts'
import { found, viewOf } from './visits.ts'

/** Views answered after they are stored and counted, against the same requests that are only read and found good. */
export const ingestBenches: Bench[] = [
  { name: 'ingest-vs-ceiling-50', unit: 'ratio', measure: async () => (await figures()).ratioOf(50) },
  { name: 'ingest-vs-ceiling-256', unit: 'ratio', measure: async () => (await figures()).ratioOf(256) },
  { name: 'ingest-rps', unit: 'requests/s', measure: async () => (await figures()).perSecond },
  { name: 'ingest-p99', unit: 'ms', measure: async () => (await figures()).p99 },
]

const rounds = 25
const milliseconds = 400

interface Round {
  connections: number
  events: Answers
  ceiling: Answers
}

const figures = once(measure)

/** The two take short turns, so that whatever else the machine does falls on both. */
async function measure() {
  const product = await measuredProduct()
  try {
    const things = await found(product, 10, 5)
    const ask = (path: string, connections: number) =>
      crowd({ port: product.port, connections, milliseconds, status: 202, request: () => viewOf(things, path) })
    const done: Round[] = []
    for (const connections of [50, 256]) {
      await ask('/api/public/events', connections)
      for (let round = 0; round < rounds; round += 1) {
        const ceiling = await ask('/api/public/events-ceiling', connections)
        done.push({ connections, ceiling, events: await ask('/api/public/events', connections) })
      }
    }
    const at = (connections: number) => done.filter((round) => round.connections === connections)
    return {
      ratioOf: (connections: number) =>
        middle(at(connections).map(({ events, ceiling }) => events.perSecond / ceiling.perSecond)),
      perSecond: middle(at(50).map(({ events }) => events.perSecond)),
      p99: middle(at(50).map(({ events }) => events.p99)),
    }
  } finally {
    await product.stop()
  }
}
