import { spamLimits } from '@gable/shared/submissions/spam.ts'
import type { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { findAccessibilityViolations } from '../support/accessibility.ts'
import { getKnownAddress } from '../support/known-address.ts'
import { createPageFromTemplate } from '../support/page-from-template.ts'
import { expect, test } from '../support/story.ts'

/** Creates a page in a new agency. */
async function createPage(factory: AgencyFactory, templateId: string) {
  const agency = await factory.createAgency()
  return { agency, subjectId: await createPageFromTemplate(factory, agency, templateId) }
}

test('the preview of an agent counts neither a view nor an entrance, and its form still creates a lead', async ({
  page,
  factory,
  owner,
}) => {
  const { subjectId } = await createPage(factory, 'sell-buy-value')
  await page.goto(`/lp/${subjectId}#preview`)
  await expect(page).toHaveURL(new RegExp(`/lp/${subjectId}$`))
  await page.reload()
  await page.getByText('Buy', { exact: true }).click()
  await page.getByLabel('Where would you like to live?').fill('Portland')
  await page.getByRole('button', { name: 'Start looking' }).click()
  await page.getByLabel('First Name').fill('Nora')
  await page.getByLabel('Last Name').fill('Field')
  await page.getByLabel('Email Address').fill('nora@example.com')
  // A view counts after a second, and a form may be sent after a second.
  const sinceOpened = () => page.evaluate(() => performance.now())
  await expect.poll(sinceOpened).toBeGreaterThan(2 * spamLimits.minimumElapsed)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nora!' })).toBeFocused()
  const counted = await owner.db
    .selectFrom('counter_total')
    .select(['type', 'count'])
    .where('subject_id', '=', subjectId)
    .execute()
  expect(counted).toEqual([{ type: 'submission', count: '1' }])
})

const demoPages = ['a5', 'a6', 'a7'].map((tail) => `/lp/018bb2c0-1e00-7000-8c00-0000000000${tail}`)

test('a visitor on a phone picks a tab and sends the form, and the agency gets a counted lead', async ({
  page,
  factory,
  owner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { agency, subjectId } = await createPage(factory, 'sell-buy-value')
  await page.goto(`/lp/${subjectId}`)
  await expect(page.getByRole('heading', { name: 'What is your home worth?' })).toBeVisible()

  await page.getByText('Buy', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Looking for a home?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What is your home worth?' })).toBeHidden()
  await page.getByLabel('Where would you like to live?').fill('Portland')
  await page.getByRole('button', { name: 'Start looking' }).click()

  // The form does not ask for the typed text again, and Back returns to it.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Where would you like to live?')).toHaveValue('Portland')
  await page.getByRole('button', { name: 'Start looking' }).click()
  await page.getByLabel('First Name').fill('Nora')
  await page.getByLabel('Last Name').fill('Field')
  await page.getByLabel('Email Address').fill('nora@example.com')
  const sinceOpened = () => page.evaluate(() => performance.now())
  await expect.poll(sinceOpened, 'no person is faster').toBeGreaterThan(spamLimits.minimumElapsed)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nora!' })).toBeFocused()

  const submissions = owner.db.selectFrom('submissions').where('account_id', '=', agency.accountId)
  expect(await submissions.select(['lead_type', 'answers', 'subject_id', 'spam_reason']).execute()).toEqual([
    {
      lead_type: 'BUYER',
      answers: [{ label: 'Where would you like to live?', value: 'Portland' }],
      subject_id: subjectId,
      spam_reason: null,
    },
  ])
  const counted = () =>
    owner.db
      .selectFrom('counter_total')
      .select(['type', 'count'])
      .where('subject_id', '=', subjectId)
      .orderBy('type')
      .execute()
  await expect
    .poll(async () => Object.fromEntries((await counted()).map(({ type, count }) => [type, Number(count)])))
    .toEqual({ view: 1, entrance: 1, step: 1, submission: 1 })
})

test('the search bar suggests addresses and passes the chosen one to the form', async ({ page, factory }) => {
  const { subjectId } = await createPage(factory, 'sell-with-us')
  await page.goto(`/lp/${subjectId}`)
  const { address, prefix } = await getKnownAddress(page)
  await page.getByLabel('Enter the address of your home').pressSequentially(prefix)
  await expect(page.getByRole('option', { name: address })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toHaveValue(address)
  await page.getByRole('button', { name: 'Plan my sale' }).click()
  await expect(page.getByText(address, { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs work, and the search bar opens the form with the typed text', async ({ page, factory }) => {
    const { subjectId } = await createPage(factory, 'sell-buy-value')
    await page.goto(`/lp/${subjectId}`)
    await page.getByText('Sell', { exact: true }).click()
    await page.getByLabel('Which home would you sell?').fill('12 Harbor Road')
    await page.getByRole('button', { name: 'Talk about selling' }).click()
    await expect(page).toHaveURL(new RegExp(`/f/${subjectId}\\?address=12\\+Harbor\\+Road&lang=en&tab=1`))
    await expect(page.getByRole('combobox', { name: 'Property address' })).toHaveValue('12 Harbor Road')
  })
})

test('a printed page has the text of every tab, and nothing to type into', async ({ page, factory }) => {
  const { subjectId } = await createPage(factory, 'sell-buy-value')
  await page.goto(`/lp/${subjectId}`)
  const panels = page.locator('.panel').filter({ visible: true })
  await expect(panels).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(panels).toHaveCount(3)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  // Paper is white, also for visitors who prefer dark pages.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('the phone number is at the right edge, whether or not the page is offered in Spanish', async ({
  page,
  factory,
  owner,
}) => {
  const { agency, subjectId } = await createPage(factory, 'sell-with-us')
  const details = JSON.stringify({ phone: '(207) 555-0134' })
  await owner.db.updateTable('brandings').set({ details }).where('id', '=', agency.brandingId).execute()
  const language = page.getByRole('link', { name: 'Español' })
  const getRightEdge = async () => {
    const box = await page.locator('.masthead .phone').boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  await page.goto(`/lp/${subjectId}`)
  await expect(language).toBeVisible()
  const edge = await getRightEdge()
  await page.evaluate(() => document.querySelector('.masthead .language')?.remove())
  expect(await getRightEdge()).toBe(edge)
})

test('every layout is accessible in light and dark mode', async ({ page }) => {
  for (const path of demoPages) {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect([path, colorScheme, await findAccessibilityViolations(page)]).toEqual([path, colorScheme, []])
    }
  }
})

test('landing pages are readable in any brand color', async ({ page, factory, owner }) => {
  for (const primaryColor of ['#FFE600', '#F4F4F4', '#101010', '#FF2D87']) {
    const agency = await factory.createAgency()
    const style = JSON.stringify({ primaryColor })
    await owner.db.updateTable('brandings').set({ style }).where('id', '=', agency.brandingId).execute()
    for (const templateId of ['home-value', 'sell-with-us', 'sell-buy-value']) {
      const subjectId = await createPageFromTemplate(factory, agency, templateId)
      await page.goto(`/lp/${subjectId}`)
      const faults = await findAccessibilityViolations(page, ['color-contrast'])
      expect([templateId, primaryColor, faults]).toEqual([templateId, primaryColor, []])
    }
  }
})
