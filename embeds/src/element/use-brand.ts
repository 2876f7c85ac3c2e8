import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { useLayoutEffect, useState } from 'preact/hooks'
import { themeOf } from '../journey/theme.ts'

/** The brand's look, on `:host`: there a page overrides it by setting the same properties on the element. */
export function useBrand(element: HTMLElement, brand: PublicBrand) {
  const [sheet] = useState(() => new CSSStyleSheet())
  useLayoutEffect(() => {
    const root = element.shadowRoot as ShadowRoot
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [element, sheet])
  useLayoutEffect(() => {
    sheet.replaceSync(':host{}')
    const { style } = sheet.cssRules[0] as CSSStyleRule
    for (const [name, value] of Object.entries(themeOf(brand))) style.setProperty(name, value)
  }, [sheet, brand])
}
