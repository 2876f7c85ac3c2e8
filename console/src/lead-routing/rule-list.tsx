import type { RoutingFilterConfig, RoutingRule } from '@gable/shared/lead-routing/rule.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Ellipsis, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'
import { DragList } from '../design/inputs/drag-list.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Switch } from '../design/inputs/switch.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useAccountPath } from '../platform/account.ts'
import { describeAssignment, describeFilters } from './describe-rule.ts'

interface RuleListProps {
  rules: readonly RoutingRule[]
  /** Undefined while it loads. */
  config: RoutingFilterConfig | undefined
  onReorder: (rules: RoutingRule[]) => void
  onSetOn: (rule: RoutingRule, isOn: boolean) => void
  onDelete: (rule: RoutingRule) => void
}

export function RuleList({ rules, config, onReorder, onSetOn, onDelete }: RuleListProps) {
  const pathTo = useAccountPath()
  const items = rules.map((rule, index) => ({ ...rule, id: rule._id, number: index + 1 }))
  return (
    <DragList items={items} getName={({ name }) => name} onReorder={onReorder} className="divide-y divide-line">
      {(rule, handle) => (
        <div className="flex items-start gap-3 px-3 py-3 sm:px-4">
          {handle}
          <span aria-hidden="true" className="w-5 shrink-0 pt-0.5 text-right text-muted text-table tabular-nums">
            {rule.number}.
          </span>
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link to={pathTo(`settings/lead-settings/automate/${rule._id}`)}>
                <span className="break-words font-medium">{rule.name}</span>
              </Link>
              {!rule.isOn && <Badge dot>Off</Badge>}
              {rule.overridesOwner && <Badge>Overrides owners</Badge>}
            </p>
            {config && (
              <p className="mt-0.5 break-words text-muted text-table">
                {describeFilters(rule, config)} → {describeAssignment(rule.assignment, config)}
              </p>
            )}
            <p className="mt-0.5 text-label text-muted">{`${pluralize(rule.leads, 'lead')} so far`}</p>
            {rule.errors.length > 0 && (
              <ul className="mt-1 space-y-0.5 text-danger-ink text-label">
                {rule.errors.map((error) => (
                  <li key={error} className="flex items-start gap-1.5">
                    <TriangleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
                    {error}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <RuleActions rule={rule} onSetOn={onSetOn} onDelete={onDelete} />
        </div>
      )}
    </DragList>
  )
}

function RuleActions({ rule, onSetOn, onDelete }: { rule: RoutingRule } & Pick<RuleListProps, 'onSetOn' | 'onDelete'>) {
  const pathTo = useAccountPath()
  return (
    <span className="flex shrink-0 items-center gap-2">
      <Switch aria-label={`Use ${rule.name}`} checked={rule.isOn} onChange={(isOn) => onSetOn(rule, isOn)} />
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${rule.name}`} size="sm" />}>
        <MenuItem icon={Pencil} to={pathTo(`settings/lead-settings/automate/${rule._id}`)}>
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => onDelete(rule)}>
          Delete
        </MenuItem>
      </Menu>
    </span>
  )
}
