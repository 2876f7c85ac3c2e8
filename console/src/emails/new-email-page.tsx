import { ContentTemplatePicker } from '../content/template-picker.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { SelectTemplatePage } from '../layout/select-template-page.tsx'
import { EmailTemplateSheet } from './email-template-sheet.tsx'
import { EmailThumbnail } from './email-thumbnail.tsx'

export function NewEmailPage() {
  const { listPath } = useContentPaths('EMAIL')
  return (
    <SelectTemplatePage list={{ label: 'Emails', to: listPath }} label="New Email">
      <ContentTemplatePicker
        medium="EMAIL"
        renderThumbnail={({ title, settings }) => <EmailThumbnail settings={settings} title={`Preview of ${title}`} />}
        renderSheet={(template, close) => <EmailTemplateSheet template={template} onClose={close} />}
      />
    </SelectTemplatePage>
  )
}
