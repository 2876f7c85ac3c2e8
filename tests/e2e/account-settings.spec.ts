import type { Page } from '@playwright/test'
import { completeBrand } from '../../api/src/testing/brand.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

const expectStatus = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const settingsMenu = (page: Page) => page.getByRole('navigation', { name: 'Settings' })
const openSettings = (page: Page, name: string) => settingsMenu(page).getByRole('link', { name, exact: true }).click()

test('an owner changes the settings of the agency, which a reload keeps', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  const ben = await factory.createMember(agency, undefined, { role: 'AGENT' })
  await openAs(page, await factory.createMember(agency), 'settings/lead-settings/import-user-mapping')
  const mappedTo = page.getByRole('combobox', { name: 'Team member for User 4711' })

  await test.step('an owner name from imports is mapped to a team member', async () => {
    await expect(page).toHaveTitle('Import User Mapping')
    await page.getByRole('button', { name: 'Add name' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add name' })
    await dialog.getByLabel('Name, Email or ID').fill('User 4711')
    await dialog.getByRole('combobox', { name: 'Team Member' }).click()
    await page.getByRole('option', { name: 'No owner' }).click()
    await dialog.getByRole('button', { name: 'Add name' }).click()
    await expect(mappedTo).toHaveText('No owner')
    await mappedTo.click()
    await page.getByRole('option', { name: ben.email }).click()
    await expectStatus(page, '“User 4711” saved')
    await expectAccessible(page)
  })
  await test.step('without homes there is nothing to refresh', async () => {
    await openSettings(page, 'Data Enrichment')
    await expect(page).toHaveTitle('Data Enrichment')
    await expect(page.getByText('No homes yet')).toBeVisible()
    const response = await page.request.post('/api/agent/contacts', {
      headers: { 'X-Account-Id': agency.accountId },
      data: { firstName: 'Nora', address: '12 Oak Street, Dover, NH 03820' },
    })
    expect(response.ok()).toBe(true)
    // The console does not read again what it has read within two seconds.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Refresh now' })).toBeVisible()
  })
  await test.step('advanced settings are validated and saved', async () => {
    await openSettings(page, 'Advanced Settings')
    await page.getByLabel('Keep Exports For').fill('91')
    await saveButton(page).click()
    await expect(page.getByText('Please enter a whole number from 1 to 90')).toBeVisible()
    await page.getByLabel('Keep Exports For').fill('14')
    await saveButton(page).click()
    await expectStatus(page, 'Settings saved')
    await expectAccessible(page)
  })
  await test.step('properties are updated now and every night', async () => {
    await openSettings(page, 'Data Enrichment')
    await page.getByRole('button', { name: 'Refresh now' }).click()
    await expect(page.getByText('1 home refreshed, 0 changed, 0 failed')).toBeVisible()
    await page.getByRole('switch', { name: 'Refresh homes every night' }).check()
    await page.getByRole('combobox', { name: 'Refresh each home' }).click()
    await page.getByRole('option', { name: 'every day' }).click()
    await expectAccessible(page)
  })
  await test.step('the agency changes its details and withdraws its homes from the suggestions', () =>
    changeDetails(page, expectAccessible))

  await test.step('a reload keeps all of it', async () => {
    await page.reload()
    await expect(page.getByLabel('Website')).toHaveValue('https://harbor.example')
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1 Harbor Street, Portland, ME 04101')
    await expect(page.getByLabel('Time Zone')).toHaveValue(/Denver/)
    await expect(page.getByRole('switch', { name: 'Suggest addresses of our homes to visitors' })).not.toBeChecked()
    await openSettings(page, 'Advanced Settings')
    await expect(page.getByLabel('Keep Exports For')).toHaveValue('14')
    await openSettings(page, 'Data Enrichment')
    await expect(page.getByRole('combobox', { name: 'Refresh each home' })).toHaveText('every day')
    await openSettings(page, 'Lead Settings')
    await page.getByRole('link', { name: 'User Mapping' }).click()
    await expect(mappedTo).toHaveText('Ada Moss')
  })
  await test.step('the title of every settings page starts at the same place', () => expectAlignedTitles(page))
})

async function changeDetails(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  await openSettings(page, 'Team')
  await expect(page).toHaveTitle('Team')
  await page.getByLabel('Agency Name').fill('Harbor & Hill Realty')
  await saveButton(page).click()
  await expect(page.getByText('Brokerage is required')).toBeVisible()
  await page.getByLabel('Brokerage').fill('Harbor')
  await page.getByLabel('License').fill('ME-1')
  await page.getByLabel('Website').fill('harbor.example')
  await page.getByLabel('Address', { exact: true }).fill('1 Harbor Street, Portland, ME 04101')
  await page.getByLabel('Time Zone').fill('Denver')
  await page.getByRole('option', { name: /Denver/ }).click()
  await saveButton(page).click()
  await expectStatus(page, 'Agency saved')
  await page.getByRole('switch', { name: 'Suggest addresses of our homes to visitors' }).uncheck()
  await expectStatus(page, 'Your homes are no longer suggested')
  await expectAccessible(page)
}

async function expectAlignedTitles(page: Page) {
  const menu = settingsMenu(page)
  const links = menu.locator('a[href^="/a/"]:not([href*="#"])')
  // A page that is open may have more links in the menu than its own.
  await links.first().click()
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
  const edges = new Set<number>()
  for (const link of await links.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    edges.add(Math.round(title?.x ?? 0))
  }
  expect(edges.size).toBe(1)
  await expect(menu.getByRole('link', { name: 'API Documentation' })).toHaveAttribute('href', '/api/docs')
}

test('an agency adds its own tracking code, and leads of a form are counted by its ad accounts', async ({
  page,
  browser,
  userAgent,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  await completeBrand({ owner }, agency.brandingId)
  const { subjectId } = await factory.createAsset(agency)
  const html = async () => (await page.request.get(`/f/${subjectId}`)).text()
  await openAs(page, await factory.createMember(agency), 'settings/tracking-code')

  await test.step('the tracking code runs on public pages, but not in the console', async () => {
    await page.getByLabel('Tracking Code <head>').fill('G-4711')
    await saveButton(page).click()
    await expect(page.getByText('This text runs nothing.')).toBeVisible()
    await expect(page.getByText('Off', { exact: true })).toBeVisible()
    await page.getByLabel('Tracking Code <head>').fill('<script>count(')
    await expect(page.getByText('This code may not work')).toBeVisible()
    await page.getByLabel('Tracking Code <head>').fill('<script>top.document.title = "hostile"</script>')
    await saveButton(page).click()
    await expectStatus(page, 'Tracking code added to your public pages')
    await expectAccessible(page)
    await expect.poll(html).toContain(`/f/${subjectId}/tracking/account`)
    await expect(page).toHaveTitle('Tracking Code')
  })
  await page.getByRole('link', { name: 'Conversions' }).click()
  await expect(page).toHaveTitle('Conversions')
  const general = page.getByRole('region', { name: 'What is reported' })
  await general.getByLabel('Value of a Lead').fill('125')
  await general.getByRole('button', { name: 'Save' }).click()
  await expectStatus(page, 'Conversion settings saved')

  const meta = page.getByRole('region', { name: 'Meta Pixel' })
  await meta.getByRole('switch').check()
  await meta.getByLabel('Pixel ID').fill('G-1A2B3C4D5E')
  await meta.getByLabel('Conversions API Access Token').fill('EAAB-secret-token')
  await meta.getByRole('button', { name: 'Save' }).click()
  await expect(meta.getByText('Please enter a pixel id such as 123456789012345')).toBeVisible()
  await expect(meta.getByLabel('Pixel ID')).toBeFocused()
  await meta.getByLabel('Pixel ID').fill('123456789012345')
  await meta.getByRole('button', { name: 'Save' }).click()
  await expectStatus(page, 'Meta Pixel saved')
  await expect(meta.getByText('Set', { exact: true })).toBeVisible()
  await expect(meta.getByRole('button', { name: 'Send test event' })).toBeDisabled()
  await expectAccessible(page)
  await meta.getByRole('button', { name: 'Remove: Conversions API Access Token' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(meta.getByRole('textbox', { name: 'Conversions API Access Token' })).toHaveValue('')
  const google = page.getByRole('region', { name: 'Google Analytics 4' })
  await google.getByRole('switch').check()
  await google.getByLabel('Measurement ID').fill('G-1A2B3C4D5E')
  await google.getByRole('button', { name: 'Save' }).click()
  await expectStatus(page, 'Google Analytics 4 saved')
  await expect.poll(html).toContain('G-1A2B3C4D5E')

  const context = await browser.newContext({ userAgent: userAgent ?? '' })
  const visitor = await context.newPage()
  const scripts = await replaceVendorScripts(visitor)
  const url = new URL(`/f/${subjectId}?fbclid=abc&address=1+Elm`, page.url()).href
  await visitor.goto(url)
  const listMetaEvents = async () => (await readTagCalls(visitor)).meta.map(([, event]) => event)
  await expect.poll(listMetaEvents).toContain('PageView')
  await visitor.getByRole('combobox').fill('12 Harbor Road')
  await visitor.keyboard.press('Enter')
  await visitor.getByText('Not sure yet').click()
  await visitor.getByLabel('First Name').fill('Ada')
  await visitor.getByLabel('Last Name').fill('Moss')
  await visitor.getByLabel('Email Address').fill('ada.ads@example.com')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  const { id } = await owner.db
    .selectFrom('submissions')
    .select('id')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow()
  const lead = ['track', 'Lead', { value: 125, currency: 'USD' }, { eventID: id }]
  await expect.poll(() => readTagCalls(visitor)).toMatchObject({ meta: expect.arrayContaining([lead]) })
  const { meta: metaCalls, google: googleCalls } = await readTagCalls(visitor)
  expect(await listMetaEvents()).toEqual(expect.arrayContaining(['PageView', 'FormStart', 'Lead']))
  expect(googleCalls).toContainEqual([
    'event',
    'generate_lead',
    { send_to: 'G-1A2B3C4D5E', event_id: id, value: 125, currency: 'USD' },
  ])
  expect(JSON.stringify([metaCalls, googleCalls])).not.toMatch(/Elm|ada\.ads/)
  expect(scripts.sort()).toEqual(['https://connect.facebook.net', 'https://www.googletagmanager.com'])
  await context.close()
})

/** Vendors are not asked in tests. Returns the origins of the scripts that the page loaded. */
async function replaceVendorScripts(page: Page) {
  const origins: string[] = []
  await page.route(/^https:/, (route) => {
    origins.push(new URL(route.request().url()).origin)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return origins
}

/** The calls that wait for the vendors' scripts. */
const readTagCalls = (page: Page) =>
  page.evaluate(() => {
    const { fbq, dataLayer = [] } = window as unknown as {
      fbq?: { queue: unknown[][] }
      dataLayer?: ArrayLike<unknown>[]
    }
    return { meta: fbq?.queue ?? [], google: dataLayer.map((call) => Array.from(call)) }
  })

test('a colleague gets one recommendation and can opt out', async ({
  page,
  openAs,
  factory,
  findEmail,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  await openAs(page, await factory.createMember(agency), 'settings/affiliate-program')
  const email = `colleague-${agency.accountId}@example.com`
  const send = async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Jo Park')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Send recommendation' }).click()
  }
  await send()
  await expectStatus(page, 'Recommendation sent to Jo Park')
  await expect(page.getByText('9 of 10 left today.')).toBeVisible()
  await send()
  await expect(page.getByText('This person has already received a recommendation')).toBeVisible()
  await expectAccessible(page)
  const { links } = await findEmail(email)
  const visitor = await page.context().newPage()
  await visitor.goto(links.find((link) => link.includes('/no-more-letters/')) ?? '')
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(visitor.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  await visitor.close()
})

test('an agent without permission is redirected to their profile and sees disabled links', async ({
  page,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  const ben = await factory.createMember(agency, undefined, { role: 'AGENT' })
  await openAs(page, ben, 'settings/lead-settings/import-user-mapping')
  await expect(page).toHaveTitle('My Details')
  await expect(findToast(page, 'You need access to view this page')).toBeVisible()
  for (const name of pageTitles)
    await expect(settingsMenu(page).getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true')
})

const pageTitles = ['Data Enrichment', 'Lead Settings', 'Tracking Code', 'Advanced Settings', 'Affiliate Program']
