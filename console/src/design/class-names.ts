/** Joins the classes that apply: `cx('flex', open && 'shadow-float', className)`. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
