import { brandFontsPath } from '@gable/shared/branding/font-paths.ts'
import { type FileUrl, renderDocument } from '../document.tsx'

/** The empty page in which the console previews a landing page. */
export const renderLandingPreviewPage = (fileUrl: FileUrl): string =>
  renderDocument({
    title: 'Preview',
    style: fileUrl('landing-page.css'),
    robots: 'noindex',
    head: (
      <>
        <link rel="stylesheet" href={brandFontsPath} />
        <script type="module" src={fileUrl('landing-preview.js')} />
      </>
    ),
    children: null,
  })
