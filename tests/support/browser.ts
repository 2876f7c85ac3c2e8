import { existsSync, statfsSync } from 'node:fs'
import { getPackagedBrowserPath } from './packaged-browser.ts'

/** The browser for end-to-end tests. The headless shell from npm draws no browser window, which saves a third of the time. */
export const getE2eBrowserPath = async () => process.env.BROWSER_PATH ?? (await getPackagedBrowserPath())

/** A complete Chromium, if this machine has one. */
export const fullBrowserPath = [process.env.BROWSER_PATH ?? '', '/usr/bin/chromium'].find(existsSync)

/** The browser for benchmarks: the complete one where possible. */
export const getBenchBrowserPath = async () => fullBrowserPath ?? (await getPackagedBrowserPath())

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Pages of tests live for seconds, so optimizing their code takes longer than it saves. Nobody scrolls far in them either, so
 * the screen is drawn as one tile, by one thread. Benchmarks measure without these flags.
 */
export const e2eBrowserFlags = [
  ...browserFlags,
  '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=16',
  '--default-tile-width=1440',
  '--default-tile-height=900',
  '--num-raster-threads=1',
]

/** By default Playwright lets the browser share memory through files in /tmp. /dev/shm is faster, but tiny in some containers. */
export const e2eIgnoredFlags = hasSharedMemory() ? ['--disable-dev-shm-usage'] : []

function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= 2 ** 30
}
