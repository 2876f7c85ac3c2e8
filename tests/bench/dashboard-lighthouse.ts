import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, median, memoize } from './bench.ts'
import { listOwnerPages, openDemo } from './demo-owner-pages.ts'
import { displayEveryModule } from './display-every-module.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { type LighthouseResult, runLighthouse } from './run-lighthouse.ts'

/**
 * Lighthouse on the page of a homeowner with every module, on a simulated slow phone. The page is deliberately not indexed,
 * so its SEO score does not count.
 */
export const dashboardLighthouseBenches: Bench[] = [
  { name: 'dashboard-lcp', unit: 'ms', measure: async () => median((await results()).map(({ lcp }) => lcp)) },
  {
    name: 'dashboard-lighthouse',
    unit: 'of 100',
    measure: async () =>
      Math.min(...(await results()).flatMap(({ scores: { seo: _, ...counted } }) => Object.values(counted))) * 100,
  },
]

const results = memoize(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-lighthouse-'))
  const product = await startMeasuredProduct()
  try {
    const call = await openDemo(product)
    await displayEveryModule(call)
    const results: LighthouseResult[] = []
    for (const path of (await listOwnerPages(call)).slice(0, 3))
      results.push(await runLighthouse(`http://127.0.0.1:${product.port}${path}`, folder))
    return results
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
