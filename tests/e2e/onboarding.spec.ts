import type { Page } from '@playwright/test'
import { followLink } from '../support/follow-link.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/story.ts'

const newAgency = { status: 'CREATED', onboarding_step: 'PROFESSIONAL_DETAILS' } as const

const headings = {
  'personal-details': 'First, about you',
  'professional-details': 'Your agency',
  'industry-details': 'How you work',
  'onboarding-call': "Let's set up a call",
}

test('a founder completes all steps, books a call and opens the requested page', async ({
  page,
  signIn,
  factory,
  owner,
  expectAccessible,
}) => {
  test.slow()
  const agency = await factory.createAgency({ ...newAgency, name: 'Moss & Daughters' })
  const { email, agentId } = await factory.createMember(agency, undefined, { onboarding_step: 'INVITED' })
  const { accountId } = agency
  const stepUrl = (step: string) => new RegExp(`/a/${accountId}/onboarding/${step}\\?next=settings%2Fprofile%3Fa%3D1$`)
  await page.goto(`/a/${accountId}/settings/profile?a=1`)
  await signIn(page, email)

  await expect(page).toHaveURL(stepUrl('personal-details'))
  await expect(page).toHaveTitle('Personal Details')
  await expect(page.getByRole('listitem')).toHaveText(['About you', 'Your agency', 'How you work', 'Call'])
  await fillPersonalDetails(page, expectAccessible)
  await expect(page).toHaveURL(stepUrl('professional-details'))
  await fillProfessionalDetails(page, expectAccessible)
  await expect(page).toHaveURL(stepUrl('industry-details'))
  await fillIndustryDetails(page, expectAccessible)
  await expect(page).toHaveURL(stepUrl('onboarding-call'))
  await bookCall(page, expectAccessible)

  await expect(page).toHaveURL(new RegExp(`/a/${accountId}/settings/profile\\?a=1$`))
  await expect(page.getByText(/^Welcome, Ada\. Your call is on .* at 11:30 AM, Eastern Time\.$/)).toBeVisible()
  const savedAgency = await owner.db
    .selectFrom('agencies')
    .select(['status', 'onboarding_details as details'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  expect(savedAgency).toMatchObject({
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

test('other onboarding URLs open the current step', async ({ page, openAs, factory, owner }) => {
  const agency = await factory.createAgency(newAgency)
  const founder = await factory.createMember(agency, undefined, { onboarding_step: 'PERSONAL_DETAILS' })
  const { accountId } = agency
  const states = [
    ['PERSONAL_DETAILS', 'PROFESSIONAL_DETAILS', 'personal-details', ''],
    ['ACCOUNT_ONBOARDING_DETAILS', null, 'professional-details', '/nonsense'],
    ['ACCOUNT_ONBOARDING_DETAILS', 'INDUSTRY_DETAILS', 'industry-details', '/onboarding-call'],
    ['ACCOUNT_ONBOARDING_DETAILS', 'ONBOARDING_CALL', 'onboarding-call', '/personal-details'],
  ] as const
  await openAs(page, founder, 'home')
  await expect(page).toHaveURL(/personal-details\?next=home$/)
  for (const [agentStep, agencyStep, currentStep, path] of states) {
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
    await page.goto(`/a/${accountId}/onboarding${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[currentStep])
    expect(new URL(page.url()).pathname).toBe(`/a/${accountId}/onboarding/${currentStep}`)
  }
})

test('a finished agent leaves onboarding for the requested page', async ({ page, signIn, factory }) => {
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  await page.goto(`/a/${agency.accountId}/onboarding/industry-details?next=settings/profile`)
  await signIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/settings/profile$`))
  await followLink(page, `/a/${agency.accountId}/onboarding?next=//elsewhere.example`)
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/home$`))
})

test('an agent invited to an active agency fills in personal details only', async ({
  page,
  signIn,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Moss & Daughters' })
  const { email } = await factory.createMember(agency, undefined, { role: 'AGENT', onboarding_step: 'INVITED' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/auth/login')
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Welcome to Moss & Daughters' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Steps' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/home$`))
  await expect(page.getByText('Welcome to Moss & Daughters, Ada.')).toBeVisible()
})

test('an agent who joins before the agency is set up sees why they must wait', async ({
  page,
  signIn,
  factory,
  owner,
}) => {
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency, undefined, { role: 'AGENT', onboarding_step: 'INVITED' })
  await page.goto('/auth/login')
  await signIn(page, email)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await owner.db.updateTable('agencies').set(newAgency).where('account_id', '=', agency.accountId).execute()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText(/Either an admin or an owner/)).toBeVisible()
})

test('a founder goes back to earlier steps, and finds the answers again', async ({ page, openAs, factory }) => {
  const agency = await factory.createAgency({ ...newAgency, name: 'Moss & Daughters' })
  const founder = await factory.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  await openAs(page, founder, 'home')
  await page.getByLabel('Brokerage').fill('Moss')
  await page.getByLabel('License').fill('ME-1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'How you work' })).toBeFocused()

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your agency' })).toBeFocused()
  await expect(page).toHaveURL(/professional-details/)
  await expect(page.getByLabel('License')).toHaveValue('ME-1')
  await page.getByLabel('License').fill('ME-2')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'About you' }).click()
  await expect(page.getByRole('heading', { name: 'First, about you' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'How you work' })).toBeVisible()
  await page.getByRole('button', { name: 'Your agency' }).click()
  await expect(page.getByLabel('License')).toHaveValue('ME-2')
  await expect(page.getByText('Continue here.')).toHaveCount(0)
})

type ExpectAccessible = (page: Page) => Promise<void>

async function fillPersonalDetails(page: Page, expectAccessible: ExpectAccessible) {
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
}

async function fillProfessionalDetails(page: Page, expectAccessible: ExpectAccessible) {
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
}

async function fillIndustryDetails(page: Page, expectAccessible: ExpectAccessible) {
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
}

async function bookCall(page: Page, expectAccessible: ExpectAccessible) {
  await expect(page.getByText("We'll call (312) 555-0101.")).toBeVisible()
  await expect(page.getByText('Eastern Time, your time below')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(25)
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByText('Please choose a time, or skip the call for now')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('radio', { name: /at 11:30 AM, 9:30 AM your time/ })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Book the call' }).click()
}
