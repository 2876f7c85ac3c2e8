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
  /** The property address from the link that the visitor followed. */
  prefilledAddress?: string | undefined
  /** The page of another website that began the visit. */
  referrer?: string | undefined
  head?: ComponentChildren
  children: ComponentChildren
}

/** Renders a page in a brand. Returns its inline style too, which the page policy must allow by hash. */
export function renderBrandedPage({
  journey,
  labels,
  fileUrl,
  prefilledAddress,
  referrer,
  head,
  children,
}: BrandedPage) {
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
        <meta name="theme-color" content={brand.color} />

        <FontPreloads brand={brand} fileUrl={fileUrl} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {head}
      </>
    ),
    children: <PageFrame {...{ journey, labels, prefilledAddress, referrer }}>{children}</PageFrame>,
  })
  return { html, style }
}
