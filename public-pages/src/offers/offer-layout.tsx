import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import type { ComponentChildren } from 'preact'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { FontPreloads } from '../brand/font-preloads.tsx'
import { type FileUrl, renderDocument } from '../document.tsx'
import { Masthead } from './masthead.tsx'

export interface OfferLayoutInput {
  brand: PublicBrand
  title: string
  heading: string
  /** English unless said otherwise. */
  language?: Language
  /** The property address. */
  address: string
  /** The page can also be read in the other language. */
  isTranslated?: boolean
  fileUrl: FileUrl
  /** The URL of the page's script. */
  script?: string | undefined
  children: ComponentChildren
}

/** Renders a branded page for one contact. Returns its inline style too, which the page policy must allow by hash. */
export function renderOfferLayout({ language = 'en', ...input }: OfferLayoutInput) {
  const { brand, title, heading, address, isTranslated, fileUrl, script, children } = input
  const style = renderBrandStyle(brand, fileUrl)
  const html = renderDocument({
    brand,
    title,
    lang: language,
    style: fileUrl('offers.css'),
    robots: 'noindex, nofollow',
    head: (
      <>
        <meta name="theme-color" content={brand.color} />

        <FontPreloads brand={brand} fileUrl={fileUrl} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {script && <script src={script} defer />}
      </>
    ),
    children: (
      <>
        <Masthead brand={brand} heading={heading} address={address} language={isTranslated ? language : undefined} />
        <main class="content">{children}</main>
        <BrandFooter brand={brand} language={language} labels={getJourneyLabels(language)} />
      </>
    ),
  })
  return { html, style }
}
