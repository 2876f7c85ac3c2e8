import { Problem } from '@gable/shared/http/problem.ts'
import { filterConfigNotAvailable, ruleNotAvailable } from '@gable/shared/lead-routing/messages.ts'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { Page } from '../design/layout/page.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { EditRuleForm } from './edit-rule-form.tsx'

export function EditRulePage() {
  const { ruleId = '' } = useParams()
  const config = useApi('GET /agent/lead-routing/filter-config')
  const read = useApi('GET /agent/lead-routing/rules/:ruleId', { params: { ruleId } })
  const [reloads, setReloads] = useState(0)
  const { data: rule } = read

  async function reload() {
    await read.mutate()
    setReloads(reloads + 1)
  }

  return (
    <Page title="Edit Lead Routing Rule" width="wide">
      {rule && config.data ? (
        <EditRuleForm
          key={`${rule._id} ${reloads}`}
          rule={rule}
          config={config.data}
          onSaved={(saved) => read.mutate(saved, { revalidate: false })}
          onReload={reload}
        />
      ) : read.error ? (
        <LoadError
          // An address that is no id leads to no rule either.
          problem={read.error.code === 'invalid' ? new Problem('not_found', read.error.message) : read.error}
          notFoundMessage={ruleNotAvailable}
          title="The lead routing rule could not be loaded"
          onRetry={() => read.mutate()}
          retrying={read.isValidating}
        />
      ) : config.error ? (
        <LoadError
          problem={config.error}
          notFoundMessage={filterConfigNotAvailable}
          title="The lead routing filters could not be loaded"
          onRetry={() => config.mutate()}
          retrying={config.isValidating}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}
