import type { BrowserContext, Page } from '@playwright/test'
import { completeBrand } from '../../api/src/testing/brand.ts'
import { followLink } from '../support/follow-link.ts'
import { findField, findRow, findToast, menuItem } from '../support/locators.ts'
import { createPageFromTemplate } from '../support/page-from-template.ts'
import { expect, test } from '../support/story.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const open = (context: BrowserContext, pageId: string) => context.request.get(`/lp/${pageId}`)
const fetchText = async (context: BrowserContext, pageId: string) => (await open(context, pageId)).text()

async function writeHeading(page: Page, heading: string) {
  await press(page, 'Hero Section')
  await findField(page, 'Heading').fill(heading)
}

test('changes wait as a draft, go live, and an earlier version comes back', async ({
  page,
  context,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const pageId = await createPageFromTemplate(factory, agency, 'sell-with-us')
  await openAs(page, await factory.createMember(agency), `marketing/landing-page/${pageId}/edit`)
  const badge = page.getByRole('region', { name: 'Editor' }).getByText('Unpublished changes', { exact: true })
  await writeHeading(page, 'Sell by summer')
  await press(page, 'Save Draft')
  await expect(findToast(page, 'Draft saved')).toBeVisible()
  await expect(badge.first()).toBeVisible()
  await expectAccessible(page)
  expect(await fetchText(context, pageId)).not.toContain('Sell by summer')
  await page.reload()
  await press(page, 'Hero Section')
  await expect(findField(page, 'Heading')).toHaveValue('Sell by summer')
  await press(page, 'Publish')
  await expect(findToast(page, 'Changes published')).toBeVisible()
  await expect(badge).toHaveCount(0)
  await expect.poll(() => fetchText(context, pageId)).toContain('Sell by summer')

  await press(page, 'Actions')
  await menuItem(page, 'Versions').click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByText('Changed: Hero Section')).toBeVisible()
  await versions.getByRole('button', { name: 'View version 1' }).click()
  const preview = page.frameLocator('iframe[title="Preview of version 1"]')
  await expect(preview.getByRole('heading', { name: 'Sell with people who live here' })).toBeVisible()
  await press(page, 'Restore as draft')
  await press(page, 'Restore')
  await expect(findToast(page, 'Version 1 restored as draft')).toBeVisible()
  await expect(findField(page, 'Heading')).toHaveValue('Sell with people who live here')
  expect(await fetchText(context, pageId)).toContain('Sell by summer')
  await press(page, 'Actions')
  await menuItem(page, 'Discard Changes').click()
  await press(page, 'Discard')
  await expect(findToast(page, 'Changes discarded')).toBeVisible()
  await expect(findField(page, 'Heading')).toHaveValue('Sell by summer')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
})

