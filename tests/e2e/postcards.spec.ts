import { newId } from '@gable/shared/ids.ts'
import type { Browser, Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { advancePieces } from '../../api/src/postcard-delivery/advance-print-room.ts'
import { createImage } from '../../api/src/testing/images.ts'
import { createUniqueAddress, seedMarketData } from '../../api/src/testing/market.ts'
import { demoPerson } from '../support/demo-people.ts'
import { followLink } from '../support/follow-link.ts'
import { findRow, findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

/** An agency with credits, a brand that can be printed, and contacts. */
const demo = demoPerson('demo@gable.test')

/** Calls the API as the person who is signed in on the page. */
async function callApi(page: Page, method: 'GET' | 'POST', path: string, data?: object) {
  const headers = { 'X-Account-Id': demo.accountId }
  const response = await page.request.fetch(`/api/agent/${path}`, { method, data, headers })
  expect(response.ok(), `${path} responds ${response.status()}: ${await response.text()}`).toBe(true)
  return response.json()
}

/** Lets the time to undo pass. */
async function startBroadcasts({ pool }: Database) {
  await pool.query(`update broadcasts set starts_at = now() where state = 'SCHEDULED' and account_id = $1`, [
    demo.accountId,
  ])
  await pool.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where task_identifier = 'prepare-broadcast'`)
}

/** The printer prints, and the carrier delivers. */
async function deliver(owner: Database, pieceId: string) {
  await owner.pool.query('update postcard_pieces set cancel_until = now() where id = $1', [pieceId])
  for (const step of ['printed', 'in-transit', 'delivered'] as const)
    await advancePieces({ owner, product: owner }, { step, pieceId })
}

/** Scans the code of a postcard with the phone of its homeowner, and asks to be contacted. */
async function scanAndAsk(browser: Browser, userAgent: string | undefined, url: string) {
  const phone = await browser.newContext({ userAgent: userAgent ?? '', viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  await page.goto(url)
  await expect(page).toHaveURL(/\/d\//)
  await page.getByRole('link', { name: 'Contact me' }).click()
  const sheet = page.getByRole('dialog', { name: 'Contact me' })
  await sheet.getByLabel('Email Address').pressSequentially(`${newId()}@example.com`, { delay: 30 })
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByRole('heading', { name: /Piper/ })).toBeVisible()
  await phone.close()
}

test('a postcard leads from a template to a lead', async ({
  page,
  browser,
  userAgent,
  openAs,
  owner,
  expectAccessible,
}) => {
  test.slow()
  const name = `Card ${newId()}`
  const lastName = `Post${newId().slice(-8)}`
  const location = createUniqueAddress()
  await seedMarketData(owner.db, location)
  await openAs(page, demo, 'marketing/postcard')
  const { _id: contactId } = await callApi(page, 'POST', 'contacts', {
    firstName: 'Piper',
    lastName,
    address: location.address,
  })
  await callApi(page, 'POST', 'segments', { name: lastName, filters: [], search: lastName })

  await test.step('a template becomes a draft with a name', async () => {
    await page.getByRole('button', { name: 'Create Postcard' }).first().click()
    await page.getByRole('dialog', { name: 'Select Content Style' }).getByRole('link', { name: 'Customizable' }).click()
    await expect(page).toHaveTitle('New Postcard')
    await page.getByRole('main').locator('li h2').getByRole('button').first().click()
    const sheet = page.getByRole('dialog', { name: 'Preview Postcard' })
    await expect(sheet.getByRole('img', { name: /^Front of/ })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Use Postcard' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Postcard' })
    await dialog.getByPlaceholder('eg. Home Value Leads').fill(name)
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveTitle(`${name} - Edit`)
  })

  await test.step('both sides follow the typing, and problems lead to their field', async () => {
    await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Sold next door')
    await expect(page.getByRole('img', { name: /^Front of/ })).toContainText('Sold')
    await page.getByRole('textbox', { name: 'Body' }).fill('')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Body' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Body' }).fill('Yours may be next.')
    await expect(page.getByRole('img', { name: /^Back of/ })).toContainText('Yours may be next.')
    await expect(page.getByText('Changes are auto saved')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is published once its proof is approved', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Preview Postcard' })
    await expect(sheet.getByText('Review Your Design Proof')).toBeVisible()
    await sheet.getByRole('button', { name: 'Approve & Publish' }).click()
    await expect(sheet.getByText('Please accept terms policy.')).toBeVisible()
    await sheet.getByRole('checkbox').check()
    await sheet.getByRole('button', { name: 'Approve & Publish' }).click()
    await expect(findToast(page, 'Postcard published')).toBeVisible()
    await page.getByRole('link', { name: 'Close editor' }).click()
    await findRow(page, name).getByRole('link', { name }).click()
  })

  await test.step('the dialog says what sending costs', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Send “${name}”` })
    await dialog.getByRole('combobox', { name: 'Contacts' }).click()
    await page.getByRole('option', { name: lastName }).click()
    await expect(dialog.getByText('Balance afterwards')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send to 1 contact' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText(/^Sending starts in/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await startBroadcasts(owner)
    await expect(page.getByRole('list', { name: 'Sending' })).toContainText('1 sent to printer', { timeout: 30_000 })
  })

  await test.step('a delivered postcard is scanned, and its lead is counted', async () => {
    const { data } = await callApi(page, 'GET', `contacts/${contactId}/postcards`)
    await deliver(owner, data[0]._id)
    await expect(page.getByRole('list', { name: 'Sending' })).toContainText('1 delivered')
    const { recipient } = await callApi(page, 'GET', `postcards/${data[0]._id}`)
    await scanAndAsk(browser, userAgent, new URL(recipient.qrText).pathname.toUpperCase())
    await page.reload()
    await expect(page.getByRole('group', { name: 'Conversion Rate' })).toContainText('100.0%')
    await page.getByRole('button', { name: /^\w{3} \d\d, \d{4}: 1 submission$/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Submissions' })).toContainText(lastName)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show who scanned' }).click()
    await expect(page.getByRole('list', { name: 'Scans' })).toContainText(lastName)
    await expectAccessible(page)
    await followLink(page, `/a/${demo.accountId}/contacts/${contactId}/postcards`)
    await expect(page.getByRole('list', { name: 'Postcards' })).toContainText('Delivered')
  })
})

