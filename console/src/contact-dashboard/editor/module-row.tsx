import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { Switch } from '../../design/inputs/switch.tsx'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { formatModuleBadge } from './module-badge.ts'
import { moduleIcons } from './module-icons.ts'

interface ModuleRowProps {
  module: DashboardModule
  /** The handle to drag the row by. */
  handle: ReactNode
  isDisplayed: boolean
  onToggle: (isDisplayed: boolean) => void
  onOpen: () => void
}

export function ModuleRow({ module, handle, isDisplayed, onToggle, onOpen }: ModuleRowProps) {
  const { moduleId, moduleType, settings, isActive } = module
  const Icon = moduleIcons[moduleType]
  return (
    <div className="flex items-center gap-1 rounded-lg pr-3 pl-1 focus-within:bg-hover hover:bg-hover">
      {handle}
      <button
        type="button"
        data-module={moduleId}
        onClick={onOpen}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md py-2 pl-1 text-left"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-faint" />
        <span className="min-w-0 flex-1 space-y-1">
          <span className="block truncate font-medium">{settings.name}</span>
          <Badge tone={isActive ? 'success' : 'neutral'}>{formatModuleBadge(module)}</Badge>
        </span>
      </button>
      <Tooltip text={isDisplayed ? 'Hide' : 'Display'} describes={false}>
        <Switch aria-label={`Display ${settings.name}`} checked={isDisplayed} onChange={onToggle} />
      </Tooltip>
    </div>
  )
}
