import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { PanelHeader } from '../layout/panel.tsx'
import { Overlay, type OverlayProps } from './overlay.tsx'

interface SlideOutProps extends OverlayProps {
  title: ReactNode
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  actions?: ReactNode
  children: ReactNode
}

/** A panel that slides in from the right, for details without leaving the page. */
export function SlideOut({ title, description, size = 'md', actions, children, ...overlay }: SlideOutProps) {
  return (
    <Overlay
      {...overlay}
      className={cx(
        'inset-y-0 right-0 w-full transition-transform duration-[250ms] data-[ending-style]:translate-x-full data-[starting-style]:translate-x-full',
        sizes[size],
      )}
    >
      <PanelHeader title={title} description={description} actions={actions} />
      {children}
    </Overlay>
  )
}

const sizes = {
  sm: 'sm:w-[400px]',
  md: 'sm:w-[min(560px,calc(100vw-48px))]',
  lg: 'sm:w-[min(720px,calc(100vw-48px))]',
  xl: 'sm:w-[min(960px,calc(100vw-48px))]',
}
