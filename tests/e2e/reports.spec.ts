import type { Locator, Page } from '@playwright/test'
import { enqueue } from '../../api/src/platform/jobs/jobs.ts'
import { followLink } from '../support/follow-link.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { recordVisits } from '../support/record-visits.ts'
import { expect, test } from '../support/story.ts'

const tile = (page: Page, label: string): Locator => page.getByRole('group', { name: label, exact: true })
const rows = (page: Page) => page.getByRole('table', { name: 'Widgets' }).locator('tbody').getByRole('row')

test('an owner reads the reports, and each keeps its own filters', async ({
  page,
  baseURL,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const widget = await factory.createAsset(agency, { name: 'Home page search' })
  for (let number = 1; number <= 11; number++)
    await factory.createAsset(agency, { name: `Calculator ${number}`, type: 'MORTGAGE_CALC' })
  await recordVisits(widget, baseURL ?? '')
  const owner = await factory.createMember(agency)
  const tab = (name: string) => page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name })

  await test.step('bare and unknown paths lead to a report, which is empty without data', async () => {
    await openAs(page, owner, 'home')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
    await expect(page).toHaveURL(/\/reports\/[a-z-]+$/)
    await expect(page).toHaveTitle('Reports')
    await followLink(page, `/a/${agency.accountId}/reports/nothing`)
    await expect(page).toHaveURL(/\/reports\/(?!nothing)[a-z-]+$/)
    await expect(page).toHaveTitle('Reports')
    for (const name of ['Automations', 'Emails', 'Postcards', 'Account Landing Pages', 'Contact Dashboard']) {
      await tab(name).click()
      await expect(tab(name)).toHaveAttribute('aria-current', 'page')
      await expect(page.getByText('No data available yet', { exact: true })).toBeVisible()
      await expect(
        page.getByText('Your report will populate once data becomes available', { exact: true }),
      ).toBeVisible()
    }
    await expectAccessible(page)
  })

  await test.step('a report has the figures of its lists, and says what they count', async () => {
    await tab('Widgets').click()
    await expect(page.getByRole('heading', { name: 'Widgets had 3 views and brought 1 submission.' })).toBeVisible()
    await expect(tile(page, 'Views')).toContainText('3')
    await expect(tile(page, 'Entrances')).toContainText('66.7%2/3')
    await expect(tile(page, 'Conversion Rate')).toContainText('50.0%1/2')
    await expect(page.getByRole('row', { name: 'Home page search' })).toContainText('366.7%2/350.0%1/2')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'About Views', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'What counts as Views' })).toContainText('once per page load')
    await page.keyboard.press('Escape')
  })

  await test.step('filters survive a reload and leave the other reports alone', async () => {
    await page.getByRole('radio', { name: '90 days' }).check()
    await expect(page).toHaveURL(/days=90/)
    await page.getByLabel('Type').click()
    await page.getByRole('option', { name: 'Mortgage Calculator' }).click()
    await expect(tile(page, 'Views')).toContainText('--')
    await expect(rows(page)).toHaveCount(11)
    await page.getByLabel('Type').click()
    await page.getByRole('option', { name: 'Address Search' }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked()
    await tab('Emails').click()
    await expect(page.getByText('No data available yet')).toBeVisible()
    await expect(page).not.toHaveURL(/days=/)
    // The link of the tab has no filters. They were saved.
    await tab('Widgets').click()
    await expect(page).toHaveURL(/days=90/)
    await expect(page).toHaveURL(/type=SEARCH/)
    await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked()
    await page.getByLabel('Type').click()
    await page.getByRole('option', { name: 'All types' }).click()
    await expect(rows(page)).toHaveCount(12)
  })

  await test.step('the page size survives a reload', async () => {
    await page.getByLabel('Rows per page').click()
    await page.getByRole('option', { name: '10', exact: true }).click()
    await expect(rows(page)).toHaveCount(10)
    await page.goto(`/a/${agency.accountId}/reports/widgets`)
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('radio', { name: '30 days' }).check()
    await expect(rows(page)).toHaveCount(10)
  })

  await test.step('a row leads to its page with the same period', async () => {
    await page.getByRole('radio', { name: '7 days', exact: true }).check()
    await page.getByRole('row', { name: 'Home page search' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/marketing\/widget\/.*days=7/)
    await expect(page.getByRole('radio', { name: '7 days', exact: true })).toBeChecked()
    await page.goBack()
    await expect(rows(page)).toHaveCount(10)
  })

  await test.step('submissions lead to exactly these, and the other figures to what they are made of', async () => {
    await tile(page, 'Entrances').getByRole('link', { name: 'Show Entrances in the table' }).click()
    await expect(page).toHaveURL(/sort=entrances/)
    await expect(rows(page).first()).toContainText('Home page search')
    await tile(page, 'Submissions').getByRole('link', { name: 'Show Submissions submissions' }).click()
    await expect(page).toHaveTitle('Submissions')
    await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(1)
    await page.goBack()
  })

  await test.step('the export has every row of the view', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('widgets-report.csv')
    const response = await page.request.get(download.url())
    expect((await response.text()).trim().split('\n')).toHaveLength(13)
  })
})

test('an agent gets a report by email, stops it there, and reads on when the server fails', async ({
  page,
  baseURL,
  owner: database,
  factory,
  openAs,
  findEmail,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  await recordVisits(await factory.createAsset(agency), baseURL ?? '')
  const owner = await factory.createMember(agency)

  await test.step('an error offers a retry', async () => {
    await page.route('**/api/agent/reports/widgets*', failRequest)
    await openAs(page, owner, 'reports/widgets')
    await expect(page.getByText('The report could not be loaded')).toBeVisible()
    await pressRetry(page, '**/api/agent/reports/widgets*')
    await expect(tile(page, 'Views')).toContainText('3')
  })

  await test.step('a switch asks for the report every Monday', async () => {
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Report by email' })
    await dialog.getByRole('radio', { name: 'Every Monday' }).check()
    await expect(findToast(page, 'Widgets report is emailed to you every Monday')).toBeVisible()
    await expect(dialog.getByText(/^Next on .* 08:00 AM$/)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Emailed weekly' })).toBeVisible()
  })

  await test.step('the email has the headline, and its link stops the report', async () => {
    await database.db
      .updateTable('report_subscriptions')
      .set({ next_at: new Date(Date.now() - 60_000) })
      .where('account_id', '=', agency.accountId)
      .execute()
    await enqueue(database.db, 'schedule-reports', {})
    // The submission was emailed, too.
    await expect.poll(async () => (await findEmail(owner.email)).subject).toBe('Widgets: your weekly report')
    const email = await findEmail(owner.email)
    expect(email.text).toContain('Widgets had no visits in this period.')
    await page.goto(email.links.find((link) => link.includes('/report-emails/')) ?? '')
    await expect(page.getByRole('heading', { name: 'Stop this report?' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop this report' }).click()
    await expect(page.getByRole('heading', { name: 'You won’t get this report again' })).toBeVisible()
    await page.goto(`/a/${agency.accountId}/reports/widgets`)
    await expect(page.getByRole('button', { name: 'Email', exact: true })).toBeVisible()
  })

  await test.step('an agent without marketing permission sees whom to ask', async () => {
    const agent = await factory.createMember(agency, undefined, { role: 'AGENT' })
    await openAs(page, agent, 'reports/widgets')
    await expect(page.getByText('You need access to view this page')).toBeVisible()
  })
})
