import { createImage } from '../../api/src/testing/images.ts'
import { addModule, choice, field, panel, press, saveModule, story } from '../support/dashboard-editor.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect } from '../support/story.ts'

const text = (length: number) => 'x'.repeat(length)

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
  const previewedHeading = page.frameLocator('iframe').getByRole('heading', { name: 'Questions about financing?' })
  await expect(logo).toBeVisible()
  const [box, heading] = [await logo.boundingBox(), await previewedHeading.boundingBox()]
  expect(box?.height).toBeLessThanOrEqual(56)
  expect(box?.x).toBeCloseTo(heading?.x ?? Number.NaN, 0)

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
