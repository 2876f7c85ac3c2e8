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

for (const { name, size } of [
  { name: 'a laptop', size: { width: 1440, height: 900 } },
  { name: 'a phone', size: { width: 390, height: 844 } },
]) {
  test(`Home shows figures, leads and activity on ${name}`, async ({ page, signIn, owner, expectAccessible }) => {
    await page.setViewportSize(size)
    await page.goto('/auth/login')
    await signIn(page, 'demo@gable.test', 'gable-demo')
    await expect(page).toHaveURL(new RegExp(`/a/${harborAndHill}/home$`))
    await expect(page).toHaveTitle('Home')
    await expect(page.getByText(String(await countContacts(owner)), { exact: true })).toBeVisible()
    await expect(page.getByRole('img').or(page.getByRole('table')).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  })
}

test('a new agency starts with what to set up, earns credits for each step and hides it', async ({
  page,
  openAs,
  owner,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Quince Street Homes' }, { isSetUp: false })
  await openAs(page, await factory.createMember(agency), '')
  await expect(page).toHaveTitle('Getting Started')
  await expect(page.getByRole('progressbar', { name: '0 of 6 done' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '100 credits to earn' })).toBeVisible()
  await expectAccessible(page)

  await completeBrand({ owner }, agency.brandingId)
  await page.getByRole('link', { name: 'Choose your personal URL' }).click()
  await expect(page).toHaveTitle('Personal Landing Pages')
  await expect(page.getByText('You earned 20 credits!')).toBeVisible()
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
})

for (const { name, reducedMotion, hasConfetti } of [
  { name: 'rains confetti', reducedMotion: 'no-preference', hasConfetti: true },
  { name: 'comes without confetti to a person who asked for less motion', reducedMotion: 'reduce', hasConfetti: false },
] as const) {
  test(`a reward ${name}`, async ({ page, openAs, owner, factory }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const noteConfetti = () => {
        if (document.querySelector('body > canvas')) document.body.classList.add('had-confetti')
      }
      new MutationObserver(noteConfetti).observe(document, { childList: true, subtree: true })
    })
    const agency = await factory.createAgency({}, { isSetUp: false })
    await openAs(page, await factory.createMember(agency), 'getting-started')
    await expect(page.getByRole('heading', { name: '100 credits to earn' })).toBeVisible()
    await completeBrand({ owner }, agency.brandingId)
    await page.getByRole('link', { name: 'Choose your personal URL' }).click()
    const message = page.getByText('You earned 20 credits!')
    await expect(message).toBeVisible()
    // By the time the message goes, the confetti has come.
    await expect(message).toBeHidden({ timeout: 15_000 })
    await expect(page.locator('body')).toHaveClass(hasConfetti ? /had-confetti/ : /^(?!.*had-confetti)/)
  })
}

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

test('a block that fails to load shows an error with Retry, and the rest of the page works', async ({
  page,
  signIn,
}) => {
  await page.route('**/api/agent/home/activity', failRequest)
  await page.goto('/auth/login')
  await signIn(page, 'demo@gable.test', 'gable-demo')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /leads/i }).first()).toBeVisible()
  await pressRetry(page, '**/api/agent/home/activity')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
})
