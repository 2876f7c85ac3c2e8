import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { SegmentedControl } from '../inputs/segmented-control.tsx'
import { type Device, devices } from '../layout/editor/device.ts'
import { PanelHeader } from '../layout/panel.tsx'
import { Overlay, type OverlayProps } from './overlay.tsx'

interface BottomSheetProps extends OverlayProps {
  title: ReactNode
  description?: ReactNode
  /** Shows a switch between desktop and mobile in the header. */
  device?: Device | undefined
  onDeviceChange?: ((device: Device) => void) | undefined
  actions?: ReactNode
  /** As tall as its content instead of nearly the whole window. */
  fitContent?: boolean
  children: ReactNode
}

/** A panel that slides up from the bottom, for previews and, with `fitContent`, for a few choices. */
export function BottomSheet({
  title,
  description,
  device,
  onDeviceChange,
  actions,
  fitContent,
  children,
  ...overlay
}: BottomSheetProps) {
  return (
    <Overlay
      {...overlay}
      className={cx(
        'inset-x-0 bottom-0 rounded-t-lg transition-transform duration-[250ms] data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full',
        fitContent ? 'max-h-[calc(100dvh-48px)] pb-[env(safe-area-inset-bottom)]' : 'h-[calc(100dvh-48px)]',
      )}
    >
      <PanelHeader
        title={title}
        description={description}
        actions={
          <>
            {device && onDeviceChange && (
              <SegmentedControl
                label="Preview on"
                value={device}
                options={devices}
                onChange={onDeviceChange}
                iconOnly
              />
            )}
            {actions}
          </>
        }
      />
      {children}
    </Overlay>
  )
}
