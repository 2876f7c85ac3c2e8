import { findNewAccessibilityViolations } from '../support/accessibility.ts'
import type { CheckedParts } from '../support/checked-parts.ts'
import { expect, test } from '../support/story.ts'

const button = (attributes: string, text = 'Save') => `<button ${attributes}>${text}</button>`
const toPage = (main: string) =>
  `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>Page</title><style>
    button { color: #111; background: #fff; font-size: 16px; min-width: 40px; min-height: 40px }
    .pale { color: #bbb }
    [data-theme='dark'] .dim { color: #444; background: #222 }
  </style><main><h1>Page</h1>${main}</main></html>`)}`

test('a part of a page that is unlike what was checked before is checked, also when the rest is the same', async ({
  page,
}) => {
  const parts = createParts()
  await page.goto(toPage(button('') + button('class="dim"')))
  expect(await findNewAccessibilityViolations(page, parts)).toEqual([])

  await test.step('the same with other words needs no check', async () => {
    await page.goto(toPage(button('', 'Cancel') + button('class="dim"', 'Undo')))
    expect(await findNewAccessibilityViolations(page, parts)).toEqual([])
    expect(await page.evaluate(() => 'axe' in window)).toBe(false)
  })

  await test.step('a control without a name, one in pale letters and one with a wrong attribute are found', async () => {
    for (const [html, violation] of [
      [button('', ''), 'button-name at button:nth-child(4)'],
      [button('class="pale"'), 'color-contrast at .pale'],
      [button('aria-pressed="perhaps"'), 'aria-valid-attr-value at button:nth-child(4)'],
      ['<h4>Deep</h4>', 'heading-order at h4'],
    ] as const) {
      await page.goto(toPage(button('') + button('class="dim"') + html))
      expect(await findNewAccessibilityViolations(page, parts)).toContain(violation)
      // What failed is not taken as checked.
      expect(await findNewAccessibilityViolations(page, parts)).toContain(violation)
    }
  })

  await test.step('colors of the dark theme are checked apart', async () => {
    await page.goto(toPage(button('') + button('class="dim"')))
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    expect(await findNewAccessibilityViolations(page, parts, ['color-contrast'])).toEqual(['color-contrast at .dim'])
  })

  await test.step('what stands on another ground is checked again', async () => {
    await page.goto(toPage(`<div style="background: #222">${button('style="background: none"')}</div>`))
    expect(await findNewAccessibilityViolations(page, parts)).toEqual(['color-contrast at button'])
  })
})

function createParts(): CheckedParts {
  const known = new Set<string>()
  return {
    filter: (names) => names.filter((name) => known.has(name)),
    add: (names) => {
      for (const name of names) known.add(name)
    },
  }
}
