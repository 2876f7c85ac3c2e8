import { spamLimits } from '@gable/shared/submissions/spam.ts'
import type { Page } from '@playwright/test'
import type { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { createUniqueAddress, seedMarketData } from '../../api/src/testing/market.ts'
import { findAccessibilityViolations } from '../support/accessibility.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { getKnownAddress } from '../support/known-address.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

/** A page with a form group: address, timeline, two offers, contact details. */
async function createPage(factory: AgencyFactory) {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  const action = { actionType: 'FORM_GROUP', value: agency.groupIds[0] ?? '' } as const
  const { subjectId } = await factory.createAsset(agency, { kind: 'landing-page', type: 'TABBED_WEBSITE_1', action })
  return { agency, subjectId, address: `/f/${subjectId}` }
}

/** Sums up layout shifts that were not caused by input. */
async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    const total = Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) total.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)
}

/** Public pages follow the color scheme of the device, so contrast is checked in both. */
async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const darkViolations = await findAccessibilityViolations(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  expect([...darkViolations, ...(await findAccessibilityViolations(page))]).toEqual([])
}

async function fillDetails(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Moss')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Phone Number').fill('(207) 555-0143')
}

test('a visitor completes a form with keyboard, reload and a failed request, and it is stored once', async ({
  page,
  factory,
  owner,
}) => {
  const { subjectId, address } = await createPage(factory)
  const getLayoutShift = await watchLayout(page)
  const { address: propertyAddress, prefix } = await getKnownAddress(page)
  await page.goto(address)
  await expect(page).toHaveTitle('What is your home worth? | Harbor & Hill')
  const field = page.getByRole('combobox', { name: 'Property address' })

  // Picks an address by keyboard: the arrow selects it, Enter accepts it, and Enter again continues.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type(prefix)
  await expect(page.getByRole('option', { name: propertyAddress })).toBeVisible()
  await expect(page.getByText(/^\d+ address(es)? found/)).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(propertyAddress)
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Enter')

  // Focus moves to the next question. Answers survive Back, also the browser's, and a reload.
  await expect(page.getByRole('heading', { name: /considering selling/ })).toBeFocused()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByText('3-6 Months').click()
  await expect(page.getByRole('heading', { name: 'Talk to an agent about selling' })).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue(propertyAddress)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('radio', { name: '3-6 Months' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.getByText("Yes, I'm interested").filter({ visible: true }).click()
  await page.reload()
  await expect(page.getByText('Step 4 of 5')).toBeVisible()
  await page.getByText('Not now').filter({ visible: true }).click()

  // The accepted offer requires a phone number. The first request fails and the button is double-clicked.
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page.getByText('Please fill this in.').filter({ visible: true })).toHaveCount(4)
  await expectAccessible(page)
  await fillDetails(page, 'ada@')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter an email address such as name@example.com.')).toBeVisible()
  await page.getByLabel('Email Address').fill('ada@example.com')
  expect(await getLayoutShift()).toBe(0)
  let attempts = 0
  await page.route('**/api/public/submissions', (route) => (++attempts === 1 ? failRequest(route) : route.fallback()))
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you, Ada!' })).toBeFocused()
  await expect(page.getByText(`Property: ${propertyAddress}`)).toBeVisible()
  expect(attempts).toBe(2)
  await expectAccessible(page)

  const stored = await owner.db.selectFrom('submissions').selectAll().where('subject_id', '=', subjectId).execute()
  expect(stored).toMatchObject([{ state: 'NEW', language: 'en', address: propertyAddress }])
  expect(stored[0]?.answers.map(({ value }) => value)).toContain('3-6 Months')

  // A new visit starts empty, and the view and the entrance are counted.
  await page.reload()
  await expect(field).toHaveValue('')
  const listEventTypes = async () => {
    const rows = await owner.db.selectFrom('events').select('type').where('subject_id', '=', subjectId).execute()
    return rows.map(({ type }) => type).filter((type) => type === 'entrance' || type === 'view')
  }
  await expect.poll(listEventTypes).toEqual(expect.arrayContaining(['view', 'entrance']))
  expect((await listEventTypes()).filter((type) => type === 'entrance')).toHaveLength(1)
})

test('the form works in Spanish on a phone without horizontal scrolling', async ({ page, factory, owner }) => {
  const { subjectId, address } = await createPage(factory)
  await page.setViewportSize({ width: 390, height: 844 })
  const getLayoutShift = await watchLayout(page)
  await page.goto(address)
  await page.getByRole('link', { name: 'Español' }).click()
  await page.getByRole('combobox', { name: 'Dirección de la propiedad' }).fill('12 Harbor Road')
  await page.keyboard.press('Enter')
  await page.getByText('Lo antes posible').click()
  await page.getByText('Ahora no').filter({ visible: true }).click()
  await page.getByText('Ahora no').filter({ visible: true }).click()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Complete este campo.').filter({ visible: true })).toHaveCount(3)
  await page.getByLabel('Nombre').fill('Ada')
  await page.getByLabel('Apellido').fill('Moss')
  await page.getByLabel('Correo electrónico').fill('ada.es@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '¡Gracias, Ada!' })).toBeVisible()
  expect(await getLayoutShift()).toBe(0)
  const stored = await owner.db.selectFrom('submissions').selectAll().where('subject_id', '=', subjectId).execute()
  expect(stored).toMatchObject([{ language: 'es', details: { email: 'ada.es@example.com' } }])
})

test('a form that changed in the meantime asks for the missing answers and keeps the rest', async ({
  page,
  factory,
  owner,
}) => {
  const agency = await factory.createAgency()
  const { subjectId } = await factory.createAsset(agency)
  await page.goto(`/f/${subjectId}`)
  await page.getByRole('combobox').fill('12 Harbor Road')
  await page.keyboard.press('Enter')
  await page.getByText('Not sure yet').click()
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Moss')
  await page.getByLabel('Email Address').fill('ada.later@example.com')
  await owner.db
    .updateTable('forms')
    .set({ phone_mandatory: true })
    .where('account_id', '=', agency.accountId)
    .where('lead_type', '=', 'HV')
    .execute()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('This form was just updated.')).toBeVisible()
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await expect(page.getByLabel('Email Address')).toHaveValue('ada.later@example.com')
  await page.getByLabel('Phone Number').fill('207-555-0143')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you, Ada!' })).toBeVisible()

  await owner.db.updateTable('assets').set({ status: 'ARCHIVED' }).where('id', '=', subjectId).execute()
  await expect.poll(async () => (await page.request.get(`/f/${subjectId}`)).status()).toBe(404)
  await page.goto(`/f/${subjectId}?lang=es`)
  await expect(page.getByRole('heading', { name: 'This page is no longer available.' })).toBeVisible()
})

test('on a slow connection the form works before its script loads, and keeps what was typed', async ({
  page,
  factory,
}) => {
  const { address } = await createPage(factory)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/embed/journey-*.js', async (route) => {
    await released
    await route.fallback()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const field = page.getByRole('combobox', { name: 'Property address' })
  await field.fill('12 Harbor Road')
  await expect(page.getByLabel('First Name')).toBeHidden()
  await page.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true })
  await expect(page.getByLabel('First Name')).toBeVisible()
  await expect(field).toHaveValue('12 Harbor Road')
  await expect(page.getByText('Please fill this in.')).toHaveCount(0)

  await page.goto(address, { waitUntil: 'commit' })
  await field.fill('14 Harbor Road')
  release()
  await expect(page.locator('form.live')).toBeVisible()
  await expect(field).toHaveValue('14 Harbor Road')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
})

