import { writeFile } from 'node:fs/promises'
import { expect, test } from '../support/story.ts'

const people = [
  'Email,Name,Birthday,Phone,Email Opt In',
  'nora@list.example,Nora Field,1/2/1980,603-555-0142,Yes',
  'tom@list.example,Tom Reed,3/4,ask Ana,No',
  'nora@list.example,Nora Field,,,',
]

test('a column becomes an attribute, unclear dates are asked, and odd values are named', async ({
  page,
  signIn,
  factory,
  owner,
  expectAccessible,
}, info) => {
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  await page.goto('/auth/login?next=contacts')
  await signIn(page, email)
  await page.getByRole('link', { name: 'Import', exact: true }).first().click()
  await expect(page).toHaveTitle('Import Contacts')
  const path = info.outputPath('people.csv')
  await writeFile(path, people.join('\n'))
  await page.locator('input[type=file]').setInputFiles(path)

  await test.step('an attribute is added for a column', async () => {
    await expect(page.getByLabel('Field for Birthday')).toHaveText('Do not import')
    await page.getByLabel('Field for Birthday').click()
    await page.getByRole('option', { name: 'New attribute…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add attribute' })
    await expect(dialog.getByLabel('Name')).toHaveValue('Birthday')
    await expect(dialog.getByLabel('Type')).toContainText('Date')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add attribute' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Field for Birthday')).toHaveText('Birthday')
  })

  await test.step('the order of dates is asked, and an opt-out counts for more than the answer', async () => {
    await page.getByRole('radio', { name: 'Yes, they have agreed' }).check()
    await page.getByRole('button', { name: 'Check file' }).click()
    await expect(page.getByText('Please choose how the file writes dates')).toBeVisible()
    await page.getByRole('radio', { name: 'Month first' }).check()
    await page.getByRole('button', { name: 'Check file' }).click()
  })

  await test.step('people are counted once, and the odd value is named with its row', async () => {
    await expect(page.getByText('1 row has values that do not fit')).toBeVisible()
    await expect(page.getByText('Row 3. Phone: “ask Ana” is not a phone number')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Show').click()
    await page.getByRole('option', { name: 'Values left out (1)' }).click()
    await expect(page.getByRole('row', { name: /Tom Reed.*New.*Left out: Phone: “ask Ana”/ })).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 contacts' }).click()
    await expect(page.getByRole('link', { name: 'View contacts' })).toBeVisible()
  })

  const contacts = await owner.db
    .selectFrom('contacts')
    .select(['full_name', 'custom', 'unsubscribed_at'])
    .where('account_id', '=', agency.accountId)
    .orderBy('full_name')
    .execute()
  expect(contacts).toEqual([
    { full_name: 'Nora Field', custom: { birthday: '1980-01-02' }, unsubscribed_at: null },
    { full_name: 'Tom Reed', custom: { birthday: '--03-04' }, unsubscribed_at: expect.any(Date) },
  ])
})
