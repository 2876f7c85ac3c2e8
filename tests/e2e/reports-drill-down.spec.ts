import type { Page } from '@playwright/test'
import { demoPerson } from '../support/demo-people.ts'
import { expect, test } from '../support/story.ts'

const openFirstRow = (page: Page) =>
  page.locator('main table').last().locator('tbody tr').first().getByRole('link').first().click()
const clickButton = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).first().click()
const openSubmission = async (page: Page) => {
  await page.getByRole('link', { name: 'Show Submissions submissions' }).click()
  await expect(page).toHaveTitle('Submissions')
  await openFirstRow(page)
}

/** How each report leads to people: from its address to a page with a link to a contact. */
const ways: readonly { report: string; query?: string; go: (page: Page) => Promise<void> }[] = [
  { report: 'database-insight', go: openFirstRow },
  { report: 'property-intelligence', go: openFirstRow },
  {
    report: 'automations',
    go: async (page) => {
      await openFirstRow(page)
      await clickButton(page, 'Show Contacts')
    },
  },
  {
    report: 'emails',
    go: async (page) => {
      await openFirstRow(page)
      await clickButton(page, 'Show who opened')
    },
  },
  {
    report: 'postcards',
    go: async (page) => {
      await openFirstRow(page)
      await clickButton(page, 'Show who scanned')
    },
  },
  { report: 'widgets', go: openSubmission },
  { report: 'account-landing-pages', go: openSubmission },
  { report: 'contact-dashboard', query: '&breakdown=owner', go: openFirstRow },
]

test('every report leads to the people whom it counts', async ({ page, openAs }) => {
  test.slow()
  const owner = demoPerson('demo@gable.test')
  const expectContact = async (report: string) => {
    await expect(page, report).toHaveURL(/\/contacts\/[\da-f-]{36}\/activity/)
    await expect(page.getByRole('heading', { level: 1 }), report).toBeVisible()
  }
  await openAs(page, owner, 'reports/engagement?days=365')
  await openFirstRow(page)
  await expectContact('engagement')
  for (const { report, query = '', go } of ways) {
    await test.step(report, async () => {
      await page.goto(`/a/${owner.accountId}/reports/${report}?days=365${query}`)
      await go(page)
      await page.locator('a[href*="/contacts/0"]').first().click()
      await expectContact(report)
    })
  }
})
