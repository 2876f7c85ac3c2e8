import type { Page } from '@playwright/test'
import { createImage } from '../../api/src/testing/images.ts'
import { demoPerson } from '../support/demo-people.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

const createLogo = () =>
  createImage(300, 80).extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' }).png().toBuffer()

const sectionLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Leave Without Saving?' })

const preview = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)

test('an agent creates a brand, previews what visitors will see, and makes it the default', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const list = () => page.getByRole('link', { name: 'Branding', exact: true }).last()

  await test.step('a list that fails to load can be retried', async () => {
    await page.route('**/api/agent/branding', failRequest)
    await openAs(page, await factory.createMember(agency), 'marketing/branding')
    await expect(page.getByText('The branding could not be loaded')).toBeVisible()
    await pressRetry(page, '**/api/agent/branding')
    await expect(page.getByRole('link', { name: agency.name })).toBeVisible()
    await page.unroute('**/api/agent/branding')
  })
  await test.step('the list shows what is missing', async () => {
    await expect(page).toHaveTitle('Branding')
    await expect(page.getByText('Your branding is incomplete. Add a brand colour and a logo to publish.')).toBeVisible()
    await expect(page.getByText('Incomplete: no brand color, no digital logo')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a new brand is named and opens on its style section', async () => {
    await page.getByRole('button', { name: 'New branding' }).click()
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await page.getByLabel('Name').fill('Sunset Team')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(/\/marketing\/branding\/[0-9a-f-]{36}\/style$/)
    await expect(page).toHaveTitle('Sunset Team - Style')
  })
  const id = /branding\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const findBranding = () => owner.db.selectFrom('brandings').selectAll().where('id', '=', id).executeTakeFirst()

  await test.step('a typed color is checked for readability and previewed', () => previewColor(page))
  await test.step('a logo is cropped with the keyboard, uploaded, and gets every use', () =>
    addLogo(page, expectAccessible))
  await test.step('leaving with an invalid value needs confirmation', async () => {
    await page.getByLabel('Primary Color', { exact: true }).fill('#12')
    await sectionLink(page, 'Details').click()
    await expect(leaveDialog(page).getByRole('button')).toHaveText(['', 'Stay on this page', 'Exit Without Saving'])
    await expectAccessible(page)
    await leaveDialog(page).getByRole('button', { name: 'Stay on this page' }).click()
    await expect(page.getByLabel('Primary Color', { exact: true })).toHaveValue('#12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please enter a color such as #CC3616')).toBeVisible()
    await page.getByLabel('Primary Color', { exact: true }).fill('#FFD400')
  })
  await test.step('a failed save stays on the page and a successful one continues', async () => {
    await saveAndExit(page)
    expect((await findBranding())?.style).toMatchObject({ primaryColor: '#FFD400', buttonStyle: 'PILL' })
    await expect(page.getByText('Complete', { exact: true })).toBeVisible()
  })
  await test.step('a complete brand becomes the default, is renamed and cloned', async () => {
    await list().click()
    await expect(page.getByText('Your branding is incomplete', { exact: false })).toBeVisible()
    await renameDefault(page)
    expect(await findBranding()).toMatchObject({ name: 'Sunrise Team', is_default: true })
    await page.getByRole('button', { name: 'Actions for Sunrise Team' }).click()
    await page.getByRole('menuitem', { name: 'Clone' }).click()
    await expect(page).toHaveTitle(/^Sunrise Team - Copy/)
    await list().click()
    await expect(page.getByRole('link', { name: 'Sunrise Team - Copy' })).toBeVisible()
  })
  await test.step('a list without brands says so', async () => {
    const { accountId } = agency
    await owner.db.updateTable('assets').set({ branding_id: null }).where('account_id', '=', accountId).execute()
    await owner.db.deleteFrom('brandings').where('account_id', '=', accountId).execute()
    await page.reload()
    await expect(page.getByText('No branding found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'New branding' })).toBeVisible()
  })
})

async function previewColor(page: Page) {
  await page.getByLabel('Primary Color', { exact: true }).fill('ffd400')
  await page.getByLabel('Primary Color', { exact: true }).blur()
  await expect(page.getByLabel('Primary Color', { exact: true })).toHaveValue('#FFD400')
  const contrastList = page.getByRole('list', { name: 'Readability' })
  await expect(contrastList).toContainText('As a button, dark text on it is easy to read (12.2:1).')
  await expect(contrastList).toContainText(/As text on white, it is darkened to #[0-9A-F]{6} to stay readable/)
  await page.getByRole('radio', { name: 'Pill' }).check()
  const button = preview(page, 'The brand on a page').getByRole('button', { name: 'Continue' })
  await expect(button).toHaveCSS('background-color', 'rgb(255, 212, 0)')
  await page.getByRole('radio', { name: 'Email' }).check()
  await expect(preview(page, 'The brand in an email').getByRole('link', { name: 'See your home' })).toHaveCSS(
    'border-radius',
    '999px',
  )
  await page.getByRole('radio', { name: 'Widget' }).check()
  await expect(preview(page, 'The brand in a widget').getByRole('button', { name: 'Continue' })).toBeVisible()
}

async function addLogo(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Choose a PNG, JPG, WEBP or GIF file')).toBeVisible()
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await createLogo() })
  const dialog = page.getByRole('dialog', { name: 'Crop the logo' })
  // The crop initially excludes the white border.
  await expect(dialog.getByText('300 × 80 pixels')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Corner at the bottom right' }).press('ArrowLeft')
  await expect(dialog.getByText('297 × 80 pixels')).toBeVisible()
  await page.route('**/api/media/uploads/*', failRequest)
  await dialog.getByRole('button', { name: 'Use this logo' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong')
  await page.unroute('**/api/media/uploads/*')
  await dialog.getByRole('button', { name: 'Use this logo' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: 'Logo 1' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Digital' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Print' })).toBeChecked()
}

async function saveAndExit(page: Page) {
  await page.route('**/api/agent/branding/*/style', failRequest)
  await sectionLink(page, 'Details').click()
  await expect(leaveDialog(page).getByRole('button')).toHaveText(['', 'Exit Without Saving', 'Save and Exit'])
  await leaveDialog(page).getByRole('button', { name: 'Save and Exit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await expect(page).toHaveTitle('Sunset Team - Style')
  await expect(page.getByRole('img', { name: 'Logo 1' })).toBeVisible()
  await page.unroute('**/api/agent/branding/*/style')
  await sectionLink(page, 'Details').click()
  await leaveDialog(page).getByRole('button', { name: 'Save and Exit' }).click()
  await expect(page).toHaveTitle('Sunset Team - Details')
}

async function renameDefault(page: Page) {
  await page.getByRole('button', { name: 'Actions for Sunset Team' }).click()
  await page.getByRole('menuitem', { name: 'Make default' }).click()
  await expect(page.getByText('Sunset Team is now the default')).toBeVisible()
  await expect(page.getByText('Your branding is incomplete', { exact: false })).toBeHidden()
  await page.getByRole('button', { name: 'Actions for Sunset Team' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Sunrise Team')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('link', { name: 'Sunrise Team' })).toBeVisible()
}

test('a brand can be set up on a phone, and an unknown brand leads to not-found', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await openAs(page, member, `marketing/branding/${agency.brandingId}`)
  await expect(page).toHaveURL(/\/style$/)
  for (const name of ['Style', 'Details', 'Compliance', 'Signatures']) {
    await sectionLink(page, name).click()
    await expect(page).toHaveTitle(`${agency.name} - ${name}`)
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible()
    await expectNoHorizontalScroll(page, name)
  }
  await sectionLink(page, 'Style').click()
  await page.getByLabel('Primary Color', { exact: true }).fill('#0F5B66')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Style saved')).toBeVisible()
  await page.getByRole('radio', { name: 'Widget' }).check()
  await expectAccessible(page)

  await page.goto(`/a/${agency.accountId}/marketing/branding/018bb2c0-1e00-7000-8000-000000000000/style`)
  await expect(page).toHaveURL(/\/not-found$/)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})

test('a user without marketing permission sees a notice, and no brand is loaded', async ({
  page,
  openAs,
  expectAccessible,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await openAs(page, demoPerson('agent@gable.test'), 'marketing/branding')
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
  await expect(page).toHaveTitle('Branding')
  expect(requestedPaths.filter((path) => path.startsWith('/api/agent/branding'))).toEqual([])
  await expectAccessible(page)
})
