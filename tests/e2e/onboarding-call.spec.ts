import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

const newAgency = { status: 'CREATED', onboarding_step: 'PROFESSIONAL_DETAILS' } as const

test('an agent can retry or skip the call when its times fail to load', async ({ page, signIn, factory }) => {
  const agency = await factory.createAgency({ ...newAgency, onboarding_step: 'ONBOARDING_CALL' })
  const { email } = await factory.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  const timesUrl = '**/api/agent/onboarding/call'
  await page.route(timesUrl, (route) => (route.request().method() === 'GET' ? failRequest(route) : route.continue()))
  await page.goto('/auth/login')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, email)
  await expect(page.getByText('The times could not be loaded')).toBeVisible()
  await pressRetry(page, timesUrl)
  await expect(page.getByRole('radio')).toHaveCount(25)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/home$`))
})

test('a booked call is confirmed by email and shown on Home until it is canceled', async ({
  page,
  openAs,
  factory,
  findEmail,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ ...newAgency, onboarding_step: 'ONBOARDING_CALL' })
  const founder = await factory.createMember(agency, undefined, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  await openAs(page, founder, 'home')
  await page
    .getByRole('radio', { name: /at 4:00 PM/ })
    .last()
    .check()
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('heading', { name: 'Onboarding call' })).toBeVisible()
  await expect(page.getByText(/at 4:00 PM, Eastern Time$/)).toBeVisible()
  await expect(page.getByText('We have no phone number of yours.')).toBeVisible()
  await expectAccessible(page)
  expect((await findEmail(founder.email)).subject).toMatch(/^Your onboarding call on .* at 4:00 PM$/)

  await page.getByRole('button', { name: 'Cancel call' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel call' }).click()
  await expect(page.getByText('Call canceled')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Onboarding call' })).toHaveCount(0)
})
