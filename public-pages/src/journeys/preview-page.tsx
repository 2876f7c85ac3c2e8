import { brandFontsPath } from '@gable/shared/branding/font-paths.ts'
import { type FileUrl, renderDocument } from '../document.tsx'

/** The empty page in which the console previews a form. */
export const renderJourneyPreviewPage = (fileUrl: FileUrl): string =>
  renderDocument({
    title: 'Preview',
    style: fileUrl('page.css'),
    robots: 'noindex',
    head: (
      <>
        <link rel="stylesheet" href={brandFontsPath} />
        <script type="module" src={fileUrl('preview.js')} />
      </>
    ),
    children: null,
  })
