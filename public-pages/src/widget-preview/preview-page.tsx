import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import { type FileUrl, renderDocument } from '../document.tsx'

/** The empty page in which the console previews a widget. */
export const renderWidgetPreviewPage = (fileUrl: FileUrl): string =>
  renderDocument({
    title: 'Preview',
    style: fileUrl('widget-preview-page.css'),
    robots: 'noindex',
    head: (
      <>
        <script type="module" src={fileUrl('widget-preview.js')} />
        {scriptUrls(Object.values(tagOf), fileUrl)}
      </>
    ),
    children: null,
  })

/** The URL of each widget script. The preview loads a script only when it shows that widget. */
const scriptUrls = (tags: WidgetTag[], fileUrl: FileUrl) =>
  tags.map((tag) => <meta key={tag} name={tag} content={fileUrl(`${tag}.js`)} />)
