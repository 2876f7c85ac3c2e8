import { useParams } from 'react-router-dom'
import { EditorLoadError } from '../editing/editor-load-error.tsx'
import { EditorSkeleton } from '../editing/editor-skeleton.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { FormEditor } from './form-editor.tsx'
import { useFormsBackLink } from './form-paths.ts'

export function FormEditorPage() {
  const { formId = '' } = useParams()
  const backLink = useFormsBackLink()
  const { data, error, isValidating, mutate } = useApi('GET /agent/forms/form/:formId', { params: { formId } })
  useLiveEvent('forms', ({ id }) => {
    if (id === formId) void mutate()
  })
  useTitle(data && `${data.name} - Edit`)
  if (data) return <FormEditor key={data._id} saved={data} mutate={mutate} />
  if (!error) return <EditorSkeleton />
  return (
    <EditorLoadError
      backLink={backLink}
      problem={error}
      title="The form could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
