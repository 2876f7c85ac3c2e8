import { spamLimits } from '@gable/shared/submissions/spam.ts'
import type { Page } from '@playwright/test'
import type { Founding } from '../../api/src/testing/founding.ts'
import { faultsIn } from '../support/accessibility.ts'
import { fail } from '../support/faults.ts'
import { knownHome } from '../support/known-home.ts'
import { expect, test } from '../support/story.ts'

/** A page that leads through a group: an address, a timeline, two offers, contact details. */
async function publishedPage(founding: Founding) {
  const agency = await founding.agency({ name: 'Harbor & Hill' })
  const action = { actionType: 'FORM_GROUP', value: agency.groupIds[0] ?? '' } as const
  const { subjectId } = await founding.subject(agency, { kind: 'landing-page', type: 'TABBED_WEBSITE_1', action })
  return { agency, subjectId, address: `/f/${subjectId}` }
}

/** How far things moved under the eyes of somebody who did nothing. */
async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    const moved = Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved)
}

/** A page of a visitor's follows the device: its other colours are looked at once more. */
async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await faultsIn(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  expect([...inTheDark, ...(await faultsIn(page))]).toEqual([])
}

async function fillInDetails(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Moss')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Phone Number').fill('(207) 555-0143')
}

test('a visitor is led from an address to thanks, and nothing typed is ever lost or sent twice', async ({
  page,
  founding,
  owner,
}) => {
  const { subjectId, address } = await publishedPage(founding)
  const shift = await watchLayout(page)
  const { home, beginning } = await knownHome(page)
  await page.goto(address)
  await expect(page).toHaveTitle('What is your home worth? | Harbor & Hill')
  const field = page.getByRole('combobox', { name: 'Property address' })

  // An address by keyboard alone: the list opens, an arrow chooses, Enter takes it and Enter goes on.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type(beginning)
  await expect(page.getByRole('option', { name: home })).toBeVisible()
  await expect(page.getByText(/^\d+ address(es)? found/)).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(home)
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Enter')

  // The focus is on the new question. Back keeps what was typed, and so does a reload.
  await expect(page.getByRole('heading', { name: /considering selling/ })).toBeFocused()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByText('3-6 Months').click()
  await expect(page.getByRole('heading', { name: 'Talk to an agent about selling' })).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field).toHaveValue(home)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('radio', { name: '3-6 Months' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.getByText("Yes, I'm interested").filter({ visible: true }).click()
  await page.reload()
  await expect(page.getByText('Step 4 of 5')).toBeVisible()
  await page.getByText('Not now').filter({ visible: true }).click()

  // The accepted offer needs a phone number. Sending fails once and is pressed twice; it arrives once.
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page.getByText('Please fill this in.').filter({ visible: true })).toHaveCount(4)
  await expectAccessible(page)
  await fillInDetails(page, 'ada@')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter an email address such as name@example.com.')).toBeVisible()
  await page.getByLabel('Email Address').fill('ada@example.com')
  expect(await shift()).toBe(0)
  let tries = 0
  await page.route('**/api/public/submissions', (route) => (++tries === 1 ? fail(route) : route.fallback()))
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you, Ada!' })).toBeFocused()
  await expect(page.getByText(`Property: ${home}`)).toBeVisible()
  expect(tries).toBe(2)
  await expectAccessible(page)

  const stored = await owner.db.selectFrom('submissions').selectAll().where('subject_id', '=', subjectId).execute()
  expect(stored).toMatchObject([{ state: 'NEW', language: 'en', address: home }])
  expect(stored[0]?.answers.map(({ value }) => value)).toContain('3-6 Months')

  // A new visit begins empty, and what was seen and begun is counted.
  await page.reload()
  await expect(field).toHaveValue('')
  const counted = async () => {
    const rows = await owner.db.selectFrom('events').select('type').where('subject_id', '=', subjectId).execute()
    return rows.map(({ type }) => type).filter((type) => type === 'entrance' || type === 'view')
  }
  await expect.poll(counted).toEqual(expect.arrayContaining(['view', 'entrance']))
  expect((await counted()).filter((type) => type === 'entrance')).toHaveLength(1)
})

