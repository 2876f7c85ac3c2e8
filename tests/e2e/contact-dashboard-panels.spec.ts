import type { Page } from '@playwright/test'
import { createImage } from '../../api/src/platform/media/sample-images.ts'
import { findToast } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Panel' })
const field = (page: Page, label: string) => panel(page).getByLabel(new RegExp(`^${label}\\*?$`))
const choice = (page: Page, label: string) => panel(page).getByRole('combobox', { name: label })
const toggle = (page: Page, label: string) => panel(page).getByRole('switch', { name: label, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const text = (length: number) => 'x'.repeat(length)

const openModule = (page: Page, moduleId: string) => panel(page).locator(`[data-module="${moduleId}"]`).click()

async function choose(page: Page, label: string, option: string) {
  await choice(page, label).click()
  await page.getByRole('option', { name: option }).click()
}

async function addModule(page: Page, label: string) {
  await press(page, 'Add Module')
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
}

async function saveModule(page: Page) {
  const isSave = (url: string) => /\/modules(\/[^/]+)?$/.test(new URL(url).pathname)
  const saved = page.waitForResponse((response) => isSave(response.url()) && response.request().method() !== 'GET')
  await press(page, 'Save')
  expect((await saved).ok()).toBe(true)
}

/** Opens the editor of a new agency's dashboard. */
const story = test.extend<{ openEditor: () => Promise<void> }>({
  openEditor: async ({ page, openAs, factory, owner }, use) => {
    await use(async () => {
      const agency = await factory.createAgency({ name: 'Harbor & Field Realty' })
      const { id } = await owner.db
        .selectFrom('assets')
        .select('id')
        .where('account_id', '=', agency.accountId)
        .where('kind', '=', 'contact-dashboard')
        .executeTakeFirstOrThrow()
      await openAs(page, await factory.createMember(agency), `marketing/contact-dashboard/${id}/edit`)
    })
  },
})

story('an agent edits the texts of a module, which have limits', async ({ page, openEditor, expectAccessible }) => {
  await openEditor()
  await openModule(page, 'COMPS')
  await field(page, 'Link Display Name').fill(text(65))
  await field(page, 'Heading').fill(text(257))
  await field(page, 'Subheading').fill('')
  await field(page, 'Link Text').fill(text(71))
  await press(page, 'Save')
  for (const message of [
    'Link Display Name cannot be more than 64 characters',
    'Heading cannot be more than 256 characters',
    'Subheading is required',
    'This field cannot be more than 70 characters',
  ])
    await expect(panel(page).getByText(message)).toBeVisible()
  await expectAccessible(page)

  await toggle(page, 'Show CTA Link').uncheck()
  await expect(field(page, 'Link Text')).toBeHidden()
  await field(page, 'Link Display Name').fill(text(64))
  await field(page, 'Heading').fill('Sold around the corner')
  await field(page, 'Subheading').fill(text(256))
  await saveModule(page)
  await page.reload()
  await openModule(page, 'COMPS')
  await expect(field(page, 'Heading')).toHaveValue('Sold around the corner')
  await expect(toggle(page, 'Show CTA Link')).not.toBeChecked()
})

story('the writing helper suggests a text to take or leave', async ({ page, openEditor, expectAccessible }) => {
  await openEditor()
  await openModule(page, 'CONTACT_AGENT')
  const heading = field(page, 'Heading')
  const before = await heading.inputValue()
  const suggestion = page.getByRole('dialog', { name: 'Suggestion for Heading' })
  await press(page, 'Write Heading with AI')
  await expect(page.getByRole('button', { name: 'Use this text' })).toBeEnabled()
  await expectAccessible(page)
  await press(page, 'Discard')
  await expect(heading).toHaveValue(before)

  await press(page, 'Write Heading with AI')
  await expect(page.getByRole('button', { name: 'Use this text' })).toBeEnabled()
  const first = (await suggestion.getByRole('status').textContent()) ?? ''
  await press(page, 'Try again')
  await expect(page.getByRole('button', { name: 'Use this text' })).toBeEnabled()
  await expect(suggestion.getByRole('status')).not.toHaveText(first)
  const second = (await suggestion.getByRole('status').textContent()) ?? ''
  await press(page, 'Use this text')
  await expect(heading).toHaveValue(second)

  await page.route('**/suggest-text', failRequest)
  await press(page, 'Write Heading with AI')
  await expect(findToast(page, 'Something went wrong. Please try again.')).toBeVisible()
  await expect(suggestion).toBeHidden()
  await expect(heading).toHaveValue(second)
})

story('a button opens a URL, a form or the lead form', async ({ page, openEditor, expectAccessible }) => {
  await openEditor()
  await openModule(page, 'MORTGAGE_TREND')
  await expect(choice(page, 'Button Type')).toHaveText('Secondary')
  await expect(choice(page, 'Lead Type')).toHaveText('Seller')
  await choose(page, 'Button Action', 'URL')
  await field(page, 'URL').fill('gable')
  await press(page, 'Save')
  await expect(panel(page).getByText('Please enter a valid URL')).toBeVisible()
  await expect(field(page, 'URL')).toBeFocused()

  await choose(page, 'Button Action', 'Form Opens')
  await expect(choice(page, 'Form')).toHaveValue('Buyer Consultation')
  await choice(page, 'Form').fill('nothing like it')
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.keyboard.press('Escape')
  await panel(page).getByRole('button', { name: 'Clear' }).click()
  await press(page, 'Save')
  await expect(panel(page).getByText('Please select a form')).toBeVisible()
  await choice(page, 'Button Action').click()
  await expect(page.getByRole('option')).toHaveText([/^URL/, /^Form/, /^Popup Lead Form/])
  await page.getByRole('option', { name: 'Popup Lead Form' }).click()
  await choose(page, 'Lead Type', 'Mortgage')
  await panel(page).getByRole('radio', { name: 'APR' }).check()
  await expectAccessible(page)
  await saveModule(page)
  await page.reload()
  await openModule(page, 'MORTGAGE_TREND')
  await expect(choice(page, 'Lead Type')).toHaveText('Mortgage')
  await expect(panel(page).getByRole('radio', { name: 'APR' })).toBeChecked()
})

story('an agent chooses valuation providers and selling options', async ({ page, openEditor, expectAccessible }) => {
  await openEditor()
  await openModule(page, 'MULTI_AVM')
  await press(page, 'Learn More')
  const explanation = page.getByRole('dialog', { name: 'Valuation Providers' })
  for (const provider of ['CoreLogic', 'ATTOM', 'Quantarium'])
    await expect(explanation.getByText(provider, { exact: true })).toBeVisible()
  await expect(explanation).toContainText('Enable all providers first')
  await page.keyboard.press('Escape')
  for (const provider of ['CoreLogic', 'ATTOM', 'Quantarium']) await toggle(page, `Show ${provider}`).uncheck()
  await press(page, 'Save')
  await expect(panel(page).getByText('At least one AVM provider must be selected')).toBeVisible()
  await expectAccessible(page)
  await toggle(page, 'Show ATTOM').check()
  await toggle(page, 'Show Trend Chart').uncheck()
  await saveModule(page)
  await press(page, 'Back to the module list')

  await openModule(page, 'SELLING_OPTIONS')
  await expect(panel(page).getByRole('button', { name: 'Homeward' })).toBeHidden()
  await panel(page).getByRole('button', { name: 'Selling Options', exact: true }).click()
  await toggle(page, 'Show Custom Option 2').uncheck()
  await expect(toggle(page, 'Show Custom Option 1')).toHaveAttribute('aria-disabled', 'true')
  await expect(toggle(page, 'Show Custom Option 1')).toHaveAccessibleDescription(
    'At least one selling option must be selected.',
  )
  await panel(page).getByRole('button', { name: 'Custom Option 1', exact: true }).click()
  const adjustment = field(page, 'AVM Price Adjustment')
  await adjustment.fill('29')
  await press(page, 'Increase by 1%')
  await expect(adjustment).toHaveValue('30')
  await expect(page.getByRole('button', { name: 'Increase by 1%' })).toHaveAttribute('aria-disabled', 'true')
  await adjustment.fill('-31')
  await press(page, 'Save')
  await expect(panel(page).getByText('AVM Price Adjustment cannot be less than -30%')).toBeVisible()
  await expectAccessible(page)
  await adjustment.fill('-10')
  await saveModule(page)
  await page.reload()
  await openModule(page, 'SELLING_OPTIONS')
  await panel(page).getByRole('button', { name: 'Custom Option 1', exact: true }).click()
  await expect(adjustment).toHaveValue('-10')
  await press(page, 'Back to the module list')
  await openModule(page, 'MULTI_AVM')
  await expect(toggle(page, 'Show ATTOM')).toBeChecked()
  await expect(toggle(page, 'Show CoreLogic')).not.toBeChecked()
})

story('costs and pictures are required while they are shown', async ({ page, openEditor, expectAccessible }) => {
  await openEditor()
  await openModule(page, 'HOME_EQUITY')
  const closing = panel(page).getByRole('listitem', { name: 'Closing costs' })
  const preview = page.frameLocator('iframe').locator('#module-HOME_EQUITY')
  await closing.getByLabel(/^Default %/).fill('')
  await field(page, 'Heading').fill('Your share of the house')
  await expect(preview.getByRole('heading', { name: 'Your share of the house' })).toBeVisible()
  await press(page, 'Save')
  await expect(panel(page).getByText('Default % is required')).toBeVisible()
  await closing.getByLabel(/^Default %/).fill('100.1')
  await closing.getByLabel(/^Info Message/).fill('')
  await field(page, 'Bottom Callout').fill('')
  await press(page, 'Save')
  for (const message of ['Default % cannot exceed 100', 'Info Message is required', 'This field is required'])
    await expect(panel(page).getByText(message)).toBeVisible()
  await expectAccessible(page)
  await toggle(page, 'Show Cost 2').uncheck()
  await toggle(page, 'Show CTA Button').uncheck()
  await saveModule(page)

  await addModule(page, '3 Step Process')
  const second = panel(page).getByRole('region', { name: 'Step 2' })
  await second.getByRole('button', { name: 'Remove', exact: true }).click()
  await press(page, 'Save')
  await expect(second.getByText('This field is required')).toBeVisible()
  await expectAccessible(page)
  const buffer = await createImage(300, 200).png().toBuffer()
  await second.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  const crop = page.getByRole('dialog', { name: 'Crop the picture of step 2' })
  await page.route('**/api/media/uploads/*', failRequest)
  await crop.getByRole('button', { name: 'Use this picture' }).click()
  await expect(crop.getByRole('alert')).toContainText('Failed to save')
  await page.unroute('**/api/media/uploads/*')
  await crop.getByRole('button', { name: 'Use this picture' }).click()
  await expect(second.locator('img').first()).toHaveAttribute('src', /^\/media\//)
  await expectAccessible(page)
  await saveModule(page)
  await page.reload()
  await panel(page)
    .getByRole('button', { name: /^Our Process/ })
    .click()
  await expect(second.locator('img').first()).toHaveAttribute('src', /^\/media\//)
})

story('an agent recommends a vendor', async ({ page, openEditor, expectAccessible }) => {
  await openEditor()
  await addModule(page, 'Vendor Module')
  await press(page, 'Save')
  for (const message of ['Vendor is required', 'Please enter URL'])
    await expect(panel(page).getByText(message)).toBeVisible()
  await choice(page, 'Vendor').click()
  await expect(page.getByText('No vendor found')).toBeVisible()
  await page.keyboard.press('Escape')

  await press(page, 'New vendor')
  const dialog = page.getByRole('dialog', { name: 'New vendor' })
  const saveVendor = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  await dialog.getByLabel(/^License ID/).fill(text(21))
  await dialog.getByLabel(/^Email/).fill('nobody')
  await dialog.getByLabel(/^Phone/).fill('12')
  await saveVendor.click()
  for (const message of [
    'Vendor Type is required.',
    'License cannot be more than 20 characters',
    'Please enter a valid email address',
    'Enter a valid phone number',
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Individual' }).check()
  await dialog.getByLabel(/^License ID/).fill('NMLS 123456')
  await dialog.getByLabel(/^Email/).fill('')
  await dialog.getByLabel(/^Phone/).fill('')
  await saveVendor.click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Company' }).check()
  await dialog.getByLabel(/^Company Name/).fill('Bayside Lending')
  const buffer = await createImage(300, 200).png().toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await press(page, 'Use this picture')
  await expect(dialog.locator('img')).toHaveAttribute('src', /^\/media\//)
  await page.route('**/api/agent/vendors', failRequest)
  await saveVendor.click()
  await expect(findToast(page, 'Failed to save')).toBeVisible()
  await page.unroute('**/api/agent/vendors')
  await saveVendor.click()
  await expect(choice(page, 'Vendor')).toHaveValue('Bayside Lending')
  const logo = page.frameLocator('iframe').locator('.vendor-logo img')
  await expect(logo).toBeVisible()
  expect((await logo.boundingBox())?.height).toBeLessThanOrEqual(56)

  await field(page, 'URL').fill('https://bayside.example.com')
  await saveModule(page)
  await press(page, 'Edit Bayside Lending')
  await page
    .getByRole('dialog')
    .getByLabel(/^Company Name/)
    .fill('Bayside Home Loans')
  await saveVendor.click()
  await expect(choice(page, 'Vendor')).toHaveValue('Bayside Home Loans')
  await press(page, 'Delete Bayside Home Loans')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(findToast(page, 'Vendor deleted')).toBeVisible()
  await expect(panel(page).getByText('Vendor is required')).toBeVisible()
})

story('turning the button of a video on leads to the first form', async ({ page, openEditor, expectAccessible }) => {
  await openEditor()
  await addModule(page, 'Video Block Module')
  await expect(field(page, 'Video Embed Code')).toHaveAttribute('rows', '13')
  await press(page, 'Save')
  await expect(panel(page).getByText('Video Embed Code is required')).toBeVisible()
  await field(page, 'Video Embed Code').fill(text(32_769))
  await expect(panel(page).getByText('Video Embed Code cannot exceed 32768 characters')).toBeVisible()
  await field(page, 'Video Embed Code').fill('<iframe src="https://www.youtube.com/embed/abc"></iframe>')
  await page.route('https://www.youtube.com/**', (route) => route.fulfill({ body: '' }))
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))

  await toggle(page, 'Show CTA Button').check()
  await expect(choice(page, 'Button Type')).toHaveText('Secondary')
  await expect(choice(page, 'Button Action')).toHaveText('Form')
  await expect(choice(page, 'Form')).toHaveValue('Buyer Consultation')
  await expectAccessible(page)
  await field(page, 'Button Label').fill(text(33))
  await press(page, 'Save')
  await expect(panel(page).getByText('Button Label cannot exceed 32 characters')).toBeVisible()
  await toggle(page, 'Show CTA Button').uncheck()
  await saveModule(page)
  await page.reload()
  await panel(page)
    .getByRole('button', { name: /^Video Block/ })
    .click()
  await expect(field(page, 'Video Embed Code')).toHaveValue(/youtube/)
  await expect(toggle(page, 'Show CTA Button')).not.toBeChecked()
})

story('Homeward is an option while its app is connected', async ({ page, openEditor, expectAccessible }) => {
  await page.route('**/api/agent/connected-apps', (route) =>
    route.fulfill({ json: [{ _id: 'app-1', type: 'homeward', isActive: true }] }),
  )
  await openEditor()
  await openModule(page, 'SELLING_OPTIONS')
  await panel(page).getByRole('button', { name: 'Homeward', exact: true }).click()
  await expect(panel(page).getByText('This option is off.')).toBeVisible()
  await expect(field(page, 'Info Message')).toHaveAttribute('readonly', '')
  await expect(field(page, 'Info Message')).toHaveValue(/^Homeward makes a preliminary cash offer/)
  await expectAccessible(page)

  await panel(page).getByRole('button', { name: 'Selling Options', exact: true }).click()
  const options = panel(page).locator('[data-field="settings.sellingOptions"]').getByRole('listitem')
  await expect(options).toHaveText([/^Custom Option 1/, /^Custom Option 2/, /^Homeward/])
  await toggle(page, 'Show Homeward').check()
  await moveItem(page, 'Homeward', { from: 3, to: 2, of: 3 })
  const reordered = [/^Custom Option 1/, /^Homeward/, /^Custom Option 2/]
  await expect(options).toHaveText(reordered)
  await saveModule(page)
  await page.reload()
  await openModule(page, 'SELLING_OPTIONS')
  await panel(page).getByRole('button', { name: 'Selling Options', exact: true }).click()
  await expect(options).toHaveText(reordered)
  await expect(toggle(page, 'Show Homeward')).toBeChecked()
})

story('unsaved code runs in the preview at its own height, apart from the session', async ({ page, openEditor }) => {
  await openEditor()
  await addModule(page, 'Custom HTML Module')
  await field(page, 'Link Display Name').fill('Our code')
  const read = "try { said.textContent = parent.document.title } catch { said.textContent = 'kept out' }"
  const store = "try { localStorage.agent = document.cookie } catch { said.textContent += ', stores nothing' }"
  const body = '<body style="margin: 0; height: 500px"><p id="said" style="margin: 0"></p>'
  await field(page, 'HTML Code').fill(`${body}<script>${read}${store}</script>`)
  const frame = page.frameLocator('iframe[title="Preview of Seller Dashboard"]').locator('iframe[title="Our code"]')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().getByText('kept out, stores nothing')).toBeVisible()
  await expect(frame).toHaveAttribute('height', '500')
  await field(page, 'HTML Code').fill('<body style="margin: 0; height: 300px">Open house')
  await expect(frame.contentFrame().getByText('Open house')).toBeVisible()
  await expect(frame).toHaveAttribute('height', '300')
})
