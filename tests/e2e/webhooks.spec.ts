import { createHmac } from 'node:crypto'
import { startReceiver } from '../../api/src/testing/webhook-receiver.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'

test('an agency can add a webhook, inspect its deliveries, and delete it', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const receiver = await startReceiver()
  const url = `${receiver.origin}/crm`
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await openAs(page, member, 'settings/webhooks')
  await expect(page).toHaveTitle('Webhooks')
  await expect(page.getByText('No webhooks yet')).toBeVisible()
  await expectAccessible(page)

  const secret = await test.step('the URL is validated and the secret is shown once', async () => {
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add webhook' })
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await expect(dialog.getByText('This field is required')).toBeVisible()
    await expect(dialog.getByText('Please select at least one')).toBeVisible()
    await dialog.getByLabel('URL').fill('crm.example')
    await expect(dialog.getByText('Please enter a valid URL')).toBeVisible()
    await dialog.getByLabel('URL').fill(url)
    await dialog.getByLabel('Events').click()
    await page.getByRole('option', { name: /Lead created/ }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    const secretDialog = page.getByRole('dialog', { name: 'Signing secret' })
    await expect(secretDialog.getByText('Copy it now. You won’t be able to see it again.')).toBeVisible()
    await expectAccessible(page)
    const text = (await secretDialog.getByRole('region', { name: 'Secret' }).textContent()) ?? ''
    await secretDialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(text)).toHaveCount(0)
    return text
  })

  await test.step('a test event arrives, signed with the secret', async () => {
    await page.getByRole('link', { name: url }).click()
    await expect(page.getByText('No deliveries yet')).toBeVisible()
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByRole('row', { name: /Lead created.*Delivered/ })).toBeVisible()
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.requests
    const timestamp = (headers as Record<string, string>)['gable-timestamp']
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    expect(headers).toMatchObject({ 'gable-signature': `v1=${signature}` })
  })

  await test.step('a delivery can be inspected and replayed', async () => {
    await page.getByRole('button', { name: 'Lead created' }).click()
    const panel = page.getByRole('dialog', { name: 'Lead created' })
    await expect(panel.getByText('thanks')).toBeVisible()
    await expect(panel.getByRole('region', { name: 'Payload' })).toContainText('"type": "lead.created"')
    await expectAccessible(page)
    receiver.respondWith((response) => response.writeHead(500).end('out of order'))
    await panel.getByRole('button', { name: 'Replay' }).click()
    await expect(panel.getByText('out of order')).toBeVisible()
    await expect(panel.getByText('Next attempt')).toBeVisible()
    const address = page.url()
    await page.reload()
    await expect(panel.getByText('Received status 500')).toBeVisible()
    expect(page.url()).toBe(address)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('row', { name: /Replay.*Waiting/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the webhook can be paused, resumed, and deleted', async () => {
    await page.getByRole('link', { name: 'Webhooks' }).first().click()
    const row = page.getByRole('row', { name: new RegExp(url) })
    const choose = async (action: string) => {
      await row.getByRole('button', { name: `Actions for ${url}` }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await choose('Pause')
    await expect(row.getByText('Paused')).toBeVisible()
    await choose('Resume')
    await expect(row.getByText('Active')).toBeVisible()
    await expectAccessible(page)
    await choose('Delete')
    const confirmDialog = page.getByRole('alertdialog', { name: `Delete “${url}”?` })
    await confirmDialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No webhooks yet')).toBeVisible()
  })
  receiver.close()
})

test('webhooks need the account settings permission, and a failed list can be retried', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency, undefined, { role: 'AGENT' })
  await openAs(page, member, 'settings/webhooks')
  await expect(page).toHaveTitle('My Details')
  await expect(findToast(page, 'You need access to view this page')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  const owner = await factory.createMember(agency)
  await page.context().clearCookies()
  await page.route('**/api/agent/webhooks', failRequest)
  await openAs(page, owner, 'settings/webhooks')
  await expect(page.getByText('The webhooks could not be loaded')).toBeVisible()
  await pressRetry(page, '**/api/agent/webhooks')
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})
