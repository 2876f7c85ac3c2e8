import { readFile } from 'node:fs/promises'
import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { findRow, findToast, menuItem, openMenu } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

interface Story {
  page: Page
  accountId: string
  contactsPath: string
  expectAccessible: (page: Page) => Promise<void>
}

test('an agent adds, finds, edits and archives contacts in every view', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  const { accountId } = agency
  const story = { page, accountId, contactsPath: `/a/${accountId}/contacts`, expectAccessible }

  await test.step('an agency without contacts sees how to add the first one', async () => {
    await openAs(page, { email, accountId }, 'home')
    await page.getByRole('link', { name: 'Contacts', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${story.contactsPath}/contact-properties$`))
    await expect(page).toHaveTitle('Contacts')
    await expect(page.getByText('No contacts yet')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a contact is added after its errors are fixed', () => addFirstContact(story))
  await test.step('a contact that already exists is pointed out', () => tryToAddSameContact(story))

  await seedPeople(owner, accountId)

  await test.step('the last used view opens the next time', async () => {
    await page.reload()
    await showView(page, 'List')
    await expect(page).toHaveURL(new RegExp(`${story.contactsPath}/list$`))
    await expectCount(page, '31 contacts')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('link', { name: 'Contacts', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${story.contactsPath}/list$`))
    await expectAccessible(page)
  })
  await test.step('columns and the page size are chosen', () => arrangeColumns(page))
  await test.step('the header of the page covers the rows that scroll below it', () => scrollBelowHeader(page))
  await test.step('the pager goes forward and back, and a reload stays on the page with its columns and size', async () => {
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(rows(page).first()).toContainText('Nora Field')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(rows(page).first()).toContainText('Person 10')
    await page.reload()
    await expect(rows(page).first()).toContainText('Person 10')
    await expect(rows(page)).toHaveCount(10)
    expect(await headers(page)).toEqual(chosenColumns)
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(rows(page).first()).toContainText('Nora Field')
  })
  await test.step('properties are sorted by address, value and owner, which a reload and going back keep', () =>
    sortProperties(story, owner))
  await test.step('filters are combined, changed and kept in the address', () => combineFilters(story))
  await test.step('a search by name, phone or street can be saved as a segment', () => saveSearchAsSegment(page))
  await test.step('the search results are exported as a file', () => exportSearch(page))
  await test.step('rows are focused and selected with the keyboard', () => selectWithKeyboard(page))
  await test.step('an agent who edits an outdated contact chooses whose values to keep', () => editOutdated(story))
  await test.step('an archived contact leaves the list and can be restored', async () => {
    await openMenu(page, 'Nora Fielding')
    await menuItem(page, 'Archive').click()
    await expect(page.getByText('No contacts found')).toBeVisible()
    await findToast(page, 'Nora Fielding archived').getByRole('button', { name: 'Undo' }).click()
    await expect(findRow(page, 'Nora Fielding')).toBeVisible()
  })
  await test.step('a list that fails to load can be retried', async () => {
    await page.route('**/api/agent/contacts/search**', failRequest)
    await page.getByLabel('Search contacts').fill('person 2')
    await expect(page.getByText('The contacts could not be loaded')).toBeVisible()
    await pressRetry(page, '**/api/agent/contacts/search**')
    await expectCount(page, '11 contacts')
  })
  await test.step('the map shows the properties of the search results next to a list', () => showMap(story))
  await test.step('a map that still moves does not keep people from another view', () => leaveMovingMap(story))
  await test.step('everything works on a phone', () => checkPhoneLayout(story))
})

const rows = (page: Page) => page.locator('main [data-row]')
const expectCount = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
const showView = (page: Page, view: string) => page.getByRole('radio', { name: view }).check()
const chosenColumns = ['Name', 'Phone', 'Email', 'Tags', 'Last activity', 'Address']
const headers = async (page: Page) => (await page.getByRole('columnheader').allTextContents()).slice(1, -1)

async function addFirstContact({ page, expectAccessible }: Story) {
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
  await expect(findToast(page, 'Nora Field added')).toBeVisible()
  await expect(findRow(page, 'Nora Field')).toContainText('9 Elm Street, Dover, NH 03820')
}

