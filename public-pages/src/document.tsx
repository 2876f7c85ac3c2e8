import { type MarkedBrand, toBrandMarkUrl } from '@gable/shared/branding/brand-mark.ts'
import type { ComponentChildren } from 'preact'
import { render } from 'preact-render-to-string'

/** Returns the URL of a built file; undefined when the file is not built. */
export type FileUrl = (file: string) => string | undefined

interface DocumentInput {
  title: string
  /** The URL of the style sheet. An inline style must be allowed by its hash in the page policy. */
  style?: string | undefined
  lang?: string
  robots?: string
  /** Gives the page the icon of the agency instead of ours. */
  brand?: MarkedBrand | undefined
  head?: ComponentChildren
  children: ComponentChildren
}

/** Renders a complete HTML document. */
export function renderDocument({ title, style, lang = 'en', robots, brand, head, children }: DocumentInput): string {
  return `<!doctype html>${render(
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {robots && <meta name="robots" content={robots} />}
        <title>{title}</title>
        <link rel="icon" href={brand ? toBrandMarkUrl(brand) : '/favicon.svg'} type="image/svg+xml" />
        {style && <link rel="stylesheet" href={style} />}
        {head}
      </head>
      <body>{children}</body>
    </html>,
  )}`
}
