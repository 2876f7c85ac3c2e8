import { Monitor, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { SegmentedControl } from '../inputs/segmented-control.tsx'
import { PanelHeader } from '../layout/panel.tsx'
import { Overlay, type OverlayProps } from './overlay.tsx'

export type PreviewDevice = 'desktop' | 'mobile'

interface BottomSheetProps extends OverlayProps {
  title: ReactNode
  description?: ReactNode
  /** Given, the header lets one choose on which device a preview is shown. */
  device?: PreviewDevice | undefined
  onDevice?: ((device: PreviewDevice) => void) | undefined
  aside?: ReactNode
  /** As high as what is in it, and no higher than the window: for a choice or two. */
  fits?: boolean
  children: ReactNode
}

/** A panel from below: nearly the whole window for previews, or as much as a choice takes. */
export function BottomSheet({
  title,
  description,
  device,
  onDevice,
  aside,
  fits,
  children,
  ...overlay
}: BottomSheetProps) {
  return (
    <Overlay
      {...overlay}
      className={cx(
        'inset-x-0 bottom-0 rounded-t-lg transition-transform duration-[250ms] data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full',
        fits ? 'max-h-[calc(100dvh-48px)] pb-[env(safe-area-inset-bottom)]' : 'h-[calc(100dvh-48px)]',
      )}
    >
      <PanelHeader
        title={title}
        description={description}
        aside={
          <>
            {device && onDevice && (
              <SegmentedControl label="Preview on" value={device} options={devices} onChange={onDevice} iconOnly />
            )}
            {aside}
          </>
        }
      />
      {children}
    </Overlay>
  )
}

const devices = [
  { value: 'desktop', label: 'Desktop', icon: Monitor },
  { value: 'mobile', label: 'Mobile', icon: Smartphone },
] as const
