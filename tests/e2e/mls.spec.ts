import { dayLength } from '@gable/shared/time/calendar.ts'
import { createRecord, resoToken, startResoServer } from '../../api/src/testing/reso-server.ts'
import { followLink } from '../support/follow-link.ts'
import { findToast } from '../support/locators.ts'
import { createOwnerPage } from '../support/owner-page.ts'
import { expect, test } from '../support/story.ts'

test('an MLS sends listings, and one shows on the page of a homeowner with its attribution', async ({
  page,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const mls = await startResoServer()
  const home = await createOwnerPage({ owner, factory, request: page.request })
  const { addressComponents } = await home.callApi('GET', `/agent/properties/${home.propertyId}`)
  const place = { Latitude: addressComponents.latitude, Longitude: addressComponents.longitude }
  const soldOn = new Date(Date.now() - 10 * dayLength).toISOString().slice(0, 10)
  mls.put(
    createRecord('1', { ...place, StandardStatus: 'Closed', ClosePrice: 440_000, CloseDate: soldOn }),
    createRecord('2', { ...place, StreetNumber: '77' }),
  )
  await openAs(page, home.agent, 'settings/mls')
  await page.getByRole('link', { name: 'Add', exact: true }).first().click()
  await page.getByLabel('Name').fill('Seacoast MLS')
  await page.getByLabel('RESO Web API URL').fill(mls.baseUrl)
  await page.getByRole('textbox', { name: 'Access Token' }).fill('wrong')
  await page.getByLabel('Office IDs').fill('O1')
  await page.getByLabel('Attribution').fill('Seacoast MLS, Inc.')
  await page.getByLabel('Disclaimer').fill('Deemed reliable but not guaranteed.')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('The MLS refused the access token (status 401).').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Access Token' }).fill(resoToken)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('2 added')).toBeVisible()
  await expectAccessible(page)
  await followLink(page, `/a/${home.agent.accountId}/settings/mls`)
  await page.getByRole('link', { name: /^77 Elm Street/ }).click()
  await expect(page.getByRole('dialog').getByText('Listings from Seacoast MLS, Inc.').first()).toBeVisible()
  await page.goto(home.path)
  await expect(
    page
      .getByText('Listings from Seacoast MLS, Inc..')
      .or(page.getByText(/Listings from Seacoast MLS/))
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Deemed reliable but not guaranteed.')).toBeVisible()
  await expect(page.getByText(/Listed by Seacoast Realty/).first()).toBeVisible()
  mls.close()
})

test('a listing is added by hand and shows in the list', async ({ page, openAs, factory, expectAccessible }) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), 'settings/mls')
  await expect(page.getByText('No listings yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add', exact: true }).first().click()
  await page.getByRole('radio', { name: /Add a listing/ }).check()
  await page.getByLabel('Address').fill('12 Oak Street, Dover, NH 03820')
  await page.getByLabel('List Price').fill('450000')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add listing' }).click()
  await expect(page.getByRole('link', { name: '12 Oak Street, Dover, NH 03820' })).toBeVisible()
  await expectAccessible(page)
})

test('a lender is added and can be chosen for a dashboard', async ({ page, openAs, factory, expectAccessible }) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), 'settings/partners')
  await expect(page).toHaveTitle('Lender Settings')
  await page.getByRole('button', { name: 'New vendor' }).click()
  const dialog = page.getByRole('dialog', { name: 'New vendor' })
  await dialog.getByRole('radio', { name: 'Company' }).check()
  await dialog.getByLabel('Company Name').fill('Granite Mortgage')
  await dialog.getByLabel('License ID').fill('123456')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: '123456' })).toBeVisible()
  await expectAccessible(page)

  await openAs(page, await factory.createMember(agency, undefined, { role: 'AGENT' }), 'settings/partners')
  await expect(findToast(page, 'You need access to view this page')).toBeVisible()
  await expect(page).toHaveURL(/settings\/profile$/)
})
