import { useLayoutEffect, useState } from 'react'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'

/** Which of an editor's panels is open, and which hold something that is not right. The first one is open to begin with. */
export function usePanels<In extends FieldValues, Out, Panel extends string>(
  control: Control<In, unknown, Out>,
  fieldsOf: Record<Panel, readonly (keyof In)[]>,
) {
  const panels = Object.keys(fieldsOf) as Panel[]
  const [panel, setPanel] = useState<string | undefined>(panels[0])
  const { submitCount, errors } = useFormState({ control })
  const wrong: readonly string[] = panels.filter((key) => fieldsOf[key].some((field) => field in errors))

  // Before the form moves the focus to the first error: it must be there by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt to save looks once
  useLayoutEffect(() => {
    if (wrong.length > 0 && !(panel && wrong.includes(panel))) setPanel(wrong[0])
  }, [submitCount])

  return { panel, setPanel, isWrong: (key: Panel) => wrong.includes(key) }
}
