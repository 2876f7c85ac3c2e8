import { demoPerson } from '../support/demo-people.ts'
import { expect, test } from '../support/story.ts'

test('an agent keeps the own details, password and sessions in order', async ({
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

  await test.step('details are checked and kept', async () => {
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

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/auth/login')
  await signIn(elsewhere, email)
  await expect(elsewhere).toHaveTitle('Home')

  await test.step('a new password ends the session elsewhere', async () => {
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
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/auth\/login/)
  })

  await test.step('another place can be signed out alone', async () => {
    await signIn(elsewhere, email, 'battery staple')
    await expect(elsewhere).toHaveTitle('Home')
    await page.reload()
    await expect(page.getByText('This device', { exact: true })).toHaveCount(1)
    await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
    await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0)
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/auth\/login/)
  })
  await elsewhere.close()
})

test('the theme follows the choice, and is there before the first paint', async ({ page, openAs }) => {
  await openAs(page, demoPerson('demo@gable.test'), 'settings/profile')
  await page.getByRole('radio', { name: /Dark/ }).press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
