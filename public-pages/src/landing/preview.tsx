import type { PageView } from '@gable/shared/landing-pages/page-view.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { render } from 'preact'
import { applyBrand } from '../preview/apply-brand.ts'
import { listenForPreview } from '../preview/listen-for-preview.ts'
import { toFocusProperties } from './focus.ts'
import { LandingBody } from './landing-body.tsx'
import { scrollToPart } from './scroll-to-part.ts'

interface PreviewMessage {
  type: 'gable:preview'
  page: PublicPage
  view?: PageView
}

/** Shows an unsaved landing page in the console. It sends nothing. */
function show({ page, view }: PreviewMessage) {
  document.documentElement.lang = page.language
  applyBrand(page.brand)
  for (const [name, value] of Object.entries(toFocusProperties(page.settings)))
    document.documentElement.style.setProperty(name, value)
  // Tracking code must not run while an agent is signed in.
  render(<LandingBody page={{ ...page, tracking: [] }} isPreview />, document.body)
  if (view) scrollToPart(view)
}

listenForPreview(show)
