import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

test('an admin renames, merges and deletes tags, and takes it back', async ({
  page,
  factory,
  openAs,
  expectAccessible,
}) => {
  const { accountId } = await factory.createAgency()
  const { email } = await factory.createMember({ accountId })
  await openAs(page, { email, accountId }, '')
  const call = async (path: string, data: object) => {
    const response = await page.request.post(`/api/agent/${path}`, { data, headers: { 'X-Account-Id': accountId } })
    expect(response.ok(), path).toBe(true)
  }
  for (const [firstName, tags] of [
    ['Nora', ['Sphere', 'buyer']],
    ['Tom', ['Sphere', 'Buyers']],
  ] as const)
    await call('contacts', { firstName, tags })
  await call('segments', { name: 'Friends', filters: [{ key: 'tags', anyOf: ['Sphere'] }] })
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
  const choose = async (tag: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${tag}`, exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await test.step('the tags are listed with their use and found by name', async () => {
    await page.goto(`/a/${accountId}/settings/tags`)
    await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible()
    await expect(row('Sphere')).toContainText('2')
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search tags' }).fill('buy')
    await expect(row('Sphere')).toHaveCount(0)
    await expect(row('Buyers')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search tags' }).fill('')
  })

  await test.step('a tag is renamed, but not to the name of another one', async () => {
    await choose('Sphere', 'Rename')
    const dialog = page.getByRole('dialog', { name: 'Rename “Sphere”' })
    await expect(dialog.getByText('It is renamed on 2 contacts and in 1 segment.')).toBeVisible()
    await dialog.getByLabel('Name').fill('BUYERS')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(dialog.getByText('There is already a tag “Buyers”. Merge the two instead.')).toBeVisible()
    await dialog.getByLabel('Name').fill('Friends')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(row('Friends')).toBeVisible()
    await findToast(page, 'Tag “Sphere” renamed to “Friends” on 2 contacts')
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(row('Sphere')).toBeVisible()
  })

  await test.step('a tag is merged into another one', async () => {
    await choose('buyer', 'Merge with…')
    const dialog = page.getByRole('dialog', { name: 'Merge “buyer”' })
    await dialog.getByRole('combobox', { name: 'Merge Into' }).fill('buy')
    await page.getByRole('option', { name: 'Buyers' }).click()
    await expect(dialog.getByText('“Buyers” replaces it on 1 contact. “buyer” is then deleted.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await expect(row('buyer')).toHaveCount(0)
    await expect(row('Buyers')).toContainText('2')
  })

  await test.step('deleting a tag names the segments that use it', async () => {
    await choose('Sphere', 'Delete')
    const dialog = page.getByRole('alertdialog', { name: 'Delete “Sphere”?' })
    await expect(dialog.getByText('1 segment still uses it')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(row('Sphere')).toHaveCount(0)
    await row('Buyers').getByRole('link').first().click()
    await expect(page.getByRole('main').getByText('2 contacts', { exact: true })).toBeVisible()
  })
})
