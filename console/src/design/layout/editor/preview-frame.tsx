import type { ReactNode } from 'react'
import { cx } from '../../class-names.ts'
import type { Device } from './device.ts'

interface PreviewFrameProps {
  device: Device
  /** The maximum width of the previewed item on a desktop. */
  width?: 700 | 1200
  /** The width of the previewed item on a phone. */
  mobileWidth?: 375 | 390
  children: ReactNode
}

/** The background of a preview, with a device frame around it. */
export function PreviewFrame({ device, width = 1200, mobileWidth = 390, children }: PreviewFrameProps) {
  return (
    <div className="flex h-full min-w-0 justify-center overflow-auto bg-dots bg-sunken bg-[length:16px_16px] p-3 sm:p-6">
      <div
        className={cx(
          'flex h-full w-full flex-col overflow-hidden border-line bg-surface transition-[max-width] duration-[250ms]',
          device === 'mobile' ? 'rounded-lg border sm:max-h-[844px]' : 'rounded-lg border',
          // The border is outside of the 375 pixels.
          device === 'mobile' && (mobileWidth === 375 ? 'max-w-[377px]' : 'max-w-[390px]'),
          device === 'desktop' && (width === 700 ? 'max-w-[700px]' : 'max-w-[1200px]'),
        )}
      >
        {children}
      </div>
    </div>
  )
}
