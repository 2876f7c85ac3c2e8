import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadBulkChange } from '@gable/shared/leads/bulk.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { ArrowRightLeft, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Menu, MenuItem } from '../../design/overlays/menu.tsx'
import { LazyLostDialog } from '../lazy-lost-dialog.ts'
import { toOwnerOptions } from '../lead-labels.tsx'
import { useChangeLeads } from './use-change-leads.ts'

interface BulkActionsProps {
  leadIds: readonly string[]
  config: LeadFieldConfig | undefined
  onDone: () => void
}

/** Assigns or moves the selected leads. Closing and losing them are moves too; every change can be undone. */
export function BulkActions({ leadIds, config, onDone }: BulkActionsProps) {
  const changeLeads = useChangeLeads(config)
  const [isBusy, setBusy] = useState(false)
  const [isAskingReason, setAskingReason] = useState(false)

  async function apply(change: LeadBulkChange) {
    setBusy(true)
    const isChanged = await changeLeads(leadIds, change)
    setBusy(false)
    if (!isChanged) return
    setAskingReason(false)
    onDone()
  }

  const moveTo = (stage: LeadStage) => (stage === 'LOST' ? setAskingReason(true) : void apply({ kind: 'MOVE', stage }))

  return (
    <>
      <Menu
        side="top"
        trigger={
          <Button size="sm" icon={UserCheck} busy={isBusy}>
            Assign
          </Button>
        }
      >
        {toOwnerOptions(config).map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => void apply({ kind: 'ASSIGN', agentId: value || null })}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        side="top"
        trigger={
          <Button size="sm" icon={ArrowRightLeft} busy={isBusy}>
            Move to
          </Button>
        }
      >
        {(config?.stages ?? []).map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => moveTo(value)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <LazyLostDialog
        title={isAskingReason ? `Why were ${pluralize(leadIds.length, 'lead')} lost?` : undefined}
        config={config}
        onClose={() => setAskingReason(false)}
        onLost={(lostReason) => apply({ kind: 'MOVE', stage: 'LOST', lostReason })}
      />
    </>
  )
}