async function tryToAddSameContact({ page }: Story) {
  await page.getByRole('main').getByRole('button', { name: 'Add contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add contact' })
  await dialog.getByLabel('Phone').fill('+1 (603) 555-0142')
  await expect(dialog.getByText('Nora Field is already a contact')).toBeVisible()
  await dialog.getByLabel('Email').fill('nora@example.com')
  await dialog.getByRole('button', { name: 'Add contact' }).click()
  await expect(dialog.getByText('This email belongs to Nora Field')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
}

/** The response of the request that stores a preference with this text. */
const preferenceStored = (page: Page, text: string) =>
  page.waitForResponse((response) => {
    const request = response.request()
    return request.method() === 'PUT' && (request.postData() ?? '').includes(text)
  })

async function arrangeColumns(page: Page) {
  await page.getByRole('button', { name: 'Choose columns' }).click()
  const chooser = page.getByRole('dialog', { name: 'Columns' })
  await chooser.getByRole('checkbox', { name: 'Owner' }).uncheck()
  await chooser.getByRole('checkbox', { name: 'Address' }).check()
  const columnsStored = preferenceStored(page, '"CONTACT_LIST_COLUMN_CONFIG":[{"key":"phone"')
  await moveItem(page, 'Phone', { from: 2, to: 1, of: 11 })
  await expect(page.getByText('Phone dropped at position 1 of 11.', { exact: true })).toBeAttached()
  await columnsStored
  await page.keyboard.press('Escape')
  await expect.poll(() => headers(page)).toEqual(chosenColumns)
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  const pageSizeStored = preferenceStored(page, 'CONTACT_LIST_TABLE_PAGE_SIZE')
  await page.getByRole('option', { name: '10', exact: true }).click()
  await pageSizeStored
  await expect(rows(page)).toHaveCount(10)
}

async function scrollBelowHeader(page: Page) {
  const usualSize = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ ...usualSize, height: 300 })
  const isCovered = await rows(page)
    .first()
    .evaluate((row) => {
      const { left, top } = row.getBoundingClientRect()
      window.scrollBy({ top: top - 10, behavior: 'instant' })
      const y = row.getBoundingClientRect().top + 10
      return y < 40 && document.elementFromPoint(left + 20, y)?.closest('header') !== null
    })
  expect(isCovered).toBe(true)
  await page.setViewportSize(usualSize)
}

async function sortProperties({ page, accountId, expectAccessible }: Story, { db }: Database) {
  await valueHomes(db, accountId)
  const header = (name: string) => page.getByRole('columnheader', { name })
  const sortBy = (name: string) => header(name).getByRole('button').click()
  await showView(page, 'Properties')
  await sortBy('Property')
  await expect(header('Property')).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText('1 Elm Street, Dover')
  await sortBy('Property')
  await expect(rows(page).first()).toContainText('9 Elm Street')

  await sortBy('Home value')
  await expect(header('Home value')).toHaveAttribute('aria-sort', 'descending')
  const mostValuable = ['40 Oak Street', '2 Elm Street', '26 Elm Street']
  await expect(rows(page)).toHaveCount(10)
  for (const [n, address] of mostValuable.entries()) await expect(rows(page).nth(n)).toContainText(address)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(rows(page).filter({ hasText: '40 Oak Street' })).toHaveCount(0)
  await page.reload()
  await expect(header('Home value')).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).filter({ hasText: '40 Oak Street' })).toHaveCount(0)
  await page.goBack()
  await expect(rows(page).first()).toContainText('40 Oak Street')
  await sortBy('Home value')
  await expect(rows(page).first()).toContainText('26 Elm Street')

  for (const order of ['ascending', 'descending']) {
    await sortBy('Owner')
    await expect(header('Owner')).toHaveAttribute('aria-sort', order)
    await expect(rows(page).first()).toContainText('Nora Field')
  }
  await sortBy('Contact')
  await showView(page, 'List')
  await expect(header('Name')).toHaveAttribute('aria-sort', 'ascending')
}

