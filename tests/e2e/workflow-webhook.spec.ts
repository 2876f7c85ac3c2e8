import { newId } from '@gable/shared/ids.ts'
import { startReceiver } from '../../api/src/testing/webhook-receiver.ts'
import { followLink } from '../support/follow-link.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

test('another system starts a workflow by a request to its address, and hears back by a webhook that is sent again', async ({
  page,
  request,
  factory,
  openAs,
  expectAccessible,
}) => {
  test.setTimeout(90_000)
  const agency = await factory.createAgency()
  const { accountId } = agency
  await openAs(page, await factory.createMember(agency), 'workflow')
  const receiver = await startReceiver()
  receiver.respondWith((response) => response.writeHead(500).end('out of order'))
  const webhook = await page.request.post('/api/agent/webhooks', {
    data: { url: `${receiver.origin}/crm`, eventTypes: ['lead.created'] },
    headers: { 'x-account-id': accountId },
  })
  expect(webhook.ok()).toBe(true)
  const flowId = newId()
  const created = await page.request.post('/api/agent/flows', {
    data: { flowId, kind: 'WORKFLOW', title: 'Open house' },
    headers: { 'x-account-id': accountId },
  })
  expect(created.ok()).toBe(true)
  await followLink(page, `/a/${accountId}/workflow/${flowId}/edit`)
  const address = page.getByRole('textbox', { name: 'Address' })
  let former = ''

  await test.step('the trigger has an address that can be copied and replaced', async () => {
    await page.getByRole('button', { name: 'Choose a trigger' }).click()
    await page.getByRole('option', { name: /^Webhook received/ }).click()
    await expect(page.getByText('When a request arrives at the address of this workflow')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy Address' })).toBeVisible()
    await expect(page.getByText(/^curl -X POST/)).toBeVisible()
    await expectAccessible(page)
    former = await address.inputValue()
    await page.getByRole('button', { name: 'Replace Address' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace Address' }).click()
    await expect(findToast(page, 'Address replaced')).toBeVisible()
    await expect(address).not.toHaveValue(former)
  })
  const url = await address.inputValue()
  const runs = page.getByRole('dialog', { name: 'Contacts' })
  const send = (to: string) =>
    request.post(new URL(to).pathname, { data: { email: 'nora@field.test', name: 'Nora Field', tags: ['Open house'] } })

  await test.step('it is activated with two steps', async () => {
    await page.getByRole('button', { name: 'Add step' }).click()
    await page.getByRole('option', { name: /^Call webhook/ }).click()
    await page.getByRole('combobox', { name: 'Webhook' }).fill('crm')
    await page.getByRole('option', { name: /crm/ }).click()
    await page.getByRole('button', { name: 'Add step' }).last().click()
    await page
      .getByRole('option', { name: /^Wait Until/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'Activate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Activate “Open house”?' })
    await expect(dialog.getByText('Would have entered in 30 days0')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Activate' }).click()
    await expect(findToast(page, 'Workflow activated')).toBeVisible()
    await page.getByRole('link', { name: 'Close editor' }).click()
    await expect(page).toHaveTitle('Open house')
  })
  await test.step('a request adds the contact, who enters while the page is open', async () => {
    expect((await send(former)).status()).toBe(404)
    expect((await send(url)).status()).toBe(202)
    // A moment before, they are at the first step.
    const wait = page.getByRole('listitem').filter({ hasText: /^Wait/ })
    await wait.getByRole('button', { name: '1 here now' }).click()
    await expect(runs.getByText('Trigger: a request arrives at the address of this workflow')).toBeVisible()
    await expect(runs.getByText(/^Step 2 of 2: Wait .*, until /)).toBeVisible()
  })
  await test.step('the history tells that the webhook failed, and that it arrived when it was sent again', async () => {
    const history = page.url()
    await runs.getByRole('button', { name: 'View the steps of Nora Field' }).click()
    const steps = page.getByRole('dialog', { name: 'Nora Field' })
    await expect(steps.getByText('Not delivered yet: Received status 500. It is sent again later.')).toBeVisible()
    await expectAccessible(page)
    receiver.respondWith((response) => response.end('thanks'))
    await steps.getByRole('link', { name: 'View delivery' }).click()
    const delivery = page.getByRole('dialog', { name: 'Workflow call' })
    await expect(delivery.getByText('out of order')).toBeVisible()
    await delivery.getByRole('button', { name: 'Replay' }).click()
    await expect(delivery.getByText('thanks')).toBeVisible()
    await page.goto(history)
    await runs.getByRole('button', { name: 'View the steps of Nora Field' }).click()
    await expect(steps.getByText('Delivered.')).toBeVisible()
    receiver.close()
  })
})
