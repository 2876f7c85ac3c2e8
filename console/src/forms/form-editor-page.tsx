import { useParams } from 'react-router-dom'
import { useLive } from '../platform/live.ts'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { EditorProblem } from './editor-problem.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { FormEditor } from './form-editor.tsx'

export function FormEditorPage() {
  const { formId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi('GET /agent/forms/form/:formId', { params: { formId } })
  useLive('forms', ({ id }) => {
    if (id === formId) void mutate()
  })
  useTitle(data && `${data.name} - Edit`)
  if (data) return <FormEditor key={data._id} saved={data} mutate={mutate} />
  if (!error) return <EditorSkeleton />
  return (
    <EditorProblem
      problem={error}
      failed="The form could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
