import { newId } from '@gable/shared/ids.ts'
import { test as base, expect, type Page } from '@playwright/test'
import { type Database, openOwnerDatabase } from '../../api/src/platform/database.ts'
import { AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import { findNewAccessibilityViolations } from './accessibility.ts'
import { type CheckedParts, createCheckedParts } from './checked-parts.ts'
import { collectPageErrors } from './page-errors.ts'

const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

interface WorkerFixtures {
  owner: Database
  factory: AgencyFactory
  checkedParts: CheckedParts
}

interface Person {
  email: string
  accountId: string
  password?: string
}

interface TestFixtures {
  /** All tests send from one address, which would soon look like a flood. */
  submissionLimit: undefined
  /** Waits for an email to this address, with this subject if one is given, and returns the newest one. */
  findEmail(email: string, subject?: string): Promise<OutboxEmail>
  /** Submits the sign-in form that is open on the page. */
  signIn(page: Page, email: string, password?: string): Promise<void>
  /** Signs a person in by request, since the sign-in page has tests of its own, so that `page.request` is theirs. */
  signInAs(page: Page, person: Omit<Person, 'accountId'>): Promise<void>
  /** Opens a path of an account as a signed-in person. */
  openAs(page: Page, person: Person, path: string): Promise<void>
  /**
   * Fails on accessibility violations in the light or dark theme. Call it for every state worth checking: what has been
   * checked in this run, by whichever story, is left out.
   */
  expectAccessible(page: Page): Promise<void>
}

/** Runs against the built product in a real browser. Each test creates its own agencies with `factory`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  owner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const owner = openOwnerDatabase(process.env.STORY_DATABASE_URL ?? '', { connections: 2 })
      await use(owner)
      await owner.close()
    },
    { scope: 'worker' },
  ],
  checkedParts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use, { workerIndex }) => use(createCheckedParts(process.env.STORY_CHECKED_PARTS ?? '', workerIndex)),
    { scope: 'worker' },
  ],
  factory: [async ({ owner }, use) => use(new AgencyFactory(owner)), { scope: 'worker' }],
  // Each test is a visitor of its own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  userAgent: async ({}, use) => use(`${browserUserAgent} Visitor/${newId()}`),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  baseURL: async ({}, use) => use(process.env.STORY_ORIGIN ?? ''),
  submissionLimit: [
    async ({ owner }, use) => {
      await owner.db.deleteFrom('attempts').where('key', 'like', 'submission:%').execute()
      await use(undefined)
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    const errors = collectPageErrors(page)
    await use(page)
    expect(errors, 'errors in the browser').toEqual([])
  },
  findEmail: async ({ request }, use) => {
    await use(async (email, wanted) => {
      const findNewest = async () => {
        const emails: OutboxEmail[] = await (await request.get('/dev/outbox.json')).json()
        return emails.find(({ to, subject }) => to === email && (wanted === undefined || subject === wanted))
      }
      await expect.poll(findNewest, { message: `an email to ${email}` }).toBeTruthy()
      return (await findNewest()) as OutboxEmail
    })
  },
  signIn: async ({ baseURL: _ }, use) => {
    await use(async (page, email, secret = password) => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(secret)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    })
  },
  signInAs: async ({ baseURL: _ }, use) => {
    await use(async (page, { email, password: secret = password }) => {
      const response = await page.request.post('/api/auth/login', { data: { email, password: secret } })
      expect(response.ok(), `${email} signs in`).toBe(true)
    })
  },
  openAs: async ({ signInAs }, use) => {
    await use(async (page, person, path) => {
      await signInAs(page, person)
      await page.goto(`/a/${person.accountId}/${path}`)
    })
  },
  expectAccessible: async ({ checkedParts }, use) => {
    await use(async (page) => {
      const violations = await findNewAccessibilityViolations(page, checkedParts)
      // The dark theme only changes colors, so only contrast is checked again.
      await setTheme(page, 'dark')
      const darkViolations = await findNewAccessibilityViolations(page, checkedParts, ['color-contrast'])
      await setTheme(page, 'light')
      expect([...violations, ...darkViolations.map((violation) => `dark theme: ${violation}`)]).toEqual([])
    })
  },
})

const setTheme = (page: Page, theme: string) =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme)

interface OutboxEmail {
  to: string
  subject: string
  text: string
  links: string[]
}

export { expect } from '@playwright/test'