test('on a phone, in Spanish, the whole way is in Spanish and nothing is too wide', async ({
  page,
  founding,
  owner,
}) => {
  const { subjectId, address } = await publishedPage(founding)
  await page.setViewportSize({ width: 390, height: 844 })
  const shift = await watchLayout(page)
  await page.goto(address)
  await page.getByRole('link', { name: 'Español' }).click()
  await page.getByRole('combobox', { name: 'Dirección de la propiedad' }).fill('12 Harbor Road')
  await page.keyboard.press('Enter')
  await page.getByText('Lo antes posible').click()
  await page.getByText('Ahora no').filter({ visible: true }).click()
  await page.getByText('Ahora no').filter({ visible: true }).click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Complete este campo.').filter({ visible: true })).toHaveCount(3)
  await page.getByLabel('Nombre').fill('Ada')
  await page.getByLabel('Apellido').fill('Moss')
  await page.getByLabel('Correo electrónico').fill('ada.es@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '¡Gracias, Ada!' })).toBeVisible()
  expect(await shift()).toBe(0)
  const stored = await owner.db.selectFrom('submissions').selectAll().where('subject_id', '=', subjectId).execute()
  expect(stored).toMatchObject([{ language: 'es', details: { email: 'ada.es@example.com' } }])
})

test('a form that changed while somebody filled it in asks for the rest, and keeps what was typed', async ({
  page,
  founding,
  owner,
}) => {
  const agency = await founding.agency()
  const { subjectId } = await founding.subject(agency)
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
  await expect(page.getByText('This form has changed a moment ago.')).toBeVisible()
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await expect(page.getByLabel('Email Address')).toHaveValue('ada.later@example.com')
  await page.getByLabel('Phone Number').fill('207-555-0143')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you, Ada!' })).toBeVisible()

  await owner.db.updateTable('subjects').set({ status: 'ARCHIVED' }).where('id', '=', subjectId).execute()
  await expect.poll(async () => (await page.request.get(`/f/${subjectId}`)).status()).toBe(404)
  await page.goto(`/f/${subjectId}?lang=es`)
  await expect(page.getByRole('heading', { name: 'This page is no longer available.' })).toBeVisible()
})

test('on a slow connection the page is there before its script, and what is typed by then stays', async ({
  page,
  founding,
}) => {
  const { address } = await publishedPage(founding)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/embed/journey-*.js', async (route) => {
    await arrived
    await route.fallback()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const field = page.getByLabel('Property address')
  await field.fill('12 Harbor Road')
  await expect(page.getByLabel('First Name')).toBeHidden()
  await page.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true })
  await expect(page.getByLabel('First Name')).toBeVisible()
  await expect(field).toHaveValue('12 Harbor Road')
  await expect(page.getByText('Please fill this in.')).toHaveCount(0)

  await page.goto(address, { waitUntil: 'commit' })
  await field.fill('14 Harbor Road')
  arrive()
  await expect(page.locator('form.live')).toBeVisible()
  await expect(field).toHaveValue('14 Harbor Road')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
})

test('an agency’s own code runs on its page, and reaches neither the page nor anything kept in the browser', async ({
  page,
  founding,
  owner,
}) => {
  const { agency, address } = await publishedPage(founding)
  const tracking_code = `<script>
    const attempt = (work) => { try { return String(work()) } catch (error) { return error.name } }
    parent.postMessage([
      attempt(() => { parent.document.title = 'Taken over' }),
      attempt(() => document.cookie),
      attempt(() => sessionStorage.length),
    ].join(), '*')
  </script>`
  await owner.db.updateTable('form_groups').set({ tracking_code }).where('account_id', '=', agency.accountId).execute()
  await page.addInitScript(() => {
    addEventListener('message', ({ data, origin }) => {
      document.documentElement.dataset.heard = `${data} from ${origin}`
    })
  })
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute(
    'data-heard',
    'SecurityError,SecurityError,SecurityError from null',
  )
  await expect(page).toHaveTitle('What is your home worth? | Harbor & Hill')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is one form that is read, sent, sent back with what is wrong, and thanked for', async ({
    page,
    founding,
    owner,
  }) => {
    const { subjectId, address } = await publishedPage(founding)
    const opened = Date.now()
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await page.getByLabel('Property address').fill('12 Harbor Road')
    await page.getByLabel('Less Than 3 Months').check()
    await page.getByRole('radio', { name: "Yes, I'm interested" }).first().check()
    await page.getByLabel('First Name').fill('Ada')
    await page.getByLabel('Last Name').fill('Moss')
    await page.getByLabel('Email Address').fill('ada.plain@example')
    await page.getByRole('button', { name: 'Send' }).click()

    await expect(page.getByText('Please enter an email address such as name@example.com.')).toBeVisible()
    await expect(page.getByText('Please fill this in.')).toHaveCount(1)
    await expect(page.getByLabel('Property address')).toHaveValue('12 Harbor Road')
    await expect(page.getByLabel('Less Than 3 Months')).toBeChecked()
    await page.getByLabel('Email Address').fill('ada.plain@example.com')
    await page.getByLabel('Phone Number').fill('207 555 0143')
    await expect.poll(() => Date.now() - opened, 'no person is faster').toBeGreaterThan(2 * spamLimits.fastestHand)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    const stored = await owner.db.selectFrom('submissions').selectAll().where('subject_id', '=', subjectId).execute()
    expect(stored).toMatchObject([{ state: 'NEW', details: { email: 'ada.plain@example.com' } }])
  })
})
