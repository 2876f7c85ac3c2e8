import { brandFontsPath } from '@gable/shared/branding/font-paths.ts'
import { type FileUrl, renderDocument } from '../document.tsx'

/** The empty page in which the console previews a dashboard. */
export const renderDashboardPreviewPage = (fileUrl: FileUrl): string =>
  renderDocument({
    title: 'Preview',
    style: fileUrl('dashboard-page.css'),
    robots: 'noindex',
    head: (
      <>
        <link rel="stylesheet" href={brandFontsPath} />
        <script type="module" src={fileUrl('dashboard-preview.js')} />
      </>
    ),
    children: null,
  })
