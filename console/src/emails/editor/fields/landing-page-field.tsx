import { Field } from '../../../design/inputs/field.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { useApi } from '../../../platform/use-api.ts'
import { useFieldError } from './use-field-error.ts'

interface LandingPageFieldProps {
  blockId: string
  value: string
  onChange: (pageId: string) => void
}

/** Selects a published landing page of the account or of the agent. */
export function LandingPageField({ blockId, value, onChange }: LandingPageFieldProps) {
  const account = useApi('GET /agent/landing-page/search', { query })
  const personal = useApi('GET /agent/landing-page/search', {
    query: { ...query, agentIdExists: 'true' },
  })
  const { error, onBlur } = useFieldError(blockId, 'link.value')
  const pages = [...(account.data?.data ?? []), ...(personal.data?.data ?? [])].filter(
    ({ _id, status }) => status === 'PUBLISHED' || _id === value,
  )
  const hasLoaded = account.data !== undefined && personal.data !== undefined
  const hasFailed = account.error !== undefined || personal.error !== undefined
  return (
    <Field
      name="link.value"
      label="Landing Page"
      required
      error={
        error ?? (hasFailed && !hasLoaded ? 'The landing pages could not be loaded. Please try again.' : undefined)
      }
    >
      {(control) => (
        <Select
          {...control}
          value={pages.some(({ _id }) => _id === value) ? value : null}
          options={pages.map(({ _id, name }) => ({ value: _id, label: name }))}
          disabled={!hasLoaded || pages.length === 0}
          placeholder={hasLoaded && pages.length === 0 ? 'No landing page found' : 'Select a landing page'}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

const query = { pageSize: 100 }
