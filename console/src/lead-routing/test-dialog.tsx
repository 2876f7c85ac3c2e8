import type { DescribedLead, RoutingFilterConfig, RoutingTest } from '@gable/shared/lead-routing/rule.ts'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Combobox } from '../design/inputs/combobox.tsx'
import { Field } from '../design/inputs/field.tsx'
import type { Choice } from '../design/inputs/option.ts'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { useErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import { DescribedLeadFields } from './described-lead-fields.tsx'
import { TestResult } from './test-result.tsx'

interface TestDialogProps {
  open: boolean
  onClose: () => void
  config: RoutingFilterConfig
}

/** Tries the rules with a lead. Nothing changes. */
export function TestDialog({ open, onClose, config }: TestDialogProps) {
  const [mode, setMode] = useState<'EXISTING' | 'DESCRIBED'>('DESCRIBED')
  const [existing, setExisting] = useState<Choice | null>(null)
  const [described, setDescribed] = useState(blankLead)
  const [result, setResult] = useState<RoutingTest>()
  const [isBusy, setBusy] = useState(false)
  const errorToast = useErrorToast()
  const isComplete = mode === 'DESCRIBED' || existing !== null

  async function test() {
    errorToast.dismiss()
    setBusy(true)
    try {
      const body = mode === 'EXISTING' ? { leadId: existing?.value ?? '' } : { lead: described }
      setResult(await call('POST /agent/lead-routing/test', { body }))
    } catch (error) {
      errorToast.show(error)
    } finally {
      setBusy(false)
    }
  }

  function change<T>(set: (value: T) => void) {
    return (value: T) => {
      // An old result must not look like one of the new lead.
      setResult(undefined)
      set(value)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Test Rules"
      description="See which rule takes a lead and why. Nothing changes, and nobody is notified."
    >
      <PanelBody className="space-y-4">
        <SegmentedControl label="Lead" value={mode} options={modes} onChange={change(setMode)} />
        {mode === 'EXISTING' ? (
          <Field label="Lead" required>
            {(control) => (
              <Combobox
                {...control}
                value={existing}
                onChange={change(setExisting)}
                search={searchLeads}
                placeholder="Find a lead by name…"
                emptyText="No lead found"
              />
            )}
          </Field>
        ) : (
          <DescribedLeadFields value={described} config={config} onChange={change(setDescribed)} />
        )}
        {result && <TestResult result={result} />}
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Close</Button>
        <Button variant="primary" busy={isBusy} disabled={!isComplete} onClick={() => void test()}>
          Test
        </Button>
      </PanelFooter>
    </Dialog>
  )
}

const modes = [
  { value: 'DESCRIBED', label: 'Describe a lead' },
  { value: 'EXISTING', label: 'Existing lead' },
] as const

const blankLead: DescribedLead = {
  leadType: 'SELLER',
  source: 'Widget',
  formId: null,
  assetId: null,
  city: '',
  zip: '',
  valueCents: null,
  language: 'en',
  ownerId: null,
}

async function searchLeads(search: string): Promise<Choice[]> {
  const { data } = await call('GET /agent/leads/search', { query: { search, pageSize: 10 } })
  return data.map(({ _id, fullName, emailId, source }) => ({
    value: _id,
    label: `${fullName || emailId || 'Unnamed'} · ${source}`,
  }))
}
