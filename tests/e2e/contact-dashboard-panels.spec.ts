import type { Page } from '@playwright/test'
import { createImage } from '../../api/src/testing/images.ts'
import { addModule, field, openModule, panel, press, saveModule, story, toggle } from '../support/dashboard-editor.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const text = (length: number) => 'x'.repeat(length)

story(
  'an agent edits the panels of modules, which check what they save and preview what is not saved',
  async ({ page, openEditor, expectAccessible }) => {
    test.setTimeout(120_000)
    await openEditor()
    await test.step('texts have limits', () => editTexts(page, expectAccessible))
    await test.step('costs are required while they are shown', () => editCosts(page, expectAccessible))
    await test.step('so are pictures', () => editPictures(page, expectAccessible))
    await test.step('a reload keeps what was saved', async () => {
      await page.reload()
      await openModule(page, 'COMPS')
      await expect(field(page, 'Heading')).toHaveValue('Sold around the corner')
      await expect(toggle(page, 'Show CTA Link')).not.toBeChecked()
      await press(page, 'Back to the module list')
      await panel(page)
        .getByRole('button', { name: /^Our Process/ })
        .click()
      await expect(findStep2(page).locator('img').first()).toHaveAttribute('src', /^\/media\//)
      await press(page, 'Back to the module list')
    })
    await test.step('the writing helper suggests a text to take or leave', () => suggestText(page, expectAccessible))
    await press(page, 'Back to the module list')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exit Without Saving' }).click()
    await test.step('unsaved code runs in the preview at its own height, apart from the session', () => runCode(page))
  },
)

const findStep2 = (page: Page) => panel(page).getByRole('region', { name: 'Step 2' })

async function editTexts(page: Page, expectAccessible: (page: Page) => Promise<void>) {
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
  await press(page, 'Back to the module list')
}

async function suggestText(page: Page, expectAccessible: (page: Page) => Promise<void>) {
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
}

async function editCosts(page: Page, expectAccessible: (page: Page) => Promise<void>) {
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
  await press(page, 'Back to the module list')
}

async function editPictures(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  await addModule(page, '3 Step Process')
  const second = findStep2(page)
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
  await press(page, 'Back to the module list')
}

async function runCode(page: Page) {
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
}
