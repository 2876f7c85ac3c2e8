import { createHmac } from 'node:crypto'
import { openReceiver } from '../../api/src/testing/receiver.ts'
import { fail } from '../support/faults.ts'
import { toastOf } from '../support/seen.ts'
import { expect, test } from '../support/story.ts'

test('an agency has its own system told, and sees what was sent and said', async ({
  page,
  enter,
  founding,
  expectAccessible,
}) => {
  const receiver = await openReceiver()
  const url = `${receiver.origin}/crm`
  const agency = await founding.agency()
  const member = await founding.member(agency)
  await enter(page, member, 'settings/webhooks')
  await expect(page).toHaveTitle('Webhooks')
  await expect(page.getByText('No webhooks yet')).toBeVisible()
  await expectAccessible(page)

  const secret = await test.step('an address is checked, and its secret shown once', async () => {
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
    const shown = page.getByRole('dialog', { name: 'Signing secret' })
    await expect(shown.getByText('Copy it now. It is not shown again.')).toBeVisible()
    await expectAccessible(page)
    const text = (await shown.getByRole('region', { name: 'Secret' }).textContent()) ?? ''
    await shown.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(text)).toHaveCount(0)
    return text
  })

  await test.step('a test arrives, signed with that secret', async () => {
    await page.getByRole('link', { name: url }).click()
    await expect(page.getByText('Nothing was sent yet')).toBeVisible()
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByRole('row', { name: /Lead created.*Delivered/ })).toBeVisible()
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.heard
    const timestamp = (headers as Record<string, string>)['gable-timestamp']
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    expect(headers).toMatchObject({ 'gable-signature': `v1=${signature}` })
  })

  await test.step('a delivery can be read to the letter, and sent again', async () => {
    await page.getByRole('button', { name: 'Lead created' }).click()
    const panel = page.getByRole('dialog', { name: 'Lead created' })
    await expect(panel.getByText('thanks')).toBeVisible()
    await expect(panel.getByRole('region', { name: 'Payload' })).toContainText('"type": "lead.created"')
    await expectAccessible(page)
    receiver.answers((response) => response.writeHead(500).end('out of order'))
    await panel.getByRole('button', { name: 'Replay' }).click()
    await expect(panel.getByText('out of order')).toBeVisible()
    await expect(panel.getByText('Next attempt')).toBeVisible()
    const address = page.url()
    await page.reload()
    await expect(panel.getByText('It answered 500')).toBeVisible()
    expect(page.url()).toBe(address)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('row', { name: /Replay.*Waiting/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is paused, goes on, and is deleted by name', async () => {
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
    const question = page.getByRole('alertdialog', { name: `Delete “${url}”?` })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No webhooks yet')).toBeVisible()
  })
  receiver.close()
})

test('webhooks are for those who look after the account, and a list that fails can be asked for again', async ({
  page,
  enter,
  founding,
  expectAccessible,
}) => {
  const agency = await founding.agency()
  const member = await founding.member(agency, undefined, { role: 'AGENT' })
  await enter(page, member, 'settings/webhooks')
  await expect(page).toHaveTitle('My Details')
  await expect(toastOf(page, 'You need access to view this page')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  const owner = await founding.member(agency)
  await page.context().clearCookies()
  await page.route('**/api/agent/webhooks', fail)
  await enter(page, owner, 'settings/webhooks')
  await expect(page.getByText('The webhooks could not be loaded')).toBeVisible()
  await page.unroute('**/api/agent/webhooks')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})
