import { renderDocument } from '../document.tsx'

/** Stands in the preview where code of the agency's own runs on the published page. */
export const previewVideoPage = (address: (file: string) => string | undefined): string =>
  renderDocument({
    title: 'Video',
    style: address('landing-page.css'),
    robots: 'noindex',
    children: <p class="video-place">Your code shows its video here, on the published page.</p>,
  })
