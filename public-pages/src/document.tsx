import type { ComponentChildren } from 'preact'
import { render } from 'preact-render-to-string'

interface Document {
  title: string
  /** Where the page's style sheet is served. Nothing stands inline: the page's policy forbids it. */
  style: string
  lang?: string
  robots?: string
  children: ComponentChildren
}

/** A whole HTML document, as it goes to the visitor. */
export function renderDocument({ title, style, lang = 'en', robots, children }: Document): string {
  return `<!doctype html>${render(
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {robots && <meta name="robots" content={robots} />}
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={style} />
      </head>
      <body>{children}</body>
    </html>,
  )}`
}
