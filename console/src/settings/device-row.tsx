import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../design/data/badge.tsx'

interface DeviceRowProps {
  icon: LucideIcon
  device: string
  isCurrent: boolean
  action: ReactNode
  /** When and where it was used. */
  children: ReactNode
}

export function DeviceRow({ icon: Icon, device, isCurrent, action, children }: DeviceRowProps) {
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-hover text-muted">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {isCurrent && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-muted text-table">{children}</p>
      </div>
      {action}
    </li>
  )
}
