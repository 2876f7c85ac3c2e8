import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { createUniqueAddress, seedMarketData } from '../../api/src/testing/market.ts'
import { followLink } from '../support/follow-link.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

type Location = ReturnType<typeof createUniqueAddress>

/** A contact whose property has an address and no other data. */
async function createContactAt({ db }: Database, account_id: string, { address }: Location, isNonMarketing = false) {
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

const findCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const findDialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a property is looked up on its first view, and shows its value, mortgages and recent sales', async ({
  page,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { accountId } = await factory.createAgency()
  const { email } = await factory.createMember({ accountId })
  const location = createUniqueAddress()
  await seedMarketData(owner.db, location)
  const { contactId, propertyId } = await createContactAt(owner, accountId, location)
  const path = `/a/${accountId}/property/${propertyId}`

  await test.step('the property path opens the overview, which loads the data', async () => {
    await openAs(page, { email, accountId }, `property/${propertyId}`)
    await expect(page).toHaveURL(`${path}/overview`)
    await expect(page).toHaveTitle(location.address)
    const valueCard = findCard(page, 'Home Value Insights')
    await expect(valueCard.getByText('$400,000', { exact: true })).toBeVisible()
    await expect(valueCard.getByText('High · 90 of 100')).toBeVisible()
    await expect(valueCard.getByRole('img', { name: 'Likely between $380,000 and $420,000' })).toBeVisible()
    await expect(valueCard.getByText('CoreLogic')).toBeVisible()
    await expect(findCard(page, 'Location and Site').getByText('0.26 acres')).toBeVisible()
    await expect(page.getByText('CLIP id: 1234567890 | ATTOM id: 222222222', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nora Field' })).toHaveAttribute(
      'href',
      `/a/${accountId}/contacts/${contactId}`,
    )
    await expect(page.getByRole('button', { name: /^1\. 2 Near Street/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('panels explain the value and list the mortgages', async () => {
    const learnMore = page.getByRole('button', { name: 'Learn More' })
    await learnMore.click()
    await expect(findDialog(page, 'About home values').getByText('How far estimates of this kind')).toBeVisible()
    await expect(page).toHaveURL(`${path}/overview?panel=home-value`)
    await page.keyboard.press('Escape')
    await expect(learnMore).toBeFocused()
    await expect(findCard(page, 'Mortgage Insights').getByText('Estimated balance of one recorded loan')).toBeVisible()
    await page.getByRole('button', { name: 'View Mortgage History' }).click()
    const history = findDialog(page, 'Mortgage History')
    await expect(history.getByRole('listitem')).toHaveCount(1)
    for (const text of ['$240,000', '30 years', 'Nora Field, Tom Field', 'Renata Alvarado', '1048223', '2020-0042'])
      await expect(history.getByText(text, { exact: true })).toBeVisible()
    await expect(history.getByRole('term').filter({ hasText: 'Lender code' }).locator('+ dd')).toHaveText('--')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a pin on the map opens its sale, which is compared with the property', async () => {
    await page.getByRole('button', { name: /^2\. 1 Near Street/ }).press('Enter')
    const sale = page.getByRole('article', { name: '1 Near Street' })
    await expect(sale).toBeFocused()
    await expect(sale.getByText('$415,000')).toBeVisible()
    const facts = sale.getByRole('list').getByRole('listitem')
    await expect(facts).toHaveText(['MoreBedrooms4vs. 3', /^MoreLiving Space/, 'MorePlot Size0.50 acresvs. 0.26 acres'])
    await sale.getByRole('button', { name: 'Show More' }).click()
    await expect(facts).toHaveCount(6)
    await expect(facts.nth(4)).toHaveText('LessBathrooms2vs. 2.5')
    await sale.getByRole('button', { name: 'Show Less' }).click()
    await expect(facts).toHaveCount(3)
    await page.getByRole('radio', { name: 'Sold (1)' }).check()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('the page fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(findCard(page, 'Recent Sales').getByRole('article').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
  })
})

test('custom attributes and notes of a property can be edited', async ({ page, owner, factory, openAs }) => {
  const { accountId } = await factory.createAgency()
  const { email } = await factory.createMember({ accountId })
  const { propertyId } = await createContactAt(owner, accountId, createUniqueAddress())
  await owner.db
    .insertInto('attribute_definitions')
    .values({ account_id: accountId, id: newId(), entity: 'PROPERTY', key: 'roof', label: 'Roof', type: 'TEXT' })
    .execute()
  const path = `/a/${accountId}/property/${propertyId}`
  await openAs(page, { email, accountId }, `property/${propertyId}/overview`)

  await test.step('an attribute is edited with the keyboard, and a conflict is reported', async () => {
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
    await expect(findCard(page, 'Location and Site').getByText('Slate', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Roof' })).toBeFocused()
  })

  await test.step('a note appears in the notes and in the activity', async () => {
    await page.getByRole('link', { name: 'Offers', exact: true }).click()
    await expect(page.getByText('No offer has been requested for this home yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Notes', exact: true }).click()
    await page.getByRole('button', { name: 'Add Note' }).click()
    await findDialog(page, 'Add Note').getByRole('textbox', { name: /Note/ }).focus()
    await page.keyboard.type('Key under the third stone')
    await findDialog(page, 'Add Note').getByRole('button', { name: 'Add Note' }).click()
    await expect(page.getByText('Key under the third stone')).toBeVisible()
    await page.getByRole('link', { name: 'Activity', exact: true }).click()
    await expect(page).toHaveURL(`${path}/activity`)
    await expect(page.getByText('Key under the third stone')).toBeVisible()
    await followLink(page, `${path}/nonsense/deeper`)
    await expect(page).toHaveURL(`${path}/overview`)
  })
})

test('a property hides prices for contacts who opted out of marketing, and shows what data is missing', async ({
  page,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { accountId } = await factory.createAgency()
  const { email } = await factory.createMember({ accountId })
  const location = createUniqueAddress()
  await seedMarketData(owner.db, location)
  const nonMarketing = await createContactAt(owner, accountId, location, true)
  const withoutData = await createContactAt(owner, accountId, createUniqueAddress())
  const pathOf = (propertyId: string) => `/a/${accountId}/property/${propertyId}`

  await test.step('a contact who opted out of marketing has no mortgages, map or prices', async () => {
    await openAs(page, { email, accountId }, `property/${nonMarketing.propertyId}`)
    const sales = findCard(page, 'Recent Sales')
    await expect(sales.getByRole('article')).toHaveCount(2)
    await expect(sales.getByText('$')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Recent sales on a map' })).toHaveCount(0)
    await expect(page.getByText('Mortgage Insights')).toHaveCount(0)
    await page.goto(`${pathOf(nonMarketing.propertyId)}/overview?panel=mortgage-history`)
    await expect(sales.getByRole('article')).toHaveCount(2)
    await expect(findDialog(page, 'Mortgage History')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('every card of a property without data says so', async () => {
    await followLink(page, `${pathOf(withoutData.propertyId)}/overview?panel=mortgage-history`)
    const history = findDialog(page, 'Mortgage History')
    await expect(history.getByText('No data available', { exact: true })).toBeVisible()
    await expect(history.getByText('Mortgage History is not available for this address.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('No estimate for this home')).toBeVisible()
    await expect(page.getByText('No Data Available', { exact: true })).toBeVisible()
    await expect(page.getByText('Recent Sales data is not available for this address.')).toBeVisible()
    await expect(page.getByText('CLIP id')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('a load error offers a retry, and a missing property redirects to not found', async () => {
    await page.route('**/agent/contacts/property/**', failRequest)
    await page.goto(`${pathOf(withoutData.propertyId)}/overview`)
    await expect(page.getByText('The property could not be loaded')).toBeVisible()
    await pressRetry(page, '**/agent/contacts/property/**')
    await expect(page.getByText('No estimate for this home')).toBeVisible()
    await followLink(page, pathOf(newId()))
    await expect(page).toHaveURL('/not-found')
    await expect(page.getByText('The property you are attempting to reach is no longer available.')).toBeVisible()
  })
})
