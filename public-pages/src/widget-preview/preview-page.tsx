import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import { renderDocument } from '../document.tsx'

/** The empty page in which the console shows a widget as websites will, before anything is saved. */
export const widgetPreviewPage = (address: (file: string) => string | undefined): string =>
  renderDocument({
    title: 'Preview',
    style: address('widget-preview-page.css'),
    robots: 'noindex',
    head: (
      <>
        <script type="module" src={address('widget-preview.js')} />
        {scripts(Object.values(tagOf), address)}
      </>
    ),
    children: null,
  })

/** Known to the page and not loaded: it takes the one it is asked to show. */
const scripts = (tags: WidgetTag[], address: (file: string) => string | undefined) =>
  tags.map((tag) => <meta key={tag} name={tag} content={address(`${tag}.js`)} />)
