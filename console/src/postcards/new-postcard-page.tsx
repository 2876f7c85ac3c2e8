import { ContentTemplatePicker } from '../content/template-picker.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { SelectTemplatePage } from '../layout/select-template-page.tsx'
import { PostcardTemplateSheet } from './postcard-template-sheet.tsx'
import { PostcardThumbnail } from './preview/postcard-thumbnail.tsx'

export function NewPostcardPage() {
  const { listPath } = useContentPaths('POSTCARD')
  return (
    <SelectTemplatePage list={{ label: 'Postcards', to: listPath }} label="New Postcard">
      <ContentTemplatePicker
        medium="POSTCARD"
        renderThumbnail={({ title, settings }) => <PostcardThumbnail settings={settings} title={title} />}
        renderSheet={(template, close) => <PostcardTemplateSheet template={template} onClose={close} />}
      />
    </SelectTemplatePage>
  )
}
