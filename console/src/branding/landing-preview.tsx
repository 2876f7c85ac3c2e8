import type { Branding } from '@gable/shared/branding/branding.ts'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { createLayoutSettings } from '@gable/shared/landing-pages/create-layout-settings.ts'
import { toPageContact } from '@gable/shared/landing-pages/page-contact.ts'
import type { PageView } from '@gable/shared/landing-pages/page-view.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { defaultTemplateOf } from '@gable/shared/landing-pages/templates.ts'
import { PreviewFrame } from '../journeys/preview-frame.tsx'

/** The brand on a landing page that is made from a template. */
export const LandingPreview = ({ branding, part }: { branding: Branding; part: PageView['part'] }) => (
  <PreviewFrame
    src="/lp/preview"
    message={{ type: 'gable:preview', page: createSamplePage(branding), view: { part, tab: 0 } }}
    title="The brand on a landing page"
  />
)

function createSamplePage(branding: Branding): PublicPage {
  const brand = toPublicBrand(branding)
  return {
    pageId: 'preview',
    url: '',
    isListed: false,
    language: 'en',
    isInSpanish: true,
    layoutType: 'WEBSITE_1',
    settings: createLayoutSettings(defaultTemplateOf('WEBSITE_1'), {
      brandingId: branding._id,
      actionFor: () => null,
    }),
    mediaTitle: '',
    mediaDescription: '',
    featuredImage: '',
    tracking: [],
    brand,
    proof: branding.proof,
    contact: toPageContact(null, brand),
  }
}
