import { reservedHeightOf } from './reserved-height.ts'
import type { SettingsOf, WidgetType } from './settings.ts'
import { tagOf, type WidgetTag } from './tags.ts'

/** A widget that is to stand on a website. */
export interface Embedded<T extends WidgetType = WidgetType> {
  widgetId: string
  type: T
  settings: SettingsOf[T]
  agencyName: string
  /** Where visitors reach the product. */
  origin: string
}

/** What its code is made of, in whichever language it is written. */
export interface EmbedParts {
  widgetId: string
  tag: WidgetTag
  /** Where its script is, the same for ever and always the newest. */
  script: string
  /** The page that shows the same, for browsers in which the element never comes to life. */
  link: string
  /** What its button says is what its link says. */
  call: string
  /** Kept free from the beginning, so that nothing moves when the element comes to life. */
  minHeight: string
  /** The agency's name on one line, unable to end the comment it stands in. */
  remark: string
}

export function embedPartsOf<T extends WidgetType>(widget: Embedded<T>): EmbedParts {
  const { widgetId, type, settings, agencyName, origin } = widget
  const tag = tagOf[type]
  return {
    widgetId,
    tag,
    script: `${origin}/embed/${tag}.js`,
    link: `${origin}/f/${widgetId}`,
    call: callOf(type, settings),
    minHeight: reservedHeightOf(type, settings),
    remark: remarkOf(agencyName),
  }
}

function callOf<T extends WidgetType>(type: T, settings: SettingsOf[T]): string {
  const parts = settings as Partial<SettingsOf['SEARCH'] & SettingsOf['HOME_SALE_CALC'] & SettingsOf['MORTGAGE_CALC']>
  if (type === 'SEARCH') return parts.searchButton?.text.content ?? ''
  return (type === 'HOME_SALE_CALC' ? parts.buttonText : parts.buttonLabel) ?? ''
}

const remarkOf = (text: string) =>
  text
    .replace(/[<>]|--+/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
