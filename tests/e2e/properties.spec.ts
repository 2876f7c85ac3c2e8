import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { createUniqueAddress, seedMarketData } from '../../api/src/testing/market.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

type Place = ReturnType<typeof createUniqueAddress>

/** A contact who told us where they live, and nothing else is known of it. */
async function livesAt({ db }: Database, account_id: string, { address }: Place, isNonMarketing = false) {
  const [contactId, propertyId] = [newId(), newId()]
  await db
    .insertInto('contacts')
    .values({
      account_id,
      id: contactId,
      first_name: 'Nora',
      last_name: 'Field',
      email: `${contactId}@example.com`,
      source: 'Widget',
      is_non_marketing: isNonMarketing,
    })
    .execute()
  await db
    .insertInto('properties')
    .values({
      account_id,
      id: propertyId,
      door_number: '',
      street: '',
      city: '',
      state: '',
      zip: '',
      full_address: address,
    })
    .execute()
  await db
    .insertInto('contact_properties')
    .values({ account_id, contact_id: contactId, property_id: propertyId })
    .execute()
  return { contactId, propertyId }
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const opened = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a home that was only typed is looked up, and tells an agent all that is known of it', async ({
  page,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { accountId } = await factory.createAgency()
  const { email } = await factory.createMember({ accountId })
  const place = createUniqueAddress()
  await seedMarketData(owner.db, place)
  const { contactId, propertyId } = await livesAt(owner, accountId, place)
  await owner.db
    .insertInto('attribute_definitions')
    .values({ account_id: accountId, id: newId(), entity: 'PROPERTY', key: 'roof', label: 'Roof', type: 'TEXT' })
    .execute()
  const path = `/a/${accountId}/property/${propertyId}`

  await test.step('the bare address leads to the overview, which fills itself', async () => {
    await openAs(page, { email, accountId }, `property/${propertyId}`)
    await expect(page).toHaveURL(`${path}/overview`)
    await expect(page).toHaveTitle(place.address)
    const value = card(page, 'Home Value Insights')
    await expect(value.getByText('$400,000', { exact: true })).toBeVisible()
    await expect(value.getByText('High · 90 of 100')).toBeVisible()
    await expect(value.getByRole('img', { name: 'Likely between $380,000 and $420,000' })).toBeVisible()
    await expect(value.getByText('CoreLogic')).toBeVisible()
    await expect(card(page, 'Location and Site').getByText('0.26 acres')).toBeVisible()
    await expect(page.getByText('CLIP id: 1234567890 | ATTOM id: 222222222', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nora Field' })).toHaveAttribute(
      'href',
      `/a/${accountId}/contacts/${contactId}`,
    )
    await expect(page.getByRole('button', { name: /^1\. 2 Near Street/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what stands behind the value and the mortgage opens beside it', async () => {
    const learnMore = page.getByRole('button', { name: 'Learn More' })
    await learnMore.click()
    await expect(opened(page, 'About home values').getByText('How far estimates of this kind')).toBeVisible()
    await expect(page).toHaveURL(`${path}/overview?panel=home-value`)
    await page.keyboard.press('Escape')
    await expect(learnMore).toBeFocused()
    await expect(card(page, 'Mortgage Insights').getByText('What is probably still owed on one')).toBeVisible()
    await page.getByRole('button', { name: 'View Mortgage History' }).click()
    const history = opened(page, 'Mortgage History')
    await expect(history.getByRole('listitem')).toHaveCount(1)
    for (const text of ['$240,000', '30 years', 'Nora Field, Tom Field', 'Renata Alvarado', '1048223', '2020-0042'])
      await expect(history.getByText(text, { exact: true })).toBeVisible()
    await expect(history.getByRole('term').filter({ hasText: 'Lender code' }).locator('+ dd')).toHaveText('--')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a pin leads to its sale, which tells what it has more of', async () => {
    await page.getByRole('button', { name: /^2\. 1 Near Street/ }).press('Enter')
    const sale = page.getByRole('article', { name: '1 Near Street' })
    await expect(sale).toBeFocused()
    await expect(sale.getByText('$415,000')).toBeVisible()
    const compared = sale.getByRole('list').getByRole('listitem')
    await expect(compared).toHaveText([
      'MoreBedrooms4here 3',
      /^MoreLiving Space/,
      'MorePlot Size0.50 acreshere 0.26 acres',
    ])
    await sale.getByRole('button', { name: 'Show More' }).click()
    await expect(compared).toHaveCount(6)
    await expect(compared.nth(4)).toHaveText('LessBathrooms2here 2.5')
    await sale.getByRole('button', { name: 'Show Less' }).click()
    await expect(compared).toHaveCount(3)
    await page.getByRole('radio', { name: 'Sold (1)' }).check()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('what the agency itself knows is written where it stands, with the keyboard', async () => {
    await page.getByRole('button', { name: 'Edit Roof' }).press('Enter')
    await page.keyboard.type('Slate')
    await owner.db
      .updateTable('properties')
      .set({ custom: JSON.stringify({ roof: 'Tin' }), updated_at: new Date() })
      .where('id', '=', propertyId)
      .execute()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Someone else changed this to “Tin”. Save again to replace it.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(card(page, 'Location and Site').getByText('Slate', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Roof' })).toBeFocused()
  })

  await test.step('a note is kept with the home, and with its history', async () => {
    await page.getByRole('link', { name: 'Offers', exact: true }).click()
    await expect(page.getByText('Nobody has asked for an offer on this home')).toBeVisible()
    await page.getByRole('link', { name: 'Notes', exact: true }).click()
    await page.getByRole('button', { name: 'Add Note' }).click()
    await opened(page, 'Add Note').getByRole('textbox', { name: /Note/ }).focus()
    await page.keyboard.type('Key under the third stone')
    await opened(page, 'Add Note').getByRole('button', { name: 'Add Note' }).click()
    await expect(page.getByText('Key under the third stone')).toBeVisible()
    await page.goto(`${path}/activity`)
    await expect(page.getByText('Key under the third stone')).toBeVisible()
    await page.goto(`${path}/nonsense/deeper`)
    await expect(page).toHaveURL(`${path}/overview`)
  })

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(card(page, 'Recent Sales').getByRole('article').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test('who wants no marketing is told no prices, and what is not known is said', async ({
  page,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { accountId } = await factory.createAgency()
  const { email } = await factory.createMember({ accountId })
  const [quiet, unknown] = [createUniqueAddress(), createUniqueAddress()]
  await seedMarketData(owner.db, quiet)
  const theirs = await livesAt(owner, accountId, quiet, true)
  const nobodys = await livesAt(owner, accountId, unknown)
  const pathOf = (propertyId: string) => `/a/${accountId}/property/${propertyId}`

  await test.step('no mortgage, no map and no prices for a contact who wants no marketing', async () => {
    await openAs(page, { email, accountId }, `property/${theirs.propertyId}`)
    const sales = card(page, 'Recent Sales')
    await expect(sales.getByRole('article')).toHaveCount(2)
    await expect(sales.getByText('$')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Recent sales on a map' })).toHaveCount(0)
    await expect(page.getByText('Mortgage Insights')).toHaveCount(0)
    await page.goto(`${pathOf(theirs.propertyId)}/overview?panel=mortgage-history`)
    await expect(sales.getByRole('article')).toHaveCount(2)
    await expect(opened(page, 'Mortgage History')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('a home nobody knows says so in every card', async () => {
    await page.goto(`${pathOf(nobodys.propertyId)}/overview?panel=mortgage-history`)
    const history = opened(page, 'Mortgage History')
    await expect(history.getByText('No data available', { exact: true })).toBeVisible()
    await expect(history.getByText('Mortgage History is not available for this address.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('No estimate for this home')).toBeVisible()
    await expect(page.getByText('No Data Available', { exact: true })).toBeVisible()
    await expect(page.getByText('Recent Sales data is not available for this address.')).toBeVisible()
    await expect(page.getByText('CLIP id')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('one that cannot be loaded stays, and one that is gone leads to not found', async () => {
    await page.route('**/agent/contacts/property/**', failRequest)
    await page.goto(`${pathOf(nobodys.propertyId)}/overview`)
    await expect(page.getByText('The property could not be loaded')).toBeVisible()
    await page.unroute('**/agent/contacts/property/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No estimate for this home')).toBeVisible()
    await page.goto(pathOf(newId()))
    await expect(page).toHaveURL('/not-found')
    await expect(page.getByText('The property you are attempting to reach is no longer available.')).toBeVisible()
  })
})
