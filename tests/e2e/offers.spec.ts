import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Page } from '@playwright/test'
import { type AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import { followLink } from '../support/follow-link.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/story.ts'

const findCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const nextYear = new Date().getFullYear() + 1

/** Signs an agent in, and creates a contact without an email, with a property. */
async function createContactWithProperty(page: Page, factory: AgencyFactory) {
  const { accountId } = await factory.createAgency()
  const agent = await factory.createMember({ accountId })
  await page.request.post('/api/auth/login', { data: { email: agent.email, password } })
  const callApi = async (method: string, path: string, data: object) => {
    const response = await page.request.fetch(`/api${path}`, { method, data, headers: { 'X-Account-Id': accountId } })
    expect(response.ok(), path).toBe(true)
    return response.json()
  }
  const contact = await callApi('POST', '/agent/contacts', {
    firstName: 'Nora',
    lastName: 'Field',
    address: '12 Oak Street, Dover, NH 03820',
  })
  const contactId: string = contact._id
  const propertyId: string = contact.properties[0]._id
  const email = `${contactId}@example.com`
  return {
    contactId,
    email,
    propertyId,
    path: `/a/${accountId}/property/${propertyId}/offers`,
    callApi,
    addEmail: () => callApi('PATCH', `/agent/contacts/${contactId}`, { emailId: email }),
    createCashOffer: (amountCents: number, expiresAt: Date) =>
      callApi('POST', `/agent/properties/${propertyId}/create-cash-offer`, {
        amountCents,
        closingOn: `${nextYear}-03-01`,
        expiresAt: expiresAt.toISOString(),
      }),
    createListingOffer: (lowCents: number, highCents: number) =>
      callApi('POST', `/agent/properties/${propertyId}/create-listing-offer`, { lowCents, highCents }),
  }
}

async function expectNoOverflow(page: Page) {
  await expectNoHorizontalScroll(page)
}

test('disabled buttons explain what is missing before offers can be shown or sent', async ({ page, factory }) => {
  const { path, contactId, addEmail, callApi } = await createContactWithProperty(page, factory)
  await page.goto(path)
  await expect(findCard(page, 'Listing Offers').getByText('No listing offers yet.')).toBeVisible()
  await expect(findCard(page, 'Expired Offers').getByText('Not shown to contact or preview')).toBeVisible()
  const previewButton = findButton(page, 'Preview')
  const notifyButton = findButton(page, 'Notify Contact')
  await expect(previewButton).toHaveAccessibleDescription('Please add active offers to preview dashboard.')
  await expect(findButton(page, 'Copy Link')).toHaveAccessibleDescription('Contact email not present')
  await expect(notifyButton).toHaveAccessibleDescription('Contact email not present')
  await findButton(page, 'Copy Link').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Please add active offers to preview dashboard.').filter({ visible: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await addEmail()
  await expect(findButton(page, 'Copy Link')).toBeEnabled()
  await expect(findButton(page, 'Copy Link')).toHaveAccessibleDescription('')
  await expect(notifyButton).toHaveAccessibleDescription(
    'Please add active offers before notifying seller about the offers',
  )
  await callApi('POST', `/agent/contacts/${contactId}/unsubscribed`, {})
  await expect(notifyButton).toHaveAccessibleDescription('This contact has unsubscribed from emails')
})

test('an agent creates, edits and withdraws offers', async ({ page, factory }) => {
  const { path, addEmail, createCashOffer } = await createContactWithProperty(page, factory)
  await addEmail()
  await page.goto(path)

  await test.step('a cash offer is created with the keyboard, and needs an amount', async () => {
    await findButton(page, 'Create Offer').press('Enter')
    await page.getByRole('menuitem', { name: 'Cash offer' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create Cash Offer' })
    await dialog.getByLabel('Amount').press('Enter')
    await expect(dialog.getByText('Please enter an amount')).toBeVisible()
    await expect(dialog.getByLabel('Amount')).toBeFocused()
    await dialog.getByLabel('Amount').fill('400k')
    await dialog.getByLabel('Offered By', { exact: true }).fill('Harborlight Homes')
    await dialog.getByLabel(/^Closing Date/).fill(`${nextYear}-02-01`)
    await dialog.getByLabel('Terms').fill('No repairs.\nNo inspection.')
    await findButton(page, 'Create Cash Offer').click()
    const offer = findCard(page, 'Cash Offers').getByRole('listitem')
    await expect(offer.getByRole('heading', { name: '$400,000' })).toBeVisible()
    await expect(offer.getByText('Harborlight Homes')).toBeVisible()
    await expect(findButton(page, 'Notify Contact')).toBeEnabled()
  })

  await test.step('a listing offer is created, edited, withdrawn and restored', async () => {
    await findButton(page, 'Create Offer').click()
    await page.getByRole('menuitem', { name: 'Listing offer' }).click()
    await page.getByLabel('Low Price').fill('440000')
    await page.getByLabel('High Price').fill('430000')
    await findButton(page, 'Create Listing Offer').click()
    await expect(page.getByText('The high price cannot be below the low price')).toBeVisible()
    await page.getByLabel('High Price').fill('465000')
    await findButton(page, 'Create Listing Offer').click()
    const listingCard = findCard(page, 'Listing Offers')
    await findButton(page, 'Actions for the $440,000 – $465,000 offer').click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByLabel('Commission').fill('2.5')
    await findButton(page, 'Save').click()
    await expect(listingCard.getByText('2.5%')).toBeVisible()
    await findButton(page, 'Actions for the $440,000 – $465,000 offer').click()
    await page.getByRole('menuitem', { name: 'Withdraw' }).click()
    await expect(listingCard.getByText('No listing offers yet.')).toBeVisible()
    await findButton(page, 'Undo').click()
    await expect(listingCard.getByText('2.5%')).toBeVisible()
  })

  await test.step('an offer that expires moves to the expired offers on the open page', async () => {
    await createCashOffer(380_000_00, new Date(Date.now() + 2500))
    await expect(findCard(page, 'Cash Offers').getByRole('heading', { name: '$380,000' })).toBeVisible()
    await expect(findCard(page, 'Expired Offers').getByRole('heading', { name: '$380,000' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '$380,000' })).toHaveCount(1)
  })
})

test('an agent previews the offers, emails them to the contact and prints them', async ({
  page,
  context,
  browser,
  owner,
  factory,
  findEmail,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { path, addEmail, createCashOffer, createListingOffer, contactId, propertyId, email } =
    await createContactWithProperty(page, factory)
  await addEmail()
  await createCashOffer(400_000_00, new Date(Date.now() + 7 * dayLength))
  await createListingOffer(440_000_00, 465_000_00)
  const { _id } = await createCashOffer(380_000_00, new Date(Date.now() + 7 * dayLength))
  await owner.db.updateTable('offers').set({ expires_at: new Date() }).where('id', '=', _id).execute()
  await page.goto(path)
  await expect(findCard(page, 'Expired Offers').getByRole('heading', { name: '$380,000' })).toBeVisible()

  await test.step('the preview shows the page of the contact', async () => {
    await findButton(page, 'Preview').click()
    await expect(page).toHaveURL(/panel=preview/)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('Hi Nora, here are the 2 current offers')).toBeVisible()
    await expect(frame.getByRole('heading', { name: '$380,000' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(findButton(page, 'Preview')).toBeFocused()
  })

  const link = await test.step('the link for the contact is copied', async () => {
    await findButton(page, 'Copy Link').click()
    await expect(page.getByText('Link copied')).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  })

  await test.step('the contact gets the email as written, in the name of the agent and the agency', async () => {
    await findButton(page, 'Notify Contact').click()
    const dialog = page.getByRole('dialog', { name: 'Notify Contact' })
    await expect(dialog.getByLabel('Subject')).toHaveValue('Your offers for 12 Oak Street, Dover, NH 03820')
    await expect(dialog.getByLabel('Message')).toHaveValue(/^Hi Nora,\n/)
    const text = `Dear Nora,\n\n  “two” offers & <more>:\n${link}\n`
    await dialog.getByLabel('Subject').fill('Two offers')
    await dialog.getByLabel('Message').fill(text)
    await dialog.getByRole('button', { name: 'Send email' }).click()
    await expect(page.getByText('Email sent to Nora Field')).toBeVisible()
    expect(await findEmail(email)).toMatchObject({
      subject: 'Two offers',
      text: expect.stringMatching(/^Dear Nora,[\s\S]+unsubscribe here:\n\S+\/unsubscribe\n$/),
      from: expect.stringMatching(/^"[^"]+, [^"]+" </),
    })
    await page.getByRole('link', { name: 'Activity', exact: true }).click()
    await expect(page.getByText('Nora Field was sent “Two offers”')).toBeVisible()
    await page.getByText('Read the email').click()
    await expect(page.getByText('“two” offers & <more>')).toBeVisible()
  })

  await test.step('all actions fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await followLink(page, path)
    await expect(findButton(page, 'Notify Contact')).toBeInViewport()
    // Compared by position, because a click would first scroll the button out from under the bar.
    const bottomBar = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox()
    const notifyButton = await findButton(page, 'Notify Contact').boundingBox()
    expect((notifyButton?.y ?? 0) + (notifyButton?.height ?? 0)).toBeLessThanOrEqual(bottomBar?.y ?? 0)
    await expectNoOverflow(page)
    await expectAccessible(page)
    await findButton(page, 'Notify Contact').click()
    await expect(page.getByRole('dialog', { name: 'Notify Contact' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the contact reads the offers on a phone without signing in, and unsubscribes', async () => {
    const visitor = await browser.newPage()
    await visitor.setViewportSize({ width: 390, height: 844 })
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: '$400,000' })).toBeVisible()
    await expect(visitor.getByText('$380,000')).toHaveCount(0)
    await expectAccessible(visitor)
    await expectNoOverflow(visitor)
    await visitor.getByRole('button', { name: 'Stop emails' }).click()
    await expect(visitor.getByRole('heading', { name: /^Stop emails from/ })).toBeVisible()
    await visitor.getByRole('button', { name: 'Stop emails' }).click()
    await expect(visitor.getByRole('heading', { name: 'Emails are stopped' })).toBeVisible()
    await visitor.close()
  })

  await test.step('the print page has no console around it', async () => {
    await expect(findButton(page, 'Notify Contact')).toHaveAccessibleDescription(
      'This contact has unsubscribed from emails',
    )
    const print = page.getByRole('link', { name: 'Print', exact: true })
    await expect(print).toHaveAttribute('href', `/offer/print/${propertyId}?contact=${contactId}`)
    await page.goto(`/offer/print/${propertyId}`)
    await expect(page).toHaveTitle('Print Offer')
    await expect(page.getByRole('heading', { name: '$440,000 – $465,000' })).toBeVisible()
  })
})
