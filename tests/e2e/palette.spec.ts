import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { followLink } from '../support/follow-link.ts'
import { openPalette } from '../support/palette.ts'
import { expect, test } from '../support/story.ts'

test('an agent finds people, homes and leads by what they remember', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  await createHomeowner(owner, agency.accountId)
  await openAs(page, { email, accountId: agency.accountId }, 'home')
  await expect(page).toHaveTitle('Home')
  const option = (name: RegExp) => page.getByRole('option', { name })
  const search = page.getByRole('combobox', { name: 'Search or jump to' })

  await test.step('part of a phone number finds the contact, with the digits highlighted', async () => {
    await openPalette(page)
    await search.fill('555 01')
    await expect(option(/Aiko Yamamoto.*\(603\) 555-0142/).locator('mark')).toHaveText('555-01')
    await expectAccessible(page)
  })
  await test.step('the best result is selected although it arrives later', async () => {
    await search.fill('quarry')
    await expect(option(/^9 Quarry Lane/)).toHaveAttribute('aria-selected', 'true')
    await expect(option(/Aiko Yamamoto.*New/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(option(/^9 Quarry Lane/)).toHaveAttribute('aria-selected', 'false')
  })
  await test.step('a typo still finds the contact, and Enter opens it', async () => {
    await search.fill('Yamamotto')
    await expect(option(/^Aiko Yamamoto/).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Aiko Yamamoto' })).toBeVisible()
  })
  await test.step('a command opens the dialog for a new record', async () => {
    await openPalette(page)
    await page.keyboard.type('add lead')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /Add lead/i })).toBeVisible()
    await expect(page).toHaveURL(/\/leads\/kanban$/)
  })
})

test('the palette opens from a field, a dialog and an editor, and returns to them', async ({
  page,
  openAs,
  factory,
}) => {
  const member = await factory.createMember(await factory.createAgency())
  await openAs(page, member, 'settings/profile')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })

  await test.step('from a field', async () => {
    const field = page.getByLabel('First Name')
    await field.focus()
    await togglePalette(page)
    await expect(field).toBeFocused()
  })
  await test.step('from a dialog, which stays open', async () => {
    await followLink(page, `/a/${member.accountId}/contacts/list?new=contact`)
    const dialog = page.getByRole('dialog', { name: /contact/i })
    const field = dialog.getByLabel('First Name')
    await field.fill('Nora')
    await togglePalette(page)
    await expect(palette).toBeHidden()
    await expect(field).toHaveValue('Nora')
    await expect(field).toBeFocused()
  })
  await test.step('from an editor', async () => {
    await followLink(page, `/a/${member.accountId}/marketing/form`)
    await page.getByRole('main').getByRole('table').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/edit$/)
    await togglePalette(page)
  })
})

async function togglePalette(page: Page) {
  await openPalette(page)
  await page.keyboard.type('set')
  await expect(page.getByRole('option', { name: /Settings/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeHidden()
}

async function createHomeowner({ db }: Database, accountId: string) {
  const [contactId, propertyId] = [newId(), newId()]
  const account = { account_id: accountId }
  await db
    .insertInto('contacts')
    .values({
      ...account,
      id: contactId,
      first_name: 'Aiko',
      last_name: 'Yamamoto',
      phone: '(603) 555-0142',
      source: 'Import',
      custom: '{}',
    })
    .execute()
  await db
    .insertInto('properties')
    .values({
      ...account,
      id: propertyId,
      door_number: '9',
      street: 'Quarry Lane',
      city: 'Bath',
      state: 'ME',
      zip: '04530',
      full_address: '9 Quarry Lane, Bath, ME 04530',
    })
    .execute()
  await db
    .insertInto('contact_properties')
    .values({ ...account, contact_id: contactId, property_id: propertyId })
    .execute()
  await db
    .insertInto('leads')
    .values({
      ...account,
      id: newId(),
      contact_id: contactId,
      property_id: propertyId,
      lead_type: 'HV',
      source: 'Import',
      position: 0,
    })
    .execute()
}
