import { Page } from '../design/page.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useApi } from '../platform/use-api.ts'
import { AdvancedForm } from './advanced-form.tsx'

/** Times and limits that hold for everybody in the account. */
export function AdvancedSettingsPage() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/advanced-settings')
  return (
    <Page title="Advanced Settings" description="They hold for everybody in your agency." width="reading">
      {data ? (
        <AdvancedForm settings={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      ) : error ? (
        <LoadProblem
          problem={error}
          failed="The settings could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      ) : (
        <div role="status" className="space-y-4">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-44 rounded-lg" />
          <Skeleton className="h-44 rounded-lg" />
        </div>
      )}
    </Page>
  )
}
