import { Problem } from '@gable/shared/http/problem.ts'
import { type RoutingFilterConfig, type RoutingRule, RoutingRuleInput } from '@gable/shared/lead-routing/rule.ts'
import { useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { ConflictDialog } from '../editing/conflict-dialog.tsx'
import { call, useRefresh } from '../platform/use-api.ts'
import { RuleForm } from './rule-form.tsx'

interface EditRuleFormProps {
  rule: RoutingRule
  config: RoutingFilterConfig
  onSaved: (rule: RoutingRule) => unknown
  onReload: () => Promise<unknown>
}

/** Starts with the rule as it was when the page was opened, and asks if someone else has changed it since. */
export function EditRuleForm({ rule, config, onSaved, onReload }: EditRuleFormProps) {
  const refresh = useRefresh()
  const [version, setVersion] = useState(rule.version)
  const [rejected, setRejected] = useState<RoutingRuleInput>()

  async function save(body: RoutingRuleInput, basedOn?: number) {
    const saved = await call('PATCH /agent/lead-routing/rules/:ruleId', {
      params: { ruleId: rule._id },
      body: { ...body, ...(basedOn !== undefined && { version: basedOn }) },
    })
    toast.success(`“${saved.name}” saved`)
    setVersion(saved.version)
    await onSaved(saved)
    void refresh('GET /agent/lead-routing/rules')
    return saved
  }

  async function saveUnlessChanged(body: RoutingRuleInput) {
    try {
      return await save(body, version)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict') throw error
      setRejected(body)
      return undefined
    }
  }

  async function overwrite() {
    if (rejected) await save(rejected)
    setRejected(undefined)
    await onReload()
  }

  return (
    <>
      {rule.errors.length > 0 && (
        <div className="mb-4">
          <Callout tone="danger" title="This rule needs attention">
            {rule.errors.join(' ')}
          </Callout>
        </div>
      )}
      <RuleForm rule={RoutingRuleInput.parse(rule)} config={config} submitLabel="Save" onSave={saveUnlessChanged} />
      <ConflictDialog
        open={rejected !== undefined}
        name={rule.name}
        onClose={() => setRejected(undefined)}
        onReload={onReload}
        onOverwrite={overwrite}
      />
    </>
  )
}
