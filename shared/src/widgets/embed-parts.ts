import { getReservedHeight } from './reserved-height.ts'
import type { SettingsByType, WidgetType } from './settings.ts'
import { tagOf, type WidgetTag } from './tags.ts'

/** A widget that is to stand on a website. */
export interface EmbeddedWidget<T extends WidgetType = WidgetType> {
  widgetId: string
  type: T
  settings: SettingsByType[T]
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
  buttonText: string
  /** Kept free from the beginning, so that nothing moves when the element comes to life. */
  minHeight: string
  /** The agency's name on one line, unable to end the comment it stands in. */
  comment: string
}

export function getEmbedParts<T extends WidgetType>(widget: EmbeddedWidget<T>): EmbedParts {
  const { widgetId, type, settings, agencyName, origin } = widget
  const tag = tagOf[type]
  return {
    widgetId,
    tag,
    script: `${origin}/embed/${tag}.js`,
    link: `${origin}/f/${widgetId}`,
    buttonText: getButtonText(type, settings),
    minHeight: getReservedHeight(type, settings),
    comment: toHtmlComment(agencyName),
  }
}

function getButtonText<T extends WidgetType>(type: T, settings: SettingsByType[T]): string {
  const parts = settings as Partial<SettingsByType['SEARCH'] & SettingsByType['HOME_SALE_CALC'] & SettingsByType['MORTGAGE_CALC']>
  if (type === 'SEARCH') return parts.searchButton?.text.content ?? ''
  return (type === 'HOME_SALE_CALC' ? parts.buttonText : parts.buttonLabel) ?? ''
}

const toHtmlComment = (text: string) =>
  text
    .replace(/[<>]|--+/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
