import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

/** What a page hands down to all that stands in it, and rules that mean every field and button. */
const bent = `<style>
  html { font-size: 62.5% }
  body { font-style: italic; font-variant: small-caps; font-weight: 900; font-size: 9px; line-height: 3; letter-spacing: 4px; word-spacing: 9px;
    text-transform: uppercase; text-align: center; text-indent: 40px; text-shadow: 2px 2px red; white-space: nowrap }
  input, button, label, form, h2, p, a, div, svg, section { all: unset; border: 9px solid red; position: absolute; float: right }
</style>`

test('nothing that a page says of its own letters and boxes bends a widget', async ({ page, open, widgets }) => {
  const shapesOn = async (head: string) => {
    await open({ head, body: widgets.map(({ code }) => code).join('') })
    const shapes: unknown[] = []
    for (const widget of widgets) {
      const { element, button, begin } = visitorAt(page, widget)
      await button.waitFor()
      const first = await element.evaluate(shapesIn)
      await begin()
      shapes.push(first, await element.evaluate(shapesIn))
    }
    return shapes
  }
  expect(await shapesOn(bent)).toEqual(await shapesOn('<style>body { margin: 8px }</style>'))
})

test('what a page says on purpose reaches a widget: its own colours and parts, and never its direction', async ({
  page,
  open,
  widgets,
}) => {
  const tags = widgets.map(({ tag }) => tag).join()
  const head = `<style>
    :is(${tags}) { --gable-colour: rgb(0, 80, 40); --gable-on-colour: rgb(255, 255, 254) }
    :is(${tags})::part(button) { outline: 3px solid rgb(1, 2, 3) }
  </style>`
  await open({ head, body: `<div dir="rtl">${widgets.map(({ code }) => code).join('')}</div>` })
  for (const widget of widgets) {
    const { element, button } = visitorAt(page, widget)
    await expect(button).toHaveCSS('background-color', 'rgb(0, 80, 40)')
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 254)')
    await expect(button).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
    // What it says is written from left to right, wherever it stands.
    await expect(button).toHaveCSS('direction', 'ltr')
    expect(await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
})

test('in the colours that a visitor forces, the button and all fields have edges', async ({ page, open, widgets }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open({ body: widgets.map(({ code }) => code).join('') })
  for (const widget of widgets) {
    const { element, button } = visitorAt(page, widget)
    await button.waitFor()
    const bare = await element.evaluate(({ shadowRoot }) => {
      const controls = [...(shadowRoot?.querySelectorAll('[part~=button], input, select') ?? [])]
      const hasEdge = (element: Element | null): boolean =>
        element !== null &&
        getComputedStyle(element).borderStyle !== 'none' &&
        getComputedStyle(element).borderWidth !== '0px'
      return controls
        .filter((control) => control.checkVisibility())
        .filter((control) => ![control, control.parentElement, control.closest('form')].some(hasEdge))
        .map((control) => control.outerHTML.slice(0, 120))
    })
    expect(bare).toEqual([])
  }
})

/** How each thing that can be seen of an element looks. */
function shapesIn({ shadowRoot }: Element) {
  const parts = shadowRoot?.querySelectorAll('button, input, label, h2, h3, p, output') ?? []
  return [...parts]
    .filter((part) => part.checkVisibility())
    .map((part) => {
      const { width, height } = part.getBoundingClientRect()
      const style = getComputedStyle(part)
      const letters = ['font-style', 'font-variant-caps', 'font-weight', 'font-size', 'line-height', 'letter-spacing']
      const lines = ['word-spacing', 'text-transform', 'text-align', 'text-indent', 'text-shadow', 'white-space']
      const said = [...letters, ...lines, 'border-color'].map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return { part: part.localName, size: `${Math.round(width)} by ${Math.round(height)}`, said }
    })
}
