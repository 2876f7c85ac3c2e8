import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import type { ComponentChildren } from 'preact'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { FontPreloads } from '../brand/font-preloads.tsx'
import { type FileUrl, renderDocument } from '../document.tsx'
import { PageFrame } from './page-frame.tsx'

export interface BrandedPage {
  journey: Journey
  labels: JourneyLabels
  fileUrl: FileUrl
  /** What the link to the page in the other language carries along. */
  query?: Record<string, string | undefined> | undefined
  head?: ComponentChildren
  children: ComponentChildren
}

/** Renders a page in a brand. Returns its inline style too, which the page policy must allow by hash. */
export function renderBrandedPage({ journey, labels, fileUrl, query, head, children }: BrandedPage) {
  const { brand, forms, language } = journey
  const style = renderBrandStyle(brand, fileUrl)
  const html = renderDocument({
    brand,
    title: [forms[0]?.title, brand.name].filter(Boolean).join(' | '),
    style: fileUrl('page.css'),
    lang: language,
    head: (
      <>
        {forms[0] && <meta name="description" content={forms[0].description} />}
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:title" content={forms[0]?.title || brand.name} />
        {forms[0] && <meta property="og:description" content={forms[0].description} />}
        <meta name="theme-color" content={brand.color} />

        <FontPreloads brand={brand} fileUrl={fileUrl} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {head}
      </>
    ),
    children: (
      <PageFrame journey={journey} labels={labels} query={query}>
        {children}
      </PageFrame>
    ),
  })
  return { html, style }
}