/** Person 26 owns a second home, which is worth more than that of Person 02; their first is worth less. */
async function valueHomes(db: Database['db'], accountId: string) {
  const homes = await db
    .selectFrom('contact_properties as l')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'l.account_id').onRef('c.id', '=', 'l.contact_id'),
    )
    .where('l.account_id', '=', accountId)
    .select(['c.id', 'c.last_name', 'l.property_id'])
    .execute()
  const homeOf = (lastName: string) => homes.find(({ last_name }) => last_name === lastName)
  const [second, twentySixth, oak] = [homeOf('02'), homeOf('26'), newId()]
  if (!second || !twentySixth) throw new Error('The people have no homes')
  const account = { account_id: accountId }
  const address = { door_number: '40', street: 'Oak Street', city: 'York', state: 'ME', zip: '03909' }
  const full_address = '40 Oak Street, York, ME 03909'
  await db
    .insertInto('properties')
    .values({ ...account, ...address, id: oak, full_address })
    .execute()
  await db
    .insertInto('contact_properties')
    .values({ ...account, contact_id: twentySixth.id, property_id: oak })
    .execute()
  const estimate = { ...account, provider: 'ATTOM', value_date: new Date().toISOString(), confidence: 50 }
  const values = { [oak]: 900_000_00, [second.property_id]: 500_000_00, [twentySixth.property_id]: 300_000_00 }
  await db
    .insertInto('value_estimates')
    .values(
      Object.entries(values).map(([property_id, cents]) => ({
        ...estimate,
        property_id,
        median_cents: cents,
        low_cents: cents,
        high_cents: cents,
      })),
    )
    .execute()
}

async function combineFilters({ page, expectAccessible }: Story) {
  await page.getByRole('button', { name: 'Add filter' }).click()
  await menuItem(page, 'Tags').click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Please choose at least one')).toBeVisible()
  await page.getByLabel('Investor').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expectCount(page, '15 contacts')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await menuItem(page, 'City').click()
  await expectAccessible(page)
  await page.getByLabel('Dover').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expectCount(page, '5 contacts')
  await page.reload()
  await expectCount(page, '5 contacts')
  await page.getByRole('button', { name: 'City: Dover', exact: true }).click()
  await page.getByLabel('Kittery').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expectCount(page, '10 contacts')
  await page.goBack()
  await expectCount(page, '5 contacts')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expectCount(page, '31 contacts')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await menuItem(page, 'Tags').click()
  await page.getByLabel('Condition for Tags').click()
  await page.getByRole('option', { name: 'is none of' }).click()
  await page.getByLabel('Investor').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expectCount(page, '16 contacts')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await menuItem(page, 'Last contacted').click()
  await page.getByLabel('Condition for Last contacted').click()
  await page.getByRole('option', { name: 'is not in the last … days' }).click()
  await expectAccessible(page)
  await page.getByLabel('Days').fill('90')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Last contacted: not in the last 90 days', exact: true })).toBeVisible()
  await expectCount(page, '16 contacts')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expectCount(page, '31 contacts')
}

async function saveSearchAsSegment(page: Page) {
  await page.keyboard.press('/')
  await page.keyboard.type('555 0142')
  await expectCount(page, '1 contact')
  await expect(findRow(page, 'Nora Field')).toBeVisible()
  await page.getByLabel('Search contacts').fill('nobody at all')
  await expect(page.getByText('No contacts found')).toBeVisible()
  await page.getByLabel('Search contacts').fill('person 1')
  await expectCount(page, '11 contacts')
  await page.getByRole('button', { name: 'Save as segment' }).click()
  await page.getByLabel('Segment Name').fill('Ones')
  await page.getByRole('button', { name: 'Save segment' }).click()
  await expect(page.getByRole('button', { name: 'Shown: Ones' })).toBeVisible()
  await expectCount(page, '11 contacts')
  await page.getByRole('button', { name: 'Shown: Ones' }).click()
  await menuItem(page, 'All contacts').click()
  await expectCount(page, '31 contacts')
}

async function exportSearch(page: Page) {
  await page.getByLabel('Search contacts').fill('person 1')
  await expectCount(page, '11 contacts')
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
  await expectCount(page, '31 contacts')
}

async function selectWithKeyboard(page: Page) {
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
}

async function editOutdated({ page, accountId }: Story) {
  await page.getByLabel('Search contacts').fill('nora')
  await openMenu(page, 'Nora Field')
  await menuItem(page, 'Edit').click()
  const dialog = page.getByRole('dialog', { name: 'Edit Nora Field' })
  await dialog.getByLabel('Last name').fill('Fielding')
  await changePhoneElsewhere(page, accountId)
  // Behind the dialog, which hides the list from the roles.
  await expect(rows(page)).toContainText(['(603) 555-0199'])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('alertdialog', { name: 'Someone else changed “Nora Field”' })
  await conflict.getByRole('button', { name: 'Reload' }).click()
  await expect(dialog.getByLabel('Phone')).toHaveValue('(603) 555-0199')
  await dialog.getByLabel('Last name').fill('Fielding')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(findToast(page, 'Nora Fielding saved')).toBeVisible()
  await expect(findRow(page, 'Nora Fielding')).toContainText('(603) 555-0199')
}

