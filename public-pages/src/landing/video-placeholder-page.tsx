import { type FileUrl, renderDocument } from '../document.tsx'

/** Stands in the preview for the agency's own video code, which runs only on the published page. */
export const renderVideoPlaceholderPage = (fileUrl: FileUrl): string =>
  renderDocument({
    title: 'Video',
    style: fileUrl('landing-page.css'),
    robots: 'noindex',
    children: <p class="video-placeholder">Your video shows here on the published page.</p>,
  })
