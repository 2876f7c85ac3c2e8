import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { PanelHeader } from '../layout/panel.tsx'
import { Overlay, type OverlayProps } from './overlay.tsx'

interface DialogProps extends OverlayProps {
  title: ReactNode
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  role?: 'alertdialog'
  /** `PanelBody` and `PanelFooter`, optionally inside a `Form`. */
  children: ReactNode
}

/** A modal in the middle of the screen. On a phone it covers the screen, except for alert dialogs. */
export function Dialog({ title, description, size = 'md', role, children, ...overlay }: DialogProps) {
  return (
    <Overlay
      {...overlay}
      {...(role && { role })}
      className={cx(
        role === 'alertdialog' ? 'inset-x-0 bottom-0 max-h-full' : 'inset-0',
        'transition-[opacity,transform] duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
        'max-sm:data-[ending-style]:translate-y-4 max-sm:data-[starting-style]:translate-y-4',
        'sm:inset-auto sm:top-[max(24px,14vh)] sm:left-1/2 sm:max-h-[calc(100dvh-2*max(24px,14vh))] sm:-translate-x-1/2 sm:rounded-lg',
        'sm:data-[ending-style]:scale-[0.98] sm:data-[starting-style]:scale-[0.98]',
        sizes[size],
      )}
    >
      <PanelHeader title={title} description={description} />
      {children}
    </Overlay>
  )
}

const sizes = { sm: 'sm:w-[400px]', md: 'sm:w-[520px]', lg: 'sm:w-[min(720px,calc(100vw-48px))]' }
