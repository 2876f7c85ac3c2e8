import { dayLength } from '@gable/shared/time/calendar.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { createOwnerPage } from '../support/owner-page.ts'
import { expect, test } from '../support/story.ts'

const inAWeek = () => new Date(Date.now() + 7 * dayLength)

test('a homeowner compares two offers on a phone, is interested in one and asks about the other, and the agent sees which', async ({
  page,
  request,
  owner,
  factory,
  openAs,
  expectAccessible,
  browser,
}) => {
  const { path, agent, contactId, propertyId, callApi } = await createOwnerPage({ owner, factory, request })
  const property = `/agent/properties/${propertyId}`
  await callApi('POST', `${property}/create-cash-offer`, {
    amountCents: 400_000_00,
    closingOn: inAWeek().toISOString().slice(0, 10),
    expiresAt: inAWeek().toISOString(),
  })
  await callApi('POST', `${property}/create-listing-offer`, { lowCents: 440_000_00, highCents: 465_000_00 })

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(path)
  const offers = phone.locator('#module-OFFERS')
  await expect(offers.getByRole('heading', { name: '$400,000' })).toBeVisible()
  await expect(offers.getByRole('heading', { name: /\$440,000/ })).toBeVisible()
  await expectAccessible(phone)
  await expectNoHorizontalScroll(phone)

  for (const name of [/^I’m interested: Cash offer/, /^Ask a question: Listing offer/]) {
    await offers.getByRole('link', { name }).click()
    const sheet = phone.getByRole('dialog')
    // As fast as a person: what is sent within a second is set aside as spam.
    await sheet.getByLabel('Email Address').pressSequentially('nora@example.com', { delay: 80 })
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect(sheet.getByRole('heading', { name: /Nora/ })).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
  }
  await phone.close()

  await openAs(page, agent, `contacts/${contactId}`)
  const activity = page.getByRole('main')
  await expect(activity.getByText(/I’m interested: Cash offer/).first()).toBeVisible()
  await expect(activity.getByText(/Ask a question: Listing offer/).first()).toBeVisible()
})
