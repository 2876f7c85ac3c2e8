import type { AvmProvider, AvmSelection } from '@gable/shared/contact-dashboard/modules/multi-avm.ts'
import { providerRequired } from '@gable/shared/contact-dashboard/rules/multi-avm-rules.ts'
import { getProviderName } from '@gable/shared/properties/estimate-words.ts'
import { useWatch } from 'react-hook-form'
import { DragList } from '../../../design/inputs/drag-list.tsx'
import { Switch } from '../../../design/inputs/switch.tsx'
import { ListError, useListError } from '../fields/list-error.tsx'
import type { PanelProps } from './panel-props.ts'

const name = 'settings.avmSelections'

/** The valuation providers in the order of the page. At least one of them stays on. */
export function ProviderList({ form: { control, setValue } }: Pick<PanelProps<'MULTI_AVM'>, 'form'>) {
  const selections = useWatch({ control, name })
  const listError = useListError(name)
  // None is left when the only one that was on no longer exists.
  const error = listError ?? (selections.some(({ enabled }) => enabled) ? undefined : providerRequired)

  const save = (changed: AvmSelection[]) =>
    setValue(name, changed, { shouldDirty: true, shouldTouch: true, shouldValidate: true })

  const toggle = (provider: AvmProvider, enabled: boolean) =>
    save(selections.map((selection) => (selection.provider === provider ? { ...selection, enabled } : selection)))

  return (
    <div data-field={name}>
      <DragList
        items={selections.map((selection) => ({ ...selection, id: selection.provider }))}
        getName={({ provider }) => getProviderName(provider)}
        onReorder={(items) => save(items.map(({ enabled, provider }) => ({ enabled, provider })))}
        className="flex flex-col gap-2"
      >
        {({ provider, enabled }, handle) => (
          <div className="flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-2">
            {handle}
            <span className="min-w-0 flex-1 truncate font-medium">{getProviderName(provider)}</span>
            <Switch
              aria-label={`Show ${getProviderName(provider)}`}
              aria-invalid={error ? true : undefined}
              checked={enabled}
              onChange={(checked) => toggle(provider, checked)}
            />
          </div>
        )}
      </DragList>
      <ListError message={error} />
    </div>
  )
}
