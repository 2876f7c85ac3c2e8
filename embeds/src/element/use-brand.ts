import type { ShownWidget } from '@gable/shared/widgets/shown-widget.ts'
import { useLayoutEffect } from 'preact/hooks'

/** The brand's look, on `:host`: there a page overrides it by setting the same properties on the element. */
export function useBrand(element: HTMLElement, theme: ShownWidget['theme']) {
  useLayoutEffect(() => {
    const root = element.shadowRoot as ShadowRoot
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':host{}')
    const { style } = sheet.cssRules[0] as CSSStyleRule
    for (const name of Object.keys(theme)) style.setProperty(name, theme[name] as string)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [element, theme])
}
