import type { Page } from '@playwright/test'
import type { TestAgency } from '../../api/src/testing/agency-factory.ts'
import { test as story } from '../support/story.ts'
import { createWidgets, type PublishedWidget } from './create-widgets.ts'
import { openWebsite, resolveExampleHosts, type Website } from './website.ts'

interface HostFixtures {
  agency: TestAgency
  /** One of each type. */
  widgets: PublishedWidget[]
  /** Opens a page of a website outside our control. */
  open(host: HostPage, page?: Page): Promise<void>
}

interface HostPage {
  head?: string
  body: string
  language?: string
  headers?: Record<string, string>
}

/** Tests on host pages that embed the real widgets of the running product. */
export const test = story.extend<HostFixtures, { website: Website }>({
  launchOptions: [
    async ({ launchOptions: { args = [], ...options } }, use) => {
      // Playwright disables the back-forward cache by default.
      const ignoreDefaultArgs = ['--disable-back-forward-cache']
      await use({ ...options, args: [...args, resolveExampleHosts], ignoreDefaultArgs })
    },
    { scope: 'worker' },
  ],
  // Tall enough to show one widget of each type, with its form.
  viewport: { width: 1280, height: 6000 },
  website: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const website = await openWebsite()
      await use(website)
      website.close()
    },
    { scope: 'worker' },
  ],
  agency: async ({ factory }, use) => use(await factory.createAgency()),
  widgets: async ({ factory, agency, baseURL }, use) => use(await createWidgets(factory, agency, baseURL ?? '')),
  open: async ({ website, page: defaultPage }, use) => {
    await use(async ({ head = '', body, language = 'en', headers }, page = defaultPage) => {
      const text = `<!doctype html><html lang="${language}"><title>Host page</title>${head}<body>${body}</body></html>`
      await page.goto(website.publish({ text, ...(headers && { headers }) }), { waitUntil: 'domcontentloaded' })
    })
  },
})

export { expect } from '@playwright/test'
