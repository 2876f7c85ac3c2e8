import { ContentTemplatePicker } from '../content/template-picker.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { PostcardTemplateSheet } from './postcard-template-sheet.tsx'
import { PostcardThumbnail } from './preview/postcard-thumbnail.tsx'

export function NewPostcardPage() {
  const { listPath } = useContentPaths('POSTCARD')
  return (
    <Page title="Select a Template">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Postcards', to: listPath }, { label: 'New Postcard' }]} />
      </TopBarSlot>
      <ContentTemplatePicker
        medium="POSTCARD"
        renderThumbnail={({ title, settings }) => <PostcardThumbnail settings={settings} title={title} />}
        renderSheet={(template, close) => <PostcardTemplateSheet template={template} onClose={close} />}
      />
    </Page>
  )
}
