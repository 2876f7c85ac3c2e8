import type { ComponentChildren } from 'preact'
import { render } from 'preact-render-to-string'

interface Document {
  title: string
  /** Where the page's style sheet is served. What stands inline the page's policy must name by its hash. */
  style?: string | undefined
  lang?: string
  robots?: string
  head?: ComponentChildren
  children: ComponentChildren
}

/** A whole HTML document, as it goes to the visitor. */
export function renderDocument({ title, style, lang = 'en', robots, head, children }: Document): string {
  return `<!doctype html>${render(
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {robots && <meta name="robots" content={robots} />}
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {style && <link rel="stylesheet" href={style} />}
        {head}
      </head>
      <body>{children}</body>
    </html>,
  )}`
}
