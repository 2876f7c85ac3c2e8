import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import { renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import { expect, test } from './host-test.ts'
import { createVisitor } from './visitor.ts'

/** Inherited properties, and rules for every field and button. */
const intrusiveCss = `<style>
  html { font-size: 62.5% }
  body { font-style: italic; font-variant: small-caps; font-weight: 900; font-size: 9px; line-height: 3; letter-spacing: 4px; word-spacing: 9px;
    text-transform: uppercase; text-align: center; text-indent: 40px; text-shadow: 2px 2px red; white-space: nowrap }
  input, button, label, form, h2, p, a, div, svg, section { all: unset; border: 9px solid red; position: absolute; float: right }
</style>`

test('the styles of a page do not affect a widget', async ({ page, open, widgets }) => {
  const measureOn = async (head: string) => {
    await open({ head, body: widgets.map(({ code }) => code).join('') })
    const measurements: unknown[] = []
    for (const widget of widgets) {
      const { element, button, openForm } = createVisitor(page, widget)
      await button.waitFor()
      const first = await element.evaluate(measureParts)
      await openForm()
      measurements.push(first, await element.evaluate(measureParts))
    }
    return measurements
  }
  expect(await measureOn(intrusiveCss)).toEqual(await measureOn('<style>body { margin: 8px }</style>'))
})

test('the language button is readable on a dark page that has no dark color scheme', async ({
  page,
  open,
  factory,
  agency,
  baseURL,
}) => {
  const type = 'MORTGAGE_CALC'
  const spanishTexts = [{ text: 'Check my rate', spanish: 'Ver mi tasa' }]
  const settings = withDefaultSettings(type, { brandingId: agency.brandingId, spanishTexts })
  const { subjectId: widgetId } = await factory.createAsset(agency, { type, settings: JSON.stringify(settings) })
  const code = renderEmbedCode({ widgetId, type, settings, agencyName: agency.name, origin: baseURL ?? '' })
  await open({ head: '<style>body { background: #141414; color: #eee }</style>', body: code })
  const button = page.getByRole('button', { name: 'Español' })
  await expect(button).toHaveCSS('color', 'rgb(28, 25, 23)')
  await expect(button).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect(await button.boundingBox()).toMatchObject({ height: 44 })
})

test('a page can style a widget with custom properties and parts, but not change its direction', async ({
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
    const { element, button } = createVisitor(page, widget)
    await expect(button).toHaveCSS('background-color', 'rgb(0, 80, 40)')
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 254)')
    await expect(button).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
    // Both languages are left-to-right.
    await expect(button).toHaveCSS('direction', 'ltr')
    expect(await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
})

test('in forced-colors mode the button and all fields have borders', async ({ page, open, widgets }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open({ body: widgets.map(({ code }) => code).join('') })
  for (const widget of widgets) {
    const { element, button } = createVisitor(page, widget)
    await button.waitFor()
    const borderless = await element.evaluate(({ shadowRoot }) => {
      const controls = [...(shadowRoot?.querySelectorAll('[part~=button], input, select') ?? [])]
      const hasBorder = (element: Element | null): boolean =>
        element !== null &&
        getComputedStyle(element).borderStyle !== 'none' &&
        getComputedStyle(element).borderWidth !== '0px'
      return controls
        .filter((control) => control.checkVisibility())
        .filter((control) => ![control, control.parentElement, control.closest('form')].some(hasBorder))
        .map((control) => control.outerHTML.slice(0, 120))
    })
    expect(borderless).toEqual([])
  }
})

/** Size and text style of every visible part of an element. */
function measureParts({ shadowRoot }: Element) {
  const parts = shadowRoot?.querySelectorAll('button, input, label, h2, h3, p, output') ?? []
  return [...parts]
    .filter((part) => part.checkVisibility())
    .map((part) => {
      const { width, height } = part.getBoundingClientRect()
      const style = getComputedStyle(part)
      const fontProperties = [
        'font-style',
        'font-variant-caps',
        'font-weight',
        'font-size',
        'line-height',
        'letter-spacing',
      ]
      const textProperties = [
        'word-spacing',
        'text-transform',
        'text-align',
        'text-indent',
        'text-shadow',
        'white-space',
      ]
      const styles = [...fontProperties, ...textProperties, 'border-color'].map(
        (name) => `${name}: ${style.getPropertyValue(name)}`,
      )
      return { part: part.localName, size: `${Math.round(width)} by ${Math.round(height)}`, styles }
    })
}
