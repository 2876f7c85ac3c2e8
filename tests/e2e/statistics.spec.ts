import type { Page } from '@playwright/test'
import type { Founding } from '../../api/src/testing/founding.ts'
import { fail } from '../support/faults.ts'
import { expect, test } from '../support/story.ts'
import { visit } from '../support/visits.ts'

/** A widget that three people have looked at, two have begun with and one has finished. */
async function visitedWidget(founding: Founding, origin: string) {
  const agency = await founding.agency()
  const widget = await founding.subject(agency)
  await visit(widget, origin)
  return { agency, ...widget }
}

const card = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true }).first()
const chart = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('an agent reads what visitors did, and who they were behind a bar', async ({
  page,
  baseURL,
  founding,
  enter,
  expectAccessible,
}) => {
  const { agency, name } = await visitedWidget(founding, baseURL ?? '')
  const member = await founding.member(agency)
  await enter(page, member, 'marketing/performance')
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

  const bar = page.getByRole('button', { name: /: 1 Submissions$/ })
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

test('the period and its grouping stand in the address, and a custom one is picked on a phone too', async ({
  page,
  founding,
  enter,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await founding.agency()
  const { subjectId } = await founding.subject(agency, { kind: 'landing-page', name: 'Spring sale' })
  const member = await founding.member(agency)
  await page.route('**/api/agent/landing-page/stats', fail)
  await enter(page, member, `marketing/performance/${subjectId}`)
  await expect(page.getByText('Page Views could not be loaded.')).toBeVisible()
  await page.unroute('**/api/agent/landing-page/stats')
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByText('No views in this period')).toBeVisible()
  await expect(card(page, 'Conversion Rate')).toContainText('--')

  await page.route('**/api/agent/landing-page/stats', fail)
  await page.getByRole('radio', { name: '90 days' }).check()
  await expect(page.getByText('Page Views could not be loaded.')).toBeVisible()
  await page.unroute('**/api/agent/landing-page/stats')
  await page.getByRole('button', { name: 'Retry' }).first().click()
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
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('without the permission there is nothing to see, and it says whom to ask', async ({ page, founding, enter }) => {
  const agency = await founding.agency()
  const member = await founding.member(agency, undefined, { role: 'AGENT' })
  await enter(page, member, 'marketing/performance')
  await expect(page.getByText('You need access to view this page')).toBeVisible()
})
