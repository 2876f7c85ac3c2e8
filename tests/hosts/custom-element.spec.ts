import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from '../support/story.ts'

const host = 'https://host.example/'

async function script() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./sample-element.tsx', import.meta.url))],
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

test.beforeEach(async ({ page }) => {
  const code = await script()
  await page.route(`${host}**`, (route) =>
    route.request().url().includes('/w.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({
          contentType: 'text/html',
          // The strictest page there is: no styles but adopted ones, no markup made from strings.
          headers: {
            'content-security-policy': "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'",
          },
          body: '<!doctype html><title>Host</title><main id="here"><sample-widget widget-id="one"></sample-widget></main><aside id="there"></aside><script src="/w.js"></script><script src="/w.js?again"></script>',
        }),
  )
  await page.goto(host)
})

test('an element works and looks as designed under the strictest policy, with its script twice on the page', async ({
  page,
}) => {
  const label = page.getByText('Widget one')
  await expect(label).toBeVisible()
  await expect(label).toHaveCSS('color', 'rgb(1, 2, 3)')
})

test('a moved element keeps what was typed into it', async ({ page }) => {
  await page.getByRole('textbox').fill('12 Harbor Road')
  await page.evaluate(() => {
    const [element, there] = [document.querySelector('sample-widget'), document.querySelector('#there')]
    if (element) there?.append(element)
  })
  await expect(page.locator('#there').getByRole('textbox')).toHaveValue('12 Harbor Road')
  await expect(page.getByText('14 letters')).toBeVisible()
})

test('an attribute that changes or goes is seen, and a removed element lets go of everything', async ({ page }) => {
  const element = page.locator('sample-widget')
  await element.evaluate((node) => node.setAttribute('widget-id', 'two'))
  await expect(page.getByText('Widget two')).toBeVisible()
  await element.evaluate((node) => node.removeAttribute('widget-id'))
  await expect(page.getByText('Widget none')).toBeVisible()
  const left = await element.evaluate(async (node) => {
    node.remove()
    await Promise.resolve()
    return node.shadowRoot?.childNodes.length
  })
  expect(left).toBe(0)
})
