import { useParams } from 'react-router-dom'
import { EditorLoadError } from '../editing/editor-load-error.tsx'
import { EditorSkeleton } from '../editing/editor-skeleton.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { useFormsBackLink } from './form-paths.ts'
import { GroupEditor } from './group-editor.tsx'

export function GroupEditorPage() {
  const { groupId = '' } = useParams()
  const backLink = useFormsBackLink()
  const group = useApi('GET /agent/forms/group/:groupId', { params: { groupId } })
  const forms = useApi('GET /agent/forms')
  useLiveEvent('forms', ({ id }) => void (id === groupId ? group.mutate() : forms.mutate()))
  useTitle(group.data && `${group.data.name} - Edit`)
  const error = group.error ?? forms.error
  if (group.data && forms.data) {
    return <GroupEditor key={group.data._id} saved={group.data} mutate={group.mutate} forms={forms.data} />
  }
  if (!error) return <EditorSkeleton />
  return (
    <EditorLoadError
      backLink={backLink}
      problem={error}
      title="The form group could not be loaded"
      onRetry={() => Promise.all([group.mutate(), forms.mutate()])}
      retrying={group.isValidating || forms.isValidating}
    />
  )
}
