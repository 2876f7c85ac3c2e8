import type { Page } from '@playwright/test'
import type { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { recordVisits } from '../support/record-visits.ts'
import { expect, test } from '../support/story.ts'

/** Creates a widget with three views, two started journeys and one submission. */
async function createVisitedWidget(factory: AgencyFactory, origin: string) {
  const agency = await factory.createAgency()
  const widget = await factory.createAsset(agency)
  await recordVisits(widget, origin)
  return { agency, ...widget }
}

const card = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true }).first()
const chart = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('an agent sees the statistics of a widget and the submissions behind a bar', async ({
  page,
  baseURL,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { agency, name } = await createVisitedWidget(factory, baseURL ?? '')
  const member = await factory.createMember(agency)
  await openAs(page, member, 'marketing/performance')
  await expect(page).toHaveTitle('Performance')
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('66.7%2/3')
  await expect(row).toContainText('50.0%1/2')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=name/)
  await row.getByRole('link', { name }).click()

  await expect(page).toHaveTitle(name)
  await expect(card(page, 'Widget Views')).toContainText('3')
  await expect(card(page, 'Entrances')).toContainText('66.7%2/3')
  await expect(card(page, 'Conversion Rate')).toContainText('50.0%1/2')
  await expect(page.getByText('Updated just now')).toBeVisible()
  await expect(chart(page, 'Widget Views to Submission Rate')).toContainText('33.3%')

  await page.getByRole('button', { name: 'Show Widget Views to Submission Rate as a table' }).click()
  const rates = page.getByRole('table', { name: 'Widget Views to Submission Rate' })
  await expect(rates).toContainText('33.3%')
  await expect(rates).toContainText('--')
  await expect(rates).not.toContainText('0.0%')

  const bar = page.getByRole('button', { name: /^\w{3} \d\d, \d{4}: 1 submission$/ })
  await expect(bar).toBeVisible()
  await expectAccessible(page)
  await bar.focus()
  await page.keyboard.press('Enter')
  const submissions = page.getByRole('dialog', { name: 'Submissions' })
  await expect(submissions.getByText('Nora Field')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(submissions.getByText('Nora Field')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(submissions).toBeHidden()
  await expect(page).not.toHaveURL(/bucket/)

  await page.getByRole('button', { name: 'Show Submissions as a table' }).click()
  await page.getByRole('table', { name: 'Submissions' }).getByRole('button').click()
  await expect(submissions.getByText('Nora Field')).toBeVisible()
  await page.goBack()
  await expect(submissions).toBeHidden()
})

test('the period and its grouping are in the URL, and a custom range can be selected on a phone', async ({
  page,
  factory,
  openAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  const { subjectId } = await factory.createAsset(agency, { kind: 'landing-page', name: 'Spring sale' })
  const member = await factory.createMember(agency)
  await page.route('**/api/agent/landing-page/stats', failRequest)
  await openAs(page, member, `marketing/performance/${subjectId}`)
  await expect(page.getByText('Page Views could not be loaded.')).toBeVisible()
  await pressRetry(page, '**/api/agent/landing-page/stats', page.getByRole('button', { name: 'Retry' }).first())
  await expect(page.getByText('No views in this period')).toBeVisible()
  await expect(card(page, 'Conversion Rate')).toContainText('--')

  await page.route('**/api/agent/landing-page/stats', failRequest)
  await page.getByRole('radio', { name: '90 days' }).check()
  await expect(page.getByText('Page Views could not be loaded.')).toBeVisible()
  await pressRetry(page, '**/api/agent/landing-page/stats', page.getByRole('button', { name: 'Retry' }).first())
  await expect(page).toHaveURL(/days=90$/)
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked()
  await page.getByRole('radio', { name: 'Month' }).check()
  await expect(page).toHaveURL(/days=90&by=MONTH$/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked()

  await page.getByRole('button', { name: /^Custom range/ }).click()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.locator('[data-day$="-01"]').click()
  await page.locator('[data-day$="-05"]').click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&till=\d{4}-\d\d-05$/)
  // Charts are dimmed while the statistics of the new period load.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
})

test('an agent without marketing permission sees whom to ask for access', async ({ page, factory, openAs }) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency, undefined, { role: 'AGENT' })
  await openAs(page, member, 'marketing/performance')
  await expect(page.getByText('You need access to view this page')).toBeVisible()
})
