import { followLink } from '../support/follow-link.ts'
import { failRequest } from '../support/page-errors.ts'
import { openPalette } from '../support/palette.ts'
import { expect, test } from '../support/story.ts'

const demoUser = { email: 'demo@gable.test', password: 'gable-demo' }

test('a visitor signs in after an empty form and a wrong password, and opens the requested page', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expectAccessible(page)
  await followLink(page, '/accounts?x=1')
  await expect(page).toHaveURL(/\/auth\/login\?next=accounts%3Fx%3D1$/)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  await signIn(page, demoUser.email, 'wrong-password')
  await expect(page.getByText('That email and password do not match. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(demoUser.email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectAccessible(page)
  await signIn(page, demoUser.email, demoUser.password)
  await expect(page).toHaveURL(/\/a\/[\w-]+\/home$/)
  await expect(page).toHaveTitle('Home')
})

test('an emailed link signs in once and opens the requested page', async ({
  page,
  findEmail,
  signIn,
  factory,
  browser,
}) => {
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  await page.goto('/auth/login?next=settings/profile')
  await page.getByRole('link', { name: 'Send me a magic link' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If an account uses this email, a sign-in link is on its way.')).toBeVisible()
  const [link = ''] = (await findEmail(email)).links
  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/settings/profile$`))
  await expect(page).toHaveTitle('My Details')

  await followLink(page, new URL(link).pathname + new URL(link).search)
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}`))
  const otherBrowser = await browser.newPage()
  await otherBrowser.goto(link)
  await expect(otherBrowser.getByText('Verification link expired or invalid. Please try again.')).toBeVisible()
  await expect(otherBrowser).toHaveURL(/\/auth\/login$/)
  await signIn(otherBrowser, email)
  await expect(otherBrowser).toHaveURL(/\/a\/[\w-]+\/home$/)
  await otherBrowser.close()
})

test('a forgotten password is replaced after signing in by email', async ({
  page,
  findEmail,
  factory,
  expectAccessible,
}) => {
  const { email } = await factory.createMember(await factory.createAgency())
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If an account uses this email, a sign-in link is on its way.')).toBeVisible()
  const [link = ''] = (await findEmail(email)).links
  await page.goto(link)
  await expect(page).toHaveURL(/settings\/profile#password$/)
  await expect(page.getByLabel('Current Password')).toHaveCount(0)
  await page.getByLabel('New Password').fill('battery staple')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
})

test('an invitation opens its account, and works only once', async ({ page, owner, browser }) => {
  const { createAgencyForOwner } = await import('../../api/src/agency/create-agency.ts')
  const { accountId, code } = await createAgencyForOwner(owner.db, {
    name: 'Fern & Co',
    ownerEmail: `fern-${Date.now()}@example.com`,
  })
  await page.goto(`/auth/invitation?invitationToken=${code}`)
  await expect(page).toHaveURL(new RegExp(`/a/${accountId}/onboarding/personal-details$`))
  const secondVisit = await browser.newPage()
  await secondVisit.goto(`/auth/invitation?invitationToken=${code}`)
  await expect(secondVisit.getByText('Sorry, that invite is invalid or has already been claimed.')).toBeVisible()
  await expect(secondVisit).toHaveURL(/\/auth\/login$/)
  await followLink(secondVisit, '/auth/invitation')
  await expect(secondVisit.getByText('Invalid Invitation Link')).toBeVisible()
  await expect(secondVisit).toHaveURL(/\/auth\/login$/)
  await secondVisit.close()
})

test('links that lead nowhere open the sign-in page, and unexpected errors show a generic message', async ({
  page,
  signIn,
}) => {
  await page.goto('/auth/magic-link')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await page.route('**/api/auth/invitation/accept', (route) => route.fulfill({ json: {} }))
  await followLink(page, '/auth/invitation?invitationToken=any')
  await expect(page).toHaveURL(/\/auth\/login$/)

  await page.route('**/api/auth/**', failRequest)
  for (const path of ['/auth/magic-link?link_token=x', '/auth/invitation?invitationToken=x']) {
    await page.goto(path)
    await expect(page.getByText(/Something went wrong/)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)
  }
  await followLink(page, '/auth/login')
  await expect(page.getByText(/Something went wrong/)).toBeHidden()
  await signIn(page, demoUser.email, demoUser.password)
  await expect(page.getByText(/Something went wrong/)).toBeVisible()
})

test('users of a canceled or unfinished account see why they cannot sign in', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/auth/login')
  await signIn(page, 'lapsed@gable.test', demoUser.password)
  await expect(
    page.getByText(
      'This account has been cancelled and is no longer active. Please contact your team owner or support to reactivate the plan.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await signIn(page, 'early@gable.test', demoUser.password)
  await expect(
    page.getByText(
      'Either an admin or an owner in your company must set up their the product account first, before users can do so.',
    ),
  ).toBeVisible()
})

test('a signed-in user skips the sign-in pages, and a link stays unused', async ({
  page,
  signIn,
  findEmail,
  factory,
  browser,
}) => {
  const { email } = await factory.createMember(await factory.createAgency())
  await page.goto('/auth/login')
  await signIn(page, email)
  await expect(page).toHaveTitle('Home')
  await page.request.post('/api/auth/magic-link', { data: { email } })
  const [link = ''] = (await findEmail(email, 'Your sign-in link')).links
  await page.goto('/auth/login?next=settings/profile')
  await expect(page).toHaveTitle('My Details')
  await followLink(page, '/auth/login')
  await expect(page).toHaveTitle('Home')
  await followLink(page, new URL(link).pathname + new URL(link).search)
  await expect(page).toHaveURL(/\/a\/[\w-]+\/home$/)
  const otherBrowser = await browser.newPage()
  await otherBrowser.goto(link)
  await expect(otherBrowser).toHaveTitle('Home')
  await otherBrowser.close()
})

test('the training site requires a session, and shows when it is not set up', async ({ page, signIn }) => {
  await page.goto('/auth/thinkfic/sso')
  await expect(page).toHaveURL(/\/auth\/login\?next=auth%2Fthinkfic%2Fsso$/)
  await signIn(page, demoUser.email, demoUser.password)
  await expect(page).toHaveURL(/\/auth\/thinkfic\/sso$/)
  await expect(page.getByText('The training site is not set up on this server.')).toBeVisible()
})

test('signing in, the palette and signing out work with the keyboard', async ({ page, factory }) => {
  const { email } = await factory.createMember(await factory.createAgency())
  await page.goto('/auth/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('correct horse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Home')
  await openPalette(page)
  await page.keyboard.type('my details')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('My Details')
  await openPalette(page)
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/login/)
})
