import type { Page } from '@playwright/test'
import { createImage } from '../../api/src/testing/images.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

const createLogo = () =>
  createImage(300, 80).extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' }).png().toBuffer()

const sectionLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Leave Without Saving?' })

/** Whether the browser would warn before closing the tab. */
const warnsBeforeUnload = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

const preview = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)

test('details are saved with a button, compliance automatically, and a signature appears in the email preview', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), `marketing/branding/${agency.brandingId}/details`)
  const findBranding = () =>
    owner.db.selectFrom('brandings').selectAll().where('id', '=', agency.brandingId).executeTakeFirst()

  await test.step('exit without saving discards the changes', async () => {
    await page.getByLabel('Display Name').fill('Discarded')
    expect(await warnsBeforeUnload(page)).toBe(true)
    await sectionLink(page, 'Style').click()
    await leaveDialog(page).getByRole('button', { name: 'Exit Without Saving' }).click()
    await expect(page).toHaveTitle(`${agency.name} - Style`)
    await sectionLink(page, 'Details').click()
    await expect(page.getByLabel('Display Name')).toHaveValue('')
    expect(await warnsBeforeUnload(page)).toBe(false)
  })

  await test.step('details are saved with the button, and leaving then needs no confirmation', async () => {
    await page.getByLabel('Display Name').fill('The Sunset Team')
    await page.getByLabel('Phone').fill('(207) 555-0134')
    await page.getByLabel('Website').fill('https://sunset.example.com')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Details saved')).toBeVisible()
    await sectionLink(page, 'Compliance').click()
    await expect(page).toHaveTitle(`${agency.name} - Compliance`)
  })

  await test.step('compliance is saved automatically, even when the section is left immediately', async () => {
    await expect(page.getByLabel('Consent Text', { exact: true })).toHaveAttribute(
      'placeholder',
      /you agree that The Sunset Team may/,
    )
    await page.getByLabel('Privacy Policy').fill('nowhere')
    await page.getByRole('switch', { name: 'REALTOR®' }).check()
    await expect(page.getByText('Please enter a valid URL')).toBeVisible()
    await expect(page.getByText('All changes saved except the fields that need attention')).toBeVisible()
    await page.getByLabel('Privacy Policy').fill('https://sunset.example.com/privacy')
    await page.route('**/api/agent/branding/*/compliance', failRequest)
    await page.getByLabel('License', { exact: true }).fill('License 7')
    await page.getByRole('button', { name: 'Retry' }).click()
    await pressRetry(page, '**/api/agent/branding/*/compliance')
    await expect(page.getByText('All changes saved', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('License in Spanish').fill('Licencia 7')
    await page.getByLabel('Disclaimer', { exact: true }).fill('Values are estimates.')
    await sectionLink(page, 'Signatures').click()
    await expect(page).toHaveTitle(`${agency.name} - Signatures`)
    await expect
      .poll(async () => (await findBranding())?.compliance)
      .toMatchObject({
        privacyPolicy: 'https://sunset.example.com/privacy',
        licenseText: 'License 7',
        digitalDisclaimer: { text: 'Values are estimates.', showRealtorLogo: true },
        spanish: { licenseText: 'Licencia 7' },
      })
  })

  await test.step('the last change is saved even when the page closes', async () => {
    await sectionLink(page, 'Compliance').click()
    await page.getByLabel('Consent Text', { exact: true }).fill('I agree that {name} may call me.')
    const url = page.url()
    await page.goto('/not-found')
    await expect
      .poll(async () => (await findBranding())?.compliance)
      .toMatchObject({ consentText: 'I agree that {name} may call me.' })
    await page.goto(url)
    const consent = preview(page, 'The brand on a page').getByText('I agree that The Sunset Team may call me.')
    await expect(consent).toBeVisible()
  })

  await test.step('a signature appears in the email preview', () => writeSignature(page, expectAccessible))
})

async function writeSignature(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  await sectionLink(page, 'Style').click()
  await page.getByLabel('Primary Color', { exact: true }).fill('#123F5C')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await createLogo() })
  await page.getByRole('button', { name: 'Use this logo' }).click()
  await expect(page.getByRole('img', { name: 'Logo 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Style saved')).toBeVisible()
  await sectionLink(page, 'Signatures').click()
  const signature = page.getByRole('textbox', { name: 'Your signature' })
  const email = preview(page, 'The brand in an email')
  await signature.click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Ada Moss')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Link to').fill('sunset.example.com/ada')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(email.getByText('Ada Moss', { exact: true })).toBeVisible()
  await expect(email.getByRole('link', { name: 'sunset.example.com/ada' })).toHaveAttribute(
    'href',
    'https://sunset.example.com/ada',
  )
  await expect(email.getByRole('img', { name: 'The Sunset Team' })).toBeVisible()
  await expect(email.getByRole('link', { name: 'See your home' })).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(email.getByText('REALTOR®')).toBeVisible()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('radio', { name: 'Widget' }).check()
  await expectAccessible(page)
  await signature.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await sectionLink(page, 'Style').click()
  await sectionLink(page, 'Signatures').click()
  await expect(signature).toContainText('sunset.example.com/ada!')
}
