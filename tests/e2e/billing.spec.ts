import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { operateGrant, operateInvoicePaid } from '../../api/src/billing/operate-billing.ts'
import { captureCredits, reserveCredits } from '../../api/src/credits/ledger.ts'
import { withAccount } from '../../api/src/platform/database.ts'
import { mintAccountScope } from '../../api/src/platform/mint.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

const creditsInTopBar = (page: Page, text: string) =>
  page.getByRole('banner').getByRole('link', { name: text, exact: true })

test('an owner buys credits by invoice, sees them as soon as the operator records the payment, and exports the transactions', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const member = await factory.createMember(await factory.createAgency())
  const scope = mintAccountScope(member.accountId)
  await openAs(page, member, 'billing/nothing-here')
  await expect(page).toHaveURL(/billing\/overview$/)
  await expect(page).toHaveTitle('Billing and Subscription')
  await expect(page.getByRole('region', { name: 'Plan' }).getByText('Everything')).toBeVisible()
  await expect(creditsInTopBar(page, '0 credits available')).toBeVisible()
  await expectAccessible(page)

  await test.step('a pack is ordered by invoice', async () => {
    await page.getByRole('button', { name: 'Buy credits' }).click()
    const dialog = page.getByRole('dialog', { name: 'Buy credits' })
    await expect(dialog.getByText('added as soon as your payment is recorded')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: '500 credits for $50', exact: true }).check()
    await dialog.getByRole('button', { name: 'Create invoice' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice G-\d+$/)
    await expect(page.getByText('Open', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the recorded payment shows at once', async () => {
    const number = (await page.getByRole('heading', { level: 1 }).textContent())?.replace('Invoice ', '')
    await operateInvoicePaid(owner.db, number ?? '', () => 'Wire transfer')
    await expect(page.getByText('Paid by: Wire transfer')).toBeVisible()
    await expect(creditsInTopBar(page, '500 credits available')).toBeVisible()
    await creditsInTopBar(page, '500 credits available').click()
    await operateGrant(owner.db, member.accountId, (name) => ({ credits: '40', note: 'Welcome' })[name])
    await expect(page.getByText('Available, enough for 54 postcards.')).toBeVisible()
    await withAccount(owner.db, scope, async (db) => {
      const cause = { type: 'postcard', note: 'Just sold' } as const
      await reserveCredits(
        db,
        scope,
        ['a', 'b', 'c'].map((key) => ({ key, amount: 10, cause })),
      )
      await captureCredits(db, scope, ['a'])
    })
    await expect(page.getByText('20 for 2 postcards, Just sold')).toBeVisible()
  })

  await test.step('transactions are filtered and exported', async () => {
    await page.getByRole('link', { name: 'Transactions' }).click()
    const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row')
    await expect(rows).toHaveCount(5)
    await expect(rows.nth(1)).toContainText('3 postcards, Just sold')
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Postcards' }).click()
    await expect(rows).toHaveCount(2)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain('Postcards,Just sold,-10')
  })

  await test.step('automatic recharge asks for a limit that pays for the pack', async () => {
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('switch', { name: 'Buy credits when few are left' }).click()
    await page.getByLabel('Monthly Limit').fill('100')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The limit must be at least the price of the pack')).toBeVisible()
    await page.getByLabel('Monthly Limit').fill('500')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(findToast(page, 'Automatic recharge saved')).toBeVisible()
  })
})

test('an agent sees neither credits nor billing', async ({ page, openAs, factory }) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency, undefined, { role: 'AGENT' })
  await openAs(page, member, 'billing')
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing and Subscription' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('available')).toHaveCount(0)
})
