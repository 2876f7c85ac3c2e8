import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import type { ComponentChildren } from 'preact'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { type FileUrl, renderDocument } from '../document.tsx'
import { Masthead } from '../offers/masthead.tsx'

export interface EmailPage {
  brand: PublicBrand
  language: Language
  fileUrl: FileUrl
  /** Names the contact and is not stored. */
  token: string
}

interface EmailLayoutInput extends EmailPage {
  title: string
  children: ComponentChildren
}

/** A page about the emails of an agency. It has no script. The address holds the token, so it must not leave the page. */
export function renderEmailLayout({ brand, language, fileUrl, title, children }: EmailLayoutInput) {
  const style = renderBrandStyle(brand, fileUrl)
  const html = renderDocument({
    brand,
    title,
    style: fileUrl('email-page.css'),
    lang: language,
    robots: 'noindex, nofollow',
    head: (
      <>
        <meta name="referrer" content="no-referrer" />
        <meta name="theme-color" content={brand.color} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </>
    ),
    children: (
      <>
        <Masthead brand={brand} heading={title} address="" language={language} />
        <main class="content">{children}</main>
        <BrandFooter brand={brand} language={language} labels={getJourneyLabels(language)} />
      </>
    ),
  })
  return { html, style }
}
