import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAssets } from '@gable/shared/demo/assets.ts'
import { runProduct } from '../support/run-product.ts'
import { type Bench, memoize } from './bench.ts'
import { type LighthouseResult, runLighthouse } from './run-lighthouse.ts'

/** Lighthouse scores of the demo's landing pages on a slow phone. The worst page counts. */
export const lighthouseBenches: Bench[] = [
  {
    name: 'page-lighthouse',
    unit: 'of 100',
    measure: async () => Math.min(...(await results()).flatMap(listCountedScores)) * 100,
  },
  { name: 'page-lcp', unit: 'ms', measure: async () => Math.max(...(await results()).map(({ lcp }) => lcp)) },
]

const results = memoize(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-lighthouse-'))
  const product = runProduct({ PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' })
  try {
    const origin = await product.waitUntilOpen()
    const results: (LighthouseResult & { path: string })[] = []
    for (const path of pages) results.push({ path, ...(await runLighthouse(`${origin}${path}`, folder)) })
    return results
  } finally {
    product.child.kill('SIGTERM')
    await product.exited
    await rm(folder, { recursive: true, force: true })
  }
})

const pages = demoAssets
  .filter(({ kind }) => kind === 'landing-page')
  .map(({ id, ...asset }) => ('isPersonal' in asset ? `/p/eleanor-whitcomb/${id}` : `/lp/${id}`))

/** Personal pages are deliberately not indexed, so their SEO score does not count. */
const listCountedScores = ({ path, scores: { seo, ...scores } }: LighthouseResult & { path: string }) => [
  ...Object.values(scores),
  ...(path.startsWith('/p/') ? [] : [seo]),
]
