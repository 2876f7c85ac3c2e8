import { useId } from 'react'
import { Switch } from '../../design/inputs/switch.tsx'
import type { PreviewView } from './preview-view.ts'

/** Preview options, which are not saved. */
export const PreviewSwitches = ({ stage, setStage, background, setBackground }: PreviewView) => (
  <div className="mb-5 space-y-3 rounded-lg bg-sunken px-3 py-2.5">
    <PreviewSwitch
      label="Show form in preview"
      checked={stage === 'form'}
      onChange={(isForm) => setStage(isForm ? 'form' : 'view')}
    />
    <PreviewSwitch
      label="Show on a dark website"
      checked={background === 'dark'}
      onChange={(isDark) => setBackground(isDark ? 'dark' : 'light')}
    />
  </div>
)

interface PreviewSwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function PreviewSwitch({ label, checked, onChange }: PreviewSwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="font-medium text-table">
        {label}
      </label>
      <Switch id={id} checked={checked} onChange={onChange} />
    </div>
  )
}
