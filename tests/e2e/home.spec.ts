import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { completeBrand } from '../../api/src/testing/brand.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

async function countContacts({ db }: Database) {
  const query = db.selectFrom('contacts').select(({ fn }) => fn.countAll<string>().as('count'))
  const { count } = await query
    .where('account_id', '=', harborAndHill)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const harborAndHill = '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1'

const laptop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Marks the body once it has confetti. */
const watchConfetti = (page: Page) =>
  page.addInitScript(() => {
    const markConfetti = () => {
      if (document.querySelector('body > canvas')) document.body.classList.add('had-confetti')
    }
    new MutationObserver(markConfetti).observe(document, { childList: true, subtree: true })
  })

test('Home shows figures, leads and activity on a laptop and a phone, and what fails to load can be retried', async ({
  page,
  signIn,
  owner,
  expectAccessible,
}) => {
  await page.route('**/api/agent/home/activity', failRequest)
  await page.goto('/auth/login')
  await signIn(page, 'demo@gable.test', 'gable-demo')
  await expect(page).toHaveURL(new RegExp(`/a/${harborAndHill}/home$`))
  await expect(page).toHaveTitle('Home')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /leads/i }).first()).toBeVisible()
  await pressRetry(page, '**/api/agent/home/activity')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()

  for (const size of [laptop, phone]) {
    await page.setViewportSize(size)
    await expect(page.getByText(String(await countContacts(owner)), { exact: true })).toBeVisible()
    await expect(page.getByRole('img').or(page.getByRole('table')).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  }
})

test('a new agency starts with what to set up, earns credits for each step and hides it', async ({
  page,
  openAs,
  owner,
  factory,
  expectAccessible,
}) => {
  await watchConfetti(page)
  const agency = await factory.createAgency({ name: 'Quince Street Homes' }, { isSetUp: false })
  await openAs(page, await factory.createMember(agency), '')
  await expect(page).toHaveTitle('Getting Started')
  await expect(page.getByRole('progressbar', { name: '0 of 6 done' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '100 credits to earn' })).toBeVisible()
  await expectAccessible(page)

  await completeBrand({ owner }, agency.brandingId)
  await page.getByRole('link', { name: 'Choose your personal URL' }).click()
  await expect(page).toHaveTitle('Personal Landing Pages')
  const reward = page.getByText('You earned 20 credits!')
  await expect(reward).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Done Add your logo and color' })).toBeVisible()

  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  const setup = page.getByRole('region', { name: 'Set up Quince Street Homes' })
  await expect(setup.getByRole('progressbar', { name: '1 of 6 done' })).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expectAccessible(page)
  await setup.getByRole('button', { name: 'Hide' }).click()
  await expect(setup).toBeHidden()
  await expect(page.getByText('What needs you today')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await setup.getByRole('link', { name: 'Continue and earn credits' }).click()
  await expect(page).toHaveTitle('Getting Started')

  // By the time the message goes, confetti would have come, for which a person who asked for less motion does not wait.
  await expect(reward).toBeHidden({ timeout: 15_000 })
  await expect(page.locator('body')).not.toHaveClass(/had-confetti/)
})

test('a reward rains confetti', async ({ page, openAs, owner, factory }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await watchConfetti(page)
  const agency = await factory.createAgency({}, { isSetUp: false })
  await openAs(page, await factory.createMember(agency), 'getting-started')
  await expect(page.getByRole('heading', { name: '100 credits to earn' })).toBeVisible()
  await completeBrand({ owner }, agency.brandingId)
  await page.getByRole('link', { name: 'Choose your personal URL' }).click()
  await expect(page.getByText('You earned 20 credits!')).toBeVisible()
  await expect(page.locator('body')).toHaveClass(/had-confetti/)
})

test('an agent sees only the tasks that the role allows, and an agency that is set up none', async ({
  page,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency({}, { isSetUp: false })
  await openAs(page, await factory.createMember(agency, undefined, { role: 'AGENT' }), 'getting-started')
  await expect(page.getByRole('progressbar', { name: '0 of 1 done' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose your personal URL' })).toBeVisible()
  await openAs(page, await factory.createMember(await factory.createAgency()), 'getting-started')
  await expect(page).toHaveURL(/\/home$/)
})
