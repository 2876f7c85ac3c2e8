import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { completeBrand } from '../../api/src/testing/brand.ts'
import { followLink } from '../support/follow-link.ts'
import { findRow, findToast, menuItem, openMenu } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { createPageFromTemplate } from '../support/page-from-template.ts'
import { recordVisits } from '../support/record-visits.ts'
import { expect, test } from '../support/story.ts'

const pageName = (page: Page) => page.getByRole('dialog').getByLabel('Landing Page Name')

const create = (page: Page) => page.getByRole('main').locator('header').getByText('Create Landing Page')

const calls = '**/api/agent/landing-page/**'

/** Presses once against a failing server, expects the error toast, and presses again. */
async function retryAfterFailure(page: Page, method: string, press: () => Promise<unknown>, message: string) {
  await page.route(calls, (route) => (route.request().method() === method ? failRequest(route) : route.fallback()))
  await press()
  await expect(findToast(page, message)).toBeVisible()
  await page.unroute(calls)
  await press()
}

/** An agent with a personalized URL, in an agency with complete branding. */
async function createAgentWithUrl(
  factory: AgencyFactory,
  { owner }: Pick<Parameters<typeof completeBrand>[0], 'owner'>,
) {
  const agency = await factory.createAgency()
  await completeBrand({ owner }, agency.brandingId)
  const slug = `ada-${newId().slice(-12)}`
  const ada = await factory.createMember(agency, undefined, { purl_id: slug })
  return { agency, ada, slug, list: `/a/${agency.accountId}/marketing/landing-page/personal` }
}

