/** Classes for menus, select lists and popovers. */
export const popupClassName =
  'max-h-[var(--available-height)] rounded-lg bg-raised text-ink shadow-float outline-none transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0'

/** Classes for one item in a popup. */
export const popupItemClassName =
  'flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 py-1 text-table outline-none data-[highlighted]:bg-hover ' +
  'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 touch:min-h-11 touch:text-body'
