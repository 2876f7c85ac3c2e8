import { newId } from '@gable/shared/ids.ts'
import { test as base, expect, type Page } from '@playwright/test'
import { type Database, openOwnerDatabase } from '../../api/src/platform/database.ts'
import { AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import { faultsIn } from './accessibility.ts'
import { collectPageErrors } from './page-errors.ts'

// One visitor who sends as much as all stories do would be taken for a machine.
const anyBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

interface Shared {
  owner: Database
  factory: AgencyFactory
}

interface Told {
  /** The newest letter to somebody, once it is there. */
  letterTo(email: string): Promise<{ subject: string; text: string; links: string[] }>
  signIn(page: Page, email: string, password?: string): Promise<void>
  /** Opens a place of an account as somebody who is signed in there. How one signs in is a story of its own. */
  enter(page: Page, who: { email: string; accountId: string; password?: string }, path: string): Promise<void>
  /** No screen is finished that somebody cannot use: called on each state worth looking at, in both themes. */
  expectAccessible(page: Page): Promise<void>
}

/** A story is told in the built product, by a real browser, with the world each story founds for itself. */
export const test = base.extend<Told, Shared>({
  owner: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const owner = openOwnerDatabase(process.env.STORY_DATABASE_URL ?? '', { connections: 2 })
      await use(owner)
      await owner.close()
    },
    { scope: 'worker' },
  ],
  factory: [async ({ owner }, use) => use(new AgencyFactory(owner)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
  userAgent: async ({}, use) => use(`${anyBrowser} Visitor/${newId()}`),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
  baseURL: async ({}, use) => use(process.env.STORY_ORIGIN ?? ''),
  page: async ({ page }, use) => {
    const faults = collectPageErrors(page)
    await use(page)
    expect(faults, 'faults the browser saw').toEqual([])
  },
  letterTo: async ({ request }, use) => {
    await use(async (email) => {
      const find = async () => {
        const letters: Letter[] = await (await request.get('/dev/outbox.json')).json()
        return letters.find(({ to }) => to === email)
      }
      await expect.poll(find, { message: `a letter to ${email}` }).toBeTruthy()
      return (await find()) as Letter
    })
  },
  signIn: async ({ baseURL: _ }, use) => {
    await use(async (page, email, secret = password) => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(secret)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    })
  },
  enter: async ({ baseURL: _ }, use) => {
    await use(async (page, { email, accountId, password: secret = password }, path) => {
      const answer = await page.request.post('/api/auth/login', { data: { email, password: secret } })
      expect(answer.ok(), `${email} signs in`).toBe(true)
      await page.goto(`/a/${accountId}/${path}`)
    })
  },
  expectAccessible: async ({ baseURL: _ }, use) => {
    await use(async (page) => {
      const found = [...(await faultsIn(page)), ...(await inTheDark(page))]
      expect(found).toEqual([])
    })
  },
})

/** The other theme changes colours and nothing else. */
async function inTheDark(page: Page) {
  const use = (theme: string) =>
    page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme)
  await use('dark')
  const found = await faultsIn(page, ['color-contrast'])
  await use('light')
  return found.map((fault) => `in the dark: ${fault}`)
}

interface Letter {
  to: string
  subject: string
  text: string
  links: string[]
}

export { expect } from '@playwright/test'
