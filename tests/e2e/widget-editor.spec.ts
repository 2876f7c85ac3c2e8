import { newId } from '@gable/shared/ids.ts'
import type { Locator, Page } from '@playwright/test'
import { failRequest } from '../support/page-errors.ts'
import { toastOf } from '../support/seen.ts'
import { expect, test } from '../support/story.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const panel = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const close = (page: Page) => page.getByRole('link', { name: 'Close editor' })
const previewOf = (page: Page, name: string) => page.frameLocator(`iframe[title="Preview of ${name}"]`)

test('an agency puts a widget into its own words and onto its website', async ({
  page,
  context,
  browser,
  request,
  enter,
  factory,
  owner,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency({ name: 'Kim’s --> "Best" Homes 🏡' })
  const member = await factory.createMember(agency)
  const colleague = await factory.createMember(agency, undefined, { role: 'ADMIN' })
  const { subjectId } = await factory.createAsset(agency)
  const seaside = { account_id: agency.accountId, id: newId(), name: 'Seaside' }
  await owner.db.insertInto('brandings').values(seaside).execute()
  const list = `/a/${agency.accountId}/marketing/widget`
  const preview = previewOf(page, 'Address search')
  const placeholder = page.getByLabel('Placeholder Text')
  const button = page.getByLabel('Button Text')
  const form = page.getByRole('combobox', { name: 'Form to Use' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await test.step('the preview follows the typing', async () => {
    await enter(page, member, `marketing/widget/${subjectId}/edit`)
    await expect(page).toHaveTitle('Address search - Edit')
    await expect(page.getByText(/^Last Updated: [A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M$/)).toBeVisible()
    await expect(preview.getByRole('button', { name: 'Get my home value' })).toBeVisible()
    await button.fill('Was ist es <b>wert</b>? 🏡')
    await expect(preview.getByRole('button', { name: 'Was ist es <b>wert</b>? 🏡' })).toBeVisible()
    await placeholder.fill('Ihre Adresse')
    await expect(preview.getByPlaceholder('Ihre Adresse')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the form it leads to is chosen, and looked at on websites of either kind', async () => {
    await form.fill('mortgage ch')
    await page.getByRole('option', { name: 'Mortgage Check' }).click()
    await expect(page.getByRole('switch', { name: 'Show form in preview' })).toBeChecked()
    await expect(preview.getByRole('button', { name: 'Was ist es <b>wert</b>? 🏡' })).toBeHidden()
    await expect(preview.getByRole('heading', { name: 'Could a better rate be yours?' })).toBeVisible()
    await page.getByRole('switch', { name: 'Show form in preview' }).uncheck()
    await page.getByRole('switch', { name: 'Show on a dark website' }).check()
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(28, 25, 23)')
    await page.getByRole('switch', { name: 'Show on a dark website' }).uncheck()
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(preview.getByRole('button', { name: 'Was ist es <b>wert</b>? 🏡' })).toBeVisible()
  })

  await test.step('what is wrong is said, reached, and not sent', async () => {
    const sent: string[] = []
    page.on('request', (asked) => asked.method() === 'PATCH' && sent.push(asked.url()))
    await placeholder.fill('   ')
    await button.fill('x'.repeat(101))
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await panel(page, 'Settings').click()
    await save(page).click()
    await expect(placeholder).toBeFocused()
    await expect(panel(page, 'Content needs attention')).toBeVisible()
    await expect(page.getByText('This field is required')).toHaveCount(2)
    await expect(page.getByText('This field cannot be more than 100 characters')).toBeVisible()
    await expect(page.getByText('101/100')).toBeVisible()
    await expectAccessible(page)
    expect(sent).toEqual([])
    await placeholder.fill('Which home?')
    await button.fill('What is it worth?')
    await form.fill('home val')
    await page.getByRole('option', { name: 'Home Value', exact: true }).click()
    await expect(panel(page, 'Content')).toBeVisible()
  })

  await test.step('a save that fails says so and keeps what was typed; the next one succeeds', async () => {
    await page.route('**/settings', (route) => (route.request().method() === 'PATCH' ? failRequest(route) : route.fallback()))
    await save(page).click()
    await expect(toastOf(page, 'Unable to save changes. Please try again later.')).toBeVisible()
    await page.unroute('**/settings')
    await save(page).click()
    await expect(toastOf(page, 'Changes saved')).toBeVisible()
    await page.reload()
    await expect(button).toHaveValue('What is it worth?')
    await expect(form).toHaveValue('Home Value')
  })

  await test.step('what cannot be loaded is asked for again', async () => {
    const addresses = ['**/code', '**/sightings', '**/agent/branding']
    for (const address of addresses) await page.route(address, failRequest)
    await page.reload()
    await panel(page, 'Settings').click()
    await expect(page.getByText('The code could not be loaded')).toBeVisible()
    await expect(page.getByText('The pages could not be loaded')).toBeVisible()
    await expect(page.getByText('The brands could not be loaded.')).toBeVisible()
    await expectAccessible(page)
    for (const address of addresses) await page.unroute(address)
    for (const failed of ['Website Code', 'Installation', 'Branding'])
      await page.getByRole('region', { name: failed }).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })

  await test.step('its code is copied, whatever the agency is called', async () => {
    await expect(page.getByRole('heading', { name: 'Website Code' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(toastOf(page, 'Code copied to clipboard')).toBeVisible()
    expect(await pastedFromClipboard(page)).toEqual([
      '<!-- Kim’s "Best" Homes 🏡 -->',
      `script ${new URL(page.url()).origin}/embed/search-widget.js`,
      `search-widget ${subjectId} What is it worth?`,
    ])
    const code = page.getByRole('region', { name: 'Code', exact: true })
    for (const [kind, line] of [
      ['React', 'export function SearchWidget()'],
      ['Vue', '<script setup>'],
      ['WordPress', '<search-widget widget-id='],
      ['Pinned', 'integrity="sha384-'],
    ] as const) {
      await page.getByRole('radio', { name: kind }).check()
      await expect(code).toContainText(line)
    }
    await expect(page.getByRole('link', { name: 'Installation guide' })).toHaveAttribute('href', /\/embed\/guide$/)
  })

  await test.step('the pages on which it stands are listed, with what is wrong there and how it is mended', async () => {
    await expect(page.getByText('Not seen on any website yet')).toBeVisible()
    const seen = (query: string) => request.get(`/api/public/widgets/${subjectId}/seen?${query}`)
    await seen(`page=${encodeURIComponent('https://kim.example/')}`)
    const faults = ['CALLS_BLOCKED', 'DEFINED_TWICE', 'HEIGHT_MISSING', 'LINK_MISSING']
    await seen(`page=${encodeURIComponent('https://bank.example/loans')}&${faults.map((f) => `faults=${f}`).join('&')}`)
    await page.getByRole('button', { name: 'Refresh' }).click()
    const pages = page.getByRole('listitem').filter({ has: page.getByText(/^Last seen/) })
    await expect(pages).toHaveCount(2)
    await expect(pages.last().getByRole('link')).toHaveAttribute('href', 'https://kim.example/')
    await expect(pages.last()).toContainText('Everything is fine')
    await expect(pages.first()).toContainText('bank.example/loans')
    await expect(pages.first()).toContainText('Last seen just now, since ')
    for (const words of [
      'forbids the widget',
      'more than once',
      'No room is kept',
      'link inside the widget is missing',
    ])
      await expect(pages.first()).toContainText(words)
    await expect(pages.first().getByText(/^script-src http/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it takes the brand that is chosen', async () => {
    const brand = page.getByRole('combobox', { name: 'Branding Template to Use' })
    await expect(brand).toHaveText(agency.name)
    await brand.click()
    await page.getByRole('option', { name: 'Seaside' }).click()
    await expect(page.getByText('Your branding is incomplete.')).toBeVisible()
    await save(page).click()
    await expect(toastOf(page, 'Changes saved')).toBeVisible()
    await page.reload()
    await panel(page, 'Settings').click()
    await expect(brand).toHaveText('Seaside')
    await expect(page.getByText('This is the code of what is saved.')).toBeHidden()
  })

  await test.step('it gets another name, which is nobody’s change of what it says', async () => {
    await panel(page, 'Content').click()
    await button.fill('My words')
    await page.getByRole('button', { name: 'Edit title' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('ab')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(dialog.getByText('Please enter at least 3 characters')).toBeVisible()
    await dialog.getByRole('textbox').fill('Front page')
    await page.route('**/name', failRequest)
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(toastOf(page, 'Unable to rename Widget. Contact Support.')).toBeVisible()
    await page.unroute('**/name')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(toastOf(page, 'Widget renamed')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front page')
    await expect(page).toHaveTitle('Front page - Edit')
    await expect(button).toHaveValue('My words')
    await panel(page, 'Settings').click()
    await expect(page.getByText('This is the code of what is saved.')).toBeVisible()
    await panel(page, 'Content').click()
    await save(page).click()
    await expect(toastOf(page, 'Changes saved')).toBeVisible()
  })

  await test.step('two people who change the same widget lose nothing unasked', async () => {
    const elsewhere = await browser.newPage()
    await enter(elsewhere, colleague, `marketing/widget/${subjectId}/edit`)
    await button.fill('My last words')
    await elsewhere.getByLabel('Button Text').fill('Their words')
    await save(elsewhere).click()
    await expect(toastOf(elsewhere, 'Changes saved')).toBeVisible()
    await expect(page.getByText('This was changed elsewhere since you opened it.')).toBeVisible()
    await save(page).click()
    const question = page.getByRole('alertdialog', { name: '“Front page” was changed meanwhile' })
    await question.getByRole('button', { name: 'Overwrite' }).click()
    await expect(question).toBeHidden()
    await expect(elsewhere.getByLabel('Button Text')).toHaveValue('My last words')
    await elsewhere.close()
  })

  await test.step('nobody leaves unasked with something unsaved', async () => {
    await button.fill('Never kept')
    await close(page).click()
    const question = page.getByRole('alertdialog', { name: 'Leave Without Saving?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toHaveValue('Never kept')
    await close(page).click()
    await question.getByRole('button', { name: 'Exit Without Saving' }).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })

  await test.step('one that is archived is not edited; words that are not saved stay on the screen', async () => {
    await page.goto(`${list}/${subjectId}/edit?next=${encodeURIComponent('//evil.example')}`)
    await button.fill('Kept on the screen')
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText(
      'Archiving this widget will make it unavailable. Remember to remove it from your website to avoid display issues.',
    )
    await question.getByRole('button', { name: 'Archive' }).click()
    await expect(toastOf(page, 'Widget archived')).toBeVisible()
    await expect(page.getByRole('main').getByText('To edit this widget, you must unarchive it.')).toBeVisible()
    await save(page).click()
    await expect(toastOf(page, 'To edit this widget, you must unarchive it.')).toBeVisible()
    await expect(button).toHaveValue('Kept on the screen')
    page.once('dialog', (asked) => asked.accept())
    await page.reload()
    await expect(page.getByText('This widget is archived')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Unarchive' }).click()
    await expect(toastOf(page, 'Widget unarchived')).toBeVisible()
    await expect(button).toHaveValue('My last words')
    await close(page).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })

  await test.step('an unknown widget is nowhere, another agency’s neither', async () => {
    const stranger = await factory.createAsset(await factory.createAgency())
    await page.goto(`${list}/${stranger.subjectId}/edit`)
    await expect(page).toHaveURL(/\/not-found$/)
  })
})

test('the calculators are set up, and refuse what they cannot compute with', async ({
  page,
  enter,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const editorOf = async (type: string, name: string) => {
    const { subjectId } = await factory.createAsset(agency, { type, name })
    return `marketing/widget/${subjectId}/edit`
  }
  const mortgage = await editorOf('MORTGAGE_CALC', 'Monthly payment')
  const affordability = await editorOf('AFFORDABILITY_CALC', 'Home budget')
  const homeSale = await editorOf('HOME_SALE_CALC', 'Net proceeds')

  await test.step('a mortgage calculator', async () => {
    await enter(page, member, mortgage)
    const preview = previewOf(page, 'Monthly payment')
    await refuses(page, [
      ['Heading', 'x'.repeat(61), 'This field cannot be more than 60 characters'],
      ['Subheading', 'x'.repeat(501), 'This field cannot be more than 500 characters'],
      ['Default Home Price', '10000000000', 'This field cannot be greater than 9999999999'],
      ['Default Interest Rate', '101', 'This field cannot be greater than 100'],
      ['Button Label', 'x'.repeat(33), 'This field cannot be more than 32 characters'],
      ['Thank You Message', 'x'.repeat(501), 'This field cannot be more than 500 characters'],
      ['Disclosure', 'x'.repeat(801), 'This field cannot be more than 800 characters'],
    ])
    await expect(around(page, 'Default State')).toContainText('This field is required')
    await fills(page, {
      Heading: 'A month in Maine',
      Subheading: 'All of it.',
      'Default Home Price': '425k',
      'Default Interest Rate': '6.25',
      'Button Label': 'Check my rate',
      'Thank You Message': 'Thank you.',
      Disclosure: 'Estimates only.',
    })
    await page.getByLabel('Default Interest Rate').press('ArrowUp')
    await expect(page.getByLabel('Default Interest Rate')).toHaveValue('6.375')
    await page.getByRole('combobox', { name: 'Default State' }).click()
    await page.getByRole('option', { name: 'Maine' }).click()
    await expect(preview.getByText('A month in Maine')).toBeVisible()
    await page.getByRole('switch', { name: 'Require Phone Number' }).check()
    await expect(page.getByRole('switch', { name: 'Show form in preview' })).toBeChecked()
    await expect(preview.getByText('A month in Maine')).toBeHidden()
    await isKept(page)
    await expect(page.getByLabel('Default Home Price')).toHaveValue('425,000')
    await expect(page.getByRole('combobox', { name: 'Default State' })).toHaveText('Maine')
    await expect(page.getByRole('switch', { name: 'Require Phone Number' })).toBeChecked()
  })

  await test.step('an affordability calculator', async () => {
    await page.goto(`/a/${agency.accountId}/${affordability}`)
    await refuses(page, [
      ['Default Annual Income', '-1', 'This field cannot be less than 0'],
      ['Default Monthly Debt', '', 'This field is required'],
      ['Default Interest Rate', 'six', 'Please enter a number'],
      ['Heading', '   ', 'This field is required'],
    ])
    await fills(page, {
      Heading: 'Your budget',
      'Default Annual Income': '120,000.50',
      'Default Monthly Debt': '0',
      'Default Interest Rate': '6 %',
    })
    await page.getByRole('combobox', { name: 'Default State' }).click()
    await page.getByRole('option', { name: 'Texas' }).click()
    await page.getByRole('switch', { name: 'Include Selling Question' }).check()
    await expectAccessible(page)
    await isKept(page)
    await expect(page.getByLabel('Default Annual Income')).toHaveValue('120,000.50')
    await expect(page.getByRole('switch', { name: 'Include Selling Question' })).toBeChecked()
  })

  await test.step('a home-sale calculator with its costs, of which only those that are shown must be complete', async () => {
    await page.goto(`/a/${agency.accountId}/${homeSale}`)
    const preview = previewOf(page, 'Net proceeds')
    const block = (name: string) => page.getByRole('region', { name, exact: true })
    const cost = (number: number) =>
      block('Additional Costs')
        .getByRole('listitem')
        .nth(number - 1)
    await expect(cost(1).getByRole('button', { name: 'Remove Cost 1' })).toBeDisabled()
    await expect(cost(1).getByLabel('Title')).toBeHidden()
    await cost(1).getByRole('switch', { name: 'Show Cost' }).check()
    await expect(cost(1).getByLabel('Title')).toHaveValue('')
    await expect(panel(page, 'Content')).toBeVisible()
    await block('Home Sale').getByLabel('Title').fill('x'.repeat(41))
    await block('Mortgage').getByLabel('Default Amount').fill('2,000,001')
    await block('Mortgage').getByLabel('Info Message').fill('x'.repeat(257))
    await page.getByLabel('Disclosure').fill('x'.repeat(501))
    await save(page).click()
    await expect(block('Home Sale').getByLabel('Title')).toBeFocused()
    await expect(block('Home Sale')).toContainText('This field cannot be more than 40 characters')
    await expect(block('Mortgage')).toContainText('This field cannot be greater than 2000000')
    await expect(block('Mortgage')).toContainText('This field cannot be more than 256 characters')
    await expect(block('Small Print')).toContainText('This field cannot be more than 500 characters')
    await expect(cost(1).getByText('This field is required')).toHaveCount(3)
    await expectAccessible(page)

    await cost(1).getByRole('switch', { name: 'Show Cost' }).uncheck()
    await expect(cost(1).getByText('This field is required')).toHaveCount(0)
    await expect(cost(1).getByLabel('Title')).toBeHidden()
    await cost(1).getByRole('switch', { name: 'Show Cost' }).check()
    await cost(1).getByLabel('Title').fill('Staging')
    await cost(1).getByLabel('Default Percentage').fill('101')
    await expect(cost(1)).toContainText('This field cannot be greater than 100')
    await cost(1).getByLabel('Default Percentage').fill('1')
    await cost(1).getByLabel('Info Message').fill('Furniture and flowers.')
    await block('Home Sale').getByLabel('Title').fill('Price')
    await block('Mortgage').getByLabel('Default Amount').fill('240000')
    await block('Mortgage').getByLabel('Info Message').fill('What is owed.')
    await page.getByLabel('Disclosure').fill('An estimate.')
    await expect(preview.getByText('Staging').first()).toBeVisible()

    const add = page.getByRole('button', { name: 'Add Cost' })
    for (const [number, title] of [
      [2, 'Repairs'],
      [3, 'Taxes'],
      [4, 'Moving'],
    ] as const) {
      await add.click()
      await expect(cost(number).getByRole('switch', { name: 'Show Cost' })).toBeFocused()
      await page.keyboard.press('Space')
      await cost(number).getByLabel('Title').fill(title)
      await cost(number).getByLabel('Default Percentage').fill(String(number))
      await cost(number).getByLabel('Info Message').fill(`About ${title}.`)
    }
    await expect(add).toBeHidden()
    await page.getByRole('button', { name: 'Remove Taxes' }).click()
    await expect(add).toBeFocused()
    await page.getByRole('button', { name: 'Move Moving', exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Moving moved to position 3 of 3.', { exact: true })).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Moving moved to position 2 of 3.', { exact: true })).toBeAttached()
    await page.keyboard.press('Space')
    const titles = block('Additional Costs').getByRole('heading', { level: 4 })
    await expect(titles).toHaveText(['Staging', 'Moving', 'Repairs'])
    await cost(3).getByRole('switch', { name: 'Show Cost' }).uncheck()
    await expect(preview.getByText('Repairs')).toHaveCount(0)
    await isKept(page)
    await expect(titles).toHaveText(['Staging', 'Moving', 'Repairs'])
    await expect(cost(3).getByRole('switch', { name: 'Show Cost' })).not.toBeChecked()
  })
})

test('on a phone a widget is edited over its preview', async ({ page, enter, factory, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const { subjectId } = await factory.createAsset(agency, { type: 'HOME_SALE_CALC', name: 'Net proceeds' })
  await enter(page, member, `marketing/widget/${subjectId}/edit`)
  await field(page, 'Heading').fill('On the go')
  await expectAccessible(page)
  await panel(page, 'Settings').click()
  await expect(page.getByRole('heading', { name: 'Branding' })).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Close panel' }).click()
  await expect(previewOf(page, 'Net proceeds').getByText('On the go')).toBeVisible()
  await save(page).click()
  await expect(toastOf(page, 'Changes saved')).toBeVisible()
})

test('an agent without the permission learns whom to ask, and nothing else', async ({
  page,
  enter,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency, undefined, { role: 'AGENT' })
  const { subjectId } = await factory.createAsset(agency)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/agent/widget') && asked.push(request.url()))
  await enter(page, member, `marketing/widget/${subjectId}/edit`)
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])
})

/** A field by the whole of its label, beside which a star may stand. */
const field = (place: Page | Locator, label: string) => place.getByLabel(new RegExp(`^${label}\\*?$`))

const around = (page: Page, label: string) => page.locator('[data-field]').filter({ has: field(page, label) })

async function fills(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

/** Each of these is wrong in its own way, and none of it is sent. */
async function refuses(page: Page, wrong: [label: string, value: string, message: string][]) {
  await fills(page, Object.fromEntries(wrong))
  await save(page).click()
  for (const [label, , message] of wrong) await expect(around(page, label)).toContainText(message)
  await expect(panel(page, 'Content needs attention')).toBeVisible()
}

async function isKept(page: Page) {
  await save(page).click()
  await expect(toastOf(page, 'Changes saved')).toBeVisible()
  await page.reload()
}

/** What the browser makes of the clipboard, where it is pasted into a page without a policy. */
async function pastedFromClipboard(page: Page) {
  const code = await page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await page.context().newPage()
  const nodes = await elsewhere.evaluate((code) => {
    document.body.innerHTML = code
    return [...document.body.childNodes].map((node) => {
      if (node instanceof HTMLScriptElement) return `script ${node.src}`
      if (node instanceof HTMLElement) return `${node.localName} ${node.getAttribute('widget-id')} ${node.textContent}`
      return node instanceof Comment ? `<!--${node.textContent}-->` : node.textContent?.trim()
    })
  }, code)
  await elsewhere.close()
  return nodes.filter(Boolean)
}
