import { reservedHeightOf } from './reserved-height.ts'
import type { SettingsOf, WidgetType } from './settings.ts'
import { tagOf } from './tags.ts'

/** The very file a website runs, for sites that want it never to change under them. */
export interface Edition {
  file: string
  integrity: string
}

interface Embedded<T extends WidgetType = WidgetType> {
  widgetId: string
  type: T
  settings: SettingsOf[T]
  agencyName: string
  /** Where visitors reach the product. */
  origin: string
}

/**
 * What is pasted into a website. The element keeps its place from the beginning, so that nothing moves when it comes to
 * life, and holds a link for browsers in which it never does.
 */
export function embedCode<T extends WidgetType>(widget: Embedded<T>, pinned?: Edition): string {
  const { widgetId, type, settings, agencyName, origin } = widget
  const tag = tagOf[type]
  const script = pinned
    ? `<script async src="${origin}/embed/${pinned.file}" integrity="${pinned.integrity}" crossorigin="anonymous"></script>`
    : `<script async src="${origin}/embed/${tag}.js"></script>`
  const style = `display:block;min-height:${reservedHeightOf(type, settings)}`
  return [
    `<!-- ${inComment(agencyName)} -->`,
    script,
    `<${tag} widget-id="${widgetId}" style="${style}"><a href="${origin}/f/${widgetId}">${inMarkup(callOf(type, settings))}</a></${tag}>`,
  ].join('\n')
}

/** What its button says is what its link says. */
function callOf<T extends WidgetType>(type: T, settings: SettingsOf[T]): string {
  const parts = settings as Partial<SettingsOf['SEARCH'] & SettingsOf['HOME_SALE_CALC'] & SettingsOf['MORTGAGE_CALC']>
  if (type === 'SEARCH') return parts.searchButton?.text.content ?? ''
  return (type === 'HOME_SALE_CALC' ? parts.buttonText : parts.buttonLabel) ?? ''
}

/** A name cannot end the comment it stands in. */
const inComment = (text: string) =>
  text
    .replace(/[<>]|--+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const inMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')
