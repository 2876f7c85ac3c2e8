import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import { completeBrand } from '../../api/src/testing/brand.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const calls = '**/api/agent/landing-page/**'

/** Presses once against a failing server, expects the error toast, and presses again. */
async function retryAfterFailure(page: Page, method: string, press: () => Promise<unknown>, message: string) {
  await page.route(calls, (route) => (route.request().method() === method ? failRequest(route) : route.fallback()))
  await press()
  await expect(findToast(page, message)).toBeVisible()
  await page.unroute(calls)
  await press()
}

test('an agent creates a valid and available personalized URL, and can then create personal pages', async ({
  page,
  browser,
  owner,
  baseURL,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(90_000)
  const agency = await factory.createAgency()
  const ada = await factory.createMember(agency)
  const taken = `taken-${newId().slice(-12)}`
  await factory.createMember(agency, undefined, { purl_id: taken })
  const slug = `ada-${newId().slice(-12)}`
  const list = `/a/${agency.accountId}/marketing/landing-page/personal`
  await openAs(page, ada, 'settings')
  await page.getByRole('link', { name: 'Landing Pages', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page).toHaveTitle('Personal Landing Pages')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up personalized URL' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Personalized URL' })
  await expect(dialog.getByText('A custom URL can only be set up once and cannot be changed.')).toBeVisible()
  const field = dialog.getByLabel('Custom URL')
  await expect(field).toHaveValue(/^ada-moss(-\d+)?$/)
  const continueButton = dialog.getByRole('button', { name: 'Continue' })
  for (const [typed, message] of [
    ['  ', 'Enter name to continue'],
    ['ab', 'Please enter at least 3 characters'],
    ['x'.repeat(33), 'Name should be less than 32 characters'],
    ['ada moss', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
    [taken, 'This name is already taken'],
  ] as const) {
    await field.fill(typed)
    await field.press('Tab')
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message.replace(/[()]/g, '\\$&')}`))
  }
  await expectAccessible(page)

  const availabilityCall = '**/purl/availability**'
  await page.route(availabilityCall, failRequest)
  await field.fill(slug)
  await expect(dialog.getByText('This name is already taken')).toBeVisible()
  await page.unroute(availabilityCall)

  let respond = () => {}
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(availabilityCall, (route) => response.then(() => route.fallback()))
  await field.fill(`${slug}-`)
  await field.fill(slug)
  await expect(continueButton).toHaveAttribute('aria-busy', 'true')
  await field.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeHidden()
  respond()
  await expect(dialog.getByText('This name is available')).toBeAttached()
  await expect(dialog.getByText(`${baseURL}/p/${slug}/page-id`)).toBeVisible()

  // A second window shows live updates. It must not be a tab, because browsers throttle background tabs.
  const secondWindow = await browser.newPage()
  await openAs(secondWindow, ada, 'marketing/landing-page/personal')

  await test.step('chooses and confirms the URL', async () => {
    await continueButton.click()
    await expect(dialog.getByText(`${baseURL}/p/${slug}/page-id`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Go Back' }).click()
    await expect(field).toHaveValue(slug)
    await continueButton.click()
    await retryAfterFailure(
      page,
      'POST',
      () => dialog.getByRole('button', { name: 'Confirm' }).click(),
      'Unable to clone Personalized URL. Please try again later',
    )
    await expect(findToast(page, 'Personalized URL created')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('needs complete branding before creating a page', async () => {
    for (const screen of [page, secondWindow]) {
      await expect(screen.getByText('No Personal Landing Pages found')).toBeVisible()
      await expect(screen.getByText('Please create a personal landing page to get started.')).toBeVisible()
    }
    await expect(
      page.getByRole('main').locator('header').getByRole('button', { name: 'Create' }),
    ).toHaveAccessibleDescription('Your branding is incomplete. Add a brand colour and a logo to publish.')
    await completeBrand({ owner }, agency.brandingId)
    await page.reload()
    await expect(
      page.getByRole('main').locator('header').getByRole('link', { name: 'Create' }),
    ).toHaveAccessibleDescription('You have 5 Personal Landing Pages remaining.')
    await page.getByRole('button', { name: 'Your personalized URL' }).click()
    await expect(page.getByText(`${baseURL}/p/${slug}/page-id`)).toBeVisible()
    await page.keyboard.press('Escape')
  })
})
