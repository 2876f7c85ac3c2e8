import { existsSync } from 'node:fs'
import { packagedBrowser } from './packaged-browser.ts'

/** The browser that runs the stories. The one from npm draws no window around a page, which is a third of the work. */
export const browserOfStories = async () => process.env.BROWSER_PATH ?? (await packagedBrowser())

/** One with all that people have in theirs, where the machine has one. */
export const wholeBrowser = [process.env.BROWSER_PATH ?? '', '/usr/bin/chromium'].find(existsSync)

/** The browser in which is measured. */
export const browserPath = async () => wholeBrowser ?? (await packagedBrowser())

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
