import { ContentTemplatePicker } from '../content/template-picker.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { EmailTemplateSheet } from './email-template-sheet.tsx'
import { EmailThumbnail } from './email-thumbnail.tsx'

export function NewEmailPage() {
  const { listPath } = useContentPaths('EMAIL')
  return (
    <Page title="Select a Template">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Emails', to: listPath }, { label: 'New Email' }]} />
      </TopBarSlot>
      <ContentTemplatePicker
        medium="EMAIL"
        renderThumbnail={({ title, settings }) => <EmailThumbnail settings={settings} title={`Preview of ${title}`} />}
        renderSheet={(template, close) => <EmailTemplateSheet template={template} onClose={close} />}
      />
    </Page>
  )
}
