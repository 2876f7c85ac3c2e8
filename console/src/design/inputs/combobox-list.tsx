import { Combobox as Base } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { popupItemClassName } from '../overlays/popup-class-name.ts'
import type { Option } from './option.ts'
import { OptionLine } from './option-line.tsx'

/** The options of a combobox, under headings where options have a group. */
export function ComboboxList({ options }: { options: readonly Option[] }) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <Base.List className="max-h-[min(320px,var(--available-height))] overflow-y-auto p-1 empty:hidden">
      {groups.map((group) =>
        group === undefined ? (
          renderItems(options, group)
        ) : (
          <Base.Group key={group}>
            <Base.GroupLabel className="px-2 pt-2 pb-1 font-medium text-label text-muted">{group}</Base.GroupLabel>
            {renderItems(options, group)}
          </Base.Group>
        ),
      )}
    </Base.List>
  )
}

const renderItems = (options: readonly Option[], group: string | undefined) =>
  options
    .filter((option) => option.group === group)
    .map((option) => (
      <Base.Item key={option.value} value={option} disabled={option.disabled ?? false} className={popupItemClassName}>
        <OptionLine option={option} />
        <span className="size-4 shrink-0">
          <Base.ItemIndicator render={<Check aria-hidden="true" className="size-4" />} />
        </span>
      </Base.Item>
    ))
