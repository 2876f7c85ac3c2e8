import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { Mail, PanelRight, Phone, UserRound } from 'lucide-react'
import { toPhoneHref } from '../design/format/phone.ts'
import { MenuGroup, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useAccountPath } from '../platform/account.ts'
import { emailHref } from './email-href.ts'

interface LeadMenuProps {
  lead: Lead
  config: LeadFieldConfig | undefined
  href: string
  onMove: (stage: LeadStage) => void
}

/** Actions for one lead, in every list. */
export function LeadMenuItems({ lead, config, href, onMove }: LeadMenuProps) {
  const pathTo = useAccountPath()
  const { phone, emailId, contactId, stage } = lead
  return (
    <>
      <MenuItem icon={PanelRight} to={href}>
        Open
      </MenuItem>
      <MenuItem icon={UserRound} to={pathTo(`contacts/${contactId}`)}>
        Open contact
      </MenuItem>
      {phone && (
        <MenuItem icon={Phone} onSelect={() => window.location.assign(toPhoneHref(phone))}>
          Call
        </MenuItem>
      )}
      {emailId && (
        <MenuItem icon={Mail} onSelect={() => window.location.assign(emailHref(emailId))}>
          Email
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
