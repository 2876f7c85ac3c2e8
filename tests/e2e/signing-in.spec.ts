import { failRequest } from '../support/page-errors.ts'
import { openPalette } from '../support/palette.ts'
import { expect, test } from '../support/story.ts'

const known = { email: 'demo@gable.test', password: 'gable-demo' }

test('somebody who opens a page of the console signs in and lands on it, query and all', async ({ page, signIn }) => {
  await page.goto('/accounts?x=1')
  await expect(page).toHaveURL(/\/auth\/login\?next=accounts%3Fx%3D1$/)
  await signIn(page, known.email, known.password)
  await expect(page).toHaveURL(/\/a\/[\w-]+\/home$/)
  await expect(page).toHaveTitle('Home')
})

test('a wrong password is said once, under the form, and what was typed stays', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expectAccessible(page)
  await signIn(page, known.email, 'not-it')
  await expect(page.getByText('That email and password do not match. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(known.email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectAccessible(page)
})

test('an empty form says what is missing and takes one there', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('a link from the outbox signs in, once, and leads to where one was going', async ({
  page,
  letterTo,
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
  await expect(page.getByText('If that email is known, a sign-in link is on its way.')).toBeVisible()
  const [link = ''] = (await letterTo(email)).links
  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/settings/profile$`))
  await expect(page).toHaveTitle('My Details')

  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}`))
  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByText('Verification link expired or invalid. Please try again.')).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/auth\/login$/)
  await signIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/a\/[\w-]+\/home$/)
  await elsewhere.close()
})

test('a link without its token leads to sign-in without a word', async ({ page }) => {
  await page.goto('/auth/magic-link')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('an invitation opens the account of who sent it, and only once', async ({ page, owner, browser }) => {
  const { createAgencyForOwner } = await import('../../api/src/agency/create-agency.ts')
  const { accountId, code } = await createAgencyForOwner(owner.db, {
    name: 'Fern & Co',
    ownerEmail: `fern-${Date.now()}@example.com`,
  })
  await page.goto(`/auth/invitation?invitationToken=${code}`)
  await expect(page).toHaveURL(new RegExp(`/a/${accountId}/onboarding/personal-details$`))
  const late = await browser.newPage()
  await late.goto(`/auth/invitation?invitationToken=${code}`)
  await expect(late.getByText('Sorry, that invite is invalid or has already been claimed.')).toBeVisible()
  await expect(late).toHaveURL(/\/auth\/login$/)
  await late.goto('/auth/invitation')
  await expect(late.getByText('Invalid Invitation Link')).toBeVisible()
  await expect(late).toHaveURL(/\/auth\/login$/)
  await late.close()
})

test('the answer of an invitation without an agency leads to sign-in', async ({ page }) => {
  await page.route('**/api/auth/invitation/accept', (route) => route.fulfill({ json: {} }))
  await page.goto('/auth/invitation?invitationToken=any')
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('anything else that goes wrong while signing in is said in general words', async ({ page, signIn }) => {
  await page.route('**/api/auth/**', failRequest)
  for (const address of ['/auth/magic-link?link_token=x', '/auth/invitation?invitationToken=x']) {
    await page.goto(address)
    await expect(page.getByText(/Something went wrong/)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)
  }
  await page.goto('/auth/login')
  await signIn(page, known.email, known.password)
  await expect(page.getByText(/Something went wrong/)).toBeVisible()
})

test('people whose account is closed to them are told why', async ({ page, signIn, expectAccessible }) => {
  await page.goto('/auth/login')
  await signIn(page, 'lapsed@gable.test', known.password)
  await expect(
    page.getByText(
      'This account has been cancelled and is no longer active. Please contact your team owner or support to reactivate the plan.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await signIn(page, 'early@gable.test', known.password)
  await expect(
    page.getByText(
      'Either an admin or an owner in your company must set up their the product account first, before users can do so.',
    ),
  ).toBeVisible()
})

test('who is signed in is kept off the sign-in pages, and a link is not used up by it', async ({
  page,
  signIn,
  letterTo,
  factory,
  browser,
}) => {
  const { email } = await factory.createMember(await factory.createAgency())
  await page.goto('/auth/login')
  await signIn(page, email)
  await expect(page).toHaveTitle('Home')
  await page.request.post('/api/auth/magic-link', { data: { email } })
  const [link = ''] = (await letterTo(email)).links
  await page.goto('/auth/login?next=settings/profile')
  await expect(page).toHaveTitle('My Details')
  await page.goto('/auth/login')
  await expect(page).toHaveTitle('Home')
  await page.goto(link)
  await expect(page).toHaveTitle('Home')
  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere).toHaveTitle('Home')
  await elsewhere.close()
})

test('the training site needs a session, and says so when it is not set up', async ({ page, signIn }) => {
  await page.goto('/auth/thinkfic/sso')
  await expect(page).toHaveURL(/\/auth\/login\?next=auth%2Fthinkfic%2Fsso$/)
  await signIn(page, known.email, known.password)
  await expect(page).toHaveURL(/\/auth\/thinkfic\/sso$/)
  await expect(page.getByText('The training site is not set up on this server.')).toBeVisible()
})

test('signing in, the palette and signing out need no mouse', async ({ page, factory }) => {
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
