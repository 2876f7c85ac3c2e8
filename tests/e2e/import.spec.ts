import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { moveItem } from '../support/move-item.ts'
import { expect, test } from '../support/story.ts'

const headers = 'Name,First Name,Last Name,Stage,Lead Source,Email 1,Phone 1,Tags,Assigned To'
const lines = [
  'Nora Field,Nora,Field,Lead,Zillow,nora@list.example,(603) 555-0142,"buyer, VIP",',
  'Bad Mail,Bad,Mail,Lead,,bad@,,,',
  '<b>Ann</b>,<b>Ann</b>,Hill,Lead,,ann@list.example,,,',
]

async function download(page: Page, button: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await started).path(), 'utf8')
}

test('a list with errors is imported, undone, and imported again after corrections', async ({
  page,
  signIn,
  factory,
  owner,
  expectAccessible,
}, info) => {
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  await page.goto('/auth/login?next=settings/import-contacts')
  await signIn(page, email)
  await expect(page).toHaveTitle('Import Contacts')
  await expectAccessible(page)

  const uploadFile = async (name: string, text: string) => {
    const path = info.outputPath(name)
    await writeFile(path, text)
    await page.locator('input[type=file]').setInputFiles(path)
  }
  const listNames = async () => {
    const rows = await owner.db
      .selectFrom('contacts')
      .select('full_name')
      .where('account_id', '=', agency.accountId)
      .orderBy('full_name')
      .execute()
    return rows.map(({ full_name }) => full_name)
  }

  await test.step('a broken workbook is rejected', async () => {
    await uploadFile('workbook.csv', 'PK\u0003\u0004')
    await expect(
      page.getByText('This workbook could not be read. Please save it as .xlsx without a password'),
    ).toBeVisible()
  })

  await test.step('the columns are recognized, and consent is required', async () => {
    await uploadFile('people.csv', [headers, ...lines].join('\r\n'))
    await expect(page.getByText('Recognized as an export from Follow Up Boss.')).toBeVisible()
    await expect(page.getByLabel('Field for Lead Source')).toHaveText('Source')
    await page.getByRole('button', { name: 'Check file' }).click()
    await expect(page.getByText('Please choose whether they agreed')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'No, or I’m not sure' }).check()
    await page.getByLabel('Tag for This List').fill('Spring list')
    await page.getByRole('button', { name: 'Check file' }).click()
  })

  await test.step('the outcome of each row shows before anything is imported', async () => {
    await expect(page.getByText('Nothing is imported yet')).toBeVisible()
    await expect(page.getByRole('row', { name: /Bad Mail.*Invalid.*is not an email address/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /<b>Ann<\/b> Hill.*New/ })).toBeVisible()
    await expectAccessible(page)
    expect(await listNames()).toEqual([])
    await page.getByRole('button', { name: 'Import 2 contacts' }).click()
    await expect(page.getByText('2 contacts imported')).toBeVisible()
    expect(await listNames()).toEqual(['<b>Ann</b> Hill', 'Nora Field'])
  })

  const rejected = await download(page, 'Download rows not imported')
  expect(rejected).toContain('Email: “bad@” is not an email address')

  await test.step('the import is undone, and repeated from the list of imports', async () => {
    await page.getByRole('button', { name: 'Undo import' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Undo the import of “people.csv”?' })
    await dialog.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('Undone: 2 contacts restored')).toBeVisible()
    expect(await listNames()).toEqual([])
    await page.getByRole('link', { name: 'Imports', exact: true }).click()
    await expect(page).toHaveTitle('Imports and Exports')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'people.csv' }).click()
    await page.getByRole('button', { name: 'Import again' }).click()
    await page.getByRole('button', { name: 'Check file' }).click()
    await page.getByRole('button', { name: 'Import 2 contacts' }).click()
    await expect(page.getByText('2 contacts imported')).toBeVisible()
  })

  await test.step('the rejected rows are imported after a correction, with the remembered columns', async () => {
    await page.getByRole('link', { name: 'Import Contacts' }).first().click()
    await uploadFile('again.csv', rejected.replace('bad@', 'bad@list.example'))
    await expect(page.getByText('The columns are mapped as you chose last time.')).toBeVisible()
    await page.getByRole('radio', { name: 'Yes, they have agreed' }).check()
    await page.getByRole('button', { name: 'Check file' }).click()
    await page.getByRole('button', { name: 'Import 1 contact' }).click()
    await expect(page.getByText('1 contact imported')).toBeVisible()
    expect(await listNames()).toEqual(['<b>Ann</b> Hill', 'Bad Mail', 'Nora Field'])
    await page.getByRole('link', { name: 'Bad Mail' }).click()
    await expect(page.getByText('confirmed that they agreed.')).toBeVisible()
    await expect(page.getByText('for the import of “again.csv”')).toBeVisible()
  })
})

