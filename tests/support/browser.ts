import { existsSync } from 'node:fs'
import { packagedBrowser } from './packaged-browser.ts'

/** The browser that runs the stories: the machine's own, else the one that came with npm. */
export async function browserPath(): Promise<string> {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  if (process.env.PACKAGED_BROWSER !== '1' && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  return packagedBrowser()
}

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
