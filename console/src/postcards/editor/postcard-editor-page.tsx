import { ContentEditorPage } from '../../content/draft/content-editor-page.tsx'
import { useApi } from '../../platform/use-api.ts'
import { PostcardEditor } from './postcard-editor.tsx'

export function PostcardEditorPage() {
  const hints = useApi('GET /agent/content/setting-hints')
  const brandings = useApi('GET /agent/branding')
  const defaultBranding = useApi('GET /agent/branding/default')
  return (
    <ContentEditorPage
      medium="POSTCARD"
      errorTitle="The postcard could not be loaded"
      responses={[hints, brandings, defaultBranding]}
    >
      {(edited) => (
        <PostcardEditor
          key={edited.content._id}
          hints={
            hints.data?.find(({ settingHintType }) => settingHintType === edited.content.settingHintType)?.hints ?? []
          }
          {...edited}
        />
      )}
    </ContentEditorPage>
  )
}
