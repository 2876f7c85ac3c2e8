import { readFile } from 'node:fs/promises'
import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { fail } from '../support/faults.ts'
import { inMenu, openMenu, row, toastOf } from '../support/seen.ts'
import { expect, test } from '../support/story.ts'

const rows = (page: Page) => page.locator('main [data-row]')
const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
const show = (page: Page, view: string) => page.getByRole('radio', { name: view }).check()
const headers = async (page: Page) => (await page.getByRole('columnheader').allTextContents()).slice(1, -1)

test('contacts are found, looked at in every way, added, changed and put away', async ({
  page,
  browser,
  baseURL,
  enter,
  founding,
  owner,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await founding.agency()
  const { email } = await founding.member(agency)
  const colleague = await founding.member(agency, undefined, { role: 'AGENT' })
  const contacts = `/a/${agency.accountId}/contacts`

  await test.step('an agency without contacts is told how there come to be some', async () => {
    await enter(page, { email, accountId: agency.accountId }, 'home')
    await page.getByRole('link', { name: 'Contacts', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${contacts}/contact-properties$`))
    await expect(page).toHaveTitle('Contacts')
    await expect(page.getByText('No contacts yet')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('somebody is added by hand, with what is wrong said first', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add contact' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add contact' })
    await dialog.getByRole('button', { name: 'Add contact' }).click()
    await expect(dialog.getByText('Please enter a name, an email or a phone number')).toBeVisible()
    await expect(dialog.getByLabel('First name')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel('First name').fill('Nora')
    await dialog.getByLabel('Last name').fill('Field')
    await dialog.getByLabel('Email').fill('nora@example.com')
    await dialog.getByLabel('Phone').fill('603 555 0142')
    await dialog.getByLabel('Address').fill('9 Elm Street, Dover, NH 03820')
    await page.getByRole('option', { name: '9 Elm Street, Dover, NH 03820' }).click()
    await dialog.getByLabel('Tags').fill('Sphere')
    await page.getByRole('option', { name: 'Sphere' }).click()
    await expect(dialog.getByRole('button', { name: 'Remove Sphere' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Add contact' }).click()
    await expect(toastOf(page, 'Nora Field added')).toBeVisible()
    await expect(row(page, 'Nora Field')).toContainText('9 Elm Street, Dover, NH 03820')
  })

  await test.step('who is here already is pointed at before they are added twice', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add contact' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add contact' })
    await dialog.getByLabel('Phone').fill('+1 (603) 555-0142')
    await expect(dialog.getByText('Nora Field is here already')).toBeVisible()
    await dialog.getByLabel('Email').fill('nora@example.com')
    await dialog.getByRole('button', { name: 'Add contact' }).click()
    await expect(dialog.getByText('This email belongs to Nora Field')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await plantPeople(owner, agency.accountId)

  await test.step('the view that was used last opens the next time', async () => {
    await page.reload()
    await show(page, 'List')
    await expect(page).toHaveURL(new RegExp(`${contacts}/list$`))
    await count(page, '31 contacts')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('link', { name: 'Contacts', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${contacts}/list$`))
    await expectAccessible(page)
  })

  await test.step('columns and the size of a page are as they were after a reload', async () => {
    await page.getByRole('button', { name: 'Choose columns' }).click()
    const chooser = page.getByRole('dialog', { name: 'Columns' })
    await chooser.getByRole('checkbox', { name: 'Owner' }).uncheck()
    await chooser.getByRole('checkbox', { name: 'Address' }).check()
    await chooser.getByRole('button', { name: 'Move Phone' }).press('Space')
    await expect(page.getByText('Phone is now at position 2 of 10.', { exact: true })).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Phone is now at position 1 of 10.', { exact: true })).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('Phone let go at position 1 of 10.', { exact: true })).toBeAttached()
    await page.keyboard.press('Escape')
    const chosen = ['Name', 'Phone', 'Email', 'Tags', 'Last activity', 'Address']
    await expect.poll(() => headers(page)).toEqual(chosen)
    await page.getByRole('combobox', { name: 'Rows per page' }).click()
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('option', { name: '10', exact: true }).click()
    await stored
    await expect(rows(page)).toHaveCount(10)
    await page.goto(`${contacts}/list`)
    await expect(rows(page)).toHaveCount(10)
    expect(await headers(page)).toEqual(chosen)
    // What is pinned in the list goes below the bar above the page.
    const usual = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ ...usual, height: 300 })
    const isCovered = await rows(page)
      .first()
      .evaluate((row) => {
        const { left, top } = row.getBoundingClientRect()
        window.scrollBy({ top: top - 10, behavior: 'instant' })
        const y = row.getBoundingClientRect().top + 10
        return y < 40 && document.elementFromPoint(left + 20, y)?.closest('header') !== null
      })
    expect(isCovered).toBe(true)
    await page.setViewportSize(usual)
  })

  await test.step('pages are walked on and back, and a reload stays on the same one', async () => {
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(rows(page).first()).toContainText('Nora Field')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(rows(page).first()).toContainText('Person 10')
    await page.reload()
    await expect(rows(page).first()).toContainText('Person 10')
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(rows(page).first()).toContainText('Nora Field')
  })

  await test.step('filters are combined, changed, and stand in the address', async () => {
    await page.getByRole('button', { name: 'Add filter' }).click()
    await inMenu(page, 'Tags').click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Please choose at least one')).toBeVisible()
    await page.getByLabel('Investor').check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await count(page, '15 contacts')
    await page.getByRole('button', { name: 'Add filter' }).click()
    await inMenu(page, 'City').click()
    await expectAccessible(page)
    await page.getByLabel('Dover').check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await count(page, '5 contacts')
    await page.reload()
    await count(page, '5 contacts')
    await page.getByRole('button', { name: 'City: Dover', exact: true }).click()
    await page.getByLabel('Kittery').check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await count(page, '10 contacts')
    await page.goBack()
    await count(page, '5 contacts')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await count(page, '31 contacts')
  })

  await test.step('one types who one looks for, by name, number or street, and can keep it as a segment', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('555 0142')
    await count(page, '1 contact')
    await expect(row(page, 'Nora Field')).toBeVisible()
    await page.getByLabel('Search contacts').fill('nobody at all')
    await expect(page.getByText('No contacts found')).toBeVisible()
    await page.getByLabel('Search contacts').fill('person 1')
    await count(page, '11 contacts')
    await page.getByRole('button', { name: 'Save as segment' }).click()
    await page.getByLabel('Segment name').fill('Ones')
    await page.getByRole('button', { name: 'Save segment' }).click()
    await expect(page.getByRole('button', { name: 'Shown: Ones' })).toBeVisible()
    await count(page, '11 contacts')
    await page.getByRole('button', { name: 'Shown: Ones' }).click()
    await inMenu(page, 'All contacts').click()
    await count(page, '31 contacts')
  })

  await test.step('what is looked for is handed out as a file', async () => {
    await page.getByLabel('Search contacts').fill('person 1')
    await count(page, '11 contacts')
    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export contacts' })
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(dialog.getByText('Your file is ready')).toBeVisible()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.trim().split('\n')).toHaveLength(12)
    await page.keyboard.press('Escape')
    await page.getByLabel('Search contacts').fill('')
    await count(page, '31 contacts')
  })

  await test.step('rows are walked and picked by keyboard', async () => {
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Clear selection' }).click()
  })

  await test.step('what two people change at once is lost to neither unasked', async () => {
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await enter(other, colleague, 'contacts/list?search=nora')
    await page.getByLabel('Search contacts').fill('nora')
    for (const each of [page, other]) {
      await openMenu(each, 'Nora Field')
      await inMenu(each, 'Edit').click()
    }
    const dialog = page.getByRole('dialog', { name: 'Edit Nora Field' })
    await dialog.getByLabel('Last name').fill('Fielding')
    await other.getByLabel('Phone').fill('603 555 0199')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toastOf(other, 'Nora Field saved')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const conflict = page.getByRole('alertdialog', { name: '“Nora Field” was changed meanwhile' })
    await conflict.getByRole('button', { name: 'Reload' }).click()
    await expect(dialog.getByLabel('Phone')).toHaveValue('(603) 555-0199')
    await dialog.getByLabel('Last name').fill('Fielding')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toastOf(page, 'Nora Fielding saved')).toBeVisible()
    await expect(row(page, 'Nora Fielding')).toContainText('(603) 555-0199')
    await expect(row(other, 'Nora Fielding')).toContainText('(603) 555-0199')
    await other.context().close()
  })

  await test.step('who is archived is gone from the list and comes back when it was a mistake', async () => {
    await openMenu(page, 'Nora Fielding')
    await inMenu(page, 'Archive').click()
    await expect(page.getByText('No contacts found')).toBeVisible()
    await toastOf(page, 'Nora Fielding archived').getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'Nora Fielding')).toBeVisible()
  })

  await test.step('a list that cannot be read says so and is read again', async () => {
    await page.route('**/api/agent/contacts/search**', fail)
    await page.getByLabel('Search contacts').fill('person 2')
    await expect(page.getByText('The contacts could not be loaded')).toBeVisible()
    await page.unroute('**/api/agent/contacts/search**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await count(page, '11 contacts')
  })

  await test.step('the map shows the homes of those who are looked for, and names them beside it', async () => {
    await show(page, 'Map')
    await expect(page).toHaveURL(new RegExp(`${contacts}/map\\?.*search=person`))
    const homes = page.getByRole('list', { name: 'Properties on the map' })
    await expect(homes.getByRole('listitem')).toHaveCount(11)
    await expect(page.locator('.map-pin, .map-cluster').first()).toBeVisible()
    await homes.getByRole('button', { name: 'Show 2 Elm Street, Kittery, NH 03820 on the map' }).click()
    await expect(homes.locator('[aria-current]')).toContainText('Person 02')
    await expectAccessible(page)
    await page.getByLabel('Search contacts').fill('person 21')
    await expect(page.locator('.map-pin')).toHaveCount(1)
  })

  await test.step('on a phone everything is within reach', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const view of ['Map', 'Properties', 'List']) {
      await show(page, view)
      await expect(page.getByText('Person 21').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
    await openMenu(page, 'Person 21')
    await expect(inMenu(page, 'Call (603) 555-0121')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row', { name: 'Person 21' }).getByRole('cell')).toHaveCount(7)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Sorted by Name' }).click()
    await page.getByRole('radio', { name: 'Last activity' }).check()
    await page.getByRole('radio', { name: 'Oldest first' }).check()
    await expect(page).toHaveURL(/sortOrder=asc/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Sorted by Last activity' })).toBeFocused()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Has a mortgage' }).click()
    await page.getByRole('radio', { name: 'No' }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Show the list' }).click()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect(page.getByText('Person 21').first()).toBeVisible()
  })
})

