import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { Check, Mail, PanelRight, Phone, UserRound } from 'lucide-react'
import { placeCall } from '../calls/current-call.ts'
import { MenuGroup, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useAccountPath } from '../platform/account.ts'
import { emailHref } from './email-href.ts'
import { hasOpenTask } from './has-open-task.ts'
import { toCallTarget } from './to-call-target.ts'

interface LeadMenuProps {
  lead: Lead
  config: LeadFieldConfig | undefined
  href: string
  onMove: (stage: LeadStage) => void
  /** Offered while something is due. */
  onDone: (lead: Lead) => void
}

/** Actions for one lead, in every list. */
export function LeadMenuItems({ lead, config, href, onMove, onDone }: LeadMenuProps) {
  const pathTo = useAccountPath()
  const callTarget = toCallTarget(lead)
  const { emailId, contactId, stage } = lead
  return (
    <>
      <MenuItem icon={PanelRight} to={href}>
        Open
      </MenuItem>
      <MenuItem icon={UserRound} to={pathTo(`contacts/${contactId}`)}>
        Open contact
      </MenuItem>
      {callTarget && (
        <MenuItem icon={Phone} onSelect={() => placeCall(callTarget)}>
          Call
        </MenuItem>
      )}
      {emailId && (
        <MenuItem icon={Mail} onSelect={() => window.location.assign(emailHref(emailId))}>
          Email
        </MenuItem>
      )}
      {hasOpenTask(lead) && (
        <MenuItem icon={Check} onSelect={() => onDone(lead)}>
          Mark as done
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuGroup label="Move to…">
        {(config?.stages ?? [])
          .filter(({ value }) => value !== stage)
          .map(({ value, label }) => (
            <MenuItem key={value} onSelect={() => onMove(value)}>
              {label}
            </MenuItem>
          ))}
      </MenuGroup>
    </>
  )
}
