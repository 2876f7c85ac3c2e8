import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../support/accessibility.ts'
import { expect, test } from './host-test.ts'
import { createVisitor } from './visitor.ts'

const brandColors = { pale: '#FFE45C', medium: '#CC3616', deep: '#0B1F33' }

/** Most dark pages set dark colors without declaring a dark color-scheme. */
const pageStyles = {
  light: 'body { background: #fff; color: #222 }',
  dark: 'body { background: #111; color: #eee }',
  'declared dark': ':root { color-scheme: dark } body { background: #111; color: #eee }',
}

for (const [name, primaryColor] of Object.entries(brandColors)) {
  test(`widgets in a ${name} brand color are accessible on light and dark pages`, async ({
    page,
    open,
    widgets,
    agency,
    owner,
  }) => {
    const style = JSON.stringify({ primaryColor })
    await owner.db.updateTable('brandings').set({ style }).where('account_id', '=', agency.accountId).execute()
    const body = `<main><h1>Sell your home</h1>${widgets.map(({ code }) => code).join('')}</main>`
    await open({ head: `<style id="page-style">${pageStyles.light}</style>`, body })
    const visitors = widgets.map((widget) => createVisitor(page, widget))
    const found: string[] = []
    const check = async (view: string) => {
      // Brands differ only in their colors, so the other rules are checked for one of them.
      if (name === 'medium')
        found.push(...(await findAccessibilityViolations(page)).map((fault) => `${view}: ${fault}`))
      found.push(...(await findContrastViolations(page)).map((fault) => `${view} on ${fault}`))
    }
    for (const { button } of visitors) await expect(button).toBeVisible()
    await check('first view')
    for (const visitor of visitors) await visitor.openForm()
    for (const { element } of visitors) {
      await element.getByRole('button', { name: /^(Continue|Send)$/ }).click()
      await expect(element.getByText('Please fill this in.').first()).toBeVisible()
    }
    await check('form with errors')
    for (const visitor of visitors) await visitor.fillForm()
    await check('form')
    for (const { send, thanks } of visitors) {
      await send.click()
      await expect(thanks).toBeVisible()
    }
    await check('thanks')
    expect(found).toEqual([])
  })
}

async function findContrastViolations(page: Page) {
  const found: string[] = []
  for (const [name, css] of Object.entries(pageStyles)) {
    await page.evaluate((css) => {
      ;(document.getElementById('page-style') as HTMLElement).textContent = css
    }, css)
    found.push(
      ...(await findAccessibilityViolations(page, ['color-contrast'])).map((fault) => `a ${name} page: ${fault}`),
    )
  }
  return found
}
