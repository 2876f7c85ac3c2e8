import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import { completeBrand } from '../../api/src/testing/brand.ts'
import { fail } from '../support/faults.ts'
import { inMenu, openMenu, row, toastOf } from '../support/seen.ts'
import { expect, test } from '../support/story.ts'
import { visit } from '../support/visits.ts'

const pageName = (page: Page) => page.getByRole('dialog').getByLabel('Landing Page Name')
const create = (page: Page) => page.getByRole('main').locator('header').getByText('Create Landing Page')
const calls = '**/api/agent/landing-page/**'

/** Whose press is answered by a failing server, once. */
async function failing(page: Page, method: string, press: () => Promise<unknown>, said: string) {
  await page.route(calls, (route) => (route.request().method() === method ? fail(route) : route.fallback()))
  await press()
  await expect(toastOf(page, said)).toBeVisible()
  await page.unroute(calls)
  await press()
}

test('an agent takes a personalized URL, makes a page at it, shares it, takes it away and brings it back', async ({
  page,
  browser,
  owner,
  baseURL,
  enter,
  founding,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const agency = await founding.agency()
  const ada = await founding.member(agency)
  const taken = `taken-${newId().slice(-12)}`
  await founding.member(agency, undefined, { purl_id: taken })
  const slug = `ada-${newId().slice(-12)}`
  const list = `/a/${agency.accountId}/marketing/landing-page/personal`

  await enter(page, ada, 'settings')
  await page.getByRole('link', { name: 'Landing Pages', exact: true }).click()
  // Behind another tab of the same window a page is drawn once a second.
  const elsewhere = await browser.newPage()
  await enter(elsewhere, ada, 'marketing/landing-page/personal')

  await test.step('an address is chosen, and only one that is to be had', async () => {
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect(page).toHaveTitle('Personal Landing Pages')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set Up Personalized URL' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Personalized URL' })
    await expect(dialog.getByText('A custom URL can only be set up once and cannot be changed.')).toBeVisible()
    const field = dialog.getByLabel('Custom URL')
    await expect(field).toHaveValue(/^ada-moss(-\d+)?$/)
    const goOn = dialog.getByRole('button', { name: 'Continue' })
    for (const [typed, said] of [
      ['  ', 'Enter name to continue'],
      ['ab', 'Please enter at least 3 characters'],
      ['x'.repeat(33), 'Name should be less than 32 characters'],
      ['ada moss', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
      [taken, 'This name is already taken'],
    ] as const) {
      await field.fill(typed)
      await field.press('Tab')
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${said.replace(/[()]/g, '\\$&')}`))
    }
    await expectAccessible(page)

    const isAvailable = '**/purl/availability**'
    await page.route(isAvailable, fail)
    await field.fill(slug)
    await expect(dialog.getByText('This name is already taken')).toBeVisible()
    await page.unroute(isAvailable)

    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(isAvailable, (route) => isAnswered.then(() => route.fallback()))
    await field.fill(`${slug}-`)
    await field.fill(slug)
    await expect(goOn).toHaveAttribute('aria-busy', 'true')
    await field.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeHidden()
    answer()
    await expect(dialog.getByText('This name is available')).toBeAttached()
    await expect(dialog.getByText(`${baseURL}/p/${slug}/page-id`)).toBeVisible()
    await goOn.click()

    await expect(dialog.getByText(`${baseURL}/p/${slug}/page-id`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Go Back' }).click()
    await expect(field).toHaveValue(slug)
    await goOn.click()
    await failing(
      page,
      'POST',
      () => dialog.getByRole('button', { name: 'Confirm' }).click(),
      'Unable to clone Personalized URL. Please try again later',
    )
    await expect(toastOf(page, 'Personalized URL created')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('now there can be pages, once the brand is finished', async () => {
    for (const screen of [page, elsewhere]) {
      await expect(screen.getByText('No Personal Landing Pages found')).toBeVisible()
      await expect(screen.getByText('Please create a personal landing page to get started.')).toBeVisible()
    }
    await expect(
      page.getByRole('main').locator('header').getByRole('button', { name: 'Create' }),
    ).toHaveAccessibleDescription('Your branding is incomplete. Add a brand colour and a logo to publish.')
    await completeBrand({ owner }, agency.brandingId)
    await page.reload()
    await expect(
      page.getByRole('main').locator('header').getByRole('link', { name: 'Create' }),
    ).toHaveAccessibleDescription('You have 5 Personal Landing Pages remaining.')
    await page.getByRole('button', { name: 'Your personalized URL' }).click()
    await expect(page.getByText(`${baseURL}/p/${slug}/page-id`)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('every template is shown as the page it would be', async () => {
    await create(page).click()
    await expect(page).toHaveTitle('New Landing Page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select a Template')
    await expect(page.getByText('7 Templates', { exact: true })).toBeVisible()
    const picture = page.frameLocator('iframe[title="Preview of Home Value"]')
    await expect(picture.getByRole('heading', { name: 'What is your home worth today?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Neighborhood Report' }).click()
    const sheet = page.getByRole('dialog', { name: 'Neighborhood Report' })
    const frame = sheet.locator('iframe')
    await expect(sheet.frameLocator('iframe').getByText('Ada Moss').first()).toBeVisible()
    expect((await frame.boundingBox())?.width).toBeGreaterThan(1000)
    await sheet.getByRole('radio', { name: 'Mobile' }).check()
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(391)
  })

  await test.step('a page takes a name', async () => {
    await page.getByRole('button', { name: 'Use Landing Page' }).click()
    const make = page.getByRole('button', { name: 'Create', exact: true })
    await expect(pageName(page)).toHaveAttribute('placeholder', 'eg. Home Value Leads')
    await pageName(page).fill('   ')
    await make.click()
    await expect(page.getByText('Enter Landing Page Name to continue')).toBeVisible()
    await pageName(page).fill('ab')
    await expect(page.getByText('Please enter at least 3 characters')).toBeVisible()
    await pageName(page).fill('x'.repeat(121))
    await expect(page.getByText('It should be less than 120 characters')).toBeVisible()
    await pageName(page).fill('Sell v1.2 <b>now</b>')
    await failing(page, 'POST', () => make.click(), 'Unable to create landing Page')
    await expect(page).toHaveURL(/marketing\/landing-page\/[0-9a-f-]{36}\/edit$/)
  })

  const pageId = page.url().split('/').at(-2) ?? ''
  const address = `${baseURL}/p/${slug}/${pageId}`

  await test.step('what visitors do with it stands in the list', async () => {
    await visit({ subject: 'landing-page', subjectId: pageId }, baseURL ?? '')
    await page.goto(list)
    await expect(row(page, 'Sell v1.2')).toContainText(
      /Published[A-Z][a-z]{2} \d\d, \d{4}Ada Moss366\.7%2\/350\.0%1\/2/,
    )
    await expect(page.getByText('1 Personal Landing Page', { exact: true })).toBeVisible()
    await expect(page.getByText('Updated just now')).toBeVisible()
    await expect(row(elsewhere, 'Sell v1.2')).toBeVisible()
    await expectAccessible(page)
    await openMenu(page, 'Sell v1.2')
    await expect(inMenu(page, 'Preview Page')).toHaveAttribute('href', address)
    await page.keyboard.press('Escape')
    expect((await page.request.get(address)).status()).toBe(200)
  })

  await test.step('its address is given to people', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Copy URL of Sell v1.2 <b>now</b>' }).click()
    await expect(toastOf(page, 'URL copied to clipboard')).toBeVisible()
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

    const code = share.getByRole('img', { name: `QR code of ${address}` })
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
  })

  await test.step('its own page shows it, and what it is called everywhere', async () => {
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
    await failing(page, 'PATCH', () => rename.click(), 'Unable to rename Landing Page. Contact Support')
    await expect(toastOf(page, 'Landing Page renamed')).toBeVisible()
    await expect(page).toHaveTitle('Sell in autumn')
    await expect(crumbs.getByText('Sell in autumn')).toBeVisible()
    await expect(row(elsewhere, 'Sell in autumn')).toBeVisible()
  })

  await test.step('a clone is a page of its own', async () => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Clone', 'Share', 'Archive'])
    await inMenu(page, 'Clone').click()
    await expect(pageName(page)).toHaveValue('Sell in autumn')
    await pageName(page).fill('Sell in winter')
    const clone = page.getByRole('dialog').getByRole('button', { name: 'Clone' })
    await failing(page, 'POST', () => clone.click(), 'Unable to clone Landing Page. Please try again later')
    await expect(toastOf(page, 'Landing page cloned')).toBeVisible()
    await expect(page).toHaveURL(/\/edit$/)
    await expect(row(elsewhere, 'Sell in winter')).toBeVisible()
  })

  await test.step('archived it is gone for visitors, and cannot be edited', async () => {
    await page.goto(list)
    await openMenu(page, 'Sell in autumn')
    await inMenu(page, 'Archive').click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText(
      'Archiving this landing page will make it inaccessible to your contacts. Please ensure to remove any links to this page from your website.',
    )
    const archive = question.getByRole('button', { name: 'Archive' })
    await failing(page, 'POST', () => archive.click(), 'Unable to archive Landing Page. Please try again later')
    await expect(toastOf(page, 'Landing page archived')).toBeVisible()
    for (const screen of [page, elsewhere]) await expect(row(screen, 'Sell in autumn')).toContainText('Archived')
    expect((await page.request.get(address)).status()).toBe(404)

    await page.getByRole('link', { name: 'Sell in autumn' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
      'To edit this landing page, you must unarchive it.',
    )
    await expect(page.getByRole('button', { name: 'Rename' })).toBeHidden()
  })

  await test.step('it comes back without a question', async () => {
    const unarchive = async () => {
      await page.getByRole('button', { name: 'Actions', exact: true }).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Unarchive'])
      await inMenu(page, 'Unarchive').click()
    }
    await failing(page, 'POST', unarchive, 'Unable to un archive Landing Page. Please try again later')
    await expect(toastOf(page, 'Landing Page Unarchived')).toBeVisible()
    await expect(row(elsewhere, 'Sell in autumn')).toContainText('Published')
    expect((await page.request.get(address)).status()).toBe(200)
  })

  await test.step('what the plan allows is used up', async () => {
    const own = { kind: 'landing-page', type: 'WEBSITE_1', agent_id: ada.agentId } as const
    for (const name of ['Third', 'Fourth', 'Fifth']) await founding.subject(agency, { ...own, name })
    await founding.subject(agency, { ...own, name: 'Old', status: 'ARCHIVED' })
    await page.goto(list)
    const none = 'You have 0 Personal Landing Pages remaining.'
    await expect(page.getByText(none, { exact: true }).last()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
    await openMenu(page, 'Third')
    await expect(inMenu(page, 'Clone')).toHaveAccessibleDescription(
      "You cannot clone personal landing pages as you've reached your plan's limit.",
    )
    await page.keyboard.press('Escape')
    await openMenu(page, 'Old')
    await expect(inMenu(page, 'Unarchive')).toHaveAccessibleDescription(
      "You cannot unarchive personal landing pages as you've reached your plan's limit.",
    )
  })
})
