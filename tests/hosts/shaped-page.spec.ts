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
