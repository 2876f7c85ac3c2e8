import type { Page } from '@playwright/test'
import { expect, test } from '../support/story.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('offers are made for a home, and its owner reads the active ones and no others', async ({
  page,
  context,
  browser,
  factory,
  openAs,
  findEmail,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { accountId } = await factory.createAgency()
  const { email } = await factory.createMember({ accountId })
  await openAs(page, { email, accountId }, '')
  const api = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`/api${path}`, { method, data, headers: { 'X-Account-Id': accountId } })
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
  const contact = await api('POST', '/agent/contacts', {
    firstName: 'Nora',
    lastName: 'Field',
    address: '12 Oak Street, Dover, NH 03820',
  })
  const propertyId = contact.properties[0]._id
  const theirs = `${contact._id}@example.com`
  await page.goto(`/a/${accountId}/property/${propertyId}/offers`)

  await test.step('nothing can be shown or sent yet, and each button says why', async () => {
    await expect(card(page, 'Listing Offers').getByText('No listing offers yet.')).toBeVisible()
    await expect(card(page, 'Expired Offers').getByText('Not shown to contact or preview')).toBeVisible()
    await expect(button(page, 'Preview')).toHaveAccessibleDescription('Please add active offers to preview dashboard.')
    await expect(button(page, 'Copy Link')).toHaveAccessibleDescription('Contact email not present')
    await expect(button(page, 'Notify Contact')).toHaveAccessibleDescription('Contact email not present')
    await button(page, 'Copy Link').focus()
    await page.keyboard.press('Tab')
    await expect(
      page.getByText('Please add active offers to preview dashboard.').filter({ visible: true }),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await api('PATCH', `/agent/contacts/${contact._id}`, { emailId: theirs })
    await expect(button(page, 'Notify Contact')).toHaveAccessibleDescription(
      'Please add active offers before notifying seller about the offers',
    )
    await api('POST', `/agent/contacts/${contact._id}/unsubscribed`, {})
    await expect(button(page, 'Notify Contact')).toHaveAccessibleDescription(
      'This contact has unsubscribed from emails',
    )
    await api('POST', `/agent/contacts/${contact._id}/subscribed`, {})
  })

  await test.step('a cash offer is made, with the keyboard and not without its terms', async () => {
    await button(page, 'Create Offer').press('Enter')
    await page.getByRole('menuitem', { name: 'Cash offer' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create Cash Offer' })
    await dialog.getByLabel('Amount').press('Enter')
    await expect(dialog.getByText('Please enter an amount')).toBeVisible()
    await expect(dialog.getByLabel('Amount')).toBeFocused()
    await dialog.getByLabel('Amount').fill('400k')
    await dialog.getByLabel('Offered by').fill('Harborlight Homes')
    await dialog.getByLabel('Closing date').fill(`${new Date().getFullYear() + 1}-02-01`)
    await dialog.getByLabel('Terms').fill('No repairs.\nNo inspection.')
    await button(page, 'Create Cash Offer').click()
    const cash = card(page, 'Cash Offers').getByRole('listitem')
    await expect(cash.getByRole('heading', { name: '$400,000' })).toBeVisible()
    await expect(cash.getByText('Harborlight Homes')).toBeVisible()
    await expect(button(page, 'Notify Contact')).toBeEnabled()
  })

  await test.step('a listing offer is made, changed, withdrawn and brought back', async () => {
    await button(page, 'Create Offer').click()
    await page.getByRole('menuitem', { name: 'Listing offer' }).click()
    await page.getByLabel('Price from').fill('440000')
    await page.getByLabel('Price to').fill('430000')
    await button(page, 'Create Listing Offer').click()
    await expect(page.getByText('The price range ends below where it starts')).toBeVisible()
    await page.getByLabel('Price to').fill('465000')
    await button(page, 'Create Listing Offer').click()
    const listings = card(page, 'Listing Offers')
    await button(page, 'Actions for the offer of $440,000 – $465,000').click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByLabel('Commission').fill('2.5')
    await button(page, 'Save').click()
    await expect(listings.getByText('2.5%')).toBeVisible()
    await button(page, 'Actions for the offer of $440,000 – $465,000').click()
    await page.getByRole('menuitem', { name: 'Withdraw' }).click()
    await expect(listings.getByText('No listing offers yet.')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(listings.getByText('2.5%')).toBeVisible()
  })

  await test.step('an offer moves to the expired ones when its time is over, while one looks at it', async () => {
    await api('POST', `/agent/properties/${propertyId}/create-cash-offer`, {
      amountCents: 380_000_00,
      closingOn: `${new Date().getFullYear() + 1}-03-01`,
      expiresAt: new Date(Date.now() + 2500).toISOString(),
    })
    const sum = page.getByRole('heading', { name: '$380,000' })
    await expect(card(page, 'Cash Offers').getByRole('heading', { name: '$380,000' })).toBeVisible()
    await expect(card(page, 'Expired Offers').getByRole('heading', { name: '$380,000' })).toBeVisible()
    await expect(sum).toHaveCount(1)
  })

  await test.step('the preview is the page that the contact is shown', async () => {
    await button(page, 'Preview').click()
    await expect(page).toHaveURL(/panel=preview/)
    const shown = page.frameLocator('iframe')
    await expect(shown.getByText('Hi Nora, here are the 2 current offers')).toBeVisible()
    await expect(shown.getByRole('heading', { name: '$380,000' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Preview')).toBeFocused()
  })

  const link = await test.step('the link of the contact is copied', async () => {
    await button(page, 'Copy Link').click()
    await expect(page.getByText('Link copied')).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  })

  await test.step('the contact is written to in exactly these words', async () => {
    await button(page, 'Notify Contact').click()
    const dialog = page.getByRole('dialog', { name: 'Notify Contact' })
    await expect(dialog.getByLabel('Subject')).toHaveValue('Your offers for 12 Oak Street, Dover, NH 03820')
    await expect(dialog.getByLabel('Message')).toHaveValue(/^Hi Nora,\n/)
    const text = `Dear Nora,\n\n  “two” offers & <more>:\n${link}\n`
    await dialog.getByLabel('Subject').fill('Two offers')
    await dialog.getByLabel('Message').fill(text)
    await dialog.getByRole('button', { name: 'Send Email' }).click()
    await expect(page.getByText('Email sent to Nora Field')).toBeVisible()
    expect(await findEmail(theirs)).toMatchObject({ subject: 'Two offers', text })
    await page.getByRole('link', { name: 'Activity', exact: true }).click()
    await expect(page.getByText('Nora Field was sent “Two offers”')).toBeVisible()
    await page.getByText('Read the email').click()
    await expect(page.getByText('“two” offers & <more>')).toBeVisible()
  })

  await test.step('on a phone everything is within reach', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/a/${accountId}/property/${propertyId}/offers`)
    await expect(button(page, 'Notify Contact')).toBeInViewport()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await button(page, 'Notify Contact').click()
    await expect(page.getByRole('dialog', { name: 'Notify Contact' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the contact reads it without signing in, on a phone, and asks for no more emails', async () => {
    const visitor = await browser.newPage()
    await visitor.setViewportSize({ width: 390, height: 844 })
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: '$400,000' })).toBeVisible()
    await expect(visitor.getByText('$380,000')).toHaveCount(0)
    await expectAccessible(visitor)
    const overflow = await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await visitor.getByRole('link', { name: /^Stop emails from/ }).click()
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
    await visitor.close()
  })

  await test.step('the sheet is printed outside the shell', async () => {
    await expect(button(page, 'Notify Contact')).toHaveAccessibleDescription(
      'This contact has unsubscribed from emails',
    )
    const print = page.getByRole('link', { name: 'Print', exact: true })
    await expect(print).toHaveAttribute('href', `/offer/print/${propertyId}?contact=${contact._id}`)
    await page.goto(`/offer/print/${propertyId}`)
    await expect(page).toHaveTitle('Print Offer')
    await expect(page.getByRole('heading', { name: '$440,000 – $465,000' })).toBeVisible()
  })
})