/** Changes the contact as a colleague would in the meantime. */
async function changePhoneElsewhere(page: Page, accountId: string) {
  const headers = { 'x-account-id': accountId }
  const found = await page.request.get('/api/agent/contacts/search?search=nora', { headers })
  const [contact] = (await found.json()).data
  const data = { phone: '603 555 0199' }
  const response = await page.request.patch(`/api/agent/contacts/${contact._id}`, { headers, data })
  expect(response.ok(), await response.text()).toBe(true)
}

async function showMap({ page, contactsPath, expectAccessible }: Story) {
  await showView(page, 'Map')
  await expect(page).toHaveURL(new RegExp(`${contactsPath}/map\\?.*search=person`))
  const properties = page.getByRole('list', { name: 'Properties on the map' })
  await expect(properties.getByRole('listitem')).toHaveCount(11)
  await expect(page.locator('.map-pin, .map-cluster').first()).toBeVisible()
  await properties.getByRole('button', { name: 'Show 2 Elm Street, Kittery, NH 03820 on the map' }).click()
  await expect(properties.locator('[aria-current]')).toContainText('Person 02')
  await expectAccessible(page)
  await page.getByLabel('Search contacts').fill('person 21')
  // Before the search a cluster may hide all but one pin.
  await expect(page).toHaveURL(/search=person\+21/)
  await expect(page.locator('.map-pin')).toHaveCount(1)
  // Selecting a pin replaces it, so the focus moves to the map.
  await page.locator('.map-pin').press('Enter')
  await expect(page.locator('.leaflet-container:focus, .map-pin:focus')).toHaveCount(1)
}

async function leaveMovingMap({ page, contactsPath }: Story) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/properties-view-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.reload()
  const [map, pin] = [page.locator('.leaflet-container'), page.locator('.map-pin')]
  await expect(pin).toHaveCount(1)
  await map.press('ArrowRight')
  await expect(page).toHaveURL(/box=/)
  const before = await pin.boundingBox()
  await showView(page, 'Properties')
  await map.press('ArrowRight')
  await expect.poll(async () => (await pin.boundingBox())?.x).not.toBe(before?.x)
  await expect(page.locator('.leaflet-pan-anim')).toHaveCount(0)
  release()
  await expect(page).toHaveURL(new RegExp(`${contactsPath}/contact-properties`))
}

async function checkPhoneLayout({ page, expectAccessible }: Story) {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const view of ['Map', 'Properties', 'List']) {
    await showView(page, view)
    await expect(page.getByText('Person 21').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
  }
  await showView(page, 'Properties')
  await expect(page.getByRole('link', { name: 'Open 21 Elm Street' })).toBeVisible()
  expect((await page.getByRole('row', { name: 'Person 21' }).boundingBox())?.height).toBeLessThan(80)
  await showView(page, 'List')
  await expect(page.getByRole('link', { name: 'Call Person 21' })).toBeVisible()
  await openMenu(page, 'Person 21')
  await expect(menuItem(page, 'Call (603) 555-0121')).toBeVisible()
  await page.keyboard.press('Escape')
  // The menu keeps its focus guards until it has closed.
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Person 21' }).getByRole('cell')).toHaveCount(2)
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
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect(page.getByText('Person 21').first()).toBeVisible()
}

/** Thirty people in three towns. Half of them are investors. */
async function seedPeople({ db }: Database, accountId: string) {
  const people = Array.from({ length: 30 }, (_, index) => {
    const n = String(index + 1).padStart(2, '0')
    const city = ['Dover', 'Kittery', 'Exeter'][index % 3] as string
    return { n, city, index, contactId: newId(), propertyId: newId() }
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
      people.map(({ city, index, propertyId }) => ({
        account_id: accountId,
        id: propertyId,
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
      people.map(({ contactId, propertyId }) => ({
        account_id: accountId,
        contact_id: contactId,
        property_id: propertyId,
      })),
    )
    .execute()
}