/** Copies, posts and downloads the link of a page that is in the open list. */
async function shareLink(
  page: Page,
  { address, codeAddress }: { address: string; codeAddress: string },
  expectAccessible: (page: Page) => Promise<void>,
) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy URL of Sell v1.2 <b>now</b>' }).click()
  await expect(findToast(page, 'URL copied to clipboard')).toBeVisible()
  expect(await copied()).toBe(address)

  await page.getByRole('button', { name: 'Share Sell v1.2 <b>now</b>' }).click()
  const share = page.getByRole('dialog', { name: 'Share Landing Page' })
  await expect(share.getByLabel('Link', { exact: true })).toHaveValue(address)
  await expect(share.getByLabel('Link', { exact: true })).toHaveAttribute('readonly')
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await share.getByRole('button', { name: 'Copy' }).click()
  expect(await copied()).toBe(address)

  await page.context().route(/facebook|x\.com|linkedin/, (route) => route.fulfill({ body: 'elsewhere' }))
  for (const name of ['Facebook', 'X', 'LinkedIn']) {
    const opened = page.waitForEvent('popup')
    await share.getByRole('button', { name: `Share on ${name}` }).click()
    const popup = await opened
    expect(popup.viewportSize()).toEqual({ width: 800, height: 500 })
    await expect(popup).toHaveURL(new RegExp(encodeURIComponent(address)))
    await popup.close()
  }

  const code = share.getByRole('img', { name: `QR code of ${codeAddress}` })
  expect(await code.boundingBox()).toMatchObject({ width: 112, height: 112 })
  for (const [button, file] of [
    ['Download QR', 'Sell v1_2 _b_now__b_ QrCode.png'],
    ['Download SVG', 'Sell v1_2 _b_now__b_ QrCode.svg'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await share.getByRole('button', { name: button }).click()
    expect((await saved).suggestedFilename()).toBe(file)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
}

test('an agent creates a personal page from a template, sees its visits and shares its link', async ({
  page,
  owner,
  baseURL,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(90_000)
  const { ada, slug, list } = await createAgentWithUrl(factory, { owner })
  await openAs(page, ada, 'marketing/landing-page/personal')

  await test.step('previews the templates', async () => {
    await create(page).click()
    await expect(page).toHaveTitle('New Landing Page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select a Template')
    await page.getByRole('link', { name: 'Close', exact: true }).click()
    await expect(page).toHaveURL(list)
    await create(page).click()
    await expect(page.getByText('7 Templates', { exact: true })).toBeVisible()
    const picture = page.frameLocator('iframe[title="Preview of Home Value"]')
    await expect(picture.getByRole('heading', { name: 'What is your home worth today?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Neighborhood Report' }).click()
    const previewDialog = page.getByRole('dialog', { name: 'Neighborhood Report' })
    const frame = previewDialog.locator('iframe')
    await expect(previewDialog.frameLocator('iframe').getByText('Ada Moss').first()).toBeVisible()
    expect((await frame.boundingBox())?.width).toBeGreaterThan(1000)
    await previewDialog.getByRole('radio', { name: 'Mobile' }).check()
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(391)
  })

  await test.step('names the page', async () => {
    await page.getByRole('button', { name: 'Use Landing Page' }).click()
    const createButton = page.getByRole('button', { name: 'Create', exact: true })
    await expect(pageName(page)).toHaveAttribute('placeholder', 'eg. Home Value Leads')
    await pageName(page).fill('   ')
    await createButton.click()
    await expect(page.getByText('Enter Landing Page Name to continue')).toBeVisible()
    await pageName(page).fill('ab')
    await expect(page.getByText('Please enter at least 3 characters')).toBeVisible()
    await pageName(page).fill('x'.repeat(121))
    await expect(page.getByText('It should be less than 120 characters')).toBeVisible()
    await pageName(page).fill('Sell v1.2 <b>now</b>')
    await retryAfterFailure(page, 'POST', () => createButton.click(), 'Unable to create landing Page')
    await expect(page).toHaveURL(/marketing\/landing-page\/[0-9a-f-]{36}\/edit$/)
  })

  const pageId = page.url().split('/').at(-2) ?? ''
  const address = `${baseURL}/p/${slug}/sell-v12-b-now-b`
  // Codes on paper lead to the page even when its address changes.
  const codeAddress = `${baseURL}/p/${slug}/${pageId}`

  await test.step('sees the visits in the list', async () => {
    await recordVisits({ subject: 'landing-page', subjectId: pageId }, baseURL ?? '')
    await followLink(page, list)
    await expect(findRow(page, 'Sell v1.2')).toContainText(
      /Published[A-Z][a-z]{2} \d\d, \d{4}Ada Moss366\.7%2\/350\.0%1\/2/,
    )
    await expect(page.getByText('1 Personal Landing Page', { exact: true })).toBeVisible()
    await expect(page.getByText('Updated just now')).toBeVisible()
    await expectAccessible(page)
    await openMenu(page, 'Sell v1.2')
    await expect(menuItem(page, 'Preview Page')).toHaveAttribute('href', `${address}#preview`)
    await page.keyboard.press('Escape')
    for (const url of [address, codeAddress]) expect((await page.request.get(url)).status()).toBe(200)
  })

  await test.step('shares its link', () => shareLink(page, { address, codeAddress }, expectAccessible))
})

test('a QR code that could not be loaded is left out, and a reopened dialog tries again', async ({
  browser,
  owner,
  openAs,
  factory,
}) => {
  const { agency, ada } = await createAgentWithUrl(factory, { owner })
  await createPageFromTemplate(factory, agency, 'neighborhood-report', { name: 'Sell', agent_id: ada.agentId })
  // Not the page of the story, which fails on the message in the console.
  const page = await (await browser.newContext()).newPage()
  await openAs(page, ada, 'marketing/landing-page/personal')
  const share = page.getByRole('dialog', { name: 'Share Landing Page' })
  const openDialog = () => page.getByRole('button', { name: 'Share Sell' }).click()

  const script = '**/assets/qr-worker-*'
  await page.route(script, (route) => route.abort())
  const logged = page.waitForEvent('console', (message) => /^The QR code could not be rendered/.test(message.text()))
  await openDialog()
  await logged
  await expect(share.getByRole('button', { name: 'Share on X' })).toBeVisible()
  await expect(share.getByText('QR code', { exact: true })).toBeHidden()
  await expect(share.getByRole('alert')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(share).toBeHidden()

  await page.unroute(script)
  await openDialog()
  await expect(share.getByRole('img', { name: /^QR code of/ })).toBeVisible()
  await page.context().close()
})

test('an agent renames, clones, archives and unarchives a page', async ({
  page,
  browser,
  owner,
  baseURL,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const { agency, ada, slug, list } = await createAgentWithUrl(factory, { owner })
  const pageId = await createPageFromTemplate(factory, agency, 'neighborhood-report', {
    name: 'Sell v1.2 <b>now</b>',
    agent_id: ada.agentId,
  })
  const address = `${baseURL}/p/${slug}/${pageId}`
  await recordVisits({ subject: 'landing-page', subjectId: pageId }, baseURL ?? '')
  await openAs(page, ada, 'marketing/landing-page/personal')
  const secondWindow = await browser.newPage()
  await openAs(secondWindow, ada, 'marketing/landing-page/personal')

  await test.step('renames it on its detail page', async () => {
    await page.getByRole('link', { name: /^Sell v1\.2/ }).click()
    await expect(page).toHaveTitle('Sell v1.2 <b>now</b>')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('link', { name: 'Personal Landing Pages' })).toBeVisible()
    const picture = page.frameLocator('iframe[title="Preview of Sell v1.2 <b>now</b>"]')
    await expect(picture.getByRole('heading', { name: /^What are homes on your street/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: address })).toHaveAttribute('href', address)
    await expect(page.getByText(/^[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M$/)).toBeVisible()
    await expect(page.locator('dl').getByText('just now')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Entrances', exact: true }).first()).toContainText('66.7%2/3')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Rename' }).click()
    await pageName(page).fill('Sell in autumn')
    const rename = page.getByRole('dialog').getByRole('button', { name: 'Rename' })
    await retryAfterFailure(page, 'PATCH', () => rename.click(), 'Unable to rename Landing Page. Contact Support')
    await expect(findToast(page, 'Landing Page renamed')).toBeVisible()
    await expect(page).toHaveTitle('Sell in autumn')
    await expect(crumbs.getByText('Sell in autumn')).toBeVisible()
    await expect(findRow(secondWindow, 'Sell in autumn')).toBeVisible()
  })

  await test.step('clones it', async () => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Clone', 'Share', 'Archive'])
    await menuItem(page, 'Clone').click()
    await expect(pageName(page)).toHaveValue('Sell in autumn')
    await pageName(page).fill('Sell in winter')
    const clone = page.getByRole('dialog').getByRole('button', { name: 'Clone' })
    await retryAfterFailure(page, 'POST', () => clone.click(), 'Unable to clone Landing Page. Please try again later')
    await expect(findToast(page, 'Landing page cloned')).toBeVisible()
    await expect(page).toHaveURL(/\/edit$/)
    await expect(findRow(secondWindow, 'Sell in winter')).toBeVisible()
  })

  await test.step('archives it, and visitors can no longer open it', async () => {
    await followLink(page, list)
    await openMenu(page, 'Sell in autumn')
    await menuItem(page, 'Archive').click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText(
      'Archiving this landing page will make it inaccessible to your contacts. Please ensure to remove any links to this page from your website.',
    )
    const archive = question.getByRole('button', { name: 'Archive' })
    await retryAfterFailure(
      page,
      'POST',
      () => archive.click(),
      'Unable to archive Landing Page. Please try again later',
    )
    await expect(findToast(page, 'Landing page archived')).toBeVisible()
    for (const screen of [page, secondWindow]) await expect(findRow(screen, 'Sell in autumn')).toContainText('Archived')
    expect((await page.request.get(address)).status()).toBe(404)

    await page.getByRole('link', { name: 'Sell in autumn' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
      'To edit this landing page, you must unarchive it.',
    )
    await expect(page.getByRole('button', { name: 'Rename' })).toBeHidden()
  })

  await test.step('unarchives it', async () => {
    const unarchive = async () => {
      await page.getByRole('button', { name: 'Actions', exact: true }).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Unarchive'])
      await menuItem(page, 'Unarchive').click()
    }
    await retryAfterFailure(page, 'POST', unarchive, 'Unable to un archive Landing Page. Please try again later')
    await expect(findToast(page, 'Landing Page Unarchived')).toBeVisible()
    await expect(findRow(secondWindow, 'Sell in autumn')).toContainText('Published')
    expect((await page.request.get(address)).status()).toBe(200)
  })
})

test('an agent cannot create more pages than the plan allows', async ({ page, owner, openAs, factory }) => {
  const { agency, ada } = await createAgentWithUrl(factory, { owner })
  const own = { kind: 'landing-page', type: 'WEBSITE_1', agent_id: ada.agentId } as const
  for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
    await factory.createAsset(agency, { ...own, name })
  await factory.createAsset(agency, { ...own, name: 'Old', status: 'ARCHIVED' })
  await openAs(page, ada, 'marketing/landing-page/personal')
  const message = 'You have 0 Personal Landing Pages remaining.'
  await expect(page.getByText(message, { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
  await openMenu(page, 'Third')
  await expect(menuItem(page, 'Clone')).toHaveAccessibleDescription(
    "You cannot clone personal landing pages as you've reached your plan's limit.",
  )
  await page.keyboard.press('Escape')
  await openMenu(page, 'Old')
  await expect(menuItem(page, 'Unarchive')).toHaveAccessibleDescription(
    "You cannot unarchive personal landing pages as you've reached your plan's limit.",
  )
})
