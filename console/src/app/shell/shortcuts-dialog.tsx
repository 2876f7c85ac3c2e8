import { Fragment } from 'react'
import { Kbd } from '../../design/data/kbd.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { everyEntry } from './navigation.ts'
import { paletteKeys } from './palette-keys.ts'

/** What the keyboard can do, wherever one is. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="Keyboard shortcuts">
      <PanelBody>
        <dl className="divide-y divide-line">
          <Line keys={paletteKeys} joined="+" does="Search or jump to…" />
          {everyEntry().map(({ key, label }) => (
            <Line key={key} keys={['G', key.toUpperCase()]} joined="then" does={`Go to ${label}`} />
          ))}
          <Line keys={['?']} does="Keyboard shortcuts" />
        </dl>
      </PanelBody>
    </Dialog>
  )
}

function Line({ keys, joined, does }: { keys: readonly string[]; joined?: string; does: string }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2">
      <dt className="text-table">{does}</dt>
      <dd className="flex items-center gap-1 text-faint text-label">
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && joined}
            <Kbd>{key}</Kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
