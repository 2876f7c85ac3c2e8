import type { Page } from '@playwright/test'
import { createLeads } from '../../api/src/testing/leads.ts'
import { expect, test } from '../support/story.ts'

/** Rows of two lines. */
const countShortRows = (page: Page) =>
  page.locator('tr[data-row]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { height } = row.getBoundingClientRect()
        return height > 0 && height <= 64
      }).length,
  )

/** Without scrolling. */
async function expectEightRowsAboveBar(page: Page) {
  await expect.poll(() => countShortRows(page)).toBe(12)
  await expect(page.getByText(/^12 (contacts|leads)$/)).toBeVisible()
  const eighth = await page.locator('tr[data-row]').nth(7).boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox()
  expect((eighth?.y ?? 0) + (eighth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('an agent finds eight people or leads on the first screen of a phone, calls a new lead and logs the outcome with one tap', async ({
  page,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill Realty' })
  const ada = await factory.createMember(agency)
  const { accountId } = ada
  const leads = Array.from({ length: 12 }, (_, n) => ({ name: `Lead${n + 1} Field` }))
  await createLeads(owner.db, accountId, leads)
  await owner.db.updateTable('contacts').set({ phone: '+16035550142' }).where('account_id', '=', accountId).execute()
  await openAs(page, ada, 'leads/list')
  await expect(page.getByRole('row', { name: /Lead12/ })).toBeVisible()
  await expectEightRowsAboveBar(page)
  await expectAccessible(page)
  const name = page.getByRole('banner').getByText(agency.name)
  expect(await name.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'What’s new' })).toBeVisible()
  await page.keyboard.press('Escape')

  // The bottom bar leads to the other pages and hides nothing: the last row scrolls above it.
  const bar = page.getByRole('navigation', { name: 'Quick navigation' })
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 10_000)
  await bar.getByRole('link', { name: 'Contacts' }).click()
  await expect(page).toHaveURL(/contacts\/list/)
  await expectEightRowsAboveBar(page)
  await bar.getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL(/leads\/today/)

  await page.getByRole('link', { name: 'Call Lead1 Field' }).click()
  const dialog = page.getByRole('dialog', { name: 'How did the call with Lead1 Field go?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Note').fill('Wants to sell in May')
  await dialog.getByRole('radio', { name: 'In 1 week' }).check()
  await dialog.getByRole('button', { name: 'Reached' }).click()
  await expect(page.getByText('Call with Lead1 Field logged: reached')).toBeVisible()
  await expect(page.getByText('11 to do, 1 done today')).toBeVisible()

  await page.goto(`/a/${accountId}/leads/list?search=Lead1+`)
  await page.getByRole('link', { name: /^Lead1 Field/ }).click()
  const panel = page.getByRole('dialog', { name: 'Lead1 Field' })
  await expect(panel.getByText('Was reached by phone')).toBeVisible()
  await expect(panel.getByText('Wants to sell in May')).toBeVisible()
  await panel.getByRole('link', { name: 'Lead1 Field' }).click()
  await page.getByRole('link', { name: 'Call', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'No answer' }).click()
  await expect(page.getByText('Call with Lead1 Field logged: no answer')).toBeVisible()
  await expect(page.getByText('Did not answer a call')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Did not answer a call')).toBeHidden()

  await bar.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'Add lead' }).click()
  await expect(page.getByRole('dialog', { name: 'Add lead' })).toBeVisible()
})
