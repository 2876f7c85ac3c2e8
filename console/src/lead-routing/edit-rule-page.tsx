import { Problem } from '@gable/shared/http/problem.ts'
import { filterConfigNotAvailable, ruleNotAvailable } from '@gable/shared/lead-routing/messages.ts'
import { type RoutingRule, RoutingRuleInput } from '@gable/shared/lead-routing/rule.ts'
import { useParams } from 'react-router-dom'
import { Callout } from '../design/feedback/callout.tsx'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Page } from '../design/layout/page.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { call, useApi, useRefresh } from '../platform/use-api.ts'
import { RuleForm } from './rule-form.tsx'

export function EditRulePage() {
  const { ruleId = '' } = useParams()
  const refresh = useRefresh()
  const config = useApi('GET /agent/lead-routing/filter-config')
  const read = useApi('GET /agent/lead-routing/rules/:ruleId', { params: { ruleId } })
  const { data: rule } = read

  async function save(body: RoutingRuleInput) {
    const saved = await call('PATCH /agent/lead-routing/rules/:ruleId', {
      params: { ruleId },
      body: { ...body, version: rule?.version },
    })
    toast.success(`“${saved.name}” saved`)
    await read.mutate(saved, { revalidate: false })
    void refresh('GET /agent/lead-routing/rules')
    return saved
  }

  return (
    <Page title="Edit Lead Routing Rule" width="wide">
      {rule && config.data ? (
        <>
          <RuleErrors rule={rule} />
          <RuleForm
            key={rule._id}
            rule={RoutingRuleInput.parse(rule)}
            config={config.data}
            submitLabel="Save"
            onSave={save}
          />
        </>
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

function RuleErrors({ rule: { errors } }: { rule: RoutingRule }) {
  if (errors.length === 0) return null
  return (
    <div className="mb-4">
      <Callout tone="danger" title="This rule needs attention">
        {errors.join(' ')}
      </Callout>
    </div>
  )
}
