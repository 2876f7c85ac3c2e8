import { existsSync } from 'node:fs'
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

/** Pages of tests live for seconds, so optimizing their code takes longer than it saves. Benchmarks measure with it. */
export const e2eBrowserFlags = [...browserFlags, '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=16']
