import { filterConfigNotAvailable } from '@gable/shared/lead-routing/messages.ts'
import { maxRoutingRules, type RoutingRule } from '@gable/shared/lead-routing/rule.ts'
import { FlaskConical, Plus } from 'lucide-react'
import { useState } from 'react'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { LeadSettingsLayout } from '../lead-settings/lead-settings-layout.tsx'
import { useAccountPath } from '../platform/account.ts'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { RuleList } from './rule-list.tsx'
import { TestDialog } from './test-dialog.tsx'
import { useRoutingRules } from './use-routing-rules.ts'

/** The rules that give new leads to agents, in order. */
export function RuleListPage() {
  const pathTo = useAccountPath()
  const { read, setOn, reorder, remove } = useRoutingRules()
  const config = useApi('GET /agent/lead-routing/filter-config')
  const [deleting, setDeleting] = useState<RoutingRule>()
  const [isTesting, setTesting] = useState(false)
  const isFull = (read.data?.length ?? 0) >= maxRoutingRules
  const addButton = (
    <Button
      variant="primary"
      icon={Plus}
      {...(isFull ? { disabled: true } : { to: pathTo('settings/lead-settings/automate/new') })}
    >
      Add rule
    </Button>
  )
  return (
    <LeadSettingsLayout
      description="New leads go to the agent of the first rule that matches, unless an agent adds them. If no rule matches, everybody is notified."
      actions={
        read.data &&
        read.data.length > 0 && (
          <>
            <Button icon={FlaskConical} disabled={!config.data} onClick={() => setTesting(true)}>
              Test rules
            </Button>
            {addButton}
          </>
        )
      }
    >
      {isFull && <p className="mb-3 text-muted">You can have up to {maxRoutingRules} rules.</p>}
      {config.error && !config.data ? (
        <LoadError
          problem={config.error}
          notFoundMessage={filterConfigNotAvailable}
          title="The lead routing filters could not be loaded"
          onRetry={() => config.mutate()}
          retrying={config.isValidating}
        />
      ) : (
        <DataBoundary
          response={read}
          errorTitle="The lead routing rules could not be loaded"
          fallback={<CardStackSkeleton heights={['h-64']} />}
        >
          {(rules) => (
            <Card flush>
              {rules.length > 0 ? (
                <RuleList
                  rules={rules}
                  config={config.data}
                  onReorder={(ordered) => void reorder(ordered)}
                  onSetOn={(rule, isOn) => void setOn(rule, isOn)}
                  onDelete={setDeleting}
                />
              ) : (
                <EmptyState
                  title="No routing rules yet"
                  text="Add a rule to give leads to the right agent as they come in. Until then, everybody is notified of leads without an owner."
                  action={addButton}
                />
              )}
            </Card>
          )}
        </DataBoundary>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        title={`Delete “${deleting?.name}”?`}
        description="New leads go on to the next rule. Leads that it has given to agents stay with them."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => deleting && remove(deleting)}
      />
      {config.data && <TestDialog open={isTesting} onClose={() => setTesting(false)} config={config.data} />}
    </LeadSettingsLayout>
  )
}
