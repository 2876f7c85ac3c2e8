import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demoAssets } from '@gable/shared/demo/assets.ts'
import { browserFlags, browserPath } from '../support/browser.ts'
import { runProduct } from '../support/running-product.ts'
import { type Bench, once } from './bench.ts'

/** What Lighthouse says of the demo's landing pages on a slow phone: the worst of them counts. */
export const lighthouseBenches: Bench[] = [
  {
    name: 'page-lighthouse',
    unit: 'of 100',
    measure: async () => Math.min(...(await figures()).flatMap(({ scores }) => scores)) * 100,
  },
  { name: 'page-lcp', unit: 'ms', measure: async () => Math.max(...(await figures()).map(({ lcp }) => lcp)) },
]

interface Figures {
  /** Performance, accessibility, best practices and search engines, of 1 each. */
  scores: number[]
  lcp: number
}

const figures = once(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-lighthouse-'))
  const product = runProduct({ PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' })
  try {
    const origin = await product.opened()
    const all: Figures[] = []
    for (const path of pages) all.push(await lookAt(`${origin}${path}`, folder))
    return all
  } finally {
    product.child.kill('SIGTERM')
    await product.ended
    await rm(folder, { recursive: true, force: true })
  }
})

const pages = demoAssets
  .filter(({ kind }) => kind === 'landing-page')
  .map(({ id, ...asset }) => ('isPersonal' in asset ? `/p/eleanor-whitcomb/${id}` : `/lp/${id}`))

/** Fetched when it is wanted: nothing but this needs it, and it is larger than the product. */
async function lookAt(url: string, folder: string): Promise<Figures> {
  const report = join(folder, 'report.json')
  const options = [
    ...['--quiet', '--output=json', `--output-path=${report}`, '--form-factor=mobile', '--throttling-method=simulate'],
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
  ]
  await promisify(execFile)('npx', ['--yes', 'lighthouse@12.8.2', url, ...options], {
    env: { ...process.env, CHROME_PATH: await browserPath() },
    timeout: 180_000,
  })
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'))
  // An agent's own page is for no search engine, and says so.
  const wanted = Object.entries<{ score: number }>(categories).filter(([id]) => id !== 'seo' || !url.includes('/p/'))
  return { scores: wanted.map(([, { score }]) => score), lcp: audits['largest-contentful-paint'].numericValue }
}
