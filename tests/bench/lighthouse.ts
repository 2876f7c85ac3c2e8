import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demoAssets } from '@gable/shared/demo/assets.ts'
import { browserFlags, getBenchBrowserPath } from '../support/browser.ts'
import { runProduct } from '../support/run-product.ts'
import { type Bench, memoize } from './bench.ts'

/** Lighthouse scores of the demo's landing pages on a slow phone. The worst page counts. */
export const lighthouseBenches: Bench[] = [
  {
    name: 'page-lighthouse',
    unit: 'of 100',
    measure: async () => Math.min(...(await results()).flatMap(({ scores }) => scores)) * 100,
  },
  { name: 'page-lcp', unit: 'ms', measure: async () => Math.max(...(await results()).map(({ lcp }) => lcp)) },
]

interface LighthouseResult {
  /** Performance, accessibility, best practices, and SEO, each from 0 to 1. */
  scores: number[]
  lcp: number
}

const results = memoize(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-lighthouse-'))
  const product = runProduct({ PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' })
  try {
    const origin = await product.waitUntilOpen()
    const results: LighthouseResult[] = []
    for (const path of pages) results.push(await runLighthouse(`${origin}${path}`, folder))
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

/** Runs Lighthouse through npx instead of as a dependency: only this bench needs it, and it is larger than the product. */
async function runLighthouse(url: string, folder: string): Promise<LighthouseResult> {
  const report = join(folder, 'report.json')
  const options = [
    ...['--quiet', '--output=json', `--output-path=${report}`, '--form-factor=mobile', '--throttling-method=simulate'],
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
  ]
  await promisify(execFile)('npx', ['--yes', 'lighthouse@12.8.2', url, ...options], {
    env: { ...process.env, CHROME_PATH: await getBenchBrowserPath() },
    timeout: 180_000,
  })
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'))
  // Personal pages are deliberately not indexed, so their SEO score does not count.
  const countedCategories = Object.entries<{ score: number }>(categories).filter(
    ([id]) => id !== 'seo' || !url.includes('/p/'),
  )
  return {
    scores: countedCategories.map(([, { score }]) => score),
    lcp: audits['largest-contentful-paint'].numericValue,
  }
}
