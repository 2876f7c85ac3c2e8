import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'
import type { ComponentChildren } from 'preact'
import { brandStyle } from '../brand/brand-style.ts'
import { renderDocument } from '../document.tsx'
import { PageFrame } from './page-frame.tsx'

export interface BrandedPage {
  journey: Journey
  words: Words
  /** Where a built file is served; undefined for what is not built. */
  address: (file: string) => string | undefined
  /** The address that its visitor came with. */
  begun?: string | undefined
  head?: ComponentChildren
  children: ComponentChildren
}

/** A whole page in the looks of one brand, and its one style element, which the page's policy has to allow. */
export function renderBrandedPage({ journey, words, address, begun, head, children }: BrandedPage) {
  const { brand, forms, language } = journey
  const style = brandStyle(brand)
  const html = renderDocument({
    title: [forms[0]?.title, brand.name].filter(Boolean).join(' | '),
    style: address('page.css'),
    lang: language,
    head: (
      <>
        {forms[0] && <meta name="description" content={forms[0].description} />}
        <meta name="theme-color" content={brand.colour} />

        <style dangerouslySetInnerHTML={{ __html: style }} />
        {head}
      </>
    ),
    children: (
      <PageFrame journey={journey} words={words} begun={begun}>
        {children}
      </PageFrame>
    ),
  })
  return { html, style }
}
