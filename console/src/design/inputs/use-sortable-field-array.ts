import { useEffect, useRef, useState } from 'react'
import { type Control, type FieldArrayPath, type FieldValues, useFieldArray } from 'react-hook-form'
import { findMove } from './find-move.ts'

/** A list of form fields whose items can be added, removed and reordered. */
export function useSortableFieldArray<In extends FieldValues, Out, Name extends FieldArrayPath<In>>(
  control: Control<In, unknown, Out>,
  name: Name,
) {
  const { fields, append, remove, move } = useFieldArray<In, Name, 'id', Out>({ control, name })
  const [removalCount, setRemovalCount] = useState(0)
  const addButton = useRef<HTMLElement>(null)
  const ids = fields.map(({ id }) => id)

  useEffect(() => {
    // The pressed button was removed with its item, so the focus moves to the add button.
    if (removalCount > 0) addButton.current?.focus()
  }, [removalCount])

  return {
    ids,
    /** The ref of the button that adds an item. */
    addButton,
    append,
    removeItem(index: number) {
      remove(index)
      setRemovalCount((count) => count + 1)
    },
    /** Applies a new order and returns the move. */
    reorder(reordered: readonly { id: string }[]) {
      const { from, to } = findMove(
        ids,
        reordered.map(({ id }) => id),
      )
      move(from, to)
      return { from, to }
    },
  }
}
