import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/story.ts'

const headers = 'Name,First Name,Last Name,Stage,Lead Source,Email 1,Phone 1,Tags,Assigned To'
const lines = [
  'Nora Field,Nora,Field,Lead,Zillow,nora@list.example,(603) 555-0142,"buyer, VIP",',
  'Bad Mail,Bad,Mail,Lead,,bad@,,,',
  '<b>Ann</b>,<b>Ann</b>,Hill,Lead,,ann@list.example,,,',
]

async function downloaded(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await coming).path(), 'utf8')
}

test('a list with mistakes comes in, is undone, and comes in again put right', async ({
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

  const choose = async (name: string, text: string) => {
    const path = info.outputPath(name)
    await writeFile(path, text)
    await page.locator('input[type=file]').setInputFiles(path)
  }
  const names = async () => {
    const rows = await owner.db
      .selectFrom('contacts')
      .select('full_name')
      .where('account_id', '=', agency.accountId)
      .orderBy('full_name')
      .execute()
    return rows.map(({ full_name }) => full_name)
  }

  await test.step('what is no list is refused', async () => {
    await choose('workbook.csv', 'PK\u0003\u0004')
    await expect(page.getByText('This is a workbook. Please save it as CSV first')).toBeVisible()
  })

  await test.step('its columns are recognised, and consent is asked for', async () => {
    await choose('people.csv', [headers, ...lines].join('\r\n'))
    await expect(page.getByText('Recognised as an export of Follow Up Boss.')).toBeVisible()
    await expect(page.getByLabel('Lead Source becomes')).toHaveText('Source')
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByText('Please say whether they agreed')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'No, or I do not know' }).check()
    await page.getByLabel('Tag for this list').fill('Spring list')
    await page.getByRole('button', { name: 'Check the file' }).click()
  })

  await test.step('nothing is written before it is seen what would become of it', async () => {
    await expect(page.getByText('Nothing is written yet')).toBeVisible()
    await expect(page.getByRole('row', { name: /Bad Mail.*Invalid.*is not an email address/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /<b>Ann<\/b> Hill.*New/ })).toBeVisible()
    await expectAccessible(page)
    expect(await names()).toEqual([])
    await page.getByRole('button', { name: 'Import 2 contacts' }).click()
    await expect(page.getByText('2 contacts imported')).toBeVisible()
    expect(await names()).toEqual(['<b>Ann</b> Hill', 'Nora Field'])
  })

  const refused = await downloaded(page, 'Download what is left out')
  expect(refused).toContain('Email: “bad@” is not an email address')

  await test.step('it is taken back as a whole, and imported again from the list of imports', async () => {
    await page.getByRole('button', { name: 'Undo import' }).click()
    const question = page.getByRole('alertdialog', { name: 'Undo the import of “people.csv”?' })
    await question.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('2 contacts as before the import')).toBeVisible()
    expect(await names()).toEqual([])
    await page.getByRole('link', { name: 'Imports', exact: true }).click()
    await expect(page).toHaveTitle('Imports and Exports')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'people.csv' }).click()
    await page.getByRole('button', { name: 'Import again' }).click()
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('button', { name: 'Import 2 contacts' }).click()
    await expect(page.getByText('2 contacts imported')).toBeVisible()
  })

  await test.step('what was refused comes in once it is put right, under the columns that are remembered', async () => {
    await page.getByRole('link', { name: 'Import Contacts' }).first().click()
    await choose('again.csv', refused.replace('bad@', 'bad@list.example'))
    await expect(page.getByText('The columns are as you chose them the last time.')).toBeVisible()
    await page.getByRole('radio', { name: 'Yes, they have agreed' }).check()
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('button', { name: 'Import 1 contact' }).click()
    await expect(page.getByText('1 contact imported')).toBeVisible()
    expect(await names()).toEqual(['<b>Ann</b> Hill', 'Bad Mail', 'Nora Field'])
  })

  await test.step('attributes are added, put into order and archived', async () => {
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
    await page.getByRole('button', { name: 'Move Roof' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Roof moved to position 2 of 2.', { exact: true })).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Roof moved to position 1 of 2.', { exact: true })).toBeAttached()
    await page.keyboard.press('Space')
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

  await test.step('all that the account holds goes out as one file', async () => {
    await page.goto(`/a/${agency.accountId}/settings/import-export/exports`)
    await page.getByRole('button', { name: 'Export everything' }).click()
    await expect(page.getByText('Ready')).toBeVisible()
    await expectAccessible(page)
    const archive = await downloaded(page, 'Download everything')
    expect(archive.slice(0, 2)).toBe('PK')
  })
})
