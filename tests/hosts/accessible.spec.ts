import type { Page } from '@playwright/test'
import { faultsIn } from '../support/accessibility.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

const colours = { pale: '#FFE45C', middling: '#CC3616', deep: '#0B1F33' }
const light = 'body { background: #fff; color: #222 }'
const dark = ':root { color-scheme: dark } body { background: #111; color: #eee }'

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
    await open({ head: `<style id="theme">${light}</style>`, body })
    const visitors = widgets.map((widget) => visitorAt(page, widget))
    const faults: string[] = []
    const look = async (at: string) => {
      const found = [...(await faultsIn(page)), ...(await inTheDark(page))]
      faults.push(...found.map((fault) => `${at}: ${fault}`))
    }
    for (const { button } of visitors) await expect(button).toBeVisible()
    await look('first view')
    for (const visitor of visitors) await visitor.begin()
    await look('form')
    for (const { element } of visitors) {
      await element.getByRole('button', { name: /^(Continue|Send)$/ }).click()
      await expect(element.getByText('Please fill this in.').first()).toBeVisible()
    }
    await look('errors')
    for (const visitor of visitors) await visitor.fillIn()
    await look('filled in')
    for (const { send, thanks } of visitors) {
      await send.click()
      await expect(thanks).toBeVisible()
    }
    await look('thanks')
    expect(faults).toEqual([])
  })
}

async function inTheDark(page: Page) {
  const dress = (theme: string) =>
    page.evaluate((theme) => {
      ;(document.getElementById('theme') as HTMLElement).textContent = theme
    }, theme)
  await dress(dark)
  const found = await faultsIn(page, ['color-contrast'])
  await dress(light)
  return found.map((fault) => `in the dark: ${fault}`)
}
