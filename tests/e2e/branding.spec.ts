import type { Page } from '@playwright/test'
import { createImage } from '../../api/src/platform/media/sample-images.ts'
import { demoPerson } from '../support/demo-people.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const logo = () =>
  createImage(300, 80).extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' }).png().toBuffer()

const section = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave Without Saving?' })
/** Whether the browser would ask before it closes the tab. */
const isAskedToStay = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('a brand is set up from nothing to complete, and is seen as visitors will see it', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await openAs(page, member, 'marketing/branding')
  const preview = (title: string) => page.frameLocator(`iframe[title="${title}"]`)
  const stored = (name: string) =>
    owner.db
      .selectFrom('brandings')
      .selectAll()
      .where('account_id', '=', agency.accountId)
      .where('name', '=', name)
      .executeTakeFirst()

  await test.step('the list says what is missing', async () => {
    await expect(page).toHaveTitle('Branding')
    await expect(page.getByText('Your branding is incomplete. Add a brand colour and a logo to publish.')).toBeVisible()
    await expect(page.getByText('Incomplete: no brand color, no digital logo')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a new brand gets a name and opens on its style', async () => {
    await page.getByRole('button', { name: 'New branding' }).click()
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await page.getByLabel('Name').fill('Sunset Team')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(/\/marketing\/branding\/[0-9a-f-]{36}\/style$/)
    await expect(page).toHaveTitle('Sunset Team - Style')
  })

  await test.step('a colour is typed, told what becomes of it, and shown', async () => {
    await page.getByLabel('Primary Colour', { exact: true }).fill('ffd400')
    await page.getByLabel('Primary Colour', { exact: true }).blur()
    await expect(page.getByLabel('Primary Colour', { exact: true })).toHaveValue('#FFD400')
    const readings = page.getByRole('list', { name: 'Readability' })
    await expect(readings).toContainText('As a button, dark text on it is easy to read (12.2:1).')
    await expect(readings).toContainText(/As text on white it is darkened to #[0-9A-F]{6} to stay readable/)
    await page.getByRole('radio', { name: 'Pill' }).check()
    const button = preview('The brand on a page').getByRole('button', { name: 'Continue' })
    await expect(button).toHaveCSS('background-color', 'rgb(255, 212, 0)')
    await page.getByRole('radio', { name: 'Mail' }).check()
    await expect(preview('The brand in a letter').getByRole('link', { name: 'See your home' })).toHaveCSS(
      'border-radius',
      '999px',
    )
    await page.getByRole('radio', { name: 'Widget' }).check()
    await expect(preview('The brand in a widget').getByRole('button', { name: 'Continue' })).toBeVisible()
  })

  await test.step('a logo is cropped by keys, uploaded, and used for everything', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(page.getByText('Choose a PNG, JPG, WEBP or GIF file')).toBeVisible()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() })
    const dialog = page.getByRole('dialog', { name: 'Crop the logo' })
    // The white around it is left out to begin with.
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
  })

  await test.step('what cannot be saved is left only by choice', async () => {
    await page.getByLabel('Primary Colour', { exact: true }).fill('#12')
    await section(page, 'Details').click()
    await expect(leaving(page).getByRole('button')).toHaveText(['', 'Stay on this page', 'Exit Without Saving'])
    await expectAccessible(page)
    await leaving(page).getByRole('button', { name: 'Stay on this page' }).click()
    await expect(page.getByLabel('Primary Colour', { exact: true })).toHaveValue('#12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please enter a color such as #CC3616')).toBeVisible()
    await page.getByLabel('Primary Colour', { exact: true }).fill('#FFD400')
  })

  await test.step('a save that fails keeps one on the page, one that succeeds leads on', async () => {
    await page.route('**/api/agent/branding/*/style', failRequest)
    await section(page, 'Details').click()
    await expect(leaving(page).getByRole('button')).toHaveText(['', 'Exit Without Saving', 'Save and Exit'])
    await leaving(page).getByRole('button', { name: 'Save and Exit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
    await expect(page).toHaveTitle('Sunset Team - Style')
    await expect(page.getByRole('img', { name: 'Logo 1' })).toBeVisible()
    await page.unroute('**/api/agent/branding/*/style')
    await section(page, 'Details').click()
    await leaving(page).getByRole('button', { name: 'Save and Exit' }).click()
    await expect(page).toHaveTitle('Sunset Team - Details')
    expect((await stored('Sunset Team'))?.style).toMatchObject({ primaryColor: '#FFD400', buttonStyle: 'PILL' })
    await expect(page.getByText('Complete', { exact: true })).toBeVisible()
  })

  await test.step('exit without saving leaves what is stored as it was', async () => {
    await page.getByLabel('Display Name').fill('Nobody')
    expect(await isAskedToStay(page)).toBe(true)
    await section(page, 'Style').click()
    await leaving(page).getByRole('button', { name: 'Exit Without Saving' }).click()
    await expect(page).toHaveTitle('Sunset Team - Style')
    await section(page, 'Details').click()
    await expect(page.getByLabel('Display Name')).toHaveValue('')
    expect(await isAskedToStay(page)).toBe(false)
  })

  await test.step('details are saved by a button, and then nothing is asked', async () => {
    await page.getByLabel('Display Name').fill('The Sunset Team')
    await page.getByLabel('Phone').fill('(207) 555-0134')
    await page.getByLabel('Website').fill('https://sunset.example.com')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The details are saved')).toBeVisible()
    await section(page, 'Compliance').click()
    await expect(page).toHaveTitle('Sunset Team - Compliance')
  })

  await test.step('compliance saves by itself, also when it is left at once', async () => {
    await expect(page.getByLabel('Consent Text')).toHaveAttribute('placeholder', /you agree that The Sunset Team may/)
    await page.getByLabel('Privacy Policy').fill('nowhere')
    await page.getByRole('switch', { name: 'REALTOR®' }).check()
    await expect(page.getByText('Please enter a valid URL')).toBeVisible()
    await expect(page.getByText('All changes saved but what needs attention')).toBeVisible()
    await page.getByLabel('Privacy Policy').fill('https://sunset.example.com/privacy')
    await page.route('**/api/agent/branding/*/compliance', failRequest)
    await page.getByLabel('License', { exact: true }).fill('License 7')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.unroute('**/api/agent/branding/*/compliance')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('All changes saved', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Disclaimer', { exact: true }).fill('Values are estimates.')
    await section(page, 'Signatures').click()
    await expect(page).toHaveTitle('Sunset Team - Signatures')
    await expect
      .poll(async () => (await stored('Sunset Team'))?.compliance)
      .toMatchObject({
        privacyPolicy: 'https://sunset.example.com/privacy',
        licenseText: 'License 7',
        digitalDisclaimer: { text: 'Values are estimates.', showRealtorLogo: true },
      })
  })

  await test.step('what was typed last reaches the server although the tab goes away', async () => {
    await section(page, 'Compliance').click()
    await page.getByLabel('Consent Text').fill('I agree that {name} may call me.')
    const address = page.url()
    await page.goto('/not-found')
    await expect
      .poll(async () => (await stored('Sunset Team'))?.compliance)
      .toMatchObject({ consentText: 'I agree that {name} may call me.' })
    await page.goto(address)
    const consent = preview('The brand on a page').getByText('I agree that The Sunset Team may call me.')
    await expect(consent).toBeVisible()
    await section(page, 'Signatures').click()
  })

  await test.step('a signature is written and seen under a letter', async () => {
    const signature = page.getByRole('textbox', { name: 'Your signature' })
    const letter = preview('The brand in a letter')
    await signature.click()
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Ada Moss')
    await page.keyboard.press('Control+b')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Link' }).click()
    await page.getByLabel('Link to').fill('sunset.example.com/ada')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(letter.getByText('Ada Moss')).toBeVisible()
    await expect(letter.getByRole('link', { name: 'sunset.example.com/ada' })).toHaveAttribute(
      'href',
      'https://sunset.example.com/ada',
    )
    await expect(letter.getByRole('img', { name: 'The Sunset Team' })).toBeVisible()
    await expect(letter.getByRole('link', { name: 'See your home' })).toHaveCSS('color', 'rgb(28, 25, 23)')
    await expect(letter.getByText('REALTOR®')).toBeVisible()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.getByRole('radio', { name: 'Widget' }).check()
    await expectAccessible(page)
    await signature.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('!')
    await section(page, 'Style').click()
    await section(page, 'Signatures').click()
    await expect(signature).toContainText('sunset.example.com/ada!')
  })

  await test.step('the complete brand becomes the default under another name', async () => {
    await page.getByRole('link', { name: 'Branding', exact: true }).first().click()
    await page.getByRole('button', { name: 'Actions for Sunset Team' }).click()
    await page.getByRole('menuitem', { name: 'Make default' }).click()
    await expect(page.getByText('Sunset Team is the default now')).toBeVisible()
    await expect(page.getByText('Your branding is incomplete', { exact: false })).toBeHidden()
    await page.getByRole('button', { name: 'Actions for Sunset Team' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Sunrise Team')
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('link', { name: 'Sunrise Team' })).toBeVisible()
    expect(await stored('Sunrise Team')).toMatchObject({ is_default: true })
  })
})

test('a brand can be set up on a phone, and one that is not there leads to not-found', async ({
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
    await section(page, name).click()
    await expect(page).toHaveTitle(`${agency.name} - ${name}`)
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible()
    expect(await overflowOf(page), name).toBeLessThanOrEqual(0)
  }
  await section(page, 'Style').click()
  await page.getByLabel('Primary Colour', { exact: true }).fill('#0F5B66')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The style is saved')).toBeVisible()
  await page.getByRole('radio', { name: 'Widget' }).check()
  await expectAccessible(page)

  await page.goto(`/a/${agency.accountId}/marketing/branding/018bb2c0-1e00-7000-8000-000000000000/style`)
  await expect(page).toHaveURL(/\/not-found$/)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})

test('who may not manage marketing is told so, and nothing is loaded', async ({ page, openAs, expectAccessible }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAs(page, demoPerson('agent@gable.test'), 'marketing/branding')
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
  await expect(page).toHaveTitle('Branding')
  expect(asked.filter((path) => path.startsWith('/api/agent/branding'))).toEqual([])
  await expectAccessible(page)
})

test('a list that cannot be loaded says so and is tried again', async ({ page, openAs, factory, owner }) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await page.route('**/api/agent/branding', failRequest)
  await openAs(page, member, 'marketing/branding')
  await expect(page.getByText('The branding could not be loaded')).toBeVisible()
  await page.unroute('**/api/agent/branding')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: agency.name })).toBeVisible()

  await owner.db.updateTable('assets').set({ branding_id: null }).where('account_id', '=', agency.accountId).execute()
  await owner.db.deleteFrom('brandings').where('account_id', '=', agency.accountId).execute()
  await page.reload()
  await expect(page.getByText('No branding found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New branding' })).toBeVisible()
})
