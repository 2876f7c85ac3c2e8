import { faultsIn } from '../support/accessibility.ts'
import { expect, test } from '../support/story.ts'

test('whoever looks after a website finds on a phone what to paste and what is wrong', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/embed/guide')
  await expect(page).toHaveTitle('Put a widget on your website')
  const origin = new URL(page.url()).origin
  await expect(page.getByText(`<script async src="${origin}/embed/search-widget.js"></script>`).first()).toBeVisible()
  await expect(page.getByText('integrity="sha384-')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await faultsIn(page)).toEqual([])
  }

  await page.getByRole('link', { name: 'When something is wrong' }).click()
  await expect(page.getByRole('heading', { name: 'When something is wrong' })).toBeInViewport()
  // The console leads to one fault.
  await page.goto('/embed/guide#LINK_MISSING')
  await expect(page.getByText('No link inside the element')).toBeInViewport()
  const types = await page.request.get('/embed/types.d.ts')
  expect(await types.text()).toContain("'search-widget': HTMLElement")
})

test('a visitor who comes with an address finds it in the form, and once it is put right it stays so', async ({
  page,
  founding,
}) => {
  const agency = await founding.agency({ name: 'Harbor & Hill' })
  const { subjectId } = await founding.subject(agency)
  await page.goto(`/f/${subjectId}?${new URLSearchParams({ address: '12 Oak Street, "Dover"' })}`)
  const field = page.getByRole('combobox', { name: 'Property address' })
  await expect(field).toHaveValue('12 Oak Street, "Dover"')
  await page.reload()
  await expect(field).toHaveValue('12 Oak Street, "Dover"')
  await page.getByRole('link', { name: 'Español' }).click()
  const campo = page.getByRole('combobox')
  await expect(campo).toHaveValue('12 Oak Street, "Dover"')

  await campo.fill('14 Oak Street, Dover')
  await expect(page).not.toHaveURL(/address=/)
  await page.reload()
  await expect(campo).toHaveValue('14 Oak Street, Dover')
})
