/** Joins class names and skips falsy ones: `cx('flex', isOpen && 'shadow-float', className)`. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
