import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const newAgency = { status: 'CREATED', onboarding_step: 'PROFESSIONAL_DETAILS' } as const

test('input survives a failed save and a reload, but not signing out', async ({ page, signIn, factory }) => {
  const agency = await factory.createAgency(newAgency)
  const { email } = await factory.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  await page.goto('/auth/login')
  await signIn(page, email)
  await page.getByLabel('Brokerage').fill('Moss')
  await page.getByLabel('License').fill('ME-1')
  const saveUrl = '**/api/agent/onboarding/professional-details'
  await page.route(saveUrl, failRequest)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByLabel('Brokerage')).toHaveValue('Moss')
  await page.reload()
  await expect(page.getByLabel('License')).toHaveValue('ME-1')

  await page.unroute(saveUrl)
  await page.route(saveUrl, (route) =>
    route.fulfill({ status: 422, json: { code: 'invalid', message: 'No', fields: { license: 'Not a license' } } }),
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Not a license')).toBeVisible()
  await expect(page.getByLabel('License')).toBeFocused()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, email)
  await expect(page.getByLabel('Brokerage')).toHaveValue('')
})

test('a step completed in one session is completed in the other', async ({
  page,
  signIn,
  openAs,
  factory,
  browser,
}) => {
  const agency = await factory.createAgency({ ...newAgency, name: 'Moss & Daughters' })
  const first = await factory.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  const second = await factory.createMember(agency, undefined, {
    role: 'ADMIN',
    onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS',
  })
  const otherBrowser = await browser.newPage()
  for (const [screen, { email }] of [
    [page, first],
    [otherBrowser, second],
  ] as const) {
    const liveResponse = screen.waitForResponse(/\/api\/agent\/live/)
    await screen.goto(`/a/${agency.accountId}`)
    await signIn(screen, email)
    await expect(screen.getByRole('heading', { name: 'Your agency' })).toBeVisible()
    await liveResponse
  }
  await page.getByLabel('Brokerage').fill('Moss')
  await page.getByLabel('License').fill('ME-1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(otherBrowser.getByRole('heading', { name: 'How you work' })).toBeVisible()
  await expect(otherBrowser.getByText('That step was just completed elsewhere.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How you work' })).toBeVisible()
  await expect(page.getByText('That step was just completed elsewhere.')).toHaveCount(0)

  await page.getByRole('radio', { name: 'Just me' }).check()
  await page.getByRole('checkbox', { name: 'Portals' }).check()
  await page.getByRole('radio', { name: 'Both' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(otherBrowser.getByRole('heading', { name: "Let's set up a call" })).toBeVisible()
  await otherBrowser.getByRole('button', { name: 'Skip for now' }).click()
  await expect(otherBrowser.getByText('Welcome, Ada. Moss & Daughters is ready for you.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/home$`))

  // An open console also reloads the credits when a colleague gets on.
  await expect(page.getByRole('link', { name: /credits? available/ })).toBeVisible()
  const third = await factory.createMember(agency, undefined, { role: 'AGENT', onboarding_step: 'INVITED' })
  await openAs(otherBrowser, third, '')
  const reloaded = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/agent/credits')
  await otherBrowser.getByRole('button', { name: 'Continue' }).click()
  expect((await reloaded).ok()).toBe(true)
  await otherBrowser.close()
})

test('a session that missed a completed step continues with the current one', async ({
  page,
  signIn,
  factory,
  owner,
}) => {
  const agency = await factory.createAgency({ ...newAgency, onboarding_step: 'INDUSTRY_DETAILS' })
  const { email } = await factory.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  await page.goto('/auth/login')
  await signIn(page, email)
  await page.getByRole('radio', { name: 'Just me' }).check()
  await page.getByRole('checkbox', { name: 'Portals' }).check()
  await page.getByRole('radio', { name: 'Both' }).check()
  await owner.db
    .updateTable('agencies')
    .set({ onboarding_step: 'ONBOARDING_CALL' })
    .where('account_id', '=', agency.accountId)
    .execute()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: "Let's set up a call" })).toBeVisible()
  await expect(page.getByText('That step was just completed elsewhere.')).toBeVisible()
})
