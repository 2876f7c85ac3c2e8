import { Fragment } from 'react'
import { Kbd } from '../../design/data/kbd.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { listNavigationEntries } from './navigation.ts'
import { paletteKeys } from './palette-keys.ts'

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="Keyboard shortcuts">
      <PanelBody>
        <dl className="divide-y divide-line">
          <ShortcutRow keys={paletteKeys} separator="+" label="Search or jump to…" />
          {listNavigationEntries().map(({ shortcutKey, label }) => (
            <ShortcutRow
              key={shortcutKey}
              keys={['G', shortcutKey.toUpperCase()]}
              separator="then"
              label={`Go to ${label}`}
            />
          ))}
          <ShortcutRow keys={['?']} label="Keyboard shortcuts" />
        </dl>
      </PanelBody>
    </Dialog>
  )
}

function ShortcutRow({ keys, separator, label }: { keys: readonly string[]; separator?: string; label: string }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2">
      <dt className="text-table">{label}</dt>
      <dd className="flex items-center gap-1 text-faint text-label">
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && separator}
            <Kbd>{key}</Kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
