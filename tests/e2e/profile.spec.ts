import { demoPerson } from '../support/demo-people.ts'
import { expect, test } from '../support/story.ts'

test('an agent manages their details, password, and sessions', async ({
  page,
  browser,
  signIn,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  await openAs(page, { email, accountId: agency.accountId }, 'settings')
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/settings/profile`))
  await expect(page).toHaveTitle('My Details')
  await expectAccessible(page)

  await test.step('details are validated and saved', async () => {
    await page.getByLabel('First name').fill('')
    await page.getByLabel('Phone').fill('12')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('First Name is required')).toBeVisible()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await page.getByLabel('First name').fill('Grace')
    await page.getByLabel('Phone').fill('(207) 555-0134')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByRole('status').filter({ hasText: /saved/i })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Grace')
  })

  const otherDevice = await browser.newPage()
  await otherDevice.goto('/auth/login')
  await signIn(otherDevice, email)
  await expect(otherDevice).toHaveTitle('Home')

  await test.step('changing the password signs out other devices', async () => {
    await page.getByLabel('Current password').fill('guess')
    await page.getByLabel('New password').fill('battery staple')
    await page
      .getByRole('button', { name: /password$/i })
      .last()
      .click()
    await expect(page.getByText('That is not your current password')).toBeVisible()
    await page.getByLabel('Current password').fill('correct horse')
    await page
      .getByRole('button', { name: /password$/i })
      .last()
      .click()
    await expect(page.getByText('Password changed.')).toBeVisible()
    await expect(otherDevice).toHaveURL(/\/auth\/login/, { timeout: 20_000 })
  })

  await test.step('a single other device can be signed out', async () => {
    await signIn(otherDevice, email, 'battery staple')
    await expect(otherDevice).toHaveTitle('Home')
    await page.reload()
    await expect(page.getByText('This device', { exact: true })).toHaveCount(1)
    await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
    await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0)
    await expect(otherDevice).toHaveURL(/\/auth\/login/, { timeout: 20_000 })
  })
  await otherDevice.close()
})

test('the chosen theme is applied before the first paint', async ({ page, openAs }) => {
  await openAs(page, demoPerson('demo@gable.test'), 'settings/profile')
  await page.getByRole('radio', { name: /Dark/ }).press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('no field of My Details is wider than the screen', async ({ page, openAs }) => {
    await openAs(page, demoPerson('demo@gable.test'), 'settings/profile')
    const details = page.getByRole('region', { name: 'Personal information' })
    await expect(details.getByRole('combobox', { name: 'Time Zone' })).toBeVisible()
    const overflow = await details.locator('form').evaluate((form) => form.scrollWidth - form.clientWidth)
    expect(overflow).toBe(0)
  })
})
