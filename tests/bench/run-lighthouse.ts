import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserFlags, getBenchBrowserPath } from '../support/browser.ts'

export interface LighthouseResult {
  /** From 0 to 1. */
  scores: { performance: number; accessibility: number; 'best-practices': number; seo: number }
  /** Milliseconds. */
  lcp: number
}

/** Runs Lighthouse through npx instead of as a dependency: only benches need it, and it is larger than the product. */
export async function runLighthouse(url: string, folder: string): Promise<LighthouseResult> {
  const report = join(folder, 'report.json')
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--form-factor=mobile',
    '--throttling-method=simulate',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
  ]
  await promisify(execFile)('npx', ['--yes', 'lighthouse@12.8.2', url, ...options], {
    env: { ...process.env, CHROME_PATH: await getBenchBrowserPath() },
    timeout: 180_000,
  })
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'))
  const scores = Object.entries<{ score: number }>(categories).map(([id, { score }]) => [id, score])
  return { scores: Object.fromEntries(scores), lcp: audits['largest-contentful-paint'].numericValue }
}
