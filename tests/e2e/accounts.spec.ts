import { failRequest } from '../support/page-errors.ts'
import { openPalette } from '../support/palette.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

const password = 'gable-demo'
const harborAndHill = '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1'
const larkspur = '018bb2c0-1e00-7b20-8b20-6c5f0e2b91a2'

test('an agent with several accounts chooses one, and every URL opens in the chosen account', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/accounts?next=settings/profile')
  await signIn(page, 'both@gable.test', password)
  await expect(page).toHaveTitle('Switch Account')
  await expect(page.getByRole('heading', { name: 'Switch Account' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Harbor & Hill Realty/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Larkspur Homes/ }).click()
  await expect(page).toHaveURL(new RegExp(`/a/${larkspur}/settings/profile$`))

  await test.step('a URL of an unconnected account shows the account list, then opens the same page', async () => {
    await page.goto('/a/018bb2c0-1e00-7c30-8c30-6c5f0e2b91a3/settings/profile?tab=1')
    await expect(page).toHaveURL(/\/accounts\?next=settings%2Fprofile%3Ftab%3D1$/)
    await page.getByRole('link', { name: /Harbor & Hill Realty/ }).click()
    await expect(page).toHaveURL(new RegExp(`/a/${harborAndHill}/settings/profile\\?tab=1$`))
  })

  await test.step('a URL without an account is forwarded, and Back skips the forwarding page', async () => {
    await page.goto('/not-found')
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible()
    await page.goto('/settings/profile?tab=2')
    await expect(page).toHaveURL(/\/accounts\?next=settings%2Fprofile%3Ftab%3D2$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/not-found$/)
    await page.goto('/reports/widgets')
    await expect(page).toHaveURL(/\/accounts\?next=reports%2Fwidgets$/)
  })
})

test('a user without an account sees an explanation, one without a plan is offered a demo, and both can sign out', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/')
  await signIn(page, 'alone@gable.test', password)
  await expect(page).toHaveTitle('Switch Account')
  await expect(page.getByText('You are not connected to any account')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)

  await signIn(page, 'former@gable.test', password)
  await page.getByRole('link', { name: /Marsh & Pine/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button').last().click()
  await expect(page).toHaveURL(/\/auth\/login/)
  expect((await page.request.get('/api/session')).status()).toBe(401)
})

test('a suspended agency opens the suspension page, whichever page was requested', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/accounts?next=settings/profile')
  await signIn(page, 'frozen@gable.test', password)
  await expect(page).toHaveURL(/\/suspended$/)
  await expect(page).toHaveTitle('Suspended Account')
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    /^mailto:support@gable\.test\?subject=Reactivate%20our%20account.*&body=.*frozen%40gable\.test$/,
  )
  await expectAccessible(page)
  const account = new URL(page.url()).pathname.replace('/suspended', '')
  for (const path of ['/plans', '/no-such-page']) {
    await page.goto(account + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suspended Account')
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Open billing' }).click()
  await expect(page).toHaveTitle('Billing and Subscription')
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
})

test('unknown URLs show the not-found page, and an account that fails to load an error with a retry', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await test.step('outside and inside an account nothing is found', async () => {
    await page.goto('/nonsense')
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/a/${harborAndHill}/nonsense`)
    await expect(page).toHaveURL(/\/auth\/login/)
    await signIn(page, 'demo@gable.test', password)
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })
  await test.step('an active agency has no suspension page', async () => {
    await page.goto(`/a/${harborAndHill}/suspended`)
    await expect(page).toHaveURL(new RegExp(`/a/${harborAndHill}/home$`))
    await expect(page).toHaveTitle('Home')
  })
  await test.step('an account that fails to load is not the not-found page', async () => {
    const accountCalls = /\/api\/agent\/(start|agency)$/
    await page.route(accountCalls, failRequest)
    await page.reload()
    await expect(page.getByText('Something went wrong').first()).toBeVisible()
    await pressRetry(page, accountCalls)
    await expect(page).toHaveTitle('Home')
  })
})

test('a support agent viewing an account sees a banner and can stop', async ({
  page,
  factory,
  owner,
  expectAccessible,
}) => {
  const { createEmulationLink } = await import('../../api/src/identity/emulation.ts')
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  const token = await createEmulationLink(owner.db, { email, type: 'SUPPORT', by: 'Sam' })
  await page.goto(`/auth/magic-link?link_token=${token}`)
  await expect(page.getByRole('region', { name: 'Emulation' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop viewing' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('signing in after an expired session opens the same page, and signing out in one window signs out the others', async ({
  page,
  context,
  signIn,
  factory,
  owner,
}) => {
  const agency = await factory.createAgency()
  const { email, userId } = await factory.createMember(agency)
  await page.goto('/auth/login')
  await signIn(page, email)
  await expect(page).toHaveTitle('Home')
  await owner.db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await page.goto(`/a/${agency.accountId}/settings/profile?from=story`)
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await signIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/settings/profile\\?from=story$`))

  const other = await context.newPage()
  await other.goto('/')
  await expect(other).toHaveTitle('Home')
  await openPalette(page)
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(other).toHaveURL(/\/auth\/login/)
})