test('the daily limit is a whole number, and large ones are agreed with support', async ({ page, openAs, factory }) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), 'marketing/postcard')
  await expect(page.getByText('No Postcards Found')).toBeVisible()
  await page.getByRole('button', { name: 'Manage Daily Limit' }).click()
  const limit = page.getByRole('spinbutton', { name: 'Daily Limit' })
  await expect(limit).toHaveValue('50')
  await limit.fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Daily Limit cannot be 0')).toBeVisible()
  await limit.fill('100001')
  await expect(page.getByText('Need more than 100,000 Credits? Contact our Customer Support.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
  await limit.fill('75')
  await expect(page.getByText('750', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(findToast(page, 'Daily limit saved')).toBeVisible()
  await page.getByRole('button', { name: 'Manage Daily Limit' }).click()
  await expect(limit).toHaveValue('75')
})

test('a picture that is too coarse to print is refused before it is cropped', async ({ page, openAs }) => {
  await openAs(page, demo, 'marketing/postcard')
  const { _id } = await callApi(page, 'POST', 'content/templates/postcard-just-listed/create', {
    contentName: 'Coarse',
  })
  await followLink(page, `/a/${demo.accountId}/marketing/postcard/${_id}/edit`)
  await expect(page.getByRole('img', { name: /^Front of/ })).toBeVisible()
  const choose = async (width: number, height: number) =>
    page.locator('[data-field="image"] input[type=file]').setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: await createImage(width, height).png().toBuffer(),
    })
  await choose(900, 600)
  await expect(page.getByText(/^This picture has \d+ dpi at this size\. Please use one of at least/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await choose(2800, 1900)
  await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible()
})
