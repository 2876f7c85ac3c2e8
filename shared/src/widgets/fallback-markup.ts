import type { EmbedParts } from './embed-parts.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * What visitors see until the widget has loaded: a link. The drawing around it is as high as the widget, because no policy
 * blocks its attributes, unlike the style attribute.
 */
export const renderFallback = ({ link, buttonText, minHeight }: EmbedParts): string =>
  `<svg ${toAttributes(minHeight)}><foreignObject ${fullSize}><a href="${link}">${escapeHtml(buttonText)}</a></foreignObject></svg>`

/** The same for React, which reads braces as code. */
export const renderReactFallback = ({ link, buttonText, minHeight }: EmbedParts): string[] => [
  `<svg ${toAttributes(minHeight)}>`,
  `  <foreignObject ${fullSize}>`,
  `    <a href="${link}">{${JSON.stringify(buttonText)}}</a>`,
  '  </foreignObject>',
  '</svg>',
]

const toAttributes = (height: string) => `width="100%" height="${height}" display="block"`
const fullSize = 'width="100%" height="100%"'
