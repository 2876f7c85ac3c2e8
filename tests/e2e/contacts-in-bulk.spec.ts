import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import type { Page } from '@playwright/test'
import type { Db } from '../../api/src/platform/database.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

interface Story {
  page: Page
  db: Db
  accountId: string
  expectAccessible: (page: Page) => Promise<void>
}

test('an agent saves a segment, tags everyone in it at once and undoes it', async ({
  page,
  owner: { db },
  factory,
  openAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const { accountId, agentId, email } = await factory.createMember(agency)
  await seedContacts(db, accountId, [...createNeighbors(28), { name: 'Stranger S1' }])
  await openAs(page, { email, accountId }, 'contacts/segments')
  const story = { page, db, accountId, expectAccessible }

  await test.step('a new segment counts its contacts while it is edited', () => createSegment(story))
  await test.step('a segment explains why a contact is in it', async () => {
    await press(page, 'Why is Neighbor N0 in this segment?')
    await expect(dialog(page)).toContainText('Meets all conditions of the segment:')
    await expect(dialog(page).getByRole('listitem')).toHaveText(['Tags: Sphere, met'])
    await page.keyboard.press('Escape')
  })
  await test.step("an agent is asked before overwriting someone else's change", () => overwriteSegment(story))
  await test.step('the list of segments is paged and searched', async () => {
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
    await expect(page.getByRole('row', { name: 'Neighbors' })).toContainText('Shared')
    await expect(page.getByRole('row', { name: 'Neighbors' })).toContainText('28')
    await page.getByRole('link', { name: 'Neighbors' }).click()
  })
  await test.step('all contacts of the segment are tagged, after the preview counts a late one', () => tagAll(story))
  await test.step('undoing skips a contact that changed since and names it', () => undoTag(story))
  await test.step('all contacts are archived and restored from the archive', () => archiveAndRestore(story))
})

test('two contacts for one person are merged and the merge is undone; different people are kept apart', async ({
  page,
  owner: { db },
  factory,
  openAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const { accountId, email } = await factory.createMember(agency)
  const phone = '(603) 555-0142'
  await seedContacts(db, accountId, [
    { name: 'Nora Field', phone, email: 'nora@example.com', tags: ['Sphere'] },
    { name: 'Norah Field', phone, email: 'norah@example.com', tags: ['Buyer'] },
  ])
  await openAs(page, { email, accountId }, 'contacts/duplicates')
  const group = page.getByRole('region', { name: 'Possible duplicates' })

  await test.step('contacts marked as different people are not suggested until that is undone', async () => {
    await expect(group).toContainText('Same phone: (603) 555-0142')
    await expectAccessible(page)
    await expectFitsPhone(page)
    await group.getByRole('button', { name: 'Not duplicates' }).click()
    await expect(page.getByText('No duplicates', { exact: true })).toBeVisible()
    await findToast(page, 'Marked as different people').getByRole('button', { name: 'Undo' }).click()
    await expect(group).toBeVisible()
  })

  await test.step('the kept contact takes the chosen values of the other', async () => {
    await press(page, 'Merge Nora Field into Norah Field')
    await expect(dialog(page)).toContainText('Same in both: Last name, Main phone, Source')
    await expect(dialog(page).getByRole('radio', { name: 'norah@example.com' })).toBeChecked()
    await dialog(page).getByRole('radio', { name: 'Nora', exact: true }).check()
    await expect(dialog(page).getByRole('region', { name: 'After the merge' })).toContainText(
      'Nora Field gets 1 email address from Nora Field.',
    )
    await expectAccessible(page)
    await press(page, 'Merge contacts')
    await expect(findToast(page, 'Nora Field merged into Nora Field')).toBeVisible()
    await expect(page.getByText('No duplicates', { exact: true })).toBeVisible()
  })

  await test.step('undoing the merge gives each contact its own values back', async () => {
    await findToast(page, 'merged into Nora Field').getByRole('button', { name: 'Undo' }).click()
    await expect(findToast(page, 'Merge undone.')).toBeVisible()
    await expect(group).toContainText('nora@example.com')
    await expect(group).toContainText('norah@example.com')
    await expect(group.getByRole('link')).toHaveText(['Norah Field', 'Nora Field'])
  })
})

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function createSegment({ page, expectAccessible }: Story) {
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
  await page.getByLabel('Segment Name').fill('The neighborhood')
  await expectAccessible(page)
  await expectFitsPhone(page)
  await press(page, 'Save segment')
  await expect(findToast(page, 'Segment saved')).toBeVisible()
  await expect(page).toHaveTitle('The neighborhood')
}

async function overwriteSegment({ page, db, accountId }: Story) {
  await page.getByLabel('Segment Name').fill('Neighbors')
  await db
    .updateTable('segments')
    .set({ name: 'Their name', updated_at: new Date(Date.now() + 1000) })
    .where('account_id', '=', accountId)
    .execute()
  await press(page, 'Save')
  await expect(page.getByRole('alertdialog')).toContainText('Someone else changed')
  await press(page, 'Overwrite')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neighbors')
  await press(page, 'Actions for Neighbors')
  await page.getByRole('menuitem', { name: 'Share with agency' }).click()
  await expect(findToast(page, '“Neighbors” shared with your agency')).toBeVisible()
}

async function tagAll({ page, db, accountId, expectAccessible }: Story) {
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
  await seedContacts(db, accountId, [{ name: 'Late Comer', tags: ['Sphere'] }])
  await press(page, 'Add tag')
  await expect(dialog(page)).toContainText('This would change 29 contacts now. Nothing has been changed yet.')
  await expect(dialog(page).getByRole('definition')).toHaveText(['29', '29'])
  await press(page, 'Add tag')
  await expect(findToast(page, 'Tag “Spring” added to 29 contacts')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Neighbor N1' }).first()).toContainText('Spring')
}

async function undoTag({ page, db, accountId, expectAccessible }: Story) {
  await db
    .updateTable('contacts')
    .set({ tags: ['Sphere'] })
    .where('account_id', '=', accountId)
    .where('last_name', '=', 'N7')
    .execute()
  await findToast(page, 'Tag “Spring” added').getByRole('button', { name: 'Undo' }).click()
  const undone = findToast(page, 'Undone for 28 contacts. 1 contact changed since and was skipped.')
  await undone.getByRole('button', { name: 'Show skipped' }).click()
  await expect(dialog(page)).toContainText('Tag “Spring” added to 29 contacts')
  await expect(dialog(page).getByRole('listitem').last()).toHaveText(/Neighbor N7\s*was changed since$/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: 'Neighbor N1' }).first()).not.toContainText('Spring')
}

async function archiveAndRestore({ page, accountId }: Story) {
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await press(page, 'Select all 30')
  await press(page, 'More bulk actions')
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await press(page, 'Archive')
  await expect(findToast(page, '30 contacts archived')).toBeVisible()
  await page.goto(`/a/${accountId}/contacts/list?archived=true`)
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await press(page, 'Select all 30')
  await press(page, 'Restore')
  await expect(dialog(page).getByRole('definition')).toHaveText(['30', '30'])
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await expect(findToast(page, '30 contacts restored')).toBeVisible()
  await expect(page.getByText('No archived contacts')).toBeVisible()
}

async function expectFitsPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

interface SeededContact {
  name: string
  tags?: string[]
  phone?: string
  email?: string
}

/** Inserts contacts, each last active an hour before the previous one. */
async function seedContacts(db: Db, account_id: string, contacts: SeededContact[]) {
  const rows = contacts.map(({ name, tags = [], phone = null, email = null }, index) => {
    const [first_name = '', last_name = ''] = name.split(' ')
    const at = new Date(Date.now() - (index + 1) * hourLength)
    const contact = { account_id, id: newId(), first_name, last_name, tags, phone, email }
    return { ...contact, source: 'Import', custom: '{}', last_activity_at: at, created_at: at }
  })
  await db.insertInto('contacts').values(rows).execute()
}

const createNeighbors = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Neighbor N${n}`, tags: ['Sphere'] }))
