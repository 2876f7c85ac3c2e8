/** The box of everything that opens from a control: menus, lists, popovers. */
export const popupBox =
  'max-h-[var(--available-height)] rounded-lg bg-raised text-ink shadow-float outline-none transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0'

/** One line to choose in such a box. */
export const popupItem =
  'flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 py-1 text-table outline-none data-[highlighted]:bg-hover ' +
  'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 touch:min-h-11 touch:text-body'