test('an agent tests a draft against the published page, and uses it', async ({
  page,
  context,
  openAs,
  factory,
  browser,
  owner,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const pageId = await createPageFromTemplate(factory, agency, 'sell-with-us')
  await openAs(page, await factory.createMember(agency), `marketing/landing-page/${pageId}/edit`)
  await writeHeading(page, 'Sell by summer')
  await press(page, 'Save Draft')
  await expect(findToast(page, 'Draft saved')).toBeVisible()
  await press(page, 'Actions')
  await page.getByRole('menuitem', { name: 'A/B Test' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start an A/B test' })
  await expect(dialog.getByRole('combobox', { name: 'Version B', exact: true })).toHaveText('Draft')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Start test' }).click()
  await expect(findToast(page, 'A/B test started')).toBeVisible()
  await press(page, 'Actions')
  await page.getByRole('menuitem', { name: 'A/B Test' }).click()
  const running = page.getByRole('dialog', { name: 'A/B test', exact: true })
  await expect(running.getByText('Too early to tell: no version has brought a lead yet')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await followLink(page, `/a/${agency.accountId}/marketing/landing-page/${pageId}`)
  const card = page.getByRole('region', { name: 'A/B test', exact: true })
  await expect(card.getByText('Too early to tell: no version has brought a lead yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled()
  await expect(page.getByText('End the A/B test before you publish changes.').first()).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    await visitor.goto(`/lp/${pageId}`)
    await expect(visitor.locator('script#landing[data-variant]')).toHaveCount(1)
  }).toPass()
  const variant = (await visitor.locator('script#landing').getAttribute('data-variant'))?.at(-1)
  const isB = variant === 'B'
  await expect(visitor.getByRole('heading', { name: 'Sell by summer' })).toHaveCount(isB ? 1 : 0)
  const views = owner.db.selectFrom('events').select('id').where('subject_id', '=', pageId).where('type', '=', 'view')
  await expect.poll(async () => (await views.execute()).length, { message: 'a view' }).toBeGreaterThan(0)
  await page.reload()
  const row = card.getByRole('row', { name: isB ? 'B (draft)' : 'A (published version 1)' })
  await expect(row.getByRole('cell').first()).not.toHaveText('0')
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Use version B' }).click()
  await page.getByRole('alertdialog', { name: 'Use version B?' }).getByRole('button', { name: 'Use version B' }).click()
  await expect(findToast(page, 'Version B published')).toBeVisible()
  await expect(card.getByText('version B published')).toBeVisible()
  await expect.poll(() => fetchText(context, pageId)).toContain('Sell by summer')
})

test('a page that is created as a draft is hidden from visitors until it is published', async ({
  page,
  context,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  await completeBrand({ owner }, agency.brandingId)
  const list = 'marketing/landing-page/account'
  await openAs(page, await factory.createMember(agency), `${list}/new`)
  await page
    .getByRole('button', { name: /Sell with us/i })
    .first()
    .click()
  await press(page, 'Use Landing Page')
  const dialog = page.getByRole('dialog', { name: 'Name your landing page' })
  await dialog.getByLabel('Landing Page Name').fill('Spring sale')
  await dialog.getByLabel('Create as a draft').check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/edit/)
  const pageId = /landing-page\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''
  expect((await open(context, pageId)).status()).toBe(404)
  await writeHeading(page, 'Sell by summer')
  await page.keyboard.press('Control+S')
  await expect(findToast(page, 'Draft saved')).toBeVisible()
  await followLink(page, `/a/${agency.accountId}/${list}`)
  const row = findRow(page, 'Spring sale')
  await expect(row.getByText('Draft', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Share Spring sale' })).toHaveCount(0)
  await row.getByRole('link', { name: 'Spring sale', exact: true }).click()
  await expect(page.getByText('Visitors cannot open this page until you publish it.')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Publish')
  await expect(findToast(page, 'Landing page published')).toBeVisible()
  await expect.poll(() => fetchText(context, pageId)).toContain('Sell by summer')
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible()
})

test('an agent whose colleague saved a draft first is asked what becomes of it', async ({
  page,
  context,
  openAs,
  factory,
  browser,
}) => {
  const agency = await factory.createAgency()
  const pageId = await createPageFromTemplate(factory, agency, 'sell-with-us')
  const editor = `marketing/landing-page/${pageId}/edit`
  await openAs(page, await factory.createMember(agency), editor)
  await writeHeading(page, 'By Ada')
  const other = await (await browser.newContext()).newPage()
  await openAs(other, await factory.createMember(agency), editor)
  await writeHeading(other, 'By Grace')
  await press(other, 'Save Draft')
  await expect(findToast(other, 'Draft saved')).toBeVisible()
  await press(page, 'Save Draft')
  const question = page.getByRole('alertdialog', { name: 'Someone else changed “Sell With Us”' })
  await question.getByRole('button', { name: 'Overwrite' }).click()
  await expect(findToast(page, 'Draft saved')).toBeVisible()
  await expect(findField(other, 'Heading')).toHaveValue('By Ada')
  expect(await fetchText(context, pageId)).not.toContain('By Ada')
  await other.context().close()
})

test('a page moves to another address, and its earlier links and codes still lead to it', async ({
  page,
  context,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const pageId = await createPageFromTemplate(factory, agency, 'sell-with-us')
  await openAs(page, await factory.createMember(agency), `marketing/landing-page/${pageId}/edit`)
  const slug = (word: string) => `${word}-${pageId.slice(-12)}`
  async function changeAddress(address: string) {
    await press(page, 'Change address')
    const dialog = page.getByRole('dialog', { name: 'Change the page address' })
    await dialog.getByLabel('Address').fill(address)
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    return dialog
  }
  await press(page, 'Settings')
  const dialog = await changeAddress('home value')
  await expect(dialog.getByText('Use letters, numbers and single hyphens, such as home-value')).toBeVisible()
  await dialog.getByLabel('Address').fill(slug('spring'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(findToast(page, 'Address changed')).toBeVisible()
  await expect(page.getByText(new RegExp(`/lp/${slug('spring')}$`)).first()).toBeVisible()
  await expect.poll(async () => (await context.request.get(`/lp/${slug('spring')}`)).status()).toBe(200)
  await changeAddress(slug('summer'))
  await expect(page.getByText(new RegExp(`/lp/${slug('summer')}$`)).first()).toBeVisible()
  await press(page, 'Actions')
  await menuItem(page, 'Share').click()
  const share = page.getByRole('dialog', { name: 'Share Landing Page' })
  await expect(share.getByLabel('Link', { exact: true })).toHaveValue(new RegExp(`/lp/${slug('summer')}$`))
  await expect(share.getByRole('img', { name: /^QR code/ })).toHaveAttribute('alt', new RegExp(`/lp/${pageId}$`))
  await expect.poll(async () => (await context.request.get(`/lp/${slug('summer')}`)).status()).toBe(200)
  const visitor = await context.newPage()
  await visitor.goto(`/lp/${slug('spring')}?utm_source=sign`)
  await expect(visitor).toHaveURL(new RegExp(`/lp/${slug('summer')}\\?utm_source=sign$`))
  await visitor.goto(`/lp/${pageId}`)
  await expect(visitor.getByRole('heading', { name: 'Sell with people who live here' })).toBeVisible()
})
