import { type SellingOptionType, sellingOptionKeys } from '@gable/shared/contact-dashboard/modules/selling-options.ts'
import { lastSellingOption } from '@gable/shared/contact-dashboard/rules/selling-options-rules.ts'
import { useWatch } from 'react-hook-form'
import { DragList } from '../../../design/inputs/drag-list.tsx'
import { Switch } from '../../../design/inputs/switch.tsx'
import { ListError, useListError } from '../fields/list-error.tsx'
import { findLastOption, numberOptions, sortOptions } from './option-order.ts'
import type { PanelProps } from './panel-props.ts'
import { optionNames } from './selling-option-names.ts'

const errorName = 'settings.sellingOptions'

interface SellingOptionListProps extends Pick<PanelProps<'SELLING_OPTIONS'>, 'form'> {
  types: readonly SellingOptionType[]
}

/** Turns the options on and off, and sets their order. At least one of them stays on. */
export function SellingOptionList({ form: { control, setValue, clearErrors }, types }: SellingOptionListProps) {
  const settings = useWatch({ control, name: 'settings' })
  const error = useListError(errorName)
  const last = findLastOption(settings, types)

  function toggle(type: SellingOptionType, enabled: boolean) {
    setValue(`settings.${sellingOptionKeys[type]}.enabled`, enabled, { shouldDirty: true })
    clearErrors(errorName as 'settings')
  }

  function reorder(order: readonly { id: SellingOptionType }[]) {
    for (const [type, seq] of numberOptions(order.map(({ id }) => id)))
      setValue(`settings.${sellingOptionKeys[type]}.seq`, seq, { shouldDirty: true })
  }

  return (
    <div data-field={errorName}>
      <DragList
        items={sortOptions(settings, types).map((id) => ({ id }))}
        getName={({ id }) => optionNames[id]}
        onReorder={reorder}
        className="flex flex-col gap-2"
      >
        {({ id: type }, handle) => {
          const { enabled, subheading } = settings[sellingOptionKeys[type]]
          return (
            <div className="flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-2 py-1.5">
              {handle}
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{optionNames[type]}</span>
                {subheading && <span className="block truncate text-label text-muted">{subheading}</span>}
              </span>
              <Switch
                aria-label={`Show ${optionNames[type]}`}
                checked={enabled}
                disabledReason={type === last && lastSellingOption}
                onChange={(checked) => toggle(type, checked)}
              />
            </div>
          )
        }}
      </DragList>
      <ListError message={error} />
    </div>
  )
}
