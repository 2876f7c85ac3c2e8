import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Db } from '../../api/src/platform/database.ts'
import { toastOf } from '../support/seen.ts'
import { expect, test } from '../support/story.ts'

interface Given {
  name: string
  tags?: string[]
  phone?: string
  email?: string
}

/** Contacts as if somebody had added them, each active a little before the one ahead. */
async function plantContacts(db: Db, account_id: string, given: Given[]) {
  const rows = given.map(({ name, tags = [], phone = null, email = null }, index) => {
    const [first_name = '', last_name = ''] = name.split(' ')
    const at = new Date(Date.now() - (index + 1) * 3_600_000)
    const contact = { account_id, id: newId(), first_name, last_name, tags, phone, email }
    return { ...contact, source: 'Import', custom: '{}', last_activity_at: at, created_at: at }
  })
  await db.insertInto('contacts').values(rows).execute()
  return rows.map(({ id }) => id)
}

const neighbours = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Neighbour N${n}`, tags: ['Sphere'] }))

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function isNarrowEnough(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  const [shown, needed] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  expect(needed).toBeLessThanOrEqual(shown ?? 0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a question is kept as a segment, all whom it finds are changed at once, and it is taken back', async ({
  page,
  owner: { db },
  founding,
  enter,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await founding.agency()
  const { accountId, agentId, email } = await founding.member(agency)
  await plantContacts(db, accountId, [...neighbours(28), { name: 'Stranger S1' }])
  await enter(page, { email, accountId }, 'contacts/segments')

  await test.step('from a name and conditions, counted while they are made', async () => {
    await expect(page.getByText('No segments yet')).toBeVisible()
    await page.getByRole('link', { name: 'New segment' }).first().click()
    await expect(page.getByText('29 contacts match')).toBeVisible()
    await press(page, 'Save segment')
    await expect(page.getByText('This field is required')).toBeVisible()
    await press(page, 'Add filter')
    await page.getByRole('menuitem', { name: 'Tags' }).click()
    await page.getByRole('checkbox', { name: 'Sphere' }).check()
    await press(page, 'Apply')
    await expect(page.getByText('28 contacts match')).toBeVisible()
    await page.getByLabel('Segment name').fill('The neighbourhood')
    await expectAccessible(page)
    await isNarrowEnough(page)
    await press(page, 'Save segment')
    await expect(toastOf(page, 'Segment saved')).toBeVisible()
    await expect(page).toHaveTitle('The neighbourhood')
  })

  await test.step('it tells why somebody is in it', async () => {
    await press(page, 'Why is Neighbour N0 in this segment?')
    await expect(dialog(page)).toContainText('All conditions of the segment are met:')
    await expect(dialog(page).getByRole('listitem')).toHaveText(['Tags: Sphere, met'])
    await page.keyboard.press('Escape')
  })

  await test.step('who saves over somebody else is asked first', async () => {
    await page.getByLabel('Segment name').fill('Neighbours')
    await db
      .updateTable('segments')
      .set({ name: 'Their name', updated_at: new Date(Date.now() + 1000) })
      .where('account_id', '=', accountId)
      .execute()
    await press(page, 'Save')
    await expect(page.getByRole('alertdialog')).toContainText('was changed meanwhile')
    await press(page, 'Overwrite')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neighbours')
    await press(page, 'Actions for Neighbours')
    await page.getByRole('menuitem', { name: 'Share with agency' }).click()
    await expect(toastOf(page, '“Neighbours” is shared with your agency')).toBeVisible()
  })

  await test.step('it stands among the others, as many to a page as one likes', async () => {
    const others = Array.from({ length: 11 }, (_, n) => {
      return { account_id: accountId, id: newId(), agent_id: agentId, name: `Older ${n}`, filters: '[]' }
    })
    await db.insertInto('segments').values(others).execute()
    await page.getByRole('link', { name: 'Segments', exact: true }).first().click()
    await expect(page.getByRole('row')).toHaveCount(13)
    await page.getByRole('combobox', { name: 'Rows per page' }).click()
    await page.getByRole('option', { name: '10', exact: true }).click()
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.getByRole('searchbox', { name: 'Search segments' }).fill('neigh')
    await expect(page.getByRole('row', { name: 'Neighbours' })).toContainText('Shared')
    await expect(page.getByRole('row', { name: 'Neighbours' })).toContainText('28')
    await page.getByRole('link', { name: 'Neighbours' }).click()
  })

  await test.step('all of it, also on other pages, are tagged: not before those are counted who came meanwhile', async () => {
    await page.getByRole('link', { name: 'Open in contacts' }).click()
    await expect(page.getByRole('row')).toHaveCount(26)
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await press(page, 'Select all 28')
    await press(page, 'Add tag')
    await press(page, 'Add tag')
    await expect(dialog(page)).toContainText('Please choose a tag')
    await dialog(page).getByRole('combobox', { name: 'Tag' }).fill('Spring')
    await page.getByRole('option', { name: 'Spring' }).click()
    await expect(dialog(page).getByRole('definition')).toHaveText(['28', '28'])
    await expectAccessible(page)
    await plantContacts(db, accountId, [{ name: 'Late Comer', tags: ['Sphere'] }])
    await press(page, 'Add tag')
    await expect(dialog(page)).toContainText('This would change 29 contacts now. Nothing was done yet.')
    await expect(dialog(page).getByRole('definition')).toHaveText(['29', '29'])
    await press(page, 'Add tag')
    await expect(toastOf(page, 'Tag “Spring” added to 29 contacts')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Neighbour N1' }).first()).toContainText('Spring')
  })

  await test.step('taken back, it leaves alone whom somebody has changed since, and says whom', async () => {
    await db
      .updateTable('contacts')
      .set({ tags: ['Sphere'] })
      .where('account_id', '=', accountId)
      .where('last_name', '=', 'N7')
      .execute()
    await toastOf(page, 'Tag “Spring” added').getByRole('button', { name: 'Undo' }).click()
    const said = toastOf(page, 'Taken back for 28 contacts. 1 was changed since and is left as it is.')
    await said.getByRole('button', { name: 'See which' }).click()
    await expect(dialog(page)).toContainText('Tag “Spring” added to 29 contacts')
    await expect(dialog(page).getByRole('listitem').last()).toHaveText(/Neighbour N7\s*was changed since$/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row', { name: 'Neighbour N1' }).first()).not.toContainText('Spring')
  })

  await test.step('put away and brought back, also from other pages of the archive', async () => {
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await press(page, 'Select all 30')
    await press(page, 'More for the selection')
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await press(page, 'Archive')
    await expect(toastOf(page, '30 contacts archived')).toBeVisible()
    await page.goto(`/a/${accountId}/contacts/list?archived=true`)
    await expect(page.getByRole('row')).toHaveCount(26)
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await press(page, 'Select all 30')
    await press(page, 'Bring back')
    await expect(dialog(page).getByRole('definition')).toHaveText(['30', '30'])
    await dialog(page).getByRole('button', { name: 'Bring back' }).click()
    await expect(toastOf(page, '30 contacts brought back')).toBeVisible()
    await expect(page.getByText('No archived contacts')).toBeVisible()
  })
})

test('two contacts who are one person are merged by whose values win, parted again, and two who are not are kept apart', async ({
  page,
  owner: { db },
  founding,
  enter,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await founding.agency()
  const { accountId, email } = await founding.member(agency)
  const phone = '(603) 555-0142'
  await plantContacts(db, accountId, [
    { name: 'Nora Field', phone, email: 'nora@example.com', tags: ['Sphere'] },
    { name: 'Norah Field', phone, email: 'norah@example.com', tags: ['Buyer'] },
  ])
  await enter(page, { email, accountId }, 'contacts/duplicates')
  const group = page.getByRole('region', { name: 'Possible duplicates' })

  await test.step('kept apart, they are offered no more until that is taken back', async () => {
    await expect(group).toContainText('Same phone: (603) 555-0142')
    await expectAccessible(page)
    await isNarrowEnough(page)
    await group.getByRole('button', { name: 'Not duplicates' }).click()
    await expect(page.getByText('No duplicates', { exact: true })).toBeVisible()
    await toastOf(page, 'Kept as different people').getByRole('button', { name: 'Undo' }).click()
    await expect(group).toBeVisible()
  })

  await test.step('the one that stays takes what is chosen of the other', async () => {
    await press(page, 'Merge Nora Field into Norah Field')
    await expect(dialog(page)).toContainText('The same in both: Last name, Main phone, Source')
    await expect(dialog(page).getByRole('radio', { name: 'norah@example.com' })).toBeChecked()
    await dialog(page).getByRole('radio', { name: 'Nora', exact: true }).check()
    await expect(dialog(page).getByRole('region', { name: 'After the merge' })).toContainText(
      'Nora Field gets 1 email address of Nora Field.',
    )
    await expectAccessible(page)
    await press(page, 'Merge contacts')
    await expect(toastOf(page, 'Nora Field is now part of Nora Field')).toBeVisible()
    await expect(page.getByText('No duplicates', { exact: true })).toBeVisible()
  })

  await test.step('parted again, each has what it had', async () => {
    await toastOf(page, 'is now part of Nora Field').getByRole('button', { name: 'Undo' }).click()
    await expect(toastOf(page, 'They are two contacts again.')).toBeVisible()
    await expect(group).toContainText('nora@example.com')
    await expect(group).toContainText('norah@example.com')
    await expect(group.getByRole('link')).toHaveText(['Norah Field', 'Nora Field'])
  })
})
