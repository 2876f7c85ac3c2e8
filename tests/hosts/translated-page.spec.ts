import type { Locator } from '@playwright/test'
import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

/** What browsers do to a page that they translate: each text makes room for another one in two elements. */
const translate = (element: Locator) =>
  element.evaluate(({ shadowRoot }) => {
    if (!shadowRoot) return
    const walker = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const inner = document.createElement('font')
      inner.append(`${text.data} `)
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
  })

test('a page that is translated while somebody uses it goes on saying what is so', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  await open({ body: widgets.map(({ code }) => code).join('') })
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  for (const { type, element, button, begin } of visitors) {
    await button.waitFor()
    await translate(element)
    if (type !== 'SEARCH') {
      const result = element.locator('[part=result] .figure')
      const before = (await result.textContent()) ?? ''
      await element.getByRole('textbox').first().fill('212345')
      await expect(result).not.toHaveText(before)
    }
    await begin()
    await translate(element)
  }
  for (const { element, widgetId, fillIn, send, thanks } of visitors) {
    const missing = element.getByText('Please fill this in.').filter({ visible: true })
    await element.getByRole('button', { name: /^(Continue|Send)$/ }).click()
    await expect(missing.first()).toBeVisible()
    await translate(element)
    await fillIn()
    await expect(missing).toHaveCount(0)
    const progress = element.getByText(/^Step \d of \d/)
    if (await progress.isVisible()) await expect(progress).toHaveText(/Step (\d) of \1/)
    await translate(element)
    await send.click()
    await expect(thanks).toBeVisible()
    expect(await storedOf(owner, widgetId)).toMatchObject({ leads: 1 })
  }
})
