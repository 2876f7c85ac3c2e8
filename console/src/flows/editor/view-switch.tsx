import type { PreferenceValue } from '@gable/shared/preferences/preference.ts'
import { List, Workflow } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { usePreference } from '../../platform/preferences.ts'

export type EditorView = PreferenceValue<'FLOW_EDITOR_VIEW'>

/** How this person looked at the steps last. Phones begin with the list. Undefined until it is loaded. */
export function useEditorView(): [EditorView | undefined, (view: EditorView) => void] {
  const [stored, store, isLoaded] = usePreference('FLOW_EDITOR_VIEW')
  const [onPhone, setOnPhone] = useState<EditorView>('list')
  if (useIsNarrow()) return [onPhone, setOnPhone]
  return [isLoaded ? (stored ?? 'list') : undefined, (view) => void store(view)]
}

interface ViewSwitchProps {
  view: EditorView | undefined
  onChange: (view: EditorView) => void
}

/** On phones it is in the menu: `ViewMenuItem`. */
export const ViewSwitch = ({ view = 'list', onChange }: ViewSwitchProps) => (
  <div className="hidden sm:block">
    <SegmentedControl iconOnly label="View" value={view} options={options} onChange={onChange} />
  </div>
)

export function ViewMenuItem({ view, onChange }: ViewSwitchProps) {
  const other = options.find(({ value }) => value !== view)
  if (!useIsNarrow() || !other) return null
  return (
    <MenuItem icon={other.icon} onSelect={() => onChange(other.value)}>
      {`Show as ${other.label}`}
    </MenuItem>
  )
}

const options = [
  { value: 'list', label: 'List', icon: List },
  { value: 'canvas', label: 'Canvas', icon: Workflow },
] as const
