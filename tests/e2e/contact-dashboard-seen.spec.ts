import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Page } from '@playwright/test'
import { panel, press } from '../support/dashboard-editor.ts'
import { findToast } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { createOwnerPage } from '../support/owner-page.ts'
import { expect, test } from '../support/story.ts'

const listModules = (page: Page) =>
  page.locator('main > [data-module]').evaluateAll((modules) => modules.map((module) => module.dataset.type))

test('what an agent arranges is what a homeowner sees, and filters by tag keep a module from them', async ({
  page,
  browser,
  request,
  owner,
  factory,
  openAs,
}) => {
  const { path, agent, contactId, callApi } = await createOwnerPage({ owner, factory, request })
  await callApi('POST', '/agent/contacts', { firstName: 'Ben', lastName: 'Field', tags: ['Past client'] })
  const theirs = await browser.newPage({ javaScriptEnabled: false })
  await theirs.goto(path)
  expect((await listModules(theirs))[0]).toBe('HOME_ESTIMATE')
  const [{ _id: dashboardId }] = await callApi('GET', '/agent/contact-dashboard')
  await openAs(page, agent, `marketing/contact-dashboard/${dashboardId}/edit`)

  await test.step('the order and a hidden module', async () => {
    await moveItem(page, 'Home Details', { from: 8, to: 1, of: 11 })
    await expect(findToast(page, 'Dashboard modules reordered')).toBeVisible()
    await page.getByLabel('Display Mortgage Trend', { exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click()
    await expect(findToast(page, 'Mortgage Trend is now hidden.')).toBeVisible()
    await theirs.reload()
    const modules = await listModules(theirs)
    expect(modules.slice(0, 2)).toEqual(['HOME_DETAILS', 'HOME_ESTIMATE'])
    expect(modules).not.toContain('MORTGAGE_TREND')
  })

  await test.step('the texts, and who sees the module', async () => {
    await panel(page).locator('[data-module="HOME_DETAILS"]').click()
    await panel(page)
      .getByLabel(/^Heading/)
      .fill('Tell us about your home')
    await press(page, 'Visibility filters of Home Details')
    await page.getByRole('dialog').getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Tags' }).click()
    await page.getByRole('checkbox', { name: 'Past client' }).check()
    await press(page, 'Apply')
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await press(page, 'Save')
    await expect(findToast(page, 'Changes saved')).toBeVisible()
    await theirs.reload()
    expect(await listModules(theirs)).not.toContain('HOME_DETAILS')
    await callApi('PATCH', `/agent/contacts/${contactId}`, { tags: ['Past client'] })
    await theirs.reload()
    await expect(theirs.getByRole('heading', { name: 'Tell us about your home' })).toBeVisible()
  })
  await theirs.close()
})

test('a button that opens a URL, a form or the lead form is counted, and what is sent names module and button', async ({
  page,
  request,
  owner,
  factory,
}) => {
  const { path, propertyId, callApi } = await createOwnerPage({ owner, factory, request })
  const [{ _id: dashboardId }] = await callApi('GET', '/agent/contact-dashboard')
  const [form] = await callApi('GET', '/agent/forms')
  const modulesPath = `/agent/contact-dashboard/${dashboardId}/modules`
  const addButton = async (name: string, label: string, action: object) => {
    const ctaButton = { type: 'PRIMARY', label, action: { value: '', leadType: '', ...action } }
    const settings = { name, heading: name, subheading: 'Ask us', ctaButton }
    const visibilitySettings = { visibilityLevel: 'all', filters: [] }
    const { modules } = await callApi('POST', modulesPath, { moduleType: 'CTA', settings, visibilitySettings })
    const { moduleId } = modules.find((module: { settings: { name: string } }) => module.settings.name === name)
    await callApi('PATCH', `${modulesPath}/${moduleId}/status`, { isActive: true })
  }
  await addButton('Our guide', 'Read the guide', { actionType: 'URL', value: 'https://guide.example.com/sell' })
  await addButton('Our form', 'Open the form', { actionType: 'FORM', value: form._id })
  await addButton('Our offer', 'Ask for an offer', { actionType: 'POPUP_LEAD_FORM', leadType: 'SELLER' })
  await page.route('https://guide.example.com/**', (route) => route.fulfill({ body: 'Guide' }))
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Read the guide' })).toHaveAttribute(
    'href',
    'https://guide.example.com/sell',
  )
  const guide = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Read the guide' }).click()
  await (await guide).close()

  for (const label of ['Open the form', 'Ask for an offer']) {
    await page.getByRole('link', { name: label }).click()
    const sheet = page.getByRole('dialog', { name: label })
    // As fast as a person: what is sent within a second is set aside as spam.
    await sheet.getByLabel('Email Address').pressSequentially('nora@example.com', { delay: 80 })
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect(sheet.getByRole('heading', { name: /Nora/ })).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
  }

  const period = { dateFrom: new Date(Date.now() - dayLength), dateTill: new Date(Date.now() + dayLength) }
  const body = { ...period, reportFilters: { contentIds: [dashboardId] } }
  const listClicks = async () => {
    const { clicks } = await callApi('POST', '/agent/contact-dashboard/stats/clicks', body)
    return clicks.map(({ moduleName, text }: { moduleName: string; text: string }) => `${moduleName}: ${text}`).sort()
  }
  await expect
    .poll(listClicks)
    .toEqual(['Our form: Open the form', 'Our guide: Read the guide', 'Our offer: Ask for an offer'])
  const answers = await owner.db
    .selectFrom('submissions')
    .select('answers')
    .where('property_id', '=', propertyId)
    .orderBy('id')
    .execute()
  expect(answers.map(({ answers }) => answers)).toEqual([
    expect.arrayContaining([{ label: 'Our form', value: 'Open the form' }]),
    expect.arrayContaining([{ label: 'Our offer', value: 'Ask for an offer' }]),
  ])
})

test('the page reads in Spanish on a small phone, also the sheet', async ({
  page,
  request,
  owner,
  factory,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { path } = await createOwnerPage({ owner, factory, request })
  await page.goto(path)
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { name: 'Valor estimado de su casa' })).toBeVisible()
  for (const english of ['Contact me', 'Home Details', 'Bedrooms', 'Stop emails', 'Like mine'])
    await expect(page.getByText(english, { exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.locator('[data-type="CONTACT_AGENT"] [data-ask]').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Nombre')).toHaveValue('Nora')
  await expectAccessible(page)
})
