import { listRouteSizes } from '../bench/console-route-bytes.ts'
import { createContact } from '../support/create-contact.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

/** Compressed JavaScript of a screen, without what every screen of an account loads. */
const routeByteMaximum = 60_000

test('no screen of the console loads more code than its limit', async () => {
  const tooLarge = (await listRouteSizes()).filter(({ bytes }) => bytes > routeByteMaximum)
  expect(tooLarge).toEqual([])
})

test('a panel whose code cannot be loaded says so and opens after a reload', async ({
  page,
  openAs,
  factory,
  owner,
}) => {
  const member = await factory.createMember(await factory.createAgency())
  const { id } = await createContact(owner, member.accountId)
  const code = /\/assets\/send-email-slide-out-[^/]+\.js$/
  await page.route(code, failRequest)
  await openAs(page, member, `contacts/${id}`)
  const sendEmail = page.getByRole('button', { name: 'Send email' })
  await sendEmail.click()
  await expect(page.getByRole('alert').getByText('This could not be opened.')).toBeVisible()
  await page.unroute(code)
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
  await sendEmail.click()
  await expect(page.getByRole('dialog', { name: 'Send email' })).toBeVisible()
})
