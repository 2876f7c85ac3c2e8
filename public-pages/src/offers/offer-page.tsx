import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { wordsOf } from '@gable/shared/journeys/words/words-of.ts'
import type { ComponentChildren } from 'preact'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { brandStyle } from '../brand/brand-style.ts'
import { renderDocument } from '../document.tsx'
import { Masthead } from './masthead.tsx'

export interface OfferPage {
  brand: PublicBrand
  /** What the browser calls the page. */
  title: string
  heading: string
  /** The home it is about. */
  address: string
  /** Where a built file is served; undefined for what is not built. */
  addressOf: (file: string) => string | undefined
  /** A script of ours that the page runs. */
  script?: string | undefined
  children: ComponentChildren
}

/** A whole page for one contact, in the looks of a brand, and its one style element, which the page's policy has to allow. */
export function renderOfferPage({ brand, title, heading, address, addressOf, script, children }: OfferPage) {
  const style = brandStyle(brand)
  const html = renderDocument({
    title,
    style: addressOf('offers.css'),
    robots: 'noindex, nofollow',
    head: (
      <>
        <meta name="theme-color" content={brand.colour} />

        <style dangerouslySetInnerHTML={{ __html: style }} />
        {script && <script src={script} defer />}
      </>
    ),
    children: (
      <>
        <Masthead brand={brand} heading={heading} address={address} />
        <main class="sheet">{children}</main>
        <BrandFooter brand={brand} words={wordsOf('en')} />
      </>
    ),
  })
  return { html, style }
}
