import { cx } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** Classes for buttons and for links that look like buttons. */
export const buttonClassName = (variant: ButtonVariant, size: ButtonSize, shape: 'text' | 'square') =>
  cx(base, variants[variant], sizes[size], shape === 'text' ? paddings[size] : squares[size])

const base =
  'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-lg font-medium transition-colors ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-[busy]:cursor-progress data-[busy]:opacity-100'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-on live:hover:bg-accent-hover live:active:bg-accent-pressed',
  secondary:
    'border border-line-strong/70 bg-surface text-ink live:hover:bg-hover live:active:bg-sunken data-[popup-open]:bg-hover filters:border-control filters:font-normal',
  quiet: 'text-muted live:hover:bg-hover live:hover:text-ink data-[popup-open]:bg-hover data-[popup-open]:text-ink',
  danger: 'bg-danger text-danger-on live:hover:bg-danger-hover live:active:bg-danger',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 gap-1 text-table touch:h-9',
  md: 'h-8 gap-1.5 text-table touch:h-11',
  lg: 'h-10 gap-2 text-body touch:h-11',
}

const paddings: Record<ButtonSize, string> = { sm: 'px-2', md: 'px-3', lg: 'px-4' }

const squares: Record<ButtonSize, string> = { sm: 'w-7 touch:w-9', md: 'w-8 touch:w-11', lg: 'w-10 touch:w-11' }
