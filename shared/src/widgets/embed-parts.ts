import { getReservedHeight } from './reserved-height.ts'
import type { SettingsByType, WidgetType } from './settings.ts'
import { tagOf, type WidgetTag } from './tags.ts'

export interface EmbeddedWidget<T extends WidgetType = WidgetType> {
  widgetId: string
  type: T
  settings: SettingsByType[T]
  agencyName: string
  /** The origin of the public pages. */
  origin: string
}

/** The parts of an embed code, whatever language it is written in. */
export interface EmbedParts {
  widgetId: string
  tag: WidgetTag
  /** Permanent URL of the latest version of the script. */
  script: string
  /** The hosted page of the widget, for browsers that cannot run the element. */
  link: string
  /** Also the text of the link. */
  buttonText: string
  /** Reserved by the snippet, so that the page does not jump when the element renders. A CSS length. */
  minHeight: string
  /** The agency's name on one line, unable to close the comment around it. */
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
  const { searchButton, buttonText, buttonLabel } = settings as Partial<
    SettingsByType['SEARCH'] & SettingsByType['HOME_SALE_CALC'] & SettingsByType['MORTGAGE_CALC']
  >
  if (type === 'SEARCH') return searchButton?.text.content ?? ''
  return (type === 'HOME_SALE_CALC' ? buttonText : buttonLabel) ?? ''
}

const toHtmlComment = (text: string) =>
  text
    .replace(/[<>]|--+/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
