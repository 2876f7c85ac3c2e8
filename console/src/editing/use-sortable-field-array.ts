import { useEffect, useRef, useState } from 'react'
import { type Control, type FieldArrayPath, type FieldValues, useFieldArray } from 'react-hook-form'
import { findMove } from './find-move.ts'

/** A list in a form, whose parts are added, taken away and put in another order. */
export function useSortableFieldArray<In extends FieldValues, Out, Name extends FieldArrayPath<In>>(
  control: Control<In, unknown, Out>,
  name: Name,
) {
  const { fields, append, remove, move } = useFieldArray<In, Name, 'id', Out>({ control, name })
  const [removals, setRemovals] = useState(0)
  const addButton = useRef<HTMLElement>(null)
  const ids = fields.map(({ id }) => id)

  useEffect(() => {
    // The button that was pressed is gone: the focus must not be lost with it.
    if (removals > 0) addButton.current?.focus()
  }, [removals])

  return {
    ids,
    /** To be put on the button that adds one. */
    addButton,
    append,
    removeItem(index: number) {
      remove(index)
      setRemovals((count) => count + 1)
    },
    /** Takes them in their new order, and tells which one went where. */
    reorder(moved: readonly { id: string }[]) {
      const { from, to } = findMove(
        ids,
        moved.map(({ id }) => id),
      )
      move(from, to)
      return { from, to }
    },
  }
}
