import { renderDocument } from '../document.tsx'

/** The empty page in which the console shows what visitors will see. */
export const previewPage = (address: (file: string) => string | undefined): string =>
  renderDocument({
    title: 'Preview',
    style: address('page.css'),
    robots: 'noindex',
    head: <script type="module" src={address('preview.js')} />,
    children: null,
  })
