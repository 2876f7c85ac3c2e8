import { expect, test } from '../support/story.ts'

test('the frame is steered by keys, remembers its width and keeps what is unsaved', async ({
  page,
  enter,
  factory,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await enter(page, member, 'home')
  await expect(page).toHaveTitle('Home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('two letters lead to another area', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page).toHaveTitle('My Details')
  })

  await test.step('leaving with something unsaved is asked about, and staying keeps it', async () => {
    await page.getByLabel('First Name').fill('Grace')
    await page.getByRole('link', { name: 'Home' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave Without Saving?' })
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(page.getByLabel('First Name')).toHaveValue('Grace')
    await page.getByRole('link', { name: 'Home' }).click()
    await question.getByRole('button', { name: 'Exit Without Saving' }).click()
    await expect(page).toHaveTitle('Home')
  })

  await test.step('a narrow sidebar stays narrow', async () => {
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    const wide = (await sidebar.boundingBox())?.width ?? 0
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/agent/preferences') && answer.ok())
    await page.getByRole('button', { name: /collapse/i }).click()
    await kept
    await page.reload()
    await expect(page).toHaveTitle('Home')
    await expect.poll(async () => (await sidebar.boundingBox())?.width ?? wide).toBeLessThan(wide / 2)
  })
})

test('on a phone the sidebar is a drawer that closes behind where one goes', async ({ page, enter, factory }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await factory.createMember(await factory.createAgency()), 'home')
  await expect(page).toHaveTitle('Home')
  await page
    .getByRole('button', { name: /menu|navigation/i })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveTitle('My Details')
  await expect(drawer).toBeHidden()
})
