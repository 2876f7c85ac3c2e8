import { openGallery } from '../support/gallery.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/story.ts'

test('every component in every state is accessible in both themes', async ({ page, expectAccessible }) => {
  test.setTimeout(240_000)
  const gallery = await openGallery()
  await page.goto(`${gallery.origin}/design`)
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links.first()).toBeVisible()
  const urls = new Set(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
  expect(urls.size).toBeGreaterThan(15)
  for (const url of urls) {
    await test.step(new URL(url).pathname, async () => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    })
  }
  await gallery.close()
})
