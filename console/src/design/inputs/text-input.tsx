import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { type InputSize, inputClassName, inputFocusWithinClassName } from './input-class-name.ts'

export interface TextInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'size'> {
  size?: InputSize | undefined
  /** An icon, a currency sign or a unit inside the input. */
  before?: ReactNode
  after?: ReactNode
}

/** A single-line text input. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(props, ref) {
  const { size = 'md', before, after, className, ...rest } = props
  return (
    <div className={cx('flex w-full items-center', inputClassName(size), inputFocusWithinClassName, className)}>
      {before && <span className="flex shrink-0 items-center pl-3 text-faint">{before}</span>}
      <input
        type="text"
        {...rest}
        ref={ref}
        className={cx(
          'h-full min-w-0 flex-1 rounded-lg bg-transparent outline-none disabled:cursor-not-allowed',
          before ? 'pl-2' : 'pl-3',
          after ? 'pr-2' : 'pr-3',
        )}
      />
      {after && <span className="flex shrink-0 items-center pr-1 text-faint">{after}</span>}
    </div>
  )
})
