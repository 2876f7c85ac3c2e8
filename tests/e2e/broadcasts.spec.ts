import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { type Created, createEmail, createSendingAgency, request } from '../support/sending-agency.ts'
import { expect, test } from '../support/story.ts'

test('an email is sent to a segment, and sending can be undone', async ({
  page,
  signInAs,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const { agency, member } = await createSendingAgency(factory, owner)
  await signInAs(page, member)
  const { accountId } = agency
  const [first, second] = [`ann-${newId()}@example.com`, `bob-${newId()}@example.com`]
  for (const [firstName, email] of [
    ['Ann', first],
    ['Bob', second],
    ['Cal', ''],
  ])
    await request(page, accountId, 'contacts', { firstName, lastName: 'Field', emailId: email })
  await request(page, accountId, 'segments', { name: 'Everyone', filters: [], search: 'Field' })
  const contentId = await createEmail(page, accountId, 'Spring news')
  await openAs(page, member, `marketing/email/${contentId}`)

  await test.step('the dialog says who gets it and who does not', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Send “Spring news”' })
    await dialog.getByRole('combobox', { name: 'Contacts' }).click()
    await page.getByRole('option', { name: 'Everyone' }).click()
    await dialog.getByText('No email', { exact: true }).click()
    await expect(dialog.getByRole('link', { name: 'Cal Field' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('sending is confirmed and undone', async () => {
    await page.getByRole('button', { name: 'Send to 2 contacts' }).click()
    const question = page.getByRole('alertdialog', { name: 'Send “Spring news” to 2 contacts?' })
    await question.getByRole('button', { name: 'Send' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send “Spring news”' })
    await expect(dialog.getByText(/^Sending starts in \d+ seconds?$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('Nothing was sent')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('list', { name: 'Sending' })).toContainText('Canceled')
  })

  await test.step('a scheduled email is listed and can be canceled', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('combobox', { name: 'Contacts' }).click()
    await page.getByRole('option', { name: 'Everyone' }).click()
    await page.getByRole('radio', { name: 'Later' }).check()
    await page.getByLabel(/^Date and Time/).fill('2020-01-01T09:00')
    await page.getByRole('button', { name: 'Schedule for 2 contacts' }).click()
    await expect(page.getByText('Please choose a time in the future')).toBeVisible()
    await page.getByLabel(/^Date and Time/).fill('2099-01-01T09:00')
    await page.getByRole('button', { name: 'Schedule for 2 contacts' }).click()
    await expect(page.getByText('Please choose a time within a year')).toBeVisible()
    const nextMonth = new Date(Date.now() + 30 * dayLength).toISOString().slice(0, 10)
    await page.getByLabel(/^Date and Time/).fill(`${nextMonth}T09:00`)
    await page.getByRole('button', { name: 'Schedule for 2 contacts' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schedule' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    const sending = page.getByRole('list', { name: 'Sending' })
    await expect(sending).toContainText('Scheduled')
    await expectAccessible(page)
    await sending.getByRole('button', { name: 'Cancel' }).click()
    await expect(sending).not.toContainText('Scheduled')
  })
})

test('a paused broadcast is resumed after a look at what is left', async ({
  page,
  signInAs,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const { agency, member } = await createSendingAgency(factory, owner)
  const { accountId } = agency
  await owner.db.insertInto('email_settings').values({ account_id: accountId, quiet_from: 0, quiet_till: 0 }).execute()
  await signInAs(page, member)
  const emailId = `ann-${newId()}@example.com`
  const { _id } = await request<Created>(page, accountId, 'contacts', { firstName: 'Ann', lastName: 'Field', emailId })
  const contentId = await createEmail(page, accountId, 'Spring news')
  const broadcastId = newId()
  await request(page, accountId, 'broadcasts', { broadcastId, contentId, selection: { ids: [_id] } })
  const reason = 'The agent who sent it is no longer active.'
  await owner.db.updateTable('broadcasts').set({ state: 'PAUSED', reason }).where('id', '=', broadcastId).execute()
  await openAs(page, member, `marketing/email/${contentId}`)
  const sending = page.getByRole('list', { name: 'Sending' })
  const question = page.getByRole('alertdialog', { name: 'Resume sending?' })

  await test.step('the question says what is left, and resuming can be refused', async () => {
    await expect(sending).toContainText(reason)
    await sending.getByRole('button', { name: 'Resume' }).click()
    await expect(question).toContainText('To 1 contact')
    await expect(question).toContainText('1 contact is still to be checked.')
    await expectAccessible(page)
    await page.route('**/resumed', failRequest)
    await question.getByRole('button', { name: 'Resume Sending' }).click()
    await expect(findToast(page, 'Unable to resume sending. Please try again.')).toBeVisible()
    await page.unroute('**/resumed')
  })

  await test.step('the rest is sent', async () => {
    await question.getByRole('button', { name: 'Resume Sending' }).click()
    await expect(findToast(page, 'Sending resumed')).toBeVisible()
    await expect(sending).not.toContainText(reason)
    await expect(sending).toContainText('1 delivered')
    await sending.getByRole('button', { name: 'Show emails to 1 contact' }).click()
    await expect(page.getByRole('dialog', { name: 'Emails' })).toContainText(emailId)
  })
})
