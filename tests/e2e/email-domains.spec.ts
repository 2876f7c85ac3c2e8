import type { Page } from '@playwright/test'
import { startDnsServer, type TestDnsServer } from '../../api/src/testing/dns-server.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

/** Sets each record that the page shows, as its reader would at a domain provider. */
async function setShownRecords(page: Page, dns: TestDnsServer) {
  const records = page.getByRole('region', { name: 'DNS records' }).getByRole('listitem')
  for (const item of await records.filter({ has: page.locator('dl') }).all()) {
    const [type = '', name = '', value = ''] = await item.locator('dd').allInnerTexts()
    dns.set(name.trim(), type.trim() as 'TXT', value.trim())
  }
}

const check = (page: Page) => page.getByRole('button', { name: 'Check now' }).click()

test('an agency sends from its own domain once its records are found, and replaces the key', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const dns = await startDnsServer(Number(process.env.STORY_DNS_PORT))
  const member = await factory.createMember(await factory.createAgency())
  await openAs(page, member, 'settings/email-domain-url')
  await expect(page).toHaveURL(/email-domain-url\/email-sending-domain$/)
  await expect(page.getByText('No domain yet')).toBeVisible()
  await expectAccessible(page)

  await test.step('a domain is validated and added', async () => {
    await page.getByRole('button', { name: 'Add domain' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add domain' })
    await dialog.getByLabel('Domain').fill('localhost')
    await dialog.getByRole('button', { name: 'Add domain' }).click()
    await expect(dialog.getByText('Please enter a domain such as mail.example.com')).toBeVisible()
    await dialog.getByLabel('Domain').fill('Mail.Whitcomb.example')
    await dialog.getByRole('button', { name: 'Add domain' }).click()
    await expect(page.getByRole('heading', { name: 'mail.whitcomb.example' })).toBeVisible()
    await expect(page.getByText('Not verified')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a check says what is missing and what is wrong', async () => {
    await setShownRecords(page, dns)
    dns.set('_gable.mail.whitcomb.example', 'TXT', 'gable-verification=somebody-else')
    dns.remove('_dmarc.mail.whitcomb.example', 'TXT')
    await check(page)
    await expect(findToast(page, 'Some records are still missing or wrong')).toBeVisible()
    const ownership = page.getByRole('listitem', { name: 'Ownership' })
    await expect(ownership.getByText('Wrong')).toBeVisible()
    await expect(ownership.getByText('gable-verification=somebody-else')).toBeVisible()
    await expect(page.getByRole('listitem', { name: 'DMARC' }).getByText('Missing')).toBeVisible()
    await expect(page.getByRole('listitem', { name: 'DKIM key' }).getByText('Found', { exact: true })).toBeVisible()
    await expectAccessible(page)
    dns.misbehave('whitcomb.example', 'SERVFAIL')
    await check(page)
    await expect(ownership.getByText('The name servers failed to answer.')).toBeVisible()
    dns.misbehave('whitcomb.example', undefined)
  })

  await test.step('with its records the domain is verified', async () => {
    await setShownRecords(page, dns)
    await check(page)
    await expect(findToast(page, 'Every required record was found')).toBeVisible()
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
  })

  await test.step('a new key signs once its record is found', async () => {
    await page.getByRole('button', { name: 'Actions for mail.whitcomb.example' }).click()
    await page.getByRole('menuitem', { name: 'Replace key' }).click()
    await page.getByRole('button', { name: 'Replace key' }).click()
    await expect(page.getByText('Add the record of the new key')).toBeVisible()
    await expect(page.getByText('Waiting for its record')).toBeVisible()
    await expectAccessible(page)
    await setShownRecords(page, dns)
    await check(page)
    await expect(page.getByText('Replaced', { exact: true })).toBeVisible()
    await expect(page.getByText(/Keep its record until/)).toBeVisible()
  })

  await test.step('the domain is listed and can be removed', async () => {
    await page.getByRole('link', { name: 'Email Domain' }).first().click()
    await expect(page.getByRole('row', { name: /hello@mail.whitcomb.example.*Verified.*In use/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'hello@mail.whitcomb.example' }).click()
    await page.getByRole('button', { name: 'Actions for mail.whitcomb.example' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No domain yet')).toBeVisible()
  })

  await test.step('pages open at a subdomain once its records are found', async () => {
    await page.getByRole('link', { name: 'Custom Subdomain' }).click()
    await page.getByRole('button', { name: 'Add subdomain' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add subdomain' })
    await dialog.getByLabel('Subdomain').fill('homes.whitcomb.example')
    await dialog.getByRole('button', { name: 'Add subdomain' }).click()
    await expect(page.getByRole('heading', { name: 'homes.whitcomb.example' })).toBeVisible()
    await expectAccessible(page)
    await setShownRecords(page, dns)
    await check(page)
    await expect(findToast(page, 'Your pages are at the new name')).toBeVisible()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No custom subdomain yet')).toBeVisible()
  })
  dns.close()
})

test('an agency blocks an address, changes when emails are sent, and sees its reputation', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const member = await factory.createMember(await factory.createAgency())
  await openAs(page, member, 'settings/email-domain-url/suppressions')

  await test.step('an address is blocked, found and allowed again', async () => {
    await page.getByRole('button', { name: 'Block address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Block address' })
    await dialog.getByLabel('Email').fill('Nora@Example.com')
    await dialog.getByRole('button', { name: 'Block address' }).click()
    await expect(page.getByRole('row', { name: /nora@example.com.*Added by you/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search addresses' }).fill('omar')
    await expect(page.getByText('No addresses found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('button', { name: 'Actions for nora@example.com' }).click()
    await page.getByRole('menuitem', { name: 'Allow emails again' }).click()
    await page.getByRole('button', { name: 'Allow emails' }).click()
    await expect(page.getByText('No blocked addresses')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('sending rules are saved', async () => {
    await page.getByRole('link', { name: 'Sending Rules' }).click()
    await page.getByLabel('Marketing Emails per Contact and Week').fill('3')
    await page.getByLabel('From').click()
    await page.getByRole('option', { name: '9:00 PM' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(findToast(page, 'Sending rules saved')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Marketing Emails per Contact and Week')).toHaveValue('3')
    await expect(page.getByLabel('From')).toHaveText('9:00 PM')
    await expectAccessible(page)
  })

  await test.step('the reputation can be loaded again after a failure', async () => {
    await page.route('**/api/agent/email-reputation', failRequest)
    await page.getByRole('link', { name: 'Reputation' }).click()
    await expect(page.getByText('The reputation could not be loaded')).toBeVisible()
    await pressRetry(page, '**/api/agent/email-reputation')
    await expect(page.getByRole('group', { name: 'Bounce rate' })).toContainText('Warning above 2%, pause above 5%')
    await expectAccessible(page)
  })
})

test('settings of a domain that does not exist lead to the not-found page, and others see whom to ask', async ({
  page,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  const owner = await factory.createMember(agency)
  await openAs(page, owner, 'settings/email-domain-url/email-sending-domain/018bb2c0-1e00-7000-8c00-00000000ffff')
  await expect(findToast(page, 'Error while fetching custom domain settings')).toBeVisible()
  await expect(page.getByText('Page not found').first()).toBeVisible()
  await page.context().clearCookies()
  const agent = await factory.createMember(agency, undefined, { role: 'AGENT' })
  await openAs(page, agent, 'settings/email-domain-url')
  await expect(page).toHaveTitle('My Details')
  await expect(findToast(page, 'You need access to view this page')).toBeVisible()
})
