import type { Page } from '@playwright/test'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const steps = ['personal-details', 'professional-details', 'industry-details', 'onboarding-call'] as const
const beingFounded = { status: 'CREATED', onboarding_step: 'PROFESSIONAL_DETAILS' } as const
const headings = {
  'personal-details': 'First, about you',
  'professional-details': 'Your agency',
  'industry-details': 'How you work',
  'onboarding-call': 'Shall we talk?',
}

test('a founder tells about themselves, the agency and its work, books a call and comes to the page that was asked for', async ({
  page,
  signIn,
  factory: world,
  owner,
  expectAccessible,
}) => {
  test.slow()
  const agency = await world.createAgency({ ...beingFounded, name: 'Moss & Daughters' })
  const { email, agentId } = await world.createMember(agency, undefined, { onboarding_step: 'INVITED' })
  const at = (step: string) =>
    new RegExp(`/a/${agency.accountId}/onboarding/${step}\\?next=settings%2Fprofile%3Fa%3D1$`)
  await page.goto(`/a/${agency.accountId}/settings/profile?a=1`)
  await signIn(page, email)

  await expect(page).toHaveURL(at('personal-details'))
  await expect(page).toHaveTitle('Personal Details')
  await expect(page.getByRole('listitem')).toHaveText(['About you', 'Your agency', 'How you work', 'A call'])
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await page.getByLabel('Last Name').fill('')
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Last Name is required')).toBeVisible()
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await expect(page.getByLabel('Last Name')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Last Name').fill('Moss')
  await page.getByLabel('Phone').fill('(312) 555-0101')
  await page.getByLabel('Time Zone').fill('denver')
  await page.getByRole('option', { name: /Mountain Time \(Denver\)/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(at('professional-details'))
  await expect(page.getByRole('heading', { name: 'Your agency' })).toBeFocused()
  await expect(page.getByLabel('Agency Name')).toHaveValue('Moss & Daughters')
  await page.getByLabel('Brokerage').fill('Moss')
  await page.getByLabel('License').fill('a license of more than twenty')
  await page.getByLabel('Website').fill('moss daughters')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('License cannot be more than 20 characters')).toBeVisible()
  await expect(page.getByText('Please enter a valid URL')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('License').fill('ME-1')
  await page.getByLabel('Website').fill('moss.example')
  await page.getByLabel('Website').press('Enter')

  await expect(page).toHaveURL(at('industry-details'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please select a team size')).toBeVisible()
  await expect(page.getByText('Please select at least one')).toBeVisible()
  await expect(page.getByText('Please select a focus')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('radio', { name: 'Just me' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: 'Sellers' }).press('Space')
  await expect(page.getByRole('radio', { name: '2 to 5 people' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Referrals' })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(at('onboarding-call'))
  await expect(page.getByText('We call (312) 555-0101.')).toBeVisible()
  await expect(page.getByText('Eastern Time, yours below')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(25)
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByText('Please choose a time, or skip the call for now')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('radio', { name: /at 11:30 AM, 9:30 AM for you/ })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Book the call' }).click()

  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/settings/profile\\?a=1$`))
  await expect(page.getByText(/^Welcome, Ada\. Your call is on .* at 11:30 AM, Eastern Time\.$/)).toBeVisible()
  const { accountId } = agency
  const told = await owner.db
    .selectFrom('agencies')
    .select(['status', 'onboarding_details as details'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  expect(told).toMatchObject({
    status: 'ACTIVE',
    details: {
      professional: { license: 'ME-1', website: 'https://moss.example' },
      industry: { teamSize: '2_TO_5', leadSources: ['REFERRALS'], businessFocus: 'SELLERS' },
    },
  })
  const agent = await owner.db
    .selectFrom('agents')
    .select('onboarding_step')
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow()
  expect(agent.onboarding_step).toBe('COMPLETED')
})

test('whatever the address, one is at the step that is due', async ({ page, signIn, factory: world, owner }) => {
  test.slow()
  const agency = await world.createAgency(beingFounded)
  const { email } = await world.createMember(agency, undefined, { onboarding_step: 'PERSONAL_DETAILS' })
  const { accountId } = agency
  const standings = [
    ['PERSONAL_DETAILS', 'PROFESSIONAL_DETAILS', 'personal-details'],
    ['ACCOUNT_ONBOARDING_DETAILS', null, 'professional-details'],
    ['ACCOUNT_ONBOARDING_DETAILS', 'INDUSTRY_DETAILS', 'industry-details'],
    ['ACCOUNT_ONBOARDING_DETAILS', 'ONBOARDING_CALL', 'onboarding-call'],
  ] as const
  await page.goto('/auth/login')
  await signIn(page, email)
  await expect(page).toHaveURL(/personal-details$/)
  for (const [agentStep, agencyStep, due] of standings) {
    await owner.db
      .updateTable('agents')
      .set({ onboarding_step: agentStep })
      .where('account_id', '=', accountId)
      .execute()
    await owner.db
      .updateTable('agencies')
      .set({ onboarding_step: agencyStep })
      .where('account_id', '=', accountId)
      .execute()
    for (const asked of ['', '/nonsense', ...steps.map((step) => `/${step}`)]) {
      await page.goto(`/a/${accountId}/onboarding${asked}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[due])
      expect(new URL(page.url()).pathname).toBe(`/a/${accountId}/onboarding/${due}`)
    }
  }
})

test('who is done has no business in the onboarding, and keeps the page that was asked for', async ({
  page,
  signIn,
  factory: world,
}) => {
  const agency = await world.createAgency()
  const { email } = await world.createMember(agency)
  await page.goto(`/a/${agency.accountId}/onboarding/industry-details?next=settings/profile`)
  await signIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/settings/profile$`))
  await page.goto(`/a/${agency.accountId}/onboarding?next=//elsewhere.example`)
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/home$`))
})

test('an agent invited to a running agency tells about themselves and is in', async ({
  page,
  signIn,
  factory: world,
  expectAccessible,
}) => {
  const agency = await world.createAgency({ name: 'Moss & Daughters' })
  const { email } = await world.createMember(agency, undefined, { role: 'AGENT', onboarding_step: 'INVITED' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/auth/login')
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Welcome to Moss & Daughters' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Steps' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/home$`))
  await expect(page.getByText('Welcome to Moss & Daughters, Ada.')).toBeVisible()
})

test('who joins an agency that others must set up first is told so', async ({
  page,
  signIn,
  factory: world,
  owner,
}) => {
  const agency = await world.createAgency()
  const { email } = await world.createMember(agency, undefined, { role: 'AGENT', onboarding_step: 'INVITED' })
  await page.goto('/auth/login')
  await signIn(page, email)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await owner.db.updateTable('agencies').set(beingFounded).where('account_id', '=', agency.accountId).execute()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText(/Either an admin or an owner/)).toBeVisible()
})

test('what was typed outlives a save that fails and a reload, but not signing out', async ({
  page,
  signIn,
  factory: world,
}) => {
  const agency = await world.createAgency(beingFounded)
  const { email } = await world.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  await page.goto('/auth/login')
  await signIn(page, email)
  await page.getByLabel('Brokerage').fill('Moss')
  await page.getByLabel('License').fill('ME-1')
  const saving = '**/api/agent/onboarding/professional-details'
  await page.route(saving, failRequest)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByLabel('Brokerage')).toHaveValue('Moss')
  await page.reload()
  await expect(page.getByLabel('License')).toHaveValue('ME-1')

  await page.unroute(saving)
  await page.route(saving, (route) =>
    route.fulfill({ status: 422, json: { code: 'invalid', message: 'No', fields: { license: 'Not a license' } } }),
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Not a license')).toBeVisible()
  await expect(page.getByLabel('License')).toBeFocused()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, email)
  await expect(page.getByLabel('Brokerage')).toHaveValue('')
})

test('a step taken in one session is over in the other too', async ({ page, signIn, factory: world, browser }) => {
  const agency = await world.createAgency({ ...beingFounded, name: 'Moss & Daughters' })
  const first = await world.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  const second = await world.createMember(agency, undefined, { role: 'ADMIN', onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  const elsewhere = await browser.newPage()
  for (const [screen, { email }] of [
    [page, first],
    [elsewhere, second],
  ] as const) {
    const listening = screen.waitForResponse(/\/api\/agent\/live/)
    await screen.goto(`/a/${agency.accountId}`)
    await signIn(screen, email)
    await expect(screen.getByRole('heading', { name: 'Your agency' })).toBeVisible()
    await listening
  }
  await page.getByLabel('Brokerage').fill('Moss')
  await page.getByLabel('License').fill('ME-1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'How you work' })).toBeVisible()
  await expect(elsewhere.getByText('That step has just been done elsewhere.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How you work' })).toBeVisible()
  await expect(page.getByText('That step has just been done elsewhere.')).toHaveCount(0)

  await page.getByRole('radio', { name: 'Just me' }).check()
  await page.getByRole('checkbox', { name: 'Portals' }).check()
  await page.getByRole('radio', { name: 'Both' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Shall we talk?' })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Skip for now' }).click()
  await expect(elsewhere.getByText('Welcome, Ada. Moss & Daughters is ready for you.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/home$`))
  await elsewhere.close()
})

test('a session that heard nothing of a step taken elsewhere goes on where it is due', async ({
  page,
  signIn,
  factory: world,
  owner,
}) => {
  const agency = await world.createAgency({ ...beingFounded, onboarding_step: 'INDUSTRY_DETAILS' })
  const { email } = await world.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
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
  await expect(page.getByRole('heading', { name: 'Shall we talk?' })).toBeVisible()
  await expect(page.getByText('That step has just been done elsewhere.')).toBeVisible()
})

test('times that cannot be loaded are no reason to wait outside', async ({ page, signIn, factory: world }) => {
  const agency = await world.createAgency({ ...beingFounded, onboarding_step: 'ONBOARDING_CALL' })
  const { email } = await world.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  const times = '**/api/agent/onboarding/call'
  await page.route(times, (route) => (route.request().method() === 'GET' ? failRequest(route) : route.continue()))
  await page.goto('/auth/login')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, email)
  await expect(page.getByText('The times could not be loaded')).toBeVisible()
  await page.unroute(times)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('radio')).toHaveCount(25)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/home$`))
})

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}
