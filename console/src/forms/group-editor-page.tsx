import { useParams } from 'react-router-dom'
import { EditorProblem } from '../editing/editor-problem.tsx'
import { EditorSkeleton } from '../editing/editor-skeleton.tsx'
import { useLive } from '../platform/live.ts'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { useWayOutOfForms } from './form-paths.ts'
import { GroupEditor } from './group-editor.tsx'

export function GroupEditorPage() {
  const { groupId = '' } = useParams()
  const close = useWayOutOfForms()
  const group = useApi('GET /agent/forms/group/:groupId', { params: { groupId } })
  const forms = useApi('GET /agent/forms')
  useLive('forms', ({ id }) => void (id === groupId ? group.mutate() : forms.mutate()))
  useTitle(group.data && `${group.data.name} - Edit`)
  const error = group.error ?? forms.error
  if (group.data && forms.data) {
    return <GroupEditor key={group.data._id} saved={group.data} mutate={group.mutate} forms={forms.data} />
  }
  if (!error) return <EditorSkeleton />
  return (
    <EditorProblem
      close={close}
      problem={error}
      failed="The form group could not be loaded"
      onRetry={() => Promise.all([group.mutate(), forms.mutate()])}
      retrying={group.isValidating || forms.isValidating}
    />
  )
}
