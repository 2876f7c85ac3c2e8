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
  for (const widget of widgets) {
    const { element, button, begin, fillIn, send, thanks } = visitorAt(page, widget)
    await button.waitFor()
    await translate(element)
    await begin()
    await translate(element)
    await element.getByRole('button', { name: /^(Continue|Send)$/ }).click()
    await expect(element.getByText('Please fill this in.').filter({ visible: true }).first()).toBeVisible()
    await translate(element)
    await fillIn()
    await expect(element.getByText('Please fill this in.').filter({ visible: true })).toHaveCount(0)
    const progress = element.getByText(/^Step \d of \d/)
    if (await progress.isVisible()) await expect(progress).toHaveText(/Step (\d) of \1/)
    await translate(element)
    await send.click()
    await expect(thanks).toBeVisible()
    expect(await storedOf(owner, widget.widgetId)).toMatchObject({ leads: 1 })
  }
})