/** Thirty people, half of them investors, a third of them in each of three towns. */
async function plantPeople({ db }: Database, accountId: string) {
  const people = Array.from({ length: 30 }, (_, index) => {
    const n = String(index + 1).padStart(2, '0')
    const city = ['Dover', 'Kittery', 'Exeter'][index % 3] as string
    return { n, city, index, contactId: newId(), homeId: newId() }
  })
  await db
    .insertInto('contacts')
    .values(
      people.map(({ n, index, contactId }) => ({
        account_id: accountId,
        id: contactId,
        first_name: 'Person',
        last_name: n,
        phone: `603 555 01${n}`,
        source: 'Open house',
        tags: index % 2 === 0 ? ['Investor'] : [],
      })),
    )
    .execute()
  await db
    .insertInto('properties')
    .values(
      people.map(({ city, index, homeId }) => ({
        account_id: accountId,
        id: homeId,
        door_number: String(index + 1),
        street: 'Elm Street',
        city,
        state: 'NH',
        zip: '03820',
        full_address: `${index + 1} Elm Street, ${city}, NH 03820`,
        latitude: 43 + index / 100,
        longitude: -70.8,
      })),
    )
    .execute()
  await db
    .insertInto('contact_properties')
    .values(
      people.map(({ contactId, homeId }) => ({ account_id: accountId, contact_id: contactId, property_id: homeId })),
    )
    .execute()
}
