import type { BrowserContext, Page } from '@playwright/test'
import { createImage } from '../../api/src/testing/images.ts'
import { followLink } from '../support/follow-link.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { findField, findPreview, findToast, saveButton } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { failRequest } from '../support/page-errors.ts'
import { createPageFromTemplate } from '../support/page-from-template.ts'
import { expect, test } from '../support/story.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const tabsOf = (page: Page) => page.locator('[data-field="layoutSettings.tabs"]').getByRole('listitem')

const linkCard = (page: Page, network: string) => page.getByRole('figure', { name: `The link on ${network}` })

const fetchPage = async (context: BrowserContext, pageId: string) => (await context.request.get(`/lp/${pageId}`)).text()

const videoCode = '<iframe width="560" src="https://player.vimeo.com/video/1" allowfullscreen></iframe>'

/** Tries a scene, and leaves an uploaded picture as the background. */
async function changeBackground(page: Page) {
  const preview = findPreview(page, 'Value, Sell or Buy')
  await expect(page.getByRole('radiogroup', { name: 'Picture' }).getByRole('radio')).toHaveCount(8)
  await page.getByRole('radio', { name: 'City at dusk' }).check()
  await expect(preview.locator('.backdrop')).toHaveAttribute('data-scene', 'city-dusk')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Choose a PNG, JPG, WEBP or GIF file')).toBeVisible()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) })
  await expect(page.getByText(/^This file is 6 MB\. The maximum is/)).toBeVisible()
  const small = await createImage(80, 60).png().toBuffer()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: small })
  await expect(
    page.getByText('This picture is 80 × 60 pixels. Please choose one of at least 1200 × 600 pixels.'),
  ).toBeVisible()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no image') })
  await expect(page.getByText('This file can’t be read as an image. Please choose another one.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const bytes = await createImage(1800, 1200).png().toBuffer()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: bytes })
  const dialog = page.getByRole('dialog', { name: 'Crop the background image' })
  await dialog.getByRole('button', { name: 'Corner at the bottom right' }).press('ArrowUp')
  await expect(dialog.getByText('1800 × 1182 pixels')).toBeVisible()
  await page.route('**/api/media/uploads/*', failRequest)
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong')
  await page.unroute('**/api/media/uploads/*')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Your picture' })).toBeChecked()
  await expect(preview.locator('.backdrop')).toHaveAttribute('src', /^\/media\/.*\.jpg$/)
}

/** Leaves the tabs "Sell", an empty "Invest", which is open, and "Buy". */
async function addAndReorderTabs(page: Page) {
  const preview = findPreview(page, 'Value, Sell or Buy')
  const tabs = tabsOf(page)
  await press(page, 'Hero Section')
  await press(page, 'Sell')
  await expect(preview.getByRole('heading', { name: 'Thinking of selling?' })).toBeVisible()
  await findField(page, 'Heading').fill('Selling <b>soon</b>?')
  await expect(preview.getByRole('heading', { name: 'Selling <b>soon</b>?' })).toBeVisible()
  await press(page, 'Add tab')
  await expect(findField(page, 'Tab Title')).toBeFocused()
  await page.keyboard.type('Invest')
  await expect(preview.getByText('Invest')).toBeVisible()
  await moveItem(page, 'Invest', { from: 4, to: 3, of: 4 })
  await expect(tabs).toHaveText(['Home value', 'Sell', /^Invest/, 'Buy'])
  await expect(findField(page, 'Tab Title')).toHaveValue('Invest')
  await press(page, 'Remove Home value')
  await expect(tabs).toHaveText(['Sell', /^Invest/, 'Buy'])
  await expect(page.getByRole('button', { name: 'Add tab' })).toBeFocused()
  await expect(findField(page, 'Tab Title')).toHaveValue('Invest')
}

/** Edits the settings panel, and leaves code in it that must never run in the console. */
async function editSettings(page: Page, agencyName: string) {
  await press(page, 'Settings')
  await expect(linkCard(page, 'Facebook')).toContainText('Sell or invest')
  await findField(page, 'Description').fill('Two questions, one page.')
  await expect(linkCard(page, 'Facebook')).toContainText('Two questions, one page.')
  await page.getByRole('radio', { name: 'X', exact: true }).check()
  await expect(linkCard(page, 'X')).toContainText(`From ${new URL(page.url()).host}`)
  await page.getByRole('radio', { name: 'LinkedIn' }).check()
  await expect(linkCard(page, 'LinkedIn')).toContainText('Sell or invest')
  await findField(page, 'Tracking Code <head>').fill('<script>top.document.title = "hostile"</script>')
  const brand = page.getByRole('combobox', { name: 'Branding Template to Use' })
  await expect(brand).toHaveText(agencyName)
  await expect(page.getByText('Your branding is incomplete.')).toBeVisible()
}

test('an agent edits the background and the tabs of a page, and visitors see what was saved', async ({
  page,
  context,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const tabbed = await createPageFromTemplate(factory, agency, 'sell-buy-value')
  const preview = findPreview(page, 'Value, Sell or Buy')
  const tabs = tabsOf(page)
  const saves: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && saves.push(request.url()))
  page.on('dialog', (dialog) => dialog.accept())
  // Keeps the test from loading a third-party site.
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'A video' }),
  )
  await openAs(page, await factory.createMember(agency), `marketing/landing-page/${tabbed}/edit`)
  await expect(page).toHaveTitle('Value, Sell or Buy - Edit')
  await expect(page.getByText(/^Last Updated: [A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Content sections' })).toBeVisible()
  await test.step('changes the background to a scene and to an uploaded picture', async () => {
    await changeBackground(page)
    await expectAccessible(page)
    await press(page, 'Settings')
    await expect(linkCard(page, 'Facebook').locator('img')).toHaveAttribute('src', /^\/media\/.*\.jpg$/)
    await press(page, 'Content')
  })
  await test.step('adds, reorders and removes tabs', () => addAndReorderTabs(page))

  await test.step('cannot save invalid fields, and is led to each of them', async () => {
    await press(page, 'Video')
    await expect(findField(page, 'Video Embed Code')).toBeDisabled()
    await page.getByRole('switch', { name: 'Show a Video' }).check()
    await press(page, 'Contact Card')
    await press(page, 'Settings')
    await findField(page, 'Title').fill('x'.repeat(251))
    await saveButton(page).click()
    await press(page, 'Content needs attention')
    await expect(page.getByRole('button', { name: /^Hero Section\s*needs attention$/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(page.getByRole('button', { name: /^Video\s*needs attention$/ })).toBeVisible()
    await expect(tabs).toHaveText(['Sell', 'Investneeds attention', 'Buy'])
    await expect(page.getByText('This field is required')).toHaveCount(4)
    await expectAccessible(page)
    expect(saves).toEqual([])
    await findField(page, 'Heading').fill('x'.repeat(61))
    await expect(page.getByText('This field cannot be more than 60 characters')).toBeVisible()
    await findField(page, 'Heading').fill('Homes that pay for themselves')
    await findField(page, 'Search Bar Text').fill('Which street?')
    await findField(page, 'Button Text').fill('Show me')
    await page.getByRole('combobox', { name: 'Form to Use' }).fill('Buy')
    await page.getByRole('option').first().click()
    await press(page, 'Settings needs attention')
    await findField(page, 'Title').fill('Sell or invest')
    await saveButton(page).click()
    await expect(findField(page, 'Video Embed Code')).toBeFocused()
    await page.keyboard.type('<script>parent.document.title = "hostile"</script>')
    await expect(page.getByText('This is not the embed code of a known video site')).toBeVisible()
    await expect(preview.frameLocator('.video iframe').getByText('on the published page')).toBeVisible()
    await page.getByRole('switch', { name: 'Show a Video' }).uncheck()
    await expect(findField(page, 'Video Embed Code')).toHaveValue('')
    await expect(findField(page, 'Video Embed Code')).toBeDisabled()
    await page.getByRole('switch', { name: 'Show a Video' }).check()
    await findField(page, 'Video Embed Code').fill(videoCode)
    await expect(page.getByText('This is a video on Vimeo.')).toBeVisible()
    await expect(preview.frameLocator('.video iframe').getByText('A video')).toBeVisible()
  })

  await test.step('previews the link on social networks', async () => {
    await editSettings(page, agency.name)
    await expectAccessible(page)
  })

  await test.step('saves again after a failure', async () => {
    await page.route('**/all-settings', failRequest)
    await saveButton(page).click()
    await expect(findToast(page, 'Unable to save changes. Please try again later.')).toBeVisible()
    await page.unroute('**/all-settings')
    // From wherever they are, the preview too.
    await preview.getByRole('textbox').first().press('Control+s')
    await expect(findToast(page, 'Changes saved')).toBeVisible()
    await expect(page).toHaveTitle('Value, Sell or Buy - Edit')
    const html = await fetchPage(context, tabbed)
    for (const text of ['Selling &lt;b>soon&lt;/b>?', 'Homes that pay for themselves', 'player.vimeo.com', '/tracking'])
      expect(html).toContain(text)
    expect(html).toContain('<meta property="og:title" content="Sell or invest"/>')
    expect(html).not.toContain('What is your home worth?')
    expect(html).not.toContain('hostile')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Your picture' })).toBeChecked()
    await press(page, 'Hero Section')
    await expect(tabs).toHaveText(['Sell', /^Invest/, 'Buy'])
  })
})

test('an archived page and a page with an unknown layout cannot be edited', async ({
  page,
  openAs,
  factory,
  owner,
}) => {
  const agency = await factory.createAgency()
  const journey = await createPageFromTemplate(factory, agency, 'home-value')
  const list = `/a/${agency.accountId}/marketing/landing-page`
  await openAs(page, await factory.createMember(agency), `marketing/landing-page/${journey}/edit`)
  await press(page, 'Actions')
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(findToast(page, 'Landing page archived')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${list}/account$`))
  await page.goto(`${list}/${journey}/edit`)
  await expect(findToast(page, 'To edit this landing page, you must unarchive it.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${list}/${journey}$`))
  await press(page, 'Actions')
  await page.getByRole('menuitem', { name: 'Unarchive' }).click()
  await expect(findToast(page, 'Landing Page Unarchived')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(findField(page, 'Heading')).toHaveValue('What is your home worth today?')
  await owner.db.updateTable('assets').set({ type: 'SPLIT_1' }).where('id', '=', journey).execute()
  await page.reload()
  await expect(page.getByText('This landing page was created with a newer version of Gable')).toBeVisible()
})

test('an agent edits a personal page on a phone, and cannot open another agent’s', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  const agent = await factory.createMember(agency, undefined, { role: 'AGENT' })
  const other = await factory.createMember(agency)
  const own = await createPageFromTemplate(factory, agency, 'sell-with-us', { agent_id: agent.agentId })
  const theirs = await createPageFromTemplate(factory, agency, 'home-value', { agent_id: other.agentId })
  const ofTheAccount = await createPageFromTemplate(factory, agency, 'home-value')
  const editorOf = (pageId: string) => `/a/${agency.accountId}/marketing/landing-page/${pageId}/edit`
  await openAs(page, agent, `marketing/landing-page/${own}/edit`)
  await press(page, 'Hero Section')
  await findField(page, 'Heading').fill('On the go')
  await expectAccessible(page)
  await press(page, 'Close panel')
  await expect(findPreview(page, 'Sell With Us').getByRole('heading', { name: 'On the go' })).toBeVisible()
  await expect(findPreview(page, 'Sell With Us').getByRole('heading', { name: 'Ada Moss' })).toBeVisible()
  await press(page, 'Settings')
  await expect(page.getByRole('figure')).toBeVisible()
  await expectNoHorizontalScroll(page)
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await followLink(page, editorOf(ofTheAccount))
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await followLink(page, editorOf(theirs))
  await expect(page).toHaveURL(/\/not-found$/)
})
