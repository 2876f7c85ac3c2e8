import type { PublicWidget } from '@gable/shared/widgets/public-widget.ts'
import { useLayoutEffect } from 'preact/hooks'

/** Sets the brand's custom properties on `:host`, where the page can override them on the element. */
export function useBrand(element: HTMLElement, theme: PublicWidget['theme']) {
  useLayoutEffect(() => {
    const root = element.shadowRoot as ShadowRoot
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':host{}')
    const { style } = sheet.cssRules[0] as CSSStyleRule
    for (const name of Object.keys(theme)) style.setProperty(name, theme[name] as string)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [element, theme])
}
