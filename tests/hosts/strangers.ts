import type { Page } from '@playwright/test'
import type { FoundAgency } from '../../api/src/testing/founding.ts'
import { test as story } from '../support/story.ts'
import { type FoundedWidget, foundWidgets } from './founded-widgets.ts'
import { openWebsite, strangersAreHere, type Website } from './website.ts'

interface Told {
  agency: FoundAgency
  /** One of each type. */
  widgets: FoundedWidget[]
  /** Opens a page of a stranger. */
  open(host: Host, page?: Page): Promise<void>
}

export interface Host {
  head?: string
  body: string
  language?: string
  headers?: Record<string, string>
}

/** A story on pages that nobody here controls, around the real elements of the running product. */
export const test = story.extend<Told, { website: Website }>({
  launchOptions: [
    async ({ launchOptions: { args = [], ...usual } }, use) => {
      // A page that was left is remembered, as in any browser.
      const ignoreDefaultArgs = ['--disable-back-forward-cache']
      await use({ ...usual, args: [...args, strangersAreHere], ignoreDefaultArgs })
    },
    { scope: 'worker' },
  ],
  // Tall enough for one of each to be in sight.
  viewport: { width: 1280, height: 3000 },
  website: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const website = await openWebsite()
      await use(website)
      website.close()
    },
    { scope: 'worker' },
  ],
  agency: async ({ founding }, use) => use(await founding.agency()),
  widgets: async ({ founding, agency, baseURL }, use) => use(await foundWidgets(founding, agency, baseURL ?? '')),
  open: async ({ website, page: usual }, use) => {
    await use(async ({ head = '', body, language = 'en', headers }, page = usual) => {
      const text = `<!doctype html><html lang="${language}"><title>Strangers</title>${head}<body>${body}</body></html>`
      await page.goto(website.publish({ text, ...(headers && { headers }) }), { waitUntil: 'domcontentloaded' })
    })
  },
})

export { expect } from '@playwright/test'