test('attributes are added, reordered and archived', async ({ page, signIn, factory, expectAccessible }) => {
  const { email } = await factory.createMember(await factory.createAgency())
  await page.goto('/auth/login?next=settings/import-contacts')
  await signIn(page, email)
  await page.getByRole('link', { name: 'Attributes' }).click()
  await expect(page).toHaveTitle('Attributes')
  for (const [name, kind] of [
    ['Budget', 'Money'],
    ['Roof', 'Text'],
  ] as const) {
    await page.getByRole('button', { name: 'Add attribute' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add attribute' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Type').click()
    await page.getByRole('option', { name: kind }).click()
    await dialog.getByRole('button', { name: 'Add attribute' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByRole('main').getByText('budget', { exact: true })).toHaveCount(0)
  await moveItem(page, 'Roof', { from: 2, to: 1, of: 2 })
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Roof|Budget/ })
      .first(),
  ).toContainText('Roof')
  await page.getByRole('button', { name: 'Actions for Budget' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Restore Budget' })).toBeVisible()
  await expectAccessible(page)
})

test('a stopped import shows what it imported, and continues', async ({
  page,
  signIn,
  factory,
  owner,
  expectAccessible,
}, info) => {
  const { email } = await factory.createMember(await factory.createAgency())
  await page.goto('/auth/login?next=settings/import-contacts')
  await signIn(page, email)
  const path = info.outputPath('list.csv')
  await writeFile(path, 'Name,Email\nNora Field,nora@stop.example\nTom Reed,tom@stop.example\n')
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByRole('radio', { name: 'Yes, they have agreed' }).check()
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByRole('button', { name: 'Import 2 contacts' })).toBeVisible()
  // A job is too quick to be stopped by hand, so this import is stopped before its first row.
  const importId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await owner.db
    .updateTable('imports')
    .set({
      state: 'CANCELLED',
      remaining: '{"NEW": 2, "UPDATED": 0}',
      counts: '{"NEW": 0, "UPDATED": 0, "UNCHANGED": 0, "SKIPPED": 0, "INVALID": 0}',
      finished_at: new Date(),
    })
    .where('id', '=', importId)
    .execute()
  await page.reload()
  await expect(page.getByText('Import stopped: 0 of 2 rows imported')).toBeVisible()
  await expect(page.getByRole('row', { name: /Nora Field.*Not imported yet/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('2 contacts imported')).toBeVisible()
})

test('everything in the account is exported as one archive', async ({ page, signIn, factory, expectAccessible }) => {
  const { email } = await factory.createMember(await factory.createAgency())
  await page.goto('/auth/login?next=settings/import-export/exports')
  await signIn(page, email)
  await page.getByRole('button', { name: 'Export everything' }).click()
  await expect(page.getByText('Ready')).toBeVisible()
  await expectAccessible(page)
  const archive = await download(page, 'Download everything')
  expect(archive.slice(0, 2)).toBe('PK')
})
