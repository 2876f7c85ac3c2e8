import { Field } from '../../design/inputs/field.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { useApi } from '../../platform/use-api.ts'

interface LandingPageFieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (pageId: string) => void
  onBlur: () => void
}

/** Selects a published landing page of the account or of the agent. */
export function LandingPageField({ name, value, error, onChange, onBlur }: LandingPageFieldProps) {
  const account = useApi('GET /agent/landing-page/search', { query })
  const personal = useApi('GET /agent/landing-page/search', {
    query: { ...query, agentIdExists: 'true' },
  })
  const pages = [...(account.data?.data ?? []), ...(personal.data?.data ?? [])].filter(
    ({ _id, status }) => status === 'PUBLISHED' || _id === value,
  )
  const hasLoaded = account.data !== undefined && personal.data !== undefined
  const hasFailed = account.error !== undefined || personal.error !== undefined
  return (
    <Field
      name={name}
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
          options={pages.map((page) => ({ value: page._id, label: page.name }))}
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
