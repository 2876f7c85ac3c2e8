import { type Bench, median, memoize } from './bench.ts'
import { generateLoad } from './load-generator.ts'
import { startMeasuredCells } from './measured-cells.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { createViewRequest, createVisitedAssets, type VisitedAsset } from './visits.ts'

/**
 * Page views per second of a product whose accounts are in two databases on this machine, compared with one whose accounts
 * are in one. They run in turns and each starts equally often, so that other load on the machine affects both.
 */
export const cellsIngestBenches: Bench[] = [
  { name: 'cells-ingest', unit: 'ratio', measure: async () => (await results()).busy },
  // Few visitors share a commit, and two databases commit twice.
  { name: 'cells-ingest-50', unit: 'ratio', measure: async () => (await results()).quiet },
]

const rounds = 31
const milliseconds = 400

const results = memoize(async () => {
  const one = await startMeasuredProduct()
  try {
    const two = await startMeasuredCells()
    try {
      const assetsOfOne = await createVisitedAssets(one, 10, 5)
      const assetsOfTwo = await createVisitedAssets(two, 10, 5, two.factory)
      const send = async ({ port }: { port: number }, assets: VisitedAsset[], connections: number) => {
        const createRequest = () => createViewRequest(assets, '/api/public/events')
        return (await generateLoad({ port, connections, milliseconds, status: 202, createRequest })).perSecond
      }
      const compare = async (connections: number) => {
        const sendToOne = () => send(one, assetsOfOne, connections)
        await sendToOne()
        await send(two, assetsOfTwo, connections)
        const ratios: number[] = []
        while (ratios.length < rounds) {
          const before = ratios.length % 2 ? await sendToOne() : undefined
          const perSecond = await send(two, assetsOfTwo, connections)
          ratios.push(perSecond / (before ?? (await sendToOne())))
        }
        return median(ratios)
      }
      return { busy: await compare(256), quiet: await compare(50) }
    } finally {
      await two.stop()
    }
  } finally {
    await one.stop()
  }
})
