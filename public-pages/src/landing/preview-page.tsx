import { renderDocument } from '../document.tsx'

/** The empty page in which the console shows a landing page as visitors will see it, before anything is saved. */
export const landingPreviewPage = (address: (file: string) => string | undefined): string =>
  renderDocument({
    title: 'Preview',
    style: address('landing-page.css'),
    robots: 'noindex',
    head: <script type="module" src={address('landing-preview.js')} />,
    children: null,
  })
