import { newId } from '@gable/shared/ids.ts'
import type { Browser, Page } from '@playwright/test'
import { grantCredits } from '../../api/src/credits/ledger.ts'
import type { Database } from '../../api/src/platform/database.ts'
import { wakeAccount } from '../../api/src/platform/jobs/account-work.ts'
import { advancePieces } from '../../api/src/postcard-delivery/advance-print-room.ts'
import { prepareAgencyForEmails } from '../../api/src/testing/emails.ts'
import { inAccount, passTime } from '../../api/src/testing/flows.ts'
import { createImage } from '../../api/src/testing/images.ts'
import { createUniqueAddress, seedMarketData } from '../../api/src/testing/market.ts'
import { completePrintBrand } from '../../api/src/testing/postcards.ts'
import { findToast, menuItem, sidebarLink } from '../support/locators.ts'
import { type Created, request } from '../support/sending-agency.ts'
import { expect, test } from '../support/story.ts'

/** The printer prints, and the carrier delivers. Returns the path of the code on the postcard. */
async function deliver(page: Page, owner: Database, accountId: string, contactId: string) {
  const get = async (path: string) =>
    (await page.request.get(`/api/agent/${path}`, { headers: { 'X-Account-Id': accountId } })).json()
  const { data } = await get(`contacts/${contactId}/postcards`)
  const pieceId = data[0]._id
  await owner.pool.query('update postcard_pieces set cancel_until = now() where id = $1', [pieceId])
  for (const step of ['printed', 'in-transit', 'delivered'] as const)
    await advancePieces({ owner, product: owner }, { step, pieceId })
  return new URL((await get(`postcards/${pieceId}`)).recipient.qrText).pathname
}

/** A file that can be printed. Returns its URL. */
async function uploadLogo(page: Page, accountId: string) {
  const { uploadUrl, url } = await request<{ uploadUrl: string; url: string }>(page, accountId, 'media/upload-url', {
    extension: 'png',
  })
  const data = await createImage(600, 240).png().toBuffer()
  const response = await page.request.put(uploadUrl, { data, headers: { 'content-type': 'image/png' } })
  expect(response.ok()).toBe(true)
  return url
}

/** Opens the page behind the code of a postcard with the phone of its homeowner. */
async function scan(browser: Browser, userAgent: string | undefined, url: string) {
  const phone = await browser.newContext({ userAgent: userAgent ?? '', viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  await page.goto(url)
  await expect(page).toHaveURL(/\/d\//)
  await phone.close()
}

test('a campaign from a template sends its postcard, knows that it was scanned, and sends its first email', async ({
  page,
  browser,
  userAgent,
  factory,
  owner,
  openAs,
  findEmail,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const agency = await factory.createAgency()
  const { accountId } = agency
  await prepareAgencyForEmails(owner, agency)
  const location = createUniqueAddress()
  await seedMarketData(owner.db, location)
  await openAs(page, await factory.createMember(agency), 'marketing/automation/template/create')
  await completePrintBrand(owner, agency, await uploadLogo(page, accountId))
  const card = page.getByRole('button', { name: 'Send the postcard “What your home is worth now”', exact: true })

  await test.step('the template becomes a draft that waits for somebody to approve its postcard', async () => {
    await page.getByRole('button', { name: 'Expired listing' }).click()
    await page.getByRole('button', { name: 'Use Template' }).click()
    await page.getByRole('dialog', { name: 'Create Automation' }).getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveTitle('Expired listing - Edit')
    await expect(page.getByRole('button', { name: '1 thing prevents publishing' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Activate' })).toBeEnabled()
  })
  await test.step('the postcard is approved from its step, and the editor knows it on return', async () => {
    await card.click()
    await page.getByRole('link', { name: 'Edit postcard' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Preview Postcard' })
    await sheet.getByRole('checkbox').check()
    await sheet.getByRole('button', { name: 'Approve & Publish' }).click()
    await expect(findToast(page, 'Postcard published')).toBeVisible()
    await page.getByRole('link', { name: 'Close editor' }).click()
    await expect(page).toHaveTitle('Expired listing - Edit')
    await expect(page.getByRole('button', { name: '1 thing prevents publishing' })).toBeHidden()
  })
  await test.step('it may send at any hour, and what it costs is known before it is activated', async () => {
    await page.getByText('Enroll contacts if tags include Expired listing').click()
    await page.getByRole('switch', { name: 'Send only on some days and hours' }).click()
    await expect(page.getByText('Changes are auto saved')).toBeVisible()
    await inAccount(owner, accountId, (db, scope) =>
      grantCredits(db, scope, { key: `story/${accountId}`, amount: 10, cause: { type: 'grant' } }),
    )
    await page.getByRole('button', { name: 'Activate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Activate “Expired listing”?' })
    await expect(dialog.getByText('10 available')).toBeVisible()
    await dialog.getByRole('button', { name: 'Activate' }).click()
    await expect(findToast(page, 'Automation activated')).toBeVisible()
    await page.getByRole('link', { name: 'Close editor' }).click()
    await expect(page).toHaveTitle('Expired listing')
  })

  const email = `bo-${newId()}@example.com`
  const { _id: contactId } = await request<Created>(page, accountId, 'contacts', {
    firstName: 'Bo',
    lastName: 'Field',
    emailId: email,
    address: location.address,
    tags: ['Expired listing'],
  })
  await test.step('the postcard of a contact who matches goes to the printer, which the page shows by itself', async () => {
    await expect(page.getByText('1 sent, none scanned')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: '1 here now' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('so it does when the homeowner scans it', async () => {
    await scan(browser, userAgent, await deliver(page, owner, accountId, contactId))
    await expect(page.getByText('1 sent, 100.0% scanned')).toBeVisible()
  })
  await test.step('three days later the first email leaves', async () => {
    await passTime(owner, accountId, '3 days')
    await wakeAccount(owner.db, 'run-flows', accountId)
    await expect(page.getByText('1 sent, none opened')).toBeVisible()
    expect((await findEmail(email)).subject).not.toBe('')
  })
  await test.step('the postcard names the automation that sends it, with its state', async () => {
    await sidebarLink(page, 'Postcards').click()
    await page.getByRole('link', { name: 'What your home is worth now' }).click()
    await expect(page.getByRole('link', { name: 'Expired listing' })).toBeVisible()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Actions' }).click()
    await expect(menuItem(page, 'Archive')).toHaveAttribute('aria-disabled', 'true')
  })
})
