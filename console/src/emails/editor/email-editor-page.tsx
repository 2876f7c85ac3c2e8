import { ContentEditorPage } from '../../content/draft/content-editor-page.tsx'
import { useApi } from '../../platform/use-api.ts'
import { EmailEditor } from './email-editor.tsx'

export function EmailEditorPage() {
  const brandings = useApi('GET /agent/branding')
  const defaultBranding = useApi('GET /agent/branding/default')
  return (
    <ContentEditorPage
      medium="EMAIL"
      errorTitle="The email could not be loaded"
      responses={[brandings, defaultBranding]}
    >
      {(edited) => <EmailEditor key={edited.content._id} {...edited} />}
    </ContentEditorPage>
  )
}
