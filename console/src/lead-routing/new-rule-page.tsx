import { filterConfigNotAvailable } from '@gable/shared/lead-routing/messages.ts'
import type { RoutingRuleInput } from '@gable/shared/lead-routing/rule.ts'
import { useNavigate } from 'react-router-dom'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { LoadError } from '../platform/load-error.tsx'
import { call, useApi, useRefresh } from '../platform/use-api.ts'
import { RuleForm } from './rule-form.tsx'

export function NewRulePage() {
  const pathTo = useAccountPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { data: config, error, isValidating, mutate } = useApi('GET /agent/lead-routing/filter-config')

  async function save(body: RoutingRuleInput) {
    const rule = await call('POST /agent/lead-routing/rules', { body })
    toast.success(`“${rule.name}” added`)
    await refresh('GET /agent/lead-routing/rules')
    return rule
  }

  return (
    <Page title="Add Lead Routing Rule" width="wide">
      {config ? (
        <RuleForm
          rule={blankRule}
          config={config}
          submitLabel="Add rule"
          onSave={save}
          onSaved={() => void navigate(pathTo('settings/lead-settings/automate'))}
        />
      ) : error ? (
        <LoadError
          problem={error}
          notFoundMessage={filterConfigNotAvailable}
          title="The lead routing filters could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

const blankRule: RoutingRuleInput = {
  name: '',
  isOn: true,
  filters: [],
  assignment: { type: 'AGENT', agentId: null },
  overridesOwner: false,
}
