import { useParams } from 'react-router-dom'
import { EditorProblem } from '../editing/editor-problem.tsx'
import { EditorSkeleton } from '../editing/editor-skeleton.tsx'
import { useLive } from '../platform/live.ts'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { FormEditor } from './form-editor.tsx'
import { useWayOutOfForms } from './form-paths.ts'

export function FormEditorPage() {
  const { formId = '' } = useParams()
  const close = useWayOutOfForms()
  const { data, error, isValidating, mutate } = useApi('GET /agent/forms/form/:formId', { params: { formId } })
  useLive('forms', ({ id }) => {
    if (id === formId) void mutate()
  })
  useTitle(data && `${data.name} - Edit`)
  if (data) return <FormEditor key={data._id} saved={data} mutate={mutate} />
  if (!error) return <EditorSkeleton />
  return (
    <EditorProblem
      close={close}
      problem={error}
      failed="The form could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