test('an agency’s tracking code runs in a sandbox without access to the page or browser storage', async ({
  page,
  factory,
  owner,
}) => {
  const { agency, address } = await createPage(factory)
  const tracking_code = `<script>
    const tryTo = (read) => { try { return String(read()) } catch (error) { return error.name } }
    parent.postMessage([
      tryTo(() => { parent.document.title = 'Changed' }),
      tryTo(() => document.cookie),
      tryTo(() => sessionStorage.length),
      document.referrer || 'no referrer',
    ].join(), '*')
  </script>`
  await owner.db.updateTable('form_groups').set({ tracking_code }).where('account_id', '=', agency.accountId).execute()
  await page.addInitScript(() => {
    addEventListener('message', ({ data, origin }) => {
      document.documentElement.dataset.message = `${data} from ${origin}`
    })
  })
  await page.goto(`${address}?address=12+Oak+Street&gclid=abc`)
  await expect(page.locator('html')).toHaveAttribute(
    'data-message',
    'SecurityError,SecurityError,SecurityError,no referrer from null',
  )
  await expect(page).toHaveTitle('What is your home worth? | Harbor & Hill')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a seller sends one plain form, sees the value of the home, and opens its page from the email', async ({
    page,
    factory,
    owner,
    findEmail,
  }) => {
    const { subjectId, address } = await createPage(factory)
    const home = createUniqueAddress()
    await seedMarketData(owner.db, home)
    const openedAt = Date.now()
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Property address' }).fill(home.address)
    await page.getByLabel('Less Than 3 Months').check()
    await page.getByRole('radio', { name: "Yes, I'm interested" }).first().check()
    await page.getByLabel('First Name').fill('Ada')
    await page.getByLabel('Last Name').fill('Moss')
    await page.getByLabel('Email Address').fill('ada.plain@example')
    await page.getByRole('button', { name: 'Send' }).click()

    await expect(page.getByText('Please enter an email address such as name@example.com.')).toBeVisible()
    await expect(page.getByText('Please fill this in.')).toHaveCount(1)
    await expect(page.getByRole('combobox', { name: 'Property address' })).toHaveValue(home.address)
    await expect(page.getByLabel('Less Than 3 Months')).toBeChecked()
    await page.getByLabel('Email Address').fill('ada.plain@example.com')
    await page.getByLabel('Phone Number').fill('207 555 0143')
    await expect
      .poll(() => Date.now() - openedAt, 'slower than the spam limit')
      .toBeGreaterThan(2 * spamLimits.minimumElapsed)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    const stored = await owner.db.selectFrom('submissions').selectAll().where('subject_id', '=', subjectId).execute()
    expect(stored).toMatchObject([{ state: 'NEW', details: { email: 'ada.plain@example.com' } }])

    await expect(page.getByText('$380,000 – $420,000')).toBeVisible()
    await expect(page.getByText(/^We will get back to you by /)).toBeVisible()
    await expect(page.getByRole('link', { name: 'See your home’s page' })).toBeVisible()
    const email = await findEmail('ada.plain@example.com')
    expect(email.text).toContain('$380,000 – $420,000')
    await page.goto(new URL(/http\S+\/d\/\w{16}/.exec(email.text)?.[0] ?? '').pathname)
    await expect(page.getByText('$400,000').first()).toBeVisible()
  })
})
