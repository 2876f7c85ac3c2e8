import type { Page } from '@playwright/test'
import { faultsIn } from '../support/accessibility.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

const colours = { pale: '#FFE45C', middling: '#CC3616', deep: '#0B1F33' }

/** What pages say of their ground; most dark ones forget to say it to the browser. */
const dresses = {
  light: 'body { background: #fff; color: #222 }',
  dark: 'body { background: #111; color: #eee }',
  'declared dark': ':root { color-scheme: dark } body { background: #111; color: #eee }',
}

for (const [name, primaryColor] of Object.entries(colours)) {
  test(`in a ${name} brand everybody can use every view, on light pages and dark ones`, async ({
    page,
    open,
    widgets,
    agency,
    owner,
  }) => {
    const style = JSON.stringify({ primaryColor })
    await owner.db.updateTable('brandings').set({ style }).where('account_id', '=', agency.accountId).execute()
    const body = `<main><h1>Sell your home</h1>${widgets.map(({ code }) => code).join('')}</main>`
    await open({ head: `<style id="dress">${dresses.light}</style>`, body })
    const visitors = widgets.map((widget) => visitorAt(page, widget))
    const found: string[] = []
    const look = async (view: string) => {
      // Only colours differ from brand to brand.
      if (name === 'middling') found.push(...(await faultsIn(page)).map((fault) => `${view}: ${fault}`))
      found.push(...(await faultsOfColours(page)).map((fault) => `${view} on ${fault}`))
    }
    for (const { button } of visitors) await expect(button).toBeVisible()
    await look('first view')
    for (const visitor of visitors) await visitor.begin()
    for (const { element } of visitors) {
      await element.getByRole('button', { name: /^(Continue|Send)$/ }).click()
      await expect(element.getByText('Please fill this in.').first()).toBeVisible()
    }
    await look('form with errors')
    for (const visitor of visitors) await visitor.fillIn()
    await look('form')
    for (const { send, thanks } of visitors) {
      await send.click()
      await expect(thanks).toBeVisible()
    }
    await look('thanks')
    expect(found).toEqual([])
  })
}

async function faultsOfColours(page: Page) {
  const found: string[] = []
  for (const [name, dress] of Object.entries(dresses)) {
    await page.evaluate((dress) => {
      ;(document.getElementById('dress') as HTMLElement).textContent = dress
    }, dress)
    found.push(...(await faultsIn(page, ['color-contrast'])).map((fault) => `a ${name} page: ${fault}`))
  }
  return found
}
