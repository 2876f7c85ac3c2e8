import type { Locator } from '@playwright/test'
import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'
import { createVisitor } from './visitor.ts'

/** Replaces every text node by nested font elements, as browser translation does. */
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

test('a widget stays up to date on a page that is translated while in use', async ({ page, open, widgets, owner }) => {
  await open({ body: widgets.map(({ code }) => code).join('') })
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const { type, element, button, openForm } of visitors) {
    await button.waitFor()
    await translate(element)
    if (type !== 'SEARCH') {
      const result = element.locator('[part=result] .figure')
      const before = (await result.textContent()) ?? ''
      await element.getByRole('textbox').first().fill('212345')
      await expect(result).not.toHaveText(before)
    }
    await openForm()
    await translate(element)
  }
  for (const { element, widgetId, fillForm, send, thanks } of visitors) {
    const requiredError = element.getByText('Please fill this in.').filter({ visible: true })
    await element.getByRole('button', { name: /^(Continue|Send)$/ }).click()
    await expect(requiredError.first()).toBeVisible()
    await translate(element)
    await fillForm()
    await expect(requiredError).toHaveCount(0)
    const progress = element.getByText(/^Step \d of \d/)
    if (await progress.isVisible()) await expect(progress).toHaveText(/Step (\d) of \1/)
    await translate(element)
    await send.click()
    await expect(thanks).toBeVisible()
    expect(await getRecordedVisits(owner, widgetId)).toMatchObject({ leads: 1 })
  }
})
